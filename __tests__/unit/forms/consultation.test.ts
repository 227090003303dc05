/** @jest-environment jsdom */
import { consultationKind } from "../../../src/forms/consultation/consultation";

const good = {
  ...consultationKind.empty,
  name: "Anitha Raman",
  email: "anitha@home.example",
  mobile: "+91 98765 43210",
  address: "12 Lake Road\nLakeside",
  studyCountry: ["Australia", "UK"],
};

test("the same request as text, for a mail or a chat", () => {
  const text = consultationKind.asText({ ...good, education: ["Other"], otherEducation: "Diploma" });
  expect(text).toContain("Education background: Other, Diploma");
  expect(text).toContain("Preferred study country: Australia, UK");
});
