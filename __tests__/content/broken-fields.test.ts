import { append, checkedFixture, type Mistake, replace } from "../helpers/checked-fixture";

const { problems, expectTold } = checkedFixture();

test("the fixture has no problem", async () => {
  expect(await problems()).toEqual([]);
});

const MISTAKES: Mistake[] = [
  [
    "left out a field",
    "branches.json",
    replace(/\n\s+"office": "Main office",/, ""),
    /^content\/branches\.json:\d+:\d+ \[0\]\.office: is missing, expected a text/,
  ],
  [
    "misspelt a field",
    "team.json",
    replace('"designation"', '"designatoin"'),
    /team\.json:\d+:\d+ \[0\]: "designatoin" is not a field here, expected one of .*; did you mean "designation"\?/,
  ],
  [
    "wrote a number as a text",
    "company.json",
    replace('"since": 1998', '"since": "1998"'),
    /company\.json:\d+:\d+ since: is "1998", expected a number/,
  ],
  [
    "forgot a comma",
    "steps.json",
    replace('"First talk",', '"First talk"'),
    /steps\.json:\d+:\d+ is not valid JSON: comma expected/,
  ],
  [
    "wrote a key twice",
    "company.json",
    replace('"name": "Lantern",', '"name": "Lantern", "name": "Lantern",'),
    /company\.json:\d+:\d+ "name" stands here twice/,
  ],
  ["wrote an object for a list", "steps.json", () => "{}", /steps\.json:1:1 is an object, expected a list/],
  [
    "emptied a list",
    "team.json",
    () => "[]",
    /team\.json:1:1 is an empty list, expected at least one record/,
  ],
  [
    "wrote a date that is none",
    "countries/malaysia.mdx",
    replace("reviewed: 2024-06-01", "reviewed: 2024-13-20"),
    /malaysia\.mdx:\d+:\d+ reviewed: "2024-13-20" is not a date, expected YYYY-MM-DD/,
  ],
  [
    "wrote an address that is none",
    "facts.json",
    replace('"url": "https://', '"url": "htps://'),
    /official\.url: "htps:[^"]+" is not a web address/,
  ],
  [
    "left out a fact's authority",
    "facts.json",
    replace(/,\n\s+"official": \{[^}]+\}/, ""),
    /facts\.json:\d+:\d+ \[0\]\.official: is missing/,
  ],
  [
    "chose a colour that is not there",
    "countries/malaysia.mdx",
    replace(/^colour: .*$/m, "colour: pink"),
    /malaysia\.mdx:\d+:\d+ colour: is "pink", expected sea or leaf or red or ink/,
  ],
  [
    "wrote a kind of institution that is none",
    "institutions/australia.json",
    replace('"kind": "college"', '"kind": "colege"'),
    /australia\.json:\d+:\d+ records\[0\]\.kind: is "colege", expected university or college or .*; did you mean "college"\?/,
  ],
  [
    "named an institution's city and not who says so",
    "institutions/australia.json",
    replace(/,\s+"kind": "college",\s+"readIn": \{[^}]+\},\s+"readOn": "[^"]+"/, ""),
    /australia\.json:\d+:\d+ records\[0\]\.city: has no readIn, expected the page on which it was read/,
  ],
  [
    "left out the day on which an institution's city was read",
    "institutions/australia.json",
    replace(/,\s+"readOn": "[^"]+"/, ""),
    /australia\.json:\d+:\d+ records\[0\]\.readIn: has no readOn, expected the day on which it was read/,
  ],
  [
    "read an institution's number on a day to come",
    "institutions/malaysia.json",
    replace(/("register": \{[\s\S]+"readOn": )"[^"]+"/, '$1"2999-01-01"'),
    /malaysia\.json:\d+:\d+ records\[1\]\.register\.readOn: 2999-01-01 is still to come, expected a day until/,
  ],
  [
    "broke the front matter",
    "guides/letters.mdx",
    replace("order:", "order: [1"),
    /letters\.mdx:\d+:\d+ front matter is not valid YAML/,
  ],
  [
    "left the alt text out",
    "gallery/fair.json",
    replace(/,\n\s+"alt": "[^"]+"/, ""),
    /fair\.json:\d+:\d+ items\[0\]\.alt: is missing/,
  ],
  [
    "wrote an alt text that says nothing",
    "team.json",
    replace(/"alt": "[^"]+"/, '"alt": "Portrait"'),
    /\[0\]\.alt: "Portrait" says too little/,
  ],
  [
    "repeated the caption in the alt text",
    "gallery/fair.json",
    replace('"title": "The long table"', '"title": "Hands reach for bread, over a white cloth."'),
    /fair\.json:\d+:\d+ items\[0\]\.alt: repeats the title, expected what the picture shows/,
  ],
  [
    "wrote a component that does not exist",
    "guides/letters.mdx",
    append('<Fakt id="au.work.hours" />'),
    /letters\.mdx:\d+:\d+ <Fakt> is not a component for texts, .*did you mean "Fact"\?/,
  ],
  [
    "left a component open",
    "guides/letters.mdx",
    append('<Note title="x">'),
    /letters\.mdx:(?!1:)\d+:1 is not valid MDX: Expected a closing tag for `<Note>`; expected every/,
  ],
  [
    "wrote a heading of the first level",
    "guides/letters.mdx",
    append("# Top"),
    /letters\.mdx:\d+:\d+ heading of the first level, expected ##/,
  ],
  [
    "skipped a level of headings",
    "guides/letters.mdx",
    append("## One\n\n#### Three"),
    /letters\.mdx:\d+:\d+ heading of level 4 after level 2/,
  ],
];

test.each(MISTAKES)("an editor who %s is told so in one line", (...mistake) => expectTold(mistake));
