import path from "node:path";
import { cityWarnings } from "../../src/countries/rules";
import { formatProblem } from "../../src/node/content/content-file";
import { readContent } from "../../src/node/content/read-content";
import { checkedFixture, END } from "../helpers/checked-fixture";

const { copy, problems, testMistakes } = checkedFixture();

const MIRI = / {2}- name: Miri\n(?: {4}.*\n)+/;

testMistakes("countries/australia.mdx", [
  ["<Standfirst>Bring", "Wait.\n\n<Standfirst>Bring", '"Living there" lacks its standfirst'],
  ["<Bill />\n", "", "nowhere places <Bill />, expected it on a line of its own"],
  ["<Bill />", "<Bill />\n\n<Bill />", "<Bill /> stands twice, expected it once"],
  ["<Bill />", "- <Bill />", "<Bill /> stands inside other text, expected it on a line of its own"],
  ['of="visa"', 'of="vise"', '<Numbers of="vise" /> draws nothing here, expected <Numbers'],
  ["<Bill />", "<Bill />\n\n<Tool />", "<Tool /> draws nothing here, expected"],
]);
testMistakes("countries/malaysia.mdx", [[/## Courses[\s\S]*$/, "So.\n", "has no chapters, expected ##"]]);
const picture = "pictures:\n  - name: coins\n    image: guides/letters.png\n    alt: Coins in rows\n";
testMistakes("guides/letters.mdx", [
  ["published:", `${picture}published:`, 'nowhere places <Picture name="coins" />, expected it'],
  [END, "\n<Bill />\n", "<Bill /> draws nothing here, expected no such piece"],
  ["published:", "jump:\n  label: Who\n  to: Who wrote it\npublished:", 'jump.to: "Who wrote it" is no'],
]);

test("the chapters of a guide may be renamed, added and moved", async () => {
  copy().edit("countries/australia.mdx", (text) => {
    const [head = "", ...chapters] = text.split(/^(?=## )/m);
    const renamed = chapters.map((chapter) => chapter.replace("## What it costs", "## Money"));
    const sport = "## Sport\n\n<Standfirst>Much of it.</Standfirst>\n\n";
    return [head, ...renamed.reverse(), sport].join("\n");
  });
  expect(await problems()).toEqual([]);
});

const TWICE = "facts: [au.visa.charge]\n      times: 2";

testMistakes("countries/australia.mdx", [
  [/suits:\n(?: {2}- .*\n)+/, "", "suits: is missing, expected three to five reasons"],
  ["  - you dislike the sun\n", "", "thinkAgain: says too little, expected three to five reasons"],
  ["compares: au.work.hours", "compares: au.visa.charge", '].compares: "au.visa.charge" has "AUD", exp'],
  ["- row: living\n", "- row: living\n    nought: true\n", "nought: stands in the row living, expected"],
  ["months: March", "months: Mars", 'year[0].stages[0].months: "Mars" is not a month, expected e.g. "May"'],
  ["fact: au.apply.window", "fact: au.apply.window\n        months: May", "stages[1]: expected months"],
  [TWICE, "facts: [au.work.hours]", 'bill.pay[1].facts: "au.work.hours" is no amount of money'],
  [TWICE, "facts: [my.funds.year]", 'bill.pay[1].facts: "my.funds.year" is in MYR, expected AUD'],
  [TWICE, "facts: [au.visa.charge]\n      least: my.funds.year", '"my.funds.year" is in MYR, expected AUD'],
  ["stage: Apply", "stage: Aply", 'bill.stage: "Aply" is no step of the February start, expected one of Ask'],
  ["  stage: Apply\n", "", "bill.stage: is missing, expected the step in which the lines before"],
  [TWICE, "facts: [au.visa.charge]\n      instead: Tution", "bill: has an instead that names no line"],
  [/ {6}facts: \[au\.visa\.charge\]\n(?: {6}times: 2\n)?/g, "", "bill: has no figure, expected facts in"],
  ["part: living", "part: health", "bill: has no sum, expected a line whose part is fee"],
]);

testMistakes("countries/kiribati.mdx", [
  [
    /(part: living\n {6}facts: )\[ki\.funds\.year\]/,
    "$1[au.visa.charge]",
    "bill: counts 1900 for living, below the 16000 of the row funds, expected least with its figure",
  ],
]);

testMistakes("countries/malaysia.mdx", [
  [MIRI, "", "cities: says too little, expected 5 to 7 cities"],
  [MIRI, "$&$&$&$&", "cities: says too much, expected 5 to 7 cities"],
  ["longitude: 113.99", "longitude: 4.4", "longitude: Miri at 4.4 east …beyond the country's map"],
  [/ {4}side: right\n(?= {4}rent: low)/, "", "side: is missing, expected one of right, left"],
  ["rent: middle", "rent: midle", 'rent: is "midle", …high or middle or low; did you mean "middle"?'],
  ["\n    known: a bridge", "", "cities[2]: says nothing of the city, expected climate, known or both"],
]);

const warningsOf = (name: string) =>
  cityWarnings(readContent(path.join(copy().root, "content")))
    .map(formatProblem)
    .filter((line) => line.includes(`/${name}.mdx:`));

test("a guide without cities or without a drawn map is told so, and a page of cards is not", () => {
  for (const name of ["malaysia", "elsewhere"]) expect(warningsOf(name)).toEqual([]);
  copy().write("countries/northland.mdx", copy().read("countries/malaysia.mdx"));
  copy().edit("countries/malaysia.mdx", (text) => text.replace(/^cities:\n(?: .*\n)+/m, ""));
  expect(warningsOf("northland").join("\n")).toMatch(/cities: has no map, expected "northland" in art\/.*$/);
  expect(warningsOf("malaysia").join("\n")).toMatch(
    /cities: is missing, expected five to seven student cit.*$/,
  );
});

const WEEK = "hours: my.work.hours\n      wage: my.work.wage";
const ROOM = "fact: my.room.month\n";

testMistakes("countries/malaysia.mdx", [
  [WEEK, "hours: my.work.wage\n      wage: my.work.wage", 'week.hours: "my.work.wage" is no number of work'],
  [
    WEEK,
    "hours: my.work.hours\n      wage: my.work.hours",
    'week.wage: "my.work.hours" is no amount of money',
  ],
  [ROOM, "fact: au.visa.charge\n", 'week.room: "au.visa.charge" is in AUD, expected MYR'],
  [
    / {6}living:\n {8}fact: my\.living\.month\n {8}per: month\n/,
    "",
    "has living costs twice or never, expected",
  ],
  ["<Week />\n", "", "nowhere places <Week />, expected it on a line of its own"],
]);

testMistakes("subjects/sailing.mdx", [
  ["<Standfirst>By the mile.</Standfirst>", "By the mile.", '"What it pays" lacks its standfirst'],
  ["/countries/kiribati#what-it-costs", "/countries/kiribati", "countries[1]: the text leads to no chapter"],
  ["  - malaysia\n", "", "countries: are fewer than three countries, expected three to five"],
  ["You begin on deck.", "A mast. ".repeat(300), "the text has …words, expected at most 600"],
  ["Ask the crew.", "About USD 900 a month.", '"USD 900" is typed into the text, expected a fact'],
  ["- place: at sea\n    country: kiribati", "- place: at sea\n    country: elsewhere", "has no bill"],
  ["facts: [pw.tuition.year]", "facts: [au.visa.charge]", "is not in the currency of that country's bill"],
]);
