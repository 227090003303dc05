import { endpoints } from "../../src/forms/endpoints";
import { CONSULTATION, CONTACT, consultationBody, contactBody, MAILBOX, senderHeader } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";

const OFFICE = "Office@agency.example";
const SECRET = "a-word-no-log-may-hold";
const run = HostRun.forFile({ mailTo: [MAILBOX, OFFICE] });

async function storedOf(path: string, body: unknown, headers = {}) {
  const { status, success, reference } = await run.post(path, body, headers);
  expect([status, success]).toEqual([200, true]);
  return (await run.stored()).find((message) => message.reference === reference);
}

test("a contact message, with the visitor as Reply-To", async () => {
  const message = await storedOf(CONTACT, contactBody("first<br>second"), senderHeader("asha@example.com"));
  expect(message).toMatchObject({
    kind: "contact",
    to: [MAILBOX],
    replyTo: { name: "Asha", address: "asha@example.com" },
    subject: "New message from Asha",
  });
  const [name, phone] = ["Full name: Asha", "Phone: +919840000000"];
  expect(message?.text).toEqual([name, "Email: asha@example.com", phone, "Message:", "first", "second"]);
  expect(message?.html).toContain("first<br />second");
});

test("a consultation request, to all configured recipients", async () => {
  const message = await storedOf(CONSULTATION, consultationBody("Flat 3 & 4, <Park> Road"));
  expect(message).toMatchObject({
    to: [MAILBOX, OFFICE],
    replyTo: { name: "Asha", address: "asha@example.com" },
    subject: "Online consultation request from Asha",
  });
  expect(message?.text.join("\n")).toBe(`Name: Asha
Email: asha@example.com
Mobile: +919840000000
Address: Flat 3 & 4, <Park> Road
Education: Undergraduate, Other (Diploma)
Preferred countries: Australia`);
  expect(message?.html).toContain("<p><b>Address:</b> Flat 3 &amp; 4, &lt;Park&gt; Road</p>");
});

test("the answers are the specified ones, at the paths that the forms call, for recipients in whatever case", async () => {
  expect(endpoints).toEqual({ contact: CONTACT, consultation: CONSULTATION });
  const to = "office@agency.example, HELLO@agency.example ";
  expect((await storedOf(CONTACT, { ...contactBody(), to }))?.to).toHaveLength(2);
  const messageId = expect.stringMatching(/^<\S+@agency\.example>$/);
  expect(await run.post(CONTACT, contactBody())).toMatchObject({ success: true, messageId });
  expect(await run.post(CONSULTATION, consultationBody())).toMatchObject({
    success: true,
    message: "Consultation request submitted successfully!",
  });
});

test.each([
  ["asha@example.com", "asha@example.com"],
  ["asha@example.com, two@example.org", undefined],
  // A client that only sends the specified fields.
  [undefined, undefined],
])("from %s: Reply-To is %s", async (from, address) => {
  const headers = from === undefined ? {} : senderHeader(from);
  expect((await storedOf(CONTACT, contactBody(), headers))?.replyTo?.address).toBe(address);
});

test("unknown fields are ignored, lists may be missing, a charset is allowed", async () => {
  const { education, studyCountry, ...rest } = consultationBody();
  const body = { ...rest, otherEducation: "", bcc: "victim@example.org" };
  const message = await storedOf(CONSULTATION, body, { "content-type": "application/json; charset=utf-8" });
  expect(JSON.stringify(message)).not.toContain("victim");
});

test("a visitor's address that mail servers may refuse is in the text only", async () => {
  const email = "\u0906\u0936\u093e@example.com";
  const message = await storedOf(CONSULTATION, { ...consultationBody(), email });
  expect(message?.text).toContain(`Email: ${email}`);
  expect(message?.replyTo).toBeUndefined();
});

test("the log holds nothing that a visitor wrote", async () => {
  const { log, close } = await run.start({ spoolDir: `${run.folder}/other` });
  await run.post(CONTACT, { ...contactBody(SECRET), subject: SECRET });
  await run.post(CONSULTATION, consultationBody(SECRET));
  await run.post(CONSULTATION, `{"name":"${SECRET}", broken`);
  await run.post(CONTACT, { to: `${SECRET}@example.org` });
  for (const path of [`/about?text=${SECRET}`, `/${SECRET}`]) await run.get(path);
  await close();
  expect(log.saying("message accepted").map(({ kind }) => kind)).toEqual(["contact", "consultation"]);
  expect(log.saying("request")).toHaveLength(6);
  expect(JSON.stringify(log.lines)).not.toContain(SECRET);
});
