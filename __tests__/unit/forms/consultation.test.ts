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

test("a complete request has no problem", () => {
  expect(consultationRules(good)).toBeUndefined();
});

test.each([
  [{}, "name", "Please fill out the name."],
  [{ name: "A" }, "email", "Please fill out the email."],
  [{ name: "A", email: "a@b.c" }, "mobile", "Please fill out the mobile."],
  [{ name: "A", email: "a@b.c", mobile: "1" }, "address", "Please fill out the address."],
  [{ ...good, name: "  ", address: "" }, "name", "Please fill out the name."],
  [{ ...good, address: "\n " }, "address", "Please fill out the address."],
  [
    { ...good, education: ["Other"], otherEducation: " " },
    "otherEducation",
    "Please specify your education.",
  ],
  [
    { ...good, studyCountry: ["UK", "Other"], otherStudyCountry: "" },
    "otherStudyCountry",
    "Please specify the other study country.",
  ],
  [
    { ...good, education: ["Other"], studyCountry: ["Other"] },
    "otherEducation",
    "Please specify your education.",
  ],
  [{ ...good, education: ["Other"], address: "" }, "address", "Please fill out the address."],
])("%j stops at %s: %s", (values, field, toast) => {
  expect(consultationRules({ ...consultationKind.empty, ...values })).toEqual({ field, toast });
});

test("nothing but the four needed fields is needed", () => {
  expect(consultationRules({ ...good, education: [], studyCountry: [] })).toBeUndefined();
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
