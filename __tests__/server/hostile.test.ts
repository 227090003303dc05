import { composeMail } from "../../server/delivery/mailer";
import type { Message } from "../../server/message";
import {
  CONSULTATION,
  CONTACT,
  consultationBody,
  contactBody,
  MAILBOX,
  rawExchange,
  senderHeader,
} from "./helpers/calls";
import { HostRun } from "./helpers/host-run";
import { hostileBodies, hostileRequests } from "./helpers/hostile-bodies";
import { hostileValues } from "./helpers/hostile-values";

const run = HostRun.forFile();
const AT_ONCE = 32;
const HARMLESS = /<\/?(?:p|b|br|strong|table|tr|td)(?: \/)?>/g;
/** Control and format characters but line breaks, tabs and what joins letters. */
const UNSEEN =
  /(?!\p{Join_Control})[\p{Cf}\p{Default_Ignorable_Code_Point}\u3164](?<!\p{Variation_Selector})|[^\P{Cc}\n\t]/u;

const inEach = (body: object, fields: readonly string[]) =>
  fields.flatMap((field) => hostileValues.map((value) => ({ ...body, [field]: value })));
const LONGEST = 2000;
const typed = hostileValues.map((value) => JSON.stringify(value).slice(0, LONGEST));
const bodies = (list: readonly unknown[]) => list.map((body) => ({ body, headers: {} }));

test.each<[string, string, readonly { readonly body: unknown; readonly headers: object }[]]>([
  ["contact fields", CONTACT, bodies(inEach(contactBody(), ["subject", "html"]))],
  ["senders", CONTACT, typed.map((text) => ({ body: contactBody(), headers: senderHeader(text, text) }))],
  ["consultation fields", CONSULTATION, bodies(inEach(consultationBody(), ["name", "email", "education"]))],
  ["contact bodies", CONTACT, bodies(hostileBodies)],
  ["consultation bodies", CONSULTATION, bodies(hostileBodies)],
])("hostile %s are accepted or refused with a message, no server error", async (_name, path, requests) => {
  const waiting = requests.values();
  const wrong: unknown[] = [];
  const client = async () => {
    for (const { body, headers } of waiting) {
      const { status, success, message = "" } = await run.post(path, body, headers);
      const isTaken = status === 200 && success;
      const isRefused = status >= 400 && status < 500 && !success && message !== "";
      const isTold = / at |node_modules|\.ts|Unexpected token/.test(message);
      if ((!isTaken && !isRefused) || isTold)
        wrong.push([status, message, String(JSON.stringify(body)).slice(0, 200)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  expect(wrong).toEqual([]);
});

test("requests that no browser sends cause no server error", async () => {
  const host = await run.start({ requestTimeout: 500, spoolDir: `${run.folder}/other` });
  const waiting = hostileRequests.values();
  const wrong: string[] = [];
  const client = async () => {
    for (const bytes of waiting) {
      const back = await rawExchange(host.address, bytes);
      // 501 and 505 refuse unknown methods and versions of HTTP.
      if (/^HTTP\/1\.1 5(?!0[15])/.test(back)) wrong.push(`${bytes.subarray(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  expect([wrong, (await run.get("/healthz")).status]).toEqual([[], 200]);
  await host.close();
});

test("no file holds markup or a character that could control a terminal", async () => {
  const files = run.files();
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) expect(file).not.toMatch(/<|[^\P{Cc}\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u);
});

test("no message has another recipient, active markup or a header of a visitor's", async () => {
  for (const message of await run.stored()) {
    expect(message.to).toEqual([MAILBOX]);
    expect(message.html.replace(HARMLESS, "")).not.toMatch(/<[a-z!/?]/i);
    const { name = "", address = "a@b" } = message.replyTo ?? {};
    expect([message.subject, name, address].join("")).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(address).toMatch(/^[^\s,<>"@]+@[^\s,<>"@]+$/);
  }
});

test("no mail holds an unseen character, a link, or a sender's name that looks like an address", async () => {
  const mailOf = (message: Message) => composeMail(message, "site@agency.example");
  for (const { subject, text, html, replyTo } of (await run.stored()).map(mailOf)) {
    const name = replyTo?.name ?? "";
    expect([subject, text, html, name].join(" ")).not.toMatch(UNSEEN);
    expect([subject, text, html, name].join(" ")).not.toMatch(/\b[a-z]+:\/\//i);
    expect(`${name}${subject.replaceAll(/[^\n]/g, "")}`).not.toMatch(/[@<>,;:"\n]/);
    expect(html.replace(/<\/?(?:p|b|br)(?: style="[a-z0-9:; ]*")?>/g, "")).not.toMatch(/[<>]/);
  }
});

test("prototypes stay as they are, and the host is well", async () => {
  expect(Object.prototype).not.toHaveProperty("isAdmin");
  expect((await run.get("/healthz")).status).toBe(200);
  expect(run.log.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
