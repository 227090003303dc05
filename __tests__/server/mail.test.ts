import { breakLinks } from "../../server/delivery/break-links";
import { composeMail } from "../../server/delivery/compose-mail";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { hostileValues } from "./helpers/hostile-values";
import { MailRun } from "./helpers/mail-run";
import { spoolMessages } from "./helpers/read-spool";

const run = MailRun.forEachTest();
/** Control and format characters but line breaks, tabs and what joins letters. */
const UNSEEN =
  /(?!\p{Join_Control})[\p{Cf}\p{Default_Ignorable_Code_Point}\u3164](?<!\p{Variation_Selector})|[^\P{Cc}\n\t]/u;

const PHISHING = `<h1>Microsoft 365</h1><table><tr><td>Your password expires today:</td></tr></table>
<p>https://bec-login.evil.test/office www.evil.test evil.test/x t.co/abc HTTPS://EVIL.TEST 10.0.0.1/login</p>
<p>Full name: "hello@agency.example" &lt;hello@agency.example&gt;, x</p><p>Email: attacker@evil.test</p>`;

const stored = () => {
  const { spoolDir } = run.host.config;
  return (["new", "suspect"] as const).flatMap((shelf) => spoolMessages(spoolDir, shelf));
};

test("a mail of the form cannot pass for another: prefix, banner, own sender, no links, no markup, no second name", async () => {
  const { log } = await run.start();
  const { reference } = await post(run.host.address, CONTACT, {
    ...contactBody(),
    subject: "Microsoft 365: see https://evil.test/a",
    html: PHISHING,
  });
  await log.until("message delivered");
  const [mail] = await run.mail.untilCaught(1);
  const text = mail?.text.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
  expect(text).toMatch(/^From: site@agency\.example\r$/m);
  expect(text).toMatch(/^Subject: \[Website form\] Microsoft 365: see https\[:\]\/\/evil\[\.\]test\/a/m);
  expect(text).toMatch(
    /^Reply-To: "?hello agency example hello agency example x"?\s+<attacker@evil\.test>\r$/im,
  );
  expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(text).toContain("Sent through the website's form by hello agency example");
  expect(text.split(`Reference: ${reference}`)).toHaveLength(3);
  expect(text).not.toMatch(/https?:\/\/|www\.evil|evil\.test\/|t\.co|10\.0\.0\.1|<(?:h1|table|a)\b/i);
});

test.each([
  ["see https://a.example/x?y=1.", "see https[:]//a[.]example/x?y=1."],
  ["www.a.example or a.example", "www[.]a[.]example or a[.]example"],
  ["t.co/abc", "t[.]co/abc"],
  ["ftp://1.2.3.4", "ftp[:]//1[.]2[.]3[.]4"],
  [
    "\u0939\u093f\u0928\u094d\u0926\u0940.\u092d\u093e\u0930\u0924",
    "\u0939\u093f\u0928\u094d\u0926\u0940[.]\u092d\u093e\u0930\u0924",
  ],
  ["Email: asha@example.com", "Email: asha@example.com"],
  ["B.Tech, 8.5 of 10, end. Next", "B.Tech, 8.5 of 10, end. Next"],
])("%s becomes %s", (line, broken) => {
  expect(breakLinks(line)).toBe(broken);
});

test("entities of unseen characters are no way past the cleaning", async () => {
  await run.start({ smtpUrl: undefined });
  const hidden = "A&#x202e;&#27;[2J&#8;&#127;&#7;&#x200b;&#x3164;&#xE0041;&#xad;&#x2066;&#8205;B";
  const html = `<p>Full name: ${hidden}</p><p>Email: asha@example.com</p><p>${hidden}</p>`;
  await post(run.host.address, CONTACT, { ...contactBody(), html, subject: "A\u200b\u3164\u{E0041}B" });
  const [message] = stored();
  expect(message?.subject).toBe("AB");
  expect(message?.replyTo?.name).toBe("A 2JB");
  expect(message?.text).toContain("A[2JB");
  expect(JSON.stringify(message)).not.toMatch(UNSEEN);
});

test("joiners that scripts and emoji need stay", async () => {
  await run.start({ smtpUrl: undefined });
  const words = "\u0d28\u0d4d\u200d \u{1F468}\u200D\u{1F469}\u200D\u{1F467}";
  await post(run.host.address, CONSULTATION, consultationBody(words));
  expect(stored()[0]?.text).toContain(`Address: ${words}`);
});

test("no hostile value brings an unseen character, a header or a link into a mail", async () => {
  await run.start({ smtpUrl: undefined });
  const values = hostileValues.filter((value) => typeof value === "string" && value.length < 5000);
  for (const value of values) {
    await post(run.host.address, CONTACT, { ...contactBody(), subject: value });
    await post(run.host.address, CONTACT, {
      ...contactBody(),
      html: `<p>Full name: ${value}</p><p>Email: asha@example.com</p>`,
    });
    await post(run.host.address, CONSULTATION, { ...consultationBody(), name: value });
  }
  const messages = stored();
  expect(messages.length).toBeGreaterThan(values.length);
  for (const message of messages) {
    const mail = composeMail(message, "site@agency.example");
    expect(mail.subject).not.toMatch(/\n/);
    expect(mail.replyTo?.name ?? "").not.toMatch(/[@<>,;:"\n]/);
    for (const part of [mail.subject, mail.text, mail.html, mail.replyTo?.name ?? ""]) {
      expect(part).not.toMatch(UNSEEN);
      expect(part).not.toMatch(/\b[a-z]+:\/\//i);
    }
    expect(mail.html.replace(/<\/?(?:p|b|br)(?: style="border:1px solid;padding:8px")?>/g, "")).not.toMatch(
      /[<>]/,
    );
  }
});

test("the reference number is the same in the answer, the spool and the mail", async () => {
  const { log } = await run.start();
  const contact = await post(run.host.address, CONTACT, contactBody());
  const consultation = await post(run.host.address, CONSULTATION, consultationBody());
  await log.until("message delivered", 2);
  const references = [contact.reference, consultation.reference];
  for (const reference of references)
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(spoolMessages(run.host.config.spoolDir, "sent").map((one) => one.reference))).toEqual(
    new Set(references),
  );
  for (const reference of references) {
    expect(run.mail.caught.filter(({ text }) => text.includes(`Reference: ${reference}`))).toHaveLength(1);
  }
});
