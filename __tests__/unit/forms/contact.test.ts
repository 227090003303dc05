import { contactBody } from "../../../src/forms/contact/contact";

const good = {
  fullName: "Anitha Raman",
  email: "anitha@home.example",
  phone: "98765 43210",
  phoneCountry: "IN",
  message: "Hello",
};

const typed = {
  ...good,
  fullName: " Anitha <b>Raman</b> ",
  email: "anitha@home.example ",
  message: `Fees & dates?\nTom's "plan"\r\n<script>alert(1)</script>`,
};

test("the subject is one line of bounded length", () => {
  const fullName = `Anitha\r\nBcc: all@world.example ${"x".repeat(500)}`;
  const { subject } = contactBody("office@agency.example", { ...typed, fullName });
  expect(subject).toMatch(/^Website message from Anitha Bcc: all@world\.example x+$/);
  expect(subject.length).toBeLessThanOrEqual(110);
});
