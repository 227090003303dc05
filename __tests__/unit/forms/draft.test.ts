/** @jest-environment jsdom */
import { consultationKind } from "../../../src/forms/consultation/consultation";
import { contactKind } from "../../../src/forms/contact/contact";
import { draftStore } from "../../../src/forms/lead/draft";
import { readControls, restoreValues } from "../../../src/forms/lead/values";

const { empty, parse } = contactKind;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a draft is read as it was written, and is gone once cleared", () => {
  const store = draftStore("contact");
  const values = { ...empty, fullName: "Anitha", message: "Line 1\nLine 2 “é” 😀" };
  store.write(values);
  expect(parse(store.read())).toEqual(values);
  store.clear();
  expect(parse(store.read())).toEqual(empty);
});

test("the forms do not share a draft", () => {
  draftStore("contact").write({ email: "a@b.example" });
  expect(draftStore("consultation").read()).toEqual({});
});

test.each(["", "{", "null", "3", '"text"', "[1]", '{"fullName":5,"phoneCountry":"XX","message":null}'])(
  "a broken draft %j opens an empty form",
  (text) => {
    sessionStorage.setItem("draft:contact", text);
    expect(parse(draftStore("contact").read())).toEqual(empty);
  },
);

test("choices that the form does not know are dropped", () => {
  expect(consultationKind.parse({ education: ["Other", "Wizard", 3], studyCountry: "UK" })).toMatchObject({
    education: ["Other"],
    studyCountry: [],
  });
});

test("without storage the form goes on", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const store = draftStore("contact");
  expect(() => store.write({ fullName: "Anitha" })).not.toThrow();
  expect(store.read()).toEqual({});
});

test("what was typed before the scripts ran wins over the draft, field by field", () => {
  const draft = { ...empty, fullName: "Old", email: "old@home.example", phoneCountry: "AU" };
  const typed = { ...empty, fullName: "New" };
  expect(restoreValues(empty, draft, typed)).toEqual({
    ...empty,
    fullName: "New",
    email: "old@home.example",
    phoneCountry: "AU",
  });
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
