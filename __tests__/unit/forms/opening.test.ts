import { askedAbout, institutionOpening, withText } from "../../../src/forms/contact/opening";

const institutions = [
  { id: "deakin", name: "Deakin University" },
  { id: "otago", name: "University of Otago" },
];
const ABOUT_DEAKIN = "I would like to know about Deakin University";
const ABOUT_OTAGO = "I would like to know about University of Otago";

test.each([
  ["an empty message", "", "?about=deakin", ABOUT_DEAKIN],
  ["another opening, untouched", ABOUT_OTAGO, "?about=deakin", ABOUT_DEAKIN],
  ["the visitor's own words stay", "Hello, fees?", "?about=deakin", `Hello, fees?\n\n${ABOUT_DEAKIN}`],
  ["words that name it already", `${ABOUT_DEAKIN}: fees?`, "?about=deakin", `${ABOUT_DEAKIN}: fees?`],
  ["no query", "", "", ""],
  ["an unknown id", "", "?about=nowhere", ""],
  ["a prototype's key", "", "?about=__proto__", ""],
  ["several: the first counts", "", "?about=deakin&about=otago", ABOUT_DEAKIN],
])("%s", (_name, message, search, opened) => {
  expect(institutionOpening(message, search, institutions, "I would like to know about {name}")).toBe(opened);
});

test.each([
  ["the address asks about it, and the message names it", ABOUT_DEAKIN, "?about=deakin", "deakin"],
  ["the visitor took the name out", "Hello", "?about=deakin", undefined],
  ["the address asks about another", ABOUT_DEAKIN, "?about=otago", undefined],
  ["the address asks about none", ABOUT_DEAKIN, "", undefined],
])("what the message is about: %s", (_name, message, search, id) => {
  expect(askedAbout(message, search, institutions)?.id).toBe(id);
});

test.each([
  ["an empty message", " ", "Our plan"],
  ["the visitor's own words stay above", "Hello", "Hello\n\nOur plan"],
  ["a plan that stands there already", "Hello\n\nOur plan", "Hello\n\nOur plan"],
])("a text of another page: %s", (_name, message, opened) => {
  expect(withText(message, "Our plan")).toBe(opened);
});

test("a newer plan takes the place of the one that was brought, and of no other words", () => {
  expect(withText("Hello\n\nPlan A\n\nThanks", "Plan B", "Plan A")).toBe("Hello\n\nPlan B\n\nThanks");
  expect(withText("Plan A, changed", "Plan B", "Plan A.")).toBe("Plan A, changed\n\nPlan B");
});
