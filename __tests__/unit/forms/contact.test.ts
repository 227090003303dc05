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

test("a complete message has no mistake", () => {
  expect(contactRules(good)).toEqual({});
});

test("an empty form names all four, verbatim", () => {
  expect(contactRules(contactKind.empty)).toEqual({
    fullName: "First name is required",
    email: "Email is required",
    phone: "Phone number is required",
    message: "Message cannot be empty",
  });
});

test.each([
  ["fullName", "   ", "First name is required"],
  ["email", " \t ", "Email is required"],
  ["email", "anitha", "Enter a valid email address"],
  ["email", "anitha@", "Enter a valid email address"],
  ["email", "@home.example", "Enter a valid email address"],
  ["email", "anitha@home", "Enter a valid email address"],
  ["email", "anitha raman@home.example", "Enter a valid email address"],
  ["phone", "  ", "Phone number is required"],
  ["phone", "+", "Phone number is required"],
  ["phone", "+91", "Phone number is required"],
  ["phone", "00 91", "Phone number is required"],
  ["phone", "123456", "Enter a valid phone number"],
  ["phone", "1234567890123456", "Enter a valid phone number"],
  ["phone", "98765 call me", "Enter a valid phone number"],
  ["phone", "+91+9876543210", "Enter a valid phone number"],
  ["message", "\n \n", "Message cannot be empty"],
])("%s %j: %s", (field, value, message) => {
  expect(contactRules({ ...good, [field]: value })).toEqual({ [field]: message });
});

test.each([
  ["email", "  anitha@home.example  "],
  ["email", "a.b+c@x.co.in"],
  ["phone", "1234567"],
  ["phone", "123456789012345"],
  ["phone", "+61 491 570 006"],
  ["phone", "0091-98765-43210"],
  ["phone", "(0422) 000 0000"],
])("%s %j is right", (field, value) => {
  expect(contactRules({ ...good, [field]: value })).toEqual({});
});

const typed = {
  fullName: " Anitha <b>Raman</b> ",
  email: "anitha@home.example ",
  phone: "98765 43210",
  phoneCountry: "IN",
  message: `Fees & dates?\nTom's "plan"\r\n<script>alert(1)</script>`,
};

test("the call carries to, subject and html, and nothing else", () => {
  const body = contactBody("office@agency.example", typed);
  expect(Object.keys(body)).toEqual(["to", "subject", "html"]);
  expect(body.to).toBe("office@agency.example");
});

test("every value is escaped and line breaks are kept", () => {
  const { html } = contactBody("office@agency.example", typed);
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
  const { subject } = contactBody("office@agency.example", { ...typed, fullName });
  expect(subject).toMatch(/^Website message from Anitha Bcc: all@world\.example x+$/);
  expect(subject.length).toBeLessThanOrEqual(110);
});

test("the same message as text, for a mail or a chat", () => {
  expect(contactKind.asText({ ...typed, fullName: "Anitha", message: "One\nTwo" })).toBe(
    "Full name: Anitha\nEmail: anitha@home.example\nPhone: +919876543210\nMessage: One\nTwo",
  );
});
