import path from "node:path";
import { cityWarnings } from "../../src/countries/cities/rules";
import { formatProblem } from "../../src/node/content/content-file";
import { readContent } from "../../src/node/content/read-content";
import { checkedFixture, END } from "../helpers/checked-fixture";

const { copy, testMistakes } = checkedFixture();

const MIRI = / {2}- name: Miri\n(?: {4}.*\n)+/;

testMistakes("countries/australia.mdx", [
  ["## What it costs", "## What it cost", '"What it cost" is not a …; did you mean "What it costs"?'],
  [/## Living there[\s\S]*?(?=## After)/, "", '"Living there" is missing, expected it after "Working'],
  [/## Courses and[\s\S]*?(?=## When)/, "", '"Courses and institutions" is missing, expected it first'],
  [END, "\n## Sport\n\n<Standfirst>Much.</Standfirst>\n", '"Sport" is not a chapter, expected one of'],
  [/(## When to apply[\s\S]*?)(## What[\s\S]*)/, "$2\n$1", '"When to apply" stands after "What it costs"'],
  ["<Standfirst>Bring", "Wait.\n\n<Standfirst>Bring", '"Living there" lacks its standfirst'],
]);
testMistakes("countries/malaysia.mdx", [[/## Courses[\s\S]*$/, "So.\n", "has no chapters, expected ##"]]);
const spot = "spots:\n  - ends: Who wrote it\n    image: guides/letters.png\n    alt: Coins in rows\n";
testMistakes("guides/letters.mdx", [
  ["published:", `${spot}published:`, 'spots[0].ends: "Who wrote it" is no heading …"Who writes it"?'],
  ["published:", "toolEnds: Who wrote it\npublished:", 'toolEnds: "Who wrote it" is no heading of the'],
  ["published:", "jump:\n  label: Who\n  to: Who wrote it\npublished:", 'jump.to: "Who wrote it" is no'],
]);
testMistakes("words/figures.json", [
  ['"bill": "What it costs"', '"bill": "What it cost"', 'pieces.bill: "What it cost" is not a chapter'],
]);

testMistakes("words/countries.json", [
  [
    '"visa": "Visa, step by step",',
    '"fees": "What else it costs", $&',
    'chapter "What else it costs" is missing, expected it after "What it costs"',
    "countries/australia.mdx",
  ],
]);

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
  [TWICE, "facts: [au.visa.charge]\n      degree: my.funds.year", '"my.funds.year" is in MYR, expected AUD'],
  [TWICE, "facts: [au.visa.charge]\n      instead: Tution", "bill: has an instead that names no line"],
  [/ {6}facts: \[au\.visa\.charge\]\n(?: {6}times: 2\n)?/g, "", "bill: has no figure, expected facts in"],
  ["part: living", "part: health", "bill: has no sum, expected a line whose part is fee"],
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
