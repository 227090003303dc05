import { checkedFixture, END, lineOf } from "../helpers/checked-fixture";

const { copy, check, problems, testMistakes } = checkedFixture();

testMistakes("countries/australia.mdx", [
  ["[au.work.hours", "[au.work.huors", 'facts[0]: "au.work.huors" does not exist, …did you mean "au.'],
  ['<Fact id="au.work.breaks"', '<Fact id="au.work.break"', '<Fact> id: "au.work.break" does not exist'],
]);
testMistakes("institutions/australia.json", [
  ['"penang-college"', '"penang-colege"', 'list[1]: "penang-colege" does not …did you mean "penang-col'],
]);
testMistakes("countries/malaysia.mdx", [["institutions: malaysia", "institutions: mal", '"mal" does not']]);
testMistakes("videos.json", [["fair.mp4", "fairs.mp4", '[0].src: "fairs.mp4" …did you mean "fair.mp4"?']]);
testMistakes("services/coaching.mdx", [
  [END, "\nSee [this](/contcat).\n", 'link "/contcat" does not exist, …did you mean "/contact"?'],
  [END, "\nSee [this](/contact/).\n", 'link "/contact/" ends with a slash, expected "/contact"'],
  [END, '\n<Earnings hours="au.visa.charge" wage="no.such" />\n', '> hours: "au.visa.charge" does not fit'],
  [END, "\nSee [below](#no-such-heading).\n", 'link "#no-such-heading" leads to no heading and no part of /'],
  [END, "\nSee [there](/contact#no-such-place).\n", '"/contact#no-such-place" leads to no heading and no'],
  [
    END,
    "\nSee [the bill](/about#bill).\n",
    '"/about#bill" leads to no heading and no part of /about, expected',
  ],
  [END, "\nSee [us](/contact#release).\n", '"/contact#release" leads to no heading and no part of /contact'],
  [END, "\nSee [it](/about#au.work.hours).\n", '"/about#au.work.hours" leads to no heading and no part of'],
  [END, "\n**Important:**read this.\n", '"**Important:**read this." is shown with its signs'],
  [END, "\n##The steps\n", '"##The steps" is shown with its signs, expected a blank after the #'],
  [END, "\nWe need:\n• a passport\n• a photo\n", '"• a passport" is no list, expected each entry on a line'],
  [END, "\nWe need:\n\n– a passport\n", '"– a passport" is no list, expected each entry on a line'],
  [END, "\n1)First\n", '"1)First" is no list, expected a blank after the hyphen or number'],
  [END, "\nSee [this] (/contact).\n", "is shown with its signs, expected no blank within a link"],
  [END, "\nSee [this](/con&shy;tact).\n", "contains &shy;, an invisible sign"],
  [END, "\nSee [this](www.xet.example).\n", 'link "www.xet.example" is not a web address'],
]);
for (const named of ["<Fact id='no.such' />", '<Fact id = "no.such" />', '<Fact\n  id="no.such"\n/>'])
  testMistakes("guides/letters.mdx", [[END, `\nIt is ${named}.\n`, '<Fact> id: "no.such" does not exist']]);
testMistakes("home.json", [['"path": "/about"', '"path": "/abuot"', 'path: "/abuot" does not exist']]);

testMistakes("parents/en.mdx", [
  [END, "\nPay 5 times.\n", '"5" is typed into the text, expected a figure of the register'],
  ["au.visa.charge", "au.apply.window", '"au.apply.window" has words in its value ("May to July")'],
  ["nearest: leeds", "nearest: london", '"london" is no office'],
]);

testMistakes(
  "parents/hi.mdx",
  [
    ["[शर्तें](/terms)", "शर्तें", 'part "हम कौन हैं" lacks link /terms, expected it as in English'],
    ['<Fact id="au.visa.charge" />', "कुछ", 'lacks <Fact id="au.visa.charge">, expected it as in English'],
    [END, "\n५ बार।\n", '"५" is typed into the text'],
    [END, "\n## और\n\nकुछ।\n", "has 5 parts, expected 4 as in English"],
    [
      "name: किरिबाती",
      "$&\n    note: PQR से पूछिए",
      "names[0]: kiribati names PQR for the money to show, expected none",
    ],
    ["id: kiribati", "id: palau", "names: differ from the English ones in kiribati, palau"],
  ],
  "parents/en.mdx",
  "countries/kiribati.mdx",
);

testMistakes("countries/kiribati.mdx", [
  [
    "facts: [ki.funds.year]",
    "$&\n    note: as IRCC says",
    "kiribati names no office …IRCC",
    "parents/hi.mdx",
  ],
]);

