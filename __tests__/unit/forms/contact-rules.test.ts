import { contactRules } from "../../../src/forms/contact/contact-rules";
import { contactValues } from "../../../src/forms/contact/contact-values";

const good = {
  fullName: "Anitha Raman",
  email: "anitha@home.example",
  phone: "98765 43210",
  phoneCountry: "IN",
  message: "Hello",
};

test("a complete message has no mistake", () => {
  expect(contactRules(good)).toEqual({});
});

test("an empty form names all four, verbatim", () => {
  expect(contactRules(contactValues.empty)).toEqual({
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
