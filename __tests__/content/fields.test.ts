import { readdirSync, readFileSync } from "node:fs";
import { checkedFixture, END } from "../helpers/checked-fixture";

const { copy, problems, testMistakes } = checkedFixture();

test("the fixture has no problem", async () => {
  expect(await problems()).toEqual([]);
});

testMistakes("branches.json", [
  [/\n\s+"office": "Main office",/, "", "[0].office: is missing, expected a text"],
  ["https://www.google.com/maps?", "https://maps.test?", 'mapEmbedLink: "https://maps.test" is not'],
]);
testMistakes("team.json", [
  ['"designation"', '"designatoin"', '[0]: "designatoin" is not a field …; did you mean "designation"?'],
  ['"designation": "', '"designation": "\\u0008', "[0].designation: contains …U+0008, expected plain text"],
  ['"designation": "', '"designation": "\\u200b', "[0].designation: contains …character U+200B"],
  [/^[\s\S]*$/, "[]", "is an empty list, expected at least one record"],
  [/"alt": "[^"]+"/, '"alt": "Portrait"', '[0].alt: "Portrait" says too little'],
  ["team/1.png", "institutions/perth-college.svg", "[0].img: picture …cannot be scaled, expected a PNG"],
]);
testMistakes("company.json", [
  ['"since": 1998', '"since": "1998"', 'since: is "1998", expected a number'],
  ['"name": "Lantern",', '"name": "Lantern", "name": "Lantern",', '"name" stands here twice'],
]);
testMistakes("steps.json", [
  ['"First talk",', '"First talk"', "is not valid JSON: comma expected"],
  [/^[\s\S]*$/, "{}", "is an object, expected a list"],
]);
testMistakes("facts.json", [
  ['"url": "https://', '"url": "htps://', 'official.url: "htps:…" is not a web address'],
  [/,\n\s+"official": \{[^}]+\}/, "", "[0].official: is missing"],
]);
testMistakes("institutions/australia.json", [
  ['"kind": "college"', '"kind": "colege"', 'records[0].kind: is "colege", …; did you mean "college"?'],
  [/,\s+"kind": "college",\s+"readIn": \{[^}]+\},\s+"readOn": "[^"]+"/, "", "records[0].city: has no"],
]);
testMistakes("gallery/fair.json", [
  [/,\n\s+"alt": "[^"]+"/, "", "items[0].alt: is missing"],
  ["The long table", "Hands reach for bread, over a white cloth.", "items[0].alt: repeats the title, exp"],
]);

testMistakes("countries/malaysia.mdx", [
  ["reviewed: 2024-06-01", "reviewed: 2024-13-20", 'reviewed: "2024-13-20" is not a date, expected'],
  [/^colour: .*$/m, "colour: pink", 'colour: is "pink", expected sea or leaf or red or ink'],
  [/^image: .*$/m, "image: team/1.png", 'image: picture "team/1.png" is …, expected at least 1600 x 900'],
]);
testMistakes("guides/letters.mdx", [
  ["order:", "order: [1", "front matter is not valid YAML"],
  [END, '\n<Fakt id="au.work.hours" />\n', '<Fakt> is not a component for texts, …did you mean "Fact"?'],
  [END, '\n<Note title="x">\n', "is not valid MDX: Expected a closing tag for `<Note>`; expected every"],
  [END, "\n# Top\n", "heading of the first level, expected ##"],
  [END, "\n## One\n\n#### Three\n", "heading of level 4 after level 2"],
]);
testMistakes("trust/privacy.mdx", [['message="delivered"', 'message="read"', '"read" is none, expected']]);

testMistakes(
  "third-parties.json",
  [
    ['"use": "map"', '"use": "video"', "[0].mapEmbedLink: …is not among the hosts", "branches.json"],
    ['["https://badge.', '["https://old.test", "https://badge.', '"https://old.test" is called by nothing'],
    ['"https://www.google.com"]', '"https://www.google.com/maps"]', "[1].hosts[0]: …has more than a host"],
  ],
  "branches.json",
  "company.json",
  "videos.json",
);

testMistakes("words/frame.json", [
  [/"newTab": ".*?"/, '"newTab": " "', "newTab: is empty, expected a text"],
  [/"newTab": "/, `"newTab": "${"so long ".repeat(12)}`, "newTab: is too long, expected at most 100"],
  [/"newTab": "/, `"newTab": "${"So. ".repeat(80)}`, "newTab: is too long, expected at most 300"],
]);

test("a file in the wrong place, in the wrong encoding or with a byte-order mark is told so", async () => {
  copy().write("teams.json", "[]");
  copy().write("notes/a.txt", "x");
  copy().write("countries/peru.mdx", Buffer.from([0x2d, 0xff, 0xfe]));
  copy().edit("steps.json", (text) => `\uFEFF${text}`);
  const printed = (await problems()).join("\n");
  expect(printed).toMatch(/^content\/teams\.json:.* belongs to no kind of content/m);
  expect(printed).toMatch(/^content\/notes\/a\.txt:.* is neither JSON nor MDX/m);
  expect(printed).toMatch(/^content\/countries\/peru\.mdx:.* is not UTF-8/m);
  expect(printed).toMatch(/^content\/steps\.json:.* begins with a byte-order mark/m);
});

testMistakes("articles/papers.mdx", [
  [/^date: .*$/m, "date: 2062-11-20", 'date: "2062-11-20" is still to come, expected a day until'],
  [/^reviewed: .*$/m, "reviewed: 2062-11-20", 'reviewed: "2062-11-20" is still to come'],
  [/^reviewed: .*$/m, "reviewed: 1999-01-01", "reviewed: …is before the publication, expected a day from"],
  [/^date: .*$/m, "date: 0206-11-20", 'date: "0206-11-20" is long ago, expected a year from'],
]);
testMistakes("videos.json", [
  [/"uploaded": "[^"]+"/, '"uploaded": "2062-01-01"', "[0].uploaded: …still to come"],
]);
testMistakes("rates.json", [[/"day": "[^"]+"/, '"day": "2062-01-01"', "day: …is still to come"]]);
testMistakes("facts.json", [
  [/"id": "au.work.hours",/, '$& "validUntil": "20260-01-01",', "validUntil: …is not a date, expected"],
  [/"id": "au.work.hours",/, '$& "validUntil": "2206-01-01",', "validUntil: …is far ahead, expected a year"],
]);
testMistakes("services/coaching.mdx", [
  [END, "\nAll was checked on 45 Jan 2026.\n", '"checked on 45 Jan 2026" claims more than the register'],
  [END, "\nAll was checked on 31 Feb 2026.\n", '"checked on 31 Feb 2026" claims more than the register'],
]);

const WORDS = "content/words";
const FIXTURE = `__tests__/fixtures/${WORDS}`;

/** Each label's key, with the placeholders that code fills in; a list counts as one label. */
function placeholders(value: unknown, key: string): string[] {
  if (typeof value === "string") return [`${key}: ${(value.match(/\{\w*\}/g) ?? []).sort().join(" ")}`];
  if (Array.isArray(value) || value === null || typeof value !== "object") return [key];
  return Object.entries(value).flatMap(([name, inner]) => placeholders(inner, `${key}.${name}`));
}

const labelsIn = (folder: string) =>
  readdirSync(folder).flatMap((name) =>
    placeholders(JSON.parse(readFileSync(`${folder}/${name}`, "utf8")), name),
  );

test("the site's labels have the keys and the placeholders of those that the code is tested with", () => {
  expect(labelsIn(WORDS).sort()).toEqual(labelsIn(FIXTURE).sort());
});