test("an English part that changed is named for each language, until it follows", async () => {
  const changed = async () => (await check()).warnings.map(({ file, message }) => [file, message]);
  copy().edit("parents/en.mdx", (text) => text.replace("They differ.", "They differ a lot."));
  const message =
    'follows[2]: "The costs" was changed in English, expected this part to follow, and then "ad08c4"';
  const named = ["ar", "hi"].map((language) => [`content/parents/${language}.mdx`, message]);
  expect(await changed()).toEqual(expect.arrayContaining(named));
  copy().edit("parents/hi.mdx", (text) => text.replace("82a8a7", "ad08c4"));
  expect(await changed()).not.toContainEqual(named[1]);
});

test("a part that a translation writes for its own readers need not have the English figures", async () => {
  copy().edit("parents/hi.mdx", (text) => text.replace('<Fact id="au.visa.charge" />', "कुछ"));
  const mistakes = async () => (await check()).errors.map(({ message }) => message).join();
  expect(await mistakes()).toContain("lacks <Fact");
  copy().edit("parents/hi.mdx", (text) => text.replace("\nfollows:", "\nfree: [3]\nfollows:"));
  expect(await mistakes()).toBe("");
});

testMistakes("branches.json", [
  ['"id": "accra"', '"id": "leeds"', '[1].id: id "leeds" is taken by content/'],
]);
testMistakes("facts.json", [["au.work.breaks", "au.work.hours", '.id: id "au.work.hours" is taken']]);
testMistakes("guides/letters.mdx", [[/^title: .*$/m, "title: Cost of living", '"Cost of living" is taken']]);
testMistakes("redirects.json", [
  ['"/old/penang"', '"/countries/malaysia"', '[1].from: "/countries/malaysia" is a page of this site'],
  ['"/old/penang"', '"/old/perth"', '[1].from: address "/old/perth" is taken'],
]);

test("a page may not take the address of a fixed page", async () => {
  copy().write("guides/contact.mdx", copy().read("guides/letters.mdx"));
  const line = lineOf("guides/contact.mdx", "makes the page /contact, which the site has already");
  expect(await problems()).toContainEqual(expect.stringMatching(line));
});

testMistakes("pages.json", [['"id": "contact"', '"id": "contacts"', 'has no record "contact", expected']]);

test("a page lacks no text or picture that its place needs, and may do without others", async () => {
  const taken = [
    ["search", "image", "search.tsx has a place for it"],
    ["search", "alt", "search.tsx has a place for it"],
    ["not-found", "links", "404.tsx has a place for it"],
    ["accessibility", "short", "accessibility.tsx has a place for it"],
    ["contact", "alt", "contact.tsx shows the picture"],
    ["plan", "image", undefined],
    ["plan", "alt", undefined],
  ] as const;
  copy().edit("pages.json", (text) => {
    const records: Record<string, unknown>[] = JSON.parse(text);
    for (const [id, field] of taken) delete records.find((one) => one.id === id)?.[field];
    return JSON.stringify(records);
  });
  const lines = taken.flatMap(([, field, why]) =>
    why ? [lineOf("pages.json", `${field}: is missing, expected it, as src/pages/${why}`)] : [],
  );
  const printed = await problems();
  expect(lines.map((line) => printed.filter((one) => line.test(one)).length)).toEqual([1, 1, 1, 1, 1]);
  expect(printed).toHaveLength(lines.length);
});

test("a broken file is one problem: what others name of it is not reported", async () => {
  const files = ["company.json", "countries/malaysia.mdx", "facts.json", "institutions/malaysia.json"];
  for (const file of files) copy().edit(file, (text) => `!${text}`);
  const says = (file: string) => (file.endsWith(".mdx") ? "has no front matter" : "is not valid JSON");
  const lines = files.map((file) => expect.stringMatching(lineOf(file, says(file))));
  expect(await problems()).toEqual(lines);
});

test("links to parts of their pages, to a figure in the register and to the page that shows a question are fine", async () => {
  const text =
    "\nSee [a](/countries/australia#bill), [b](/figures#au.work.hours), [c](/figures#use), [d](/about#team), [e](/privacy#third-parties).\n";
  copy().edit("services/coaching.mdx", (before) => before + text);
  copy().edit("questions/australia.mdx", (before) => before.replace("</Question>", "See [it](#bill).\n\n$&"));
  expect(await problems()).toEqual([]);
});

test("links to headings and parts of pages, and the joiners of Indian scripts, are fine", async () => {
  const text =
    "\n## Words to find\n\nSee [here](#words-to-find), [க்\u200dஷ](/contact), [all](/#countries), 5 * 4, `<Fact id='no.such' />`.\n";
  copy().edit("services/coaching.mdx", (before) => before + text);
  expect(await problems()).toEqual([]);
});
