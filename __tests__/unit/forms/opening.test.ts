import { askedAbout, openedMessage, withText } from "../../../src/forms/contact/opening";

const ABOUT_DEAKIN = "I would like to know about Deakin University";
const ABOUT_OTAGO = "I would like to know about University of Otago";
const DRAFT = "Please read my draft:";
const openings = [
  { id: "deakin", name: "Deakin University", text: ABOUT_DEAKIN },
  { id: "otago", name: "University of Otago", text: ABOUT_OTAGO },
  { id: "letters", text: DRAFT },
];

test.each([
  ["an empty message", "", "?about=deakin", ABOUT_DEAKIN],
  ["another opening, untouched", ABOUT_OTAGO, "?about=deakin", ABOUT_DEAKIN],
  ["the visitor's own words stay", "Hello, fees?", "?about=deakin", `Hello, fees?\n\n${ABOUT_DEAKIN}`],
  ["words that name it already", `${ABOUT_DEAKIN}: fees?`, "?about=deakin", `${ABOUT_DEAKIN}: fees?`],
  ["a page that asks for a draft", "", "?about=letters", DRAFT],
  ["a draft that was begun", `${DRAFT} I was born`, "?about=letters", `${DRAFT} I was born`],
  ["no query", "", "", ""],
  ["an unknown id", "", "?about=nowhere", ""],
  ["a prototype's key", "", "?about=__proto__", ""],
  ["several: the first counts", "", "?about=deakin&about=otago", ABOUT_DEAKIN],
])("%s", (_name, message, search, opened) => {
  expect(openedMessage(message, search, openings)).toBe(opened);
});

test.each([
  ["the address asks about it, and the message names it", ABOUT_DEAKIN, "?about=deakin", "Deakin University"],
  ["the visitor took the name out", "Hello", "?about=deakin", undefined],
  ["the address asks about another", ABOUT_DEAKIN, "?about=otago", undefined],
  ["the address asks about none", ABOUT_DEAKIN, "", undefined],
  ["a page's own message", DRAFT, "?about=letters", undefined],
])("what the message is about: %s", (_name, message, search, name) => {
  expect(askedAbout(message, search, openings)?.name).toBe(name);
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
