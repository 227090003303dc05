/** @jest-environment jsdom */
import { consultationDefinition } from "../../../src/forms/consultation/consultation";
import { contactDefinition } from "../../../src/forms/contact/contact";
import { draftStore } from "../../../src/forms/shared/draft";
import { restoreValues } from "../../../src/forms/shared/values";
import { recordIn } from "../../../src/lib/storage";

const { empty, parse } = contactDefinition;

afterEach(() => {
  sessionStorage.clear();
});

const BROKEN = ["", "{", "null", "3", '"text"', "[1]", '{"fullName":5,"phoneCountry":"XX","message":null}'];
test.each(BROKEN)("a broken draft %j opens an empty form", (text) => {
  sessionStorage.setItem("draft:contact", text);
  expect(parse(recordIn(draftStore("contact").read()))).toEqual(empty);
});

test("choices that the form does not know are dropped", () => {
  const values = consultationDefinition.parse({ education: ["Other", "Wizard", 3], studyCountry: "UK" });
  expect(values).toMatchObject({ education: ["Other"], studyCountry: [] });
});

test("what was typed before the scripts ran wins over the draft, field by field", () => {
  const draft = { ...empty, fullName: "Old", email: "old@home.example", phoneCountry: "AU" };
  const restored = restoreValues(empty, draft, { ...empty, fullName: "New" });
  expect(restored).toEqual({ ...draft, fullName: "New" });
});
