/** @jest-environment jsdom */
import {
  consultationBody,
  consultationKind,
  consultationRules,
} from "../../../src/forms/consultation/consultation";

const good = {
  name: "Anitha Raman",
  email: "anitha@home.example",
  mobile: "+91 98765 43210",
  address: "12 Lake Road\nLakeside",
  education: ["Undergraduate"],
  otherEducation: "",
  studyCountry: ["Australia", "UK"],
  otherStudyCountry: "",
};

const blank = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, `Please fill out the ${field}.`]));

test("a complete request has no mistake", () => {
  expect(consultationRules(good)).toEqual({});
});

test.each([
  [{}, blank("name", "email", "mobile", "address")],
  [{ name: "A", mobile: "1" }, blank("email", "address")],
  [{ ...good, name: "  ", address: "\n " }, blank("name", "address")],
  [
    { ...good, education: ["Other"], otherEducation: " " },
    { otherEducation: "Please specify your education." },
  ],
  [
    { ...good, studyCountry: ["UK", "Other"], otherStudyCountry: "" },
    { otherStudyCountry: "Please specify the other study country." },
  ],
  [{ ...good, email: "anitha" }, { email: "Enter a valid email address" }],
])("%j: all its mistakes are %j", (values, mistakes) => {
  expect(consultationRules({ ...consultationKind.empty, ...values })).toEqual(mistakes);
});

const first = (values: object) =>
  consultationKind.toastOf?.(consultationRules({ ...consultationKind.empty, ...values }));

test("the toast says the first mistake: blank fields in order, then what Other asks for", () => {
  const others = { education: ["Other"], studyCountry: ["Other"] };
  expect(first({ ...others })).toBe("Please fill out the name.");
  expect(first({ name: "A", ...others })).toBe("Please fill out the email.");
  expect(first({ name: "A", email: "a@b.example", ...others })).toBe("Please fill out the mobile.");
  expect(first({ ...good, address: "", ...others })).toBe("Please fill out the address.");
  expect(first({ ...good, ...others })).toBe("Please specify your education.");
  expect(first({ ...good, ...others, otherEducation: "Diploma" })).toBe(
    "Please specify the other study country.",
  );
});

test("an ill-formed address has no toast, and keeps none from being said", () => {
  expect(first({ ...good, email: "anitha" })).toBeUndefined();
  expect(first({ ...good, email: "anitha", address: "" })).toBe("Please fill out the address.");
});

test("nothing but the four needed fields is needed", () => {
  expect(consultationRules({ ...good, education: [], studyCountry: [] })).toEqual({});
});

test("the call carries the nine fields, from being the e-mail address", () => {
  expect(consultationBody({ ...good, email: " anitha@home.example " })).toEqual({
    from: "anitha@home.example",
    name: "Anitha Raman",
    email: "anitha@home.example",
    mobile: "+91 98765 43210",
    address: "12 Lake Road\nLakeside",
    education: ["Undergraduate"],
    otherEducation: "",
    studyCountry: ["Australia", "UK"],
    otherStudyCountry: "",
  });
});

test("words beside Other are sent only while Other is ticked", () => {
  const words = { otherEducation: "Diploma", otherStudyCountry: "Germany" };
  expect(consultationBody({ ...good, ...words })).toMatchObject({
    otherEducation: "",
    otherStudyCountry: "",
  });
  expect(
    consultationBody({ ...good, ...words, education: ["Other"], studyCountry: ["Other"] }),
  ).toMatchObject(words);
});

test("the same request as text, for a mail or a chat", () => {
  const text = consultationKind.asText({ ...good, education: ["Other"], otherEducation: "Diploma" });
  expect(text).toContain("Education background: Other, Diploma");
  expect(text).toContain("Preferred study country: Australia, UK");
});
