import { contactBody, contactKind, contactRules } from "../../../src/forms/contact/contact";
import { phoneLibrary } from "../../../src/forms/contact/phone-library";

const good = {
  fullName: "Anitha Raman",
  email: "anitha@home.example",
  phone: "98765 43210",
  phoneCountry: "IN",
  message: "Hello",
};

beforeAll(phoneLibrary.load);

test.each([
  ["email", " \t ", "Email is required"],
  ["email", "anitha", "Enter a valid email address"],
  ["email", "anitha@", "Enter a valid email address"],
  ["email", "@home.example", "Enter a valid email address"],
  ["email", "anitha raman@home.example", "Enter a valid email address"],
  ["phone", "  ", "Phone number is required"],
  ["phone", "+", "Phone number is required"],
  ["phone", "00 91", "Phone number is required"],
  ["phone", "123456", "Enter a valid phone number"],
  ["phone", "1234567890123456", "Enter a valid phone number"],
  ["phone", "98765 call me", "Enter a valid phone number"],
  ["phone", "+91+9876543210", "Enter a valid phone number"],
])("%s %j: %s", (field, value, message) => {
  expect(contactRules({ ...good, [field]: value })).toEqual({ [field]: message });
});

test.each([
  ["email", ["  anitha@home.example  ", "a.b+c@x.co.in"]],
  ["phone", ["1234567", "123456789012345", "+61 491 570 006", "0091-98765-43210", "(0422) 000 0000"]],
])("%s may be any of %j", (field, values) => {
  for (const value of values) expect(contactRules({ ...good, [field]: value })).toEqual({});
});

const typed = {
  ...good,
  fullName: " Anitha <b>Raman</b> ",
  email: "anitha@home.example ",
  message: `Fees & dates?\nTom's "plan"\r\n<script>alert(1)</script>`,
};

test("every value is escaped and line breaks are kept", () => {
  const body = contactBody("office@agency.example", typed);
  expect(Object.keys(body)).toEqual(["to", "subject", "html"]);
  expect(body.html).toBe(
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
  const { subject } = contactBody("office@agency.example", { ...typed, fullName });
  expect(subject).toMatch(/^Website message from Anitha Bcc: all@world\.example x+$/);
  expect(subject.length).toBeLessThanOrEqual(110);
});

test("the same message as text, for a mail or a chat", () => {
  expect(contactKind.asText({ ...typed, fullName: "Anitha", message: "One\nTwo" })).toBe(
    "Full name: Anitha\nEmail: anitha@home.example\nPhone: +919876543210\nMessage: One\nTwo",
  );
});
