import { breakLinks } from "../../server/delivery/break-links";
import { CONTACT, contactBody, MAILBOX, senderHeader } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();

async function onlyMail(): Promise<string> {
  await run.log.until("message delivered");
  expect(run.mail.caught).toHaveLength(1);
  return run.mail.caught[0]?.text.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
}

test("a message arrives with the host's sender, the visitor as Reply-To, both bodies and the answer's reference", async () => {
  await run.startMailing();
  const { messageId, reference } = await run.post(
    CONTACT,
    contactBody("Namaste \u0928\u092e\u0938\u094d\u0924\u0947"),
    senderHeader("asha@example.com"),
  );
  const text = await onlyMail();
  expect(run.mail.caught).toMatchObject([{ from: "site@agency.example", to: [MAILBOX], messageId }]);
  expect(text).toMatch(/^From: site@agency\.example\r$/m);
  expect(text).toMatch(/^Reply-To: Asha <asha@example\.com>\r$/m);
  for (const type of ["plain", "html"]) expect(text).toMatch(new RegExp(`^Content-Type: text/${type}`, "m"));
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(text).toContain(`Reference: ${reference}`);
  expect((await run.stored("sent")).map((one) => one.reference)).toEqual([reference]);
});

test("the host greets the mail server with MAIL_FROM's domain: strict relays refuse the name of a machine", async () => {
  await run.startMailing({ alertTo: "duty@agency.example" });
  run.mail.refusedRecipients.set(MAILBOX, 550);
  await run.send(1);
  await run.mail.untilCaught(1);
  expect(new Set(run.mail.greetings)).toEqual(new Set(["agency.example"]));
  expect(run.mail.greetings.length).toBeGreaterThan(1);
});

test("a mail of the form cannot pass for another: prefix, banner, own sender, no links, no markup, no header of the visitor", async () => {
  await run.startMailing();
  const body = {
    ...contactBody(),
    subject: "Bank\r\nBcc: a@b.example https://evil.test/a",
    html: `<h1>Microsoft 365</h1><table><tr><td>Your password expires today:</td></tr></table>
<p>https://bec-login.evil.test/office www.evil.test evil.test/x t.co/abc HTTPS://EVIL.TEST 10.0.0.1/login</p>
<p>Full name: x</p><p>Email: attacker@evil.test</p>`,
  };
  const from = senderHeader("attacker@evil.test", '"hello@agency.example" <hello@agency.example>, x');
  const { reference } = await run.post(CONTACT, body, from);
  const text = await onlyMail();
  expect(text).toMatch(/^From: site@agency\.example\r$/m);
  expect(text).toMatch(/^Subject: \[Website form\] Bank Bcc: a@b\.example https\[:\]\/\/evil\[\.\]test\/a/m);
  expect(text).toMatch(
    /^Reply-To: "?hello agency example hello agency example x"?\s+<attacker@evil\.test>/im,
  );
  expect(text).not.toMatch(/^Bcc:/im);
  // Help desks ignore automatic mail.
  expect(text).not.toMatch(/^(?:Auto-Submitted|Precedence|X-Auto)/im);
  expect(text).toMatch(/^X-Website-Form: /im);
  expect(text).toContain("Sent through the website's form by hello agency example");
  expect(text.split(`Reference: ${reference}`)).toHaveLength(3);
  expect(text).not.toMatch(/https?:\/\/|www\.evil|evil\.test\/|t\.co|10\.0\.0\.1|<(?:h1|table|a)\b/i);
});

test.each([
  ["see https://a.example/x?y=1.", "see https[:]//a[.]example/x?y=1."],
  ["www.a.example or a.example", "www[.]a[.]example or a[.]example"],
  ["t.co/abc", "t[.]co/abc"],
  ["\u0939\u093f\u0902.\u092d\u093e\u0930\u0924", "\u0939\u093f\u0902[.]\u092d\u093e\u0930\u0924"],
  ["Email: asha@example.com", "Email: asha@example.com"],
  ["Shop.Evil.Com and evil.xyz", "Shop[.]Evil[.]Com and evil[.]xyz"],
  ["S.Priyadarshini, T.N.Rao, Arun.Kumar", "S.Priyadarshini, T.N.Rao, Arun.Kumar"],
  ["M.Sc.Physics at R.S.Puram in 2024.Please", "M.Sc.Physics at R.S.Puram in 2024.Please"],
  [
    "\u0b8e\u0bb8\u0bcd.\u0baa\u0bbf\u0bb0\u0bbf\u0baf\u0bbe",
    "\u0b8e\u0bb8\u0bcd.\u0baa\u0bbf\u0bb0\u0bbf\u0baf\u0bbe",
  ],
  ["S.Ram/login", "S[.]Ram/login"],
  ["B.Tech, 8.5 of 10, end. Next", "B.Tech, 8.5 of 10, end. Next"],
])("%s becomes %s", (line, broken) => {
  expect(breakLinks(line)).toBe(broken);
});

/** Scripts and emoji need joiners, which are invisible too. */
const JOINED = "\u0d28\u0d4d\u200d \u{1F468}\u200D\u{1F469}\u200D\u{1F467}";

test("characters that nobody sees are taken out, written as entities too; joiners stay", async () => {
  await run.start();
  const hidden = "A&#x202e;&#27;[2J&#8;&#127;&#7;&#x200b;&#x3164;&#xE0041;&#xad;&#x2066;&#8205;B";
  const html = `<p>Full name: ${hidden}</p><p>Email: asha@example.com</p><p>${hidden}</p><p>${JOINED}</p>`;
  const body = { ...contactBody(), html, subject: "A\u200b\u3164\u{E0041}B" };
  await run.post(CONTACT, body, senderHeader("asha@example.com", "A\u202e\u001b[2J\bB"));
  const [message] = await run.stored();
  expect([message?.subject, message?.replyTo?.name]).toEqual(["AB", "A 2JB"]);
  expect(message?.text).toEqual(expect.arrayContaining(["A[2JB", JOINED]));
});
