import { contactBody } from "../../../src/forms/contact/contact";
import { phoneLibrary } from "../../../src/forms/contact/phone-library";

const good = {
  fullName: "Anitha Raman",
  email: "anitha@home.example",
  phone: "98765 43210",
  phoneCountry: "IN",
  message: "Hello",
};

beforeAll(phoneLibrary.load);

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
