/** @jest-environment jsdom */
import { consultationKind } from "../../../src/forms/consultation/consultation";
import { contactKind } from "../../../src/forms/contact/contact";
import { draftStore } from "../../../src/forms/lead/draft";
import { readControls, restoreValues } from "../../../src/forms/lead/values";
import { recordIn } from "../../../src/lib/storage";

const { empty, parse } = contactKind;

afterEach(() => {
  sessionStorage.clear();
});

const BROKEN = ["", "{", "null", "3", '"text"', "[1]", '{"fullName":5,"phoneCountry":"XX","message":null}'];
test.each(BROKEN)("a broken draft %j opens an empty form", (text) => {
  sessionStorage.setItem("draft:contact", text);
  expect(parse(recordIn(draftStore("contact").read()))).toEqual(empty);
});

test("choices that the form does not know are dropped", () => {
  const values = consultationKind.parse({ education: ["Other", "Wizard", 3], studyCountry: "UK" });
  expect(values).toMatchObject({ education: ["Other"], studyCountry: [] });
});

test("what was typed before the scripts ran wins over the draft, field by field", () => {
  const draft = { ...empty, fullName: "Old", email: "old@home.example", phoneCountry: "AU" };
  const restored = restoreValues(empty, draft, { ...empty, fullName: "New" });
  expect(restored).toEqual({ ...draft, fullName: "New" });
});

test("the page's own controls are read by name, ticked boxes as a list", () => {
  document.body.innerHTML = `<form>
    <input name="name" value="Anitha"><textarea name="address">Lake Road</textarea>
    <input type="checkbox" name="education" value="Other" checked>
    <input type="checkbox" name="education" value="Postgraduate">
    <input type="checkbox" name="studyCountry" value="UK" checked>
    <input type="checkbox" name="studyCountry" value="USA" checked></form>`;
  const form = document.querySelector("form");
  expect(form && consultationKind.parse(readControls(form))).toEqual({
    ...consultationKind.empty,
    name: "Anitha",
    address: "Lake Road",
    education: ["Other"],
    studyCountry: ["USA", "UK"],
  });
});
