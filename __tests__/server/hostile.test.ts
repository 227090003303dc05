import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { hostileBodies } from "./helpers/hostile-bodies";
import { hostileValues } from "./helpers/hostile-values";
import { spoolFiles, spoolMessages } from "./helpers/read-spool";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

/** Tags, or the start of one, that the stored HTML may contain. */
const HARMLESS = /<\/?(?:p|b|br|strong|table|tr|td)(?: \/)?>/g;

const folder = temporaryFolder();
let host: TestHost;

beforeAll(async () => {
  fixtureSite(folder);
  host = await testHost(folder);
});
afterAll(() => host.close());

const contacts = ["to", "subject", "html"].flatMap((field) =>
  hostileValues.map((value) => ({ ...contactBody(), [field]: value })),
);
/** Text that a visitor may type, inserted as the form would but without its escaping. */
const texts = hostileValues.filter((value) => typeof value === "string");
const typed = texts.map((value) => ({
  ...contactBody(),
  html: `<p><b>Email:</b> ${value}</p><p><b>Full name:</b> ${value}</p>`,
}));
const consultations = Object.keys(consultationBody()).flatMap((field) =>
  hostileValues.map((value) => ({ ...consultationBody(), [field]: value })),
);
const lists = ["education", "studyCountry"].flatMap((field) =>
  hostileValues.map((value) => ({ ...consultationBody(), [field]: [value] })),
);

test.each<[string, string, readonly unknown[]]>([
  ["contact fields", CONTACT, contacts],
  ["contact text", CONTACT, typed],
  ["consultation fields", CONSULTATION, consultations],
  ["consultation lists", CONSULTATION, lists],
  ["contact bodies", CONTACT, hostileBodies],
  ["consultation bodies", CONSULTATION, hostileBodies],
])(
  "hostile %s are accepted without harm or refused with a message, never a server error",
  async (_name, path, bodies) => {
    expect(bodies.length).toBeGreaterThan(40);
    const wrong: unknown[] = [];
    for (const body of bodies) {
      const answer = await post(host.address, path, body);
      const taken = answer.status === 200 && answer.success;
      const refused =
        answer.status >= 400 && answer.status < 500 && !answer.success && Boolean(answer.message);
      if (!taken && !refused) wrong.push({ answer, body: String(JSON.stringify(body)).slice(0, 200) });
      expect(answer.message ?? "").not.toMatch(/ at |node_modules|\.ts|Unexpected token/);
    }
    expect(wrong).toEqual([]);
  },
);

test("each endpoint got at least 300", () => {
  expect(contacts.length + typed.length + hostileBodies.length).toBeGreaterThan(300);
  expect(consultations.length + lists.length + hostileBodies.length).toBeGreaterThan(300);
});

test("nothing unescaped, no header and no other recipient is in any stored message", () => {
  const { spoolDir } = host.config;
  for (const file of spoolFiles(spoolDir)) {
    expect(file).not.toContain("<");
    // Only line breaks: other control characters could control a terminal that shows the file.
    expect(file).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u);
  }
  const messages = spoolMessages(spoolDir);
  expect(messages.length).toBeGreaterThan(500);
  for (const message of messages) {
    expect(message.html.replace(HARMLESS, "")).not.toMatch(/<[a-z!/?]/i);
    expect(Object.values(message).flat().join("\n")).not.toMatch(/\p{Cs}/u);
    expect(message.to).toEqual(["hello@agency.example"]);
    for (const line of [message.subject, message.replyTo?.name ?? "", message.replyTo?.address ?? ""]) {
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
    expect(message.replyTo?.address ?? "a@b").toMatch(/^[^\s,<>"@]+@[^\s,<>"@]+$/);
    expect(Object.keys(message).sort().join()).toMatch(
      /^html,id,kind,receivedAt,reference,(?:replyTo,)?subject,text,to$/,
    );
  }
});

test("prototypes stay as they are, and the host still serves", async () => {
  expect(Object.prototype).not.toHaveProperty("isAdmin");
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect((await request(host.address, "/about")).status).toBe(200);
  expect((await request(host.address, "/healthz")).status).toBe(200);
  expect(host.log.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
