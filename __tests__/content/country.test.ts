import path from "node:path";
import { cityWarnings } from "../../src/build/check/check-cities";
import { formatProblem } from "../../src/build/content/content-file";
import { readContent } from "../../src/build/content/read-content";
import { checkedFixture, END } from "../helpers/checked-fixture";

const { copy, testMistakes } = checkedFixture();

const MIRI = / {2}- name: Miri\n(?: {4}.*\n)+/;

describe("chapters", () => {
  testMistakes("countries/australia.mdx", [
    ["## What it costs", "## What it cost", '"What it cost" is not a …; did you mean "What it costs"?'],
    [/## Living there[\s\S]*?(?=## After)/, "", '"Living there" is missing, expected it after "Working'],
    [/## Courses and[\s\S]*?(?=## When)/, "", '"Courses and institutions" is missing, expected it first'],
    [END, "\n## Sport\n\n<Standfirst>Much.</Standfirst>\n", '"Sport" is not a chapter, expected one of'],
    [END, "\n## Living there\n\n<Standfirst>So.</Standfirst>\n", '"Living there" is a chapter already'],
    [/(## When to apply[\s\S]*?)(## What[\s\S]*)/, "$2\n$1", '"When to apply" stands after "What it costs"'],
    ["<Standfirst>Bring a hat.</Standfirst>\n\n", "", '"Living there" lacks its standfirst, expected'],
    ["<Standfirst>Bring", "Wait.\n\n<Standfirst>Bring", '"Living there" lacks its standfirst'],
  ]);
  testMistakes("countries/malaysia.mdx", [
    [/## Courses[\s\S]*$/, 'You show <Fact id="my.funds.year" />.\n', "has no chapters, expected ##"],
  ]);
  const spot =
    "spots:\n  - ends: Who wrote it\n    image: guides/letters.png\n    alt: A table with coins in rows\n";
  testMistakes("guides/letters.mdx", [
    ["published:", `${spot}published:`, 'spots[0].ends: "Who wrote it" is no heading …"Who writes it"?'],
    ["toolEnds: Who writes it", "toolEnds: Who wrote it", 'toolEnds: "Who wrote it" is no heading of the'],
    ["published:", "jump:\n  label: Who\n  to: Who wrote it\npublished:", 'jump.to: "Who wrote it" is no'],
  ]);
  testMistakes("words.json", [
    ['"bill": "What it costs"', '"bill": "What it cost"', 'pieces.bill: "What it cost" is not a chapter'],
    ['"chapter": "After you graduate"', '"chapter": "After"', 'bars.stay.chapter: "After" is not a chapter'],
  ]);
});

const TWICE = "facts: [au.visa.charge]\n      times: 2";

describe("reasons, bars, months and the bill", () => {
  testMistakes("countries/australia.mdx", [
    [/suits:\n(?: {2}- .*\n)+/, "", "suits: is missing, expected three to five reasons"],
    ["  - you dislike the sun\n", "", "thinkAgain: says too little, expected three to five reasons"],
    ["bar: au.work.hours", "bar: au.visa.charge", 'numbers[6].bar: "au.visa.charge" has "AUD", expected a'],
    ["bar: au.work.hours", "bar: au.work.huors", 'numbers[6].bar: "au.work.huors" does not exist'],
    ["- row: living\n", "- row: living\n    nought: true\n", "nought: stands in the row living, expected"],
    ["months: March", "months: Mars", 'year[0].stages[0].months: "Mars" is not a month, expected e.g. "May"'],
    ["months: March", "months: June", "year[0].stages: lasts 2…months, expected stages in their order"],
    ["fact: au.apply.window", "fact: au.apply.window\n        months: May", "stages[1]: expected months"],
    ["fact: au.apply.window", "fact: au.visa.charge", 'fact: "au.visa.charge" is "1,900", expected months'],
    [TWICE, "facts: [au.work.hours]", 'bill.pay[1].facts: "au.work.hours" is no amount of money'],
    [TWICE, "facts: [my.funds.year]", 'bill.pay[1].facts: "my.funds.year" is in MYR, expected AUD'],
    [TWICE, "facts: [au.visa.charge]\n      instead: Tution", "bill: has an instead that names no line"],
    [/ {6}facts: \[au\.visa\.charge\]\n(?: {6}times: 2\n)?/g, "", "bill: has no figure, expected facts in"],
  ]);
});

describe("cities", () => {
  testMistakes("countries/malaysia.mdx", [
    [MIRI, "", "cities: says too little, expected 5 to 7 cities"],
    [MIRI, "$&$&$&$&", "cities: says too much, expected 5 to 7 cities"],
    [
      "longitude: 113.99\n    latitude: 4.4",
      "longitude: 4.4\n    latitude: 83.99",
      "cities[4].longitude: Miri at 4.4 east and 83.99 north is beyond the country's map, expected its degrees",
    ],
    ["longitude: 113.99", "longitude: 11399", "longitude: …is no such degree, expected -180 to 180"],
    ["rent: middle", "rent: midle", 'rent: is "midle", …high or middle or low; did you mean "middle"?'],
    ["name: Johor", "name: Miri", "cities: names one city twice, expected each once"],
    ["\n    known: a bridge", "", "cities[2]: says nothing of the city, expected climate, known or both"],
  ]);

  const warningsOf = (name: string) =>
    cityWarnings(readContent(path.join(copy().root, "content")))
      .map(formatProblem)
      .filter((line) => line.includes(`/${name}.mdx:`));

  test("nothing is said of cities on a drawn map, nor of a page of cards", () => {
    expect(warningsOf("malaysia")).toEqual([]);
    expect(warningsOf("elsewhere")).toEqual([]);
  });

  test("a guide without cities is told that its page has no map", () => {
    copy().edit("countries/malaysia.mdx", (text) => text.replace(/^cities:\n(?: .*\n)+/m, ""));
    expect(warningsOf("malaysia")).toEqual([
      expect.stringMatching(/cities: is missing, expected five to seven student cities for the map$/),
    ]);
  });

  test("a guide whose country nobody has drawn is told how to draw it", () => {
    copy().write("countries/northland.mdx", copy().read("countries/malaysia.mdx"));
    expect(warningsOf("northland")).toEqual([
      expect.stringMatching(
        /cities: has no map, expected "northland" in art\/city-maps\.ts and npm run art:cities$/,
      ),
    ]);
  });
});
