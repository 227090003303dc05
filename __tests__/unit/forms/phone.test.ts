import { neighbourCountries } from "../../../src/forms/contact/phone-field";
import { numberToSend, phoneLibrary } from "../../../src/forms/contact/phone-library";
import { phones } from "../../../src/forms/contact/phones";
import { phoneNumber } from "../../../src/forms/phone";

test.each([
  ["9876543210", "IN", "+919876543210"],
  ["098765 43210", "IN", "+919876543210"],
  ["+61 491 570 006", "IN", "+61491570006"],
  ["0091-98765-43210", "AU", "+919876543210"],
  ["\u202A+91 98765 43210\u202C", "IN", "+919876543210"],
  ["+91\u00A098765\u201143210", "IN", "+919876543210"],
  ["٩٨٧٦٥٤٣٢١٠", "IN", "+919876543210"],
  ["९८७६५४३२१०", "IN", "+919876543210"],
  ["９８７６５４３２１０", "IN", "+919876543210"],
  ["0491 570 006", "AU", "+61491570006"],
  ["+44 (0)20 7946 0958", "IN", "+442079460958"],
  ["98765.43210", "IN", "+919876543210"],
  ["+91.98765.43210", "AU", "+919876543210"],
  ["98765/43210", "IN", "+919876543210"],
  ["+91 (0) 98765-43210", "IN", "+919876543210"],
  ["0011 91 98765 43210", "AU", "+919876543210"],
  ["Tel: +91 98765 43210", "IN", "+919876543210"],
  ["WhatsApp 98765 43210", "IN", "+919876543210"],
  ["0919876543210", "IN", "+919876543210"],
  ["091-98765-43210", "IN", "+919876543210"],
  ["061 491 570 006", "AU", "+61491570006"],
  ["+91 98765 43210 (WhatsApp)", "IN", "+919876543210"],
  ["98765 43210 - WhatsApp", "IN", "+919876543210"],
  ["Mobile No: 9876543210", "IN", "+919876543210"],
  ["Contact number - 9876543210", "IN", "+919876543210"],
  ["0422-2345678", "IN", "+914222345678"],
  ["123456789012345", "IN", "123456789012345"],
  ["1234567", "IN", "+911234567"],
  ["+999123456789", "IN", "+999123456789"],
])("%s in %s is sent as %s", (typed, country, sent) => {
  expect(phoneNumber.isEmpty(typed)).toBe(false);
  expect(phoneNumber.isValid(typed)).toBe(true);
  expect(phones.toSend(typed, country)).toBe(sent);
});

test.each([
  "0422-2345678/79",
  "9876543210 (2)",
  "2345678, 2345679",
  "98765 43210 / 11",
  "123456",
  "1234567890123456",
  "98765 call me",
  "+91+9876543210",
])("%s is no single number", (typed) => {
  expect([phoneNumber.isEmpty(typed), phoneNumber.isValid(typed)]).toEqual([false, false]);
});

test("blanks and dial codes alone count as empty", () => {
  const codes = phones.others([]).map(({ dial }) => `+${dial}`);
  for (const typed of ["", "  ", "+", "+ 9 1", "0061", ...codes])
    expect([typed, phoneNumber.isEmpty(typed)]).toEqual([typed, true]);
});

test.each([
  ["98765", "IN", "IN"],
  ["+", "IN", "IN"],
  ["+61", "IN", "AU"],
  ["+61 491 570 006", "IN", "AU"],
  ["00971 50", "IN", "AE"],
  ["+1", "CA", "CA"],
  ["+1", "IN", "IN"],
  ["+1 416 555 0123", "US", "CA"],
])("%s beside %s chooses %s", (typed, chosen, country) => {
  expect(phones.countryOf(typed, chosen)).toBe(country);
});

test.each([
  ["98765 43210", "98765 43210"],
  ["+61 491 570 006", "491570006"],
  ["+91", ""],
  ["", ""],
])("choosing a country by hand makes %j %j", (typed, rest) => {
  expect(phones.withoutDialCode(typed)).toBe(rest);
});

test("every country is offered once, the near ones first, with the dial codes that the library knows", () => {
  const all = [...neighbourCountries, ...phones.others(neighbourCountries)];
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(230);
  for (const { code, dial } of neighbourCountries)
    expect([code, dial]).toEqual([code, phones.dialCode(code)]);
});

test("before the library is there, a number is sent as typed, with its country", async () => {
  expect(numberToSend("098765 43210", "IN")).toBe("09876543210 (IN)");
  expect(numberToSend("00 61 491 570 006", "IN")).toBe("+61491570006");
  expect(numberToSend("08041123456 ext. 12", "IN")).toBe("08041123456 (IN) ext. 12");
  await phoneLibrary.load();
  expect(numberToSend("098765 43210", "IN")).toBe("+919876543210");
  expect(numberToSend("080 4112 3456 ext. 12", "IN")).toBe("+918041123456 ext. 12");
  expect(numberToSend("+61 2 7010 1234 x7", "IN")).toBe("+61270101234 ext. 7");
});
