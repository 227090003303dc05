/** @jest-environment jsdom */
import { consultationKind, consultationRules } from "../../../src/forms/consultation/consultation";

const good = {
  ...consultationKind.empty,
  name: "Anitha Raman",
  email: "anitha@home.example",
  mobile: "+91 98765 43210",
  address: "12 Lake Road\nLakeside",
  studyCountry: ["Australia", "UK"],
};
const others = { education: ["Other"], studyCountry: ["Other"] };

test("a complete request has no mistake, also without any box ticked", () => {
  expect(consultationRules(good)).toEqual({});
  expect(consultationRules({ ...good, studyCountry: [] })).toEqual({});
});

test.each([
  [{ ...others, name: "", email: "", mobile: "", address: "" }, "Please fill out the name."],
  [{ ...others, email: "", mobile: "", address: "" }, "Please fill out the email."],
  [{ ...others, mobile: " ", address: "" }, "Please fill out the mobile."],
  [{ ...others, address: "\n " }, "Please fill out the address."],
  [others, "Please specify your education."],
  [{ ...others, otherEducation: "Diploma" }, "Please specify the other study country."],
  [{ email: "anitha", address: "" }, "Please fill out the address."],
  [{ email: "anitha" }, undefined],
])("with %j the toast says the first mistake that is no ill-formed address: %s", (values, said) => {
  expect(consultationKind.toastOf?.(consultationRules({ ...good, ...values }))).toBe(said);
});

test("the same request as text, for a mail or a chat", () => {
  const text = consultationKind.asText({ ...good, education: ["Other"], otherEducation: "Diploma" });
  expect(text).toContain("Education background: Other, Diploma");
  expect(text).toContain("Preferred study country: Australia, UK");
});
