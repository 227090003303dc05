import { CONSULTATION, CONTACT, consultationBody, contactBody } from "./helpers/calls";
import { inbox } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";
import { engines } from "./helpers/postgres";

const SOURCE = {
  ...{
    page: "/countries/canada",
    entry: "/blogs/choose-a-course",
    site: "www.google.com",
    language: "en-GB",
  },
  ...{ utmSource: "newsletter", utmMedium: "email", utmCampaign: "autumn 2026" },
};
const GUIDES = ["/countries/canada", "/countries/uk"];
const header = (fields: Record<string, string>, ...guides: readonly string[]) => {
  const pairs = [...Object.entries(fields), ...guides.map((guide) => ["guide", guide])];
  return { "x-source": new URLSearchParams(pairs).toString() };
};

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);

  test("what a form says about its source is stored, stands under the message in the mail, and in the csv", async () => {
    const { log } = await run.startMailing();
    const { status } = await run.post(CONSULTATION, consultationBody(), header(SOURCE, ...GUIDES));
    expect(status).toBe(200);
    await log.until("message delivered");
    const [stored] = await run.stored("sent");
    expect(stored?.source).toEqual({ ...SOURCE, guides: GUIDES });
    const text = run.mail.caught[0]?.text.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
    const lines = `Preferred countries: Australia

Where this came from, as the browser tells it:
Page: /countries/canada
First page: /blogs/choose-a-course
Site before: www[.]google[.]com
Campaign: newsletter, email, autumn 2026
Language: en-GB
Guides read: /countries/canada, /countries/uk`;
    expect(text.replaceAll("\r\n", "\n")).toContain(lines);
    expect(text).toContain("<b>Guides read:</b> /countries/canada, /countries/uk");
    const [, row = ""] = (await inbox(run, "csv")).split("\r\n");
    expect(row).toMatch(
      /,"\/countries\/canada","\/blogs\/choose-a-course","www.google.com","newsletter","email","autumn 2026","en-GB","\/countries\/canada \/countries\/uk"$/,
    );
  });
});

const run = HostRun.forFile();
const storedWith = async (headers: Record<string, string>) => {
  const { status, reference } = await run.post(CONTACT, contactBody(), headers);
  expect(status).toBe(200);
  return (await run.stored()).find((message) => message.reference === reference)?.source;
};

test.each<[string, Record<string, string>, object | undefined]>([
  ["no header", {}, undefined],
  ["an empty one", { "x-source": "" }, undefined],
  ["one above a kilobyte", header({ page: "/a", utmCampaign: "x".repeat(1024) }), undefined],
  ["another site", header({ page: "//evil.example/a", utmSource: "a" }), { utmSource: "a" }],
  ["its entry", header({ entry: "https://evil.example", page: "/a" }), { page: "/a" }],
  ["a query", header({ page: "/search?q=my+name#x", entry: "/ok" }), { entry: "/ok" }],
  ["a site with a path", header({ site: "example.com/my-name", page: "/a" }), { page: "/a" }],
  [
    "markup and breaks",
    header({ utmCampaign: "<b>x</b>\r\nBcc: a@b.example\u202e", page: "/a" }),
    { utmCampaign: "<b>x</b> Bcc: a@b.example", page: "/a" },
  ],
  ["a long campaign", header({ utmCampaign: "é".repeat(120) }), { utmCampaign: "é".repeat(100) }],
  ["unknown fields", header({ name: "Asha", page: "/a" }), { page: "/a" }],
  ["a language that is none", header({ language: "=1+1", page: "/a" }), { page: "/a" }],
  ["six guides", header({}, "/1", "/2", "/3", "/4", "/5", "/6"), { guides: ["/1", "/2", "/3", "/4", "/5"] }],
])("%s: the message is taken, with what is sound", async (_name, headers, source) => {
  expect(await storedWith(headers)).toEqual(source);
});

test("the source is no part of what a key stands for", async () => {
  const send = (page: string) =>
    run.post(CONTACT, contactBody(), { "idempotency-key": "s", ...header({ page }) });
  const [first, again] = [await send("/a"), await send("/b")];
  expect([again.status, again.messageId]).toEqual([200, first.messageId]);
});
