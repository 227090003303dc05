import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { spoolMessages } from "./helpers/read-spool";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const root = temporaryFolder();
let host: TestHost;

async function start(changes: Parameters<typeof testHost>[1] = {}): Promise<TestHost> {
  const folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
  return testHost(folder, changes);
}

const stored = () => spoolMessages(host.config.spoolDir);

const SECRET = "a-word-no-log-may-hold";

describe("accepted", () => {
  beforeAll(async () => {
    host = await start({
      mailTo: ["hello@agency.example", "Office@agency.example"],
      mailFrom: "site@agency.example",
    });
  });
  afterAll(() => host.close());

  test("a contact message, with the visitor as Reply-To", async () => {
    const answer = await post(host.address, CONTACT, contactBody("first<br>second"));
    expect(answer).toMatchObject({ status: 200, success: true });
    const message = stored().find(({ id }) => answer.messageId === `<${id}@agency.example>`);
    expect(message).toMatchObject({
      kind: "contact",
      to: ["hello@agency.example"],
      replyTo: { name: "Asha", address: "asha@example.com" },
      subject: "New message from Asha",
    });
    expect(message?.text.join("\n")).toBe(
      "Full name: Asha\nEmail: asha@example.com\nPhone: +919840000000\nMessage:\nfirst\nsecond",
    );
    expect(message?.html).toContain("first<br />second");
  });

  test("a consultation request, to all configured recipients", async () => {
    const answer = await post(host.address, CONSULTATION, consultationBody("Flat 3 & 4, <Park> Road"));
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      message: "Consultation request submitted successfully!",
    });
    const message = stored().find(({ kind }) => kind === "consultation");
    expect(message).toMatchObject({
      to: ["hello@agency.example", "Office@agency.example"],
      replyTo: { name: "Asha", address: "asha@example.com" },
      subject: "Online consultation request from Asha",
      text: [
        "Name: Asha",
        "Email: asha@example.com",
        "Mobile: +919840000000",
        "Address: Flat 3 & 4, <Park> Road",
        "Education: Undergraduate, Other (Diploma)",
        "Preferred countries: Australia",
      ],
    });
    expect(message?.html).toContain("<p><b>Address:</b> Flat 3 &amp; 4, &lt;Park&gt; Road</p>");
  });

  test.each([
    [
      "every configured recipient",
      { ...contactBody(), to: "office@agency.example, hello@agency.example" },
      2,
    ],
    ["a recipient in upper case", { ...contactBody(), to: " HELLO@agency.example " }, 1],
  ])("%s", async (_name, body, count) => {
    const { status, messageId } = await post(host.address, CONTACT, body);
    expect(status).toBe(200);
    expect(stored().find(({ id }) => messageId?.includes(id))?.to).toHaveLength(count);
  });

  test.each([
    ["Email: asha@example.com", "asha@example.com"],
    ["<table><tr><td>Email address</td><td>asha@example.com</td></tr></table>", "asha@example.com"],
    ["<p>E-mail:<br>asha@example.com</p>", undefined],
    ["<p>Message: write to other@example.com</p>", undefined],
    ["<p>Email: asha@example.com, two@example.org</p>", undefined],
  ])("%s: Reply-To is %s", async (html, address) => {
    const { messageId } = await post(host.address, CONTACT, { ...contactBody(), html });
    expect(stored().find(({ id }) => messageId?.includes(id))?.replyTo?.address).toBe(address);
  });

  test("unknown fields are ignored, lists may be missing, a charset is allowed", async () => {
    const { education, studyCountry, ...rest } = consultationBody();
    const headers = { "content-type": "application/json; charset=utf-8" };
    const body = { ...rest, otherEducation: "", bcc: "victim@example.org" };
    expect((await post(host.address, CONSULTATION, body, headers)).status).toBe(200);
    expect(JSON.stringify(stored())).not.toContain("victim");
  });

  test("a visitor's address that mail servers may refuse is in the text only", async () => {
    const body = { ...consultationBody("odd"), email: "\u0906\u0936\u093e@example.com" };
    expect((await post(host.address, CONSULTATION, body)).status).toBe(200);
    const message = stored().find(({ text }) => text.includes("Address: odd"));
    expect(message?.text).toContain("Email: \u0906\u0936\u093e@example.com");
    expect(message?.replyTo).toBeUndefined();
  });
});

test("the log is structured and holds nothing that a visitor wrote", async () => {
  host = await start();
  await post(host.address, CONTACT, { ...contactBody(SECRET), subject: SECRET });
  await post(host.address, CONSULTATION, consultationBody(SECRET));
  await post(host.address, CONSULTATION, `{"name":"${SECRET}", broken`);
  await post(host.address, CONTACT, { to: `${SECRET}@example.org` });
  await request(host.address, `/about?text=${SECRET}`);
  await host.close();
  const { lines } = host.log;
  expect(lines.filter(({ msg }) => msg === "message accepted").map(({ kind }) => kind)).toEqual([
    "contact",
    "consultation",
  ]);
  expect(lines.filter(({ msg, status }) => msg === "request" && status === 400)).toHaveLength(2);
  expect(host.log.text.join("")).not.toContain(SECRET);
});
