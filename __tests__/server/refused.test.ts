import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { rawExchange } from "./helpers/raw-exchange";
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

describe("refused with a message, and nothing stored", () => {
  beforeAll(async () => {
    host = await start({ fieldLimit: 100, textLimit: 1000, bodyLimit: 4096 });
  });
  afterAll(() => {
    expect(stored()).toEqual([]);
    return host.close();
  });

  const contact = (changes: object) => ({ ...contactBody(), ...changes });
  const consultation = (changes: object) => ({ ...consultationBody(), ...changes });

  test.each<[string, string, unknown, number, string | RegExp]>([
    [
      "another recipient",
      CONTACT,
      contact({ to: "victim@example.org" }),
      400,
      "This site does not send mail to that address.",
    ],
    [
      "one more recipient",
      CONTACT,
      contact({ to: "hello@agency.example,victim@example.org" }),
      400,
      /does not send/,
    ],
    ["a recipient with a name", CONTACT, contact({ to: "x <hello@agency.example>" }), 400, /does not send/],
    [
      "a recipient after a line break",
      CONTACT,
      contact({ to: "hello@agency.example\r\nBcc: v@example.org" }),
      400,
      /does not send/,
    ],
    [
      "a list of recipients",
      CONTACT,
      contact({ to: ["hello@agency.example"] }),
      400,
      "The recipient must be text.",
    ],
    ["no recipient", CONTACT, contact({ to: undefined }), 400, "Please fill out the recipient."],
    ["no subject", CONTACT, contact({ subject: " " }), 400, "Please fill out the subject."],
    ["no message", CONTACT, contact({ html: undefined }), 400, "Message cannot be empty"],
    [
      "nothing but script",
      CONTACT,
      contact({ html: "<script>alert(1)</script>" }),
      400,
      "Message cannot be empty",
    ],
    [
      "a long subject",
      CONTACT,
      contact({ subject: "x".repeat(101) }),
      400,
      "The subject is too long (at most 100 characters).",
    ],
    ["a long message", CONTACT, contact({ html: "x".repeat(1001) }), 400, /^The message is too long/],
    ["a huge body", CONTACT, contact({ html: "x".repeat(5000) }), 413, "The message is too large."],
    ["a list as body", CONTACT, [], 400, "The message must be a JSON object."],
    ["null as body", CONSULTATION, "null", 400, "The request must be a JSON object."],
    ["no body", CONSULTATION, "", 400, "The request is not valid."],
    ["half a body", CONSULTATION, '{"name":', 400, "The request is not valid."],
    [
      "broken UTF-8",
      CONSULTATION,
      Buffer.from([0x22, 0xff, 0xfe, 0x22]),
      400,
      "The request is not valid UTF-8.",
    ],
    ["a prototype key", CONSULTATION, '{"__proto__":{"admin":true}}', 400, "The request is not valid."],
    ["name first", CONSULTATION, {}, 400, "Please fill out the name."],
    ["then email", CONSULTATION, { name: "A" }, 400, "Please fill out the email."],
    ["then mobile", CONSULTATION, { name: "A", email: "a@b" }, 400, "Please fill out the mobile."],
    [
      "then address",
      CONSULTATION,
      { name: "A", email: "a@b", mobile: "1" },
      400,
      "Please fill out the address.",
    ],
    ["a blank name", CONSULTATION, consultation({ name: " \u0000\t" }), 400, "Please fill out the name."],
    ["no e-mail address", CONSULTATION, consultation({ email: "asha" }), 400, "Enter a valid email address"],
    ["a number as name", CONSULTATION, consultation({ name: 5 }), 400, "The name must be text."],
    [
      "text as list",
      CONSULTATION,
      consultation({ education: "Other" }),
      400,
      "The education must be a list.",
    ],
    [
      "numbers in a list",
      CONSULTATION,
      consultation({ studyCountry: [1] }),
      400,
      "The study country must be text.",
    ],
    [
      "a long list",
      CONSULTATION,
      consultation({ studyCountry: Array(51).fill("UK") }),
      400,
      /too many entries/,
    ],
    [
      "other education unnamed",
      CONSULTATION,
      consultation({ otherEducation: " " }),
      400,
      "Please specify your education.",
    ],
    [
      "other country unnamed",
      CONSULTATION,
      consultation({ studyCountry: ["Other"] }),
      400,
      "Please specify the other study country.",
    ],
  ])("%s", async (_name, path, body, status, message) => {
    const answer = await post(host.address, path, body);
    expect(answer).toMatchObject({ status, success: false });
    expect(answer.message).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "",
  ])("content type %p", async (type) => {
    const answer = await post(host.address, CONTACT, contactBody(), { "content-type": type });
    expect(answer).toMatchObject({ status: 415, success: false, message: "The request must be JSON." });
  });

  test.each([
    ["GET", CONTACT, 405],
    ["PUT", CONSULTATION, 405],
    ["DELETE", CONTACT, 405],
    ["POST", "/api/unknown", 404],
  ])("%s %s", async (method, path, status) => {
    const answer = await request(host.address, path, { method });
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      status,
      { success: false, message: expect.any(String) },
    ]);
    if (status === 405) expect(answer.headers.allow).toBe("POST");
  });

  test.each([
    ["no HTTP", "hello\r\n\r\n", 400],
    ["a huge header", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, 431],
    [
      "two lengths",
      `POST ${CONTACT} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
  ])("%s", async (_name, text, status) => {
    const back = await rawExchange(host.address, text);
    expect(back).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(back.slice(back.indexOf("\r\n\r\n")))).toEqual({
      success: false,
      message: expect.any(String),
    });
  });
});
