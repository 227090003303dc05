import { contactPayload } from "../../../src/forms/contact/contact-payload";

const values = {
  fullName: " Anitha <b>Raman</b> ",
  email: "anitha@home.example ",
  phone: "98765 43210",
  phoneCountry: "IN",
  message: `Fees & dates?\nTom's "plan"\r\n<script>alert(1)</script>`,
};

test("the call carries to, subject and html, and nothing else", () => {
  const payload = contactPayload.create("office@agency.example", values);
  expect(Object.keys(payload)).toEqual(["to", "subject", "html"]);
  expect(payload.to).toBe("office@agency.example");
});

test("every value is escaped and line breaks are kept", () => {
  const { html } = contactPayload.create("office@agency.example", values);
  expect(html).toBe(
    [
      "<p><strong>Full name:</strong> Anitha &lt;b&gt;Raman&lt;/b&gt;</p>",
      "<p><strong>Email:</strong> anitha@home.example</p>",
      "<p><strong>Phone:</strong> +919876543210</p>",
      "<p><strong>Message:</strong> Fees &amp; dates?<br>",
      "Tom&#39;s &quot;plan&quot;<br>",
      "&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    ].join("\n"),
  );
});

test("the subject is one line of bounded length", () => {
  const fullName = `Anitha\r\nBcc: all@world.example ${"x".repeat(500)}`;
  const { subject } = contactPayload.create("office@agency.example", { ...values, fullName });
  expect(subject).toMatch(/^Website message from Anitha Bcc: all@world\.example x+$/);
  expect(subject.length).toBeLessThanOrEqual(110);
});

test("the same message as text, for a mail or a chat", () => {
  expect(contactPayload.asText({ ...values, fullName: "Anitha", message: "One\nTwo" })).toBe(
    "Full name: Anitha\nEmail: anitha@home.example\nPhone: +919876543210\nMessage: One\nTwo",
  );
});
