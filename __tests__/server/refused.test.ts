import { CONSULTATION, CONTACT, consultationBody, contactBody, rawExchange, refusal } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forFile({ fieldLimit: 100, textLimit: 1000, bodyLimit: 4096 });
// Whatever a test here sends is refused and not stored.
afterEach(() => expect(run.files()).toEqual([]));

const contact = (changes: object) => ({ ...contactBody(), ...changes });
const consultation = (changes: object) => ({ ...consultationBody(), ...changes });
const LONG = "x".repeat(1001);
const NOT_OURS = "This site does not send mail to that address.";
const REFUSED = { success: false, message: expect.any(String) };

test.each<[string, unknown, string]>([
  ["another recipient", contact({ to: "victim@example.org" }), NOT_OURS],
  ["one more recipient", contact({ to: "hello@agency.example,victim@example.org" }), NOT_OURS],
  ["a recipient with a name", contact({ to: "x <hello@agency.example>" }), NOT_OURS],
  ["a line break", contact({ to: "hello@agency.example\r\nBcc: v@example.org" }), NOT_OURS],
  ["a list of recipients", contact({ to: ["hello@agency.example"] }), "The recipient must be text."],
  ["no recipient", contact({ to: undefined }), "Please fill out the recipient."],
  ["no subject", contact({ subject: " " }), "Please fill out the subject."],
  ["no message", contact({ html: undefined }), "Message cannot be empty"],
  ["nothing but script", contact({ html: "<script>alert(1)</script>" }), "Message cannot be empty"],
  ["a long subject", contact({ subject: LONG }), "The subject is too long (at most 100 characters)."],
  ["a long message", contact({ html: LONG }), "The message is too long (at most 1000 characters)."],
  ["a list as body", [], "The message must be a JSON object."],
])("contact with %s", async (_name, body, message) => {
  const answer = await run.post(CONTACT, body);
  expect(answer).toMatchObject(refusal(400, message));
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test.each<[string, unknown, string]>([
  ["null as body", "null", "The request must be a JSON object."],
  ["half a body", '{"name":', "The request is not valid."],
  ["broken UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22]), "The request is not valid UTF-8."],
  ["a prototype key", '{"__proto__":{"admin":true}}', "The request is not valid."],
  ["nothing: name first", {}, "Please fill out the name."],
  ["then email", { name: "A" }, "Please fill out the email."],
  ["then mobile", { name: "A", email: "a@b.c" }, "Please fill out the mobile."],
  ["then address", { name: "A", email: "a@b.c", mobile: "1" }, "Please fill out the address."],
  ["a blank name", consultation({ name: " \u0000\t" }), "Please fill out the name."],
  ["no e-mail address", consultation({ email: "asha" }), "Enter a valid email address"],
  ["text as list", consultation({ education: "Other" }), "The education must be a list."],
  ["other education unnamed", consultation({ otherEducation: " " }), "Please specify your education."],
  ["no other country", consultation({ studyCountry: ["Other"] }), "Please specify the other study country."],
  [
    "a long list",
    consultation({ studyCountry: Array(51).fill("UK") }),
    "The study country has too many entries.",
  ],
])("consultation with %s", async (_name, body, message) => {
  expect(await run.post(CONSULTATION, body)).toMatchObject(refusal(400, message));
});

test("a huge body", async () => {
  const answer = await run.post(CONTACT, contact({ html: "x".repeat(5000) }));
  expect(answer).toMatchObject(refusal(413, "The message is too large."));
});

const TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""];
test.each(TYPES)("content type %p", async (type) => {
  const answer = await run.post(CONTACT, contactBody(), { "content-type": type });
  expect(answer).toMatchObject(refusal(415, "The request must be JSON."));
});

test.each([
  ["GET", CONTACT, 405],
  ["PUT", CONSULTATION, 405],
  ["DELETE", CONTACT, 405],
  ["POST", "/api/unknown", 404],
])("%s %s", async (method, path, status) => {
  const answer = await run.get(path, {}, method);
  expect([answer.status, answer.json()]).toEqual([status, REFUSED]);
});

const POST = `POST ${CONTACT} HTTP/1.1\r\nHost: x\r\n`;
test.each([
  ["no HTTP", "hello\r\n\r\n", 400],
  ["a huge header", `${POST}X: ${"x".repeat(40_000)}\r\n\r\n`, 431],
  ["two hosts", `${POST}Host: y\r\nConnection: close\r\n\r\n`, 400],
  ["two lengths", `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400],
])("%s", async (_name, text, status) => {
  const back = await rawExchange(run.address, text);
  expect(back).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(back.slice(back.indexOf("\r\n\r\n")))).toEqual(REFUSED);
});
