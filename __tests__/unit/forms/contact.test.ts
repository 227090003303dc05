import { contactBody } from "../../../src/forms/contact/contact";

test("the subject is one line of bounded length", () => {
  const fullName = `Anitha\r\nBcc: all@world.example ${"x".repeat(500)}`;
  const rest = { email: "anitha@home.example", phone: "98765 43210", phoneCountry: "IN", message: "Hello" };
  const { subject } = contactBody("office@agency.example", { ...rest, fullName });
  expect(subject).toMatch(/^Website message from Anitha Bcc: all@world\.example x+$/);
  expect(subject.length).toBeLessThanOrEqual(110);
});
