import { append, checkedFixture, type Mistake, replace } from "../helpers/checked-fixture";

const { copy, problems, expectTold } = checkedFixture();

const MISTAKES: Mistake[] = [
  [
    "misspelt a fact in front matter",
    "countries/australia.mdx",
    replace("[au.work.hours", "[au.work.huors"),
    /australia\.mdx:\d+:\d+ numbers\[6\]\.facts\[0\]: "au\.work\.huors" does not exist, .*; did you mean "au\.work\.hours"\?/,
  ],
  [
    "misspelt a fact in the text",
    "countries/australia.mdx",
    replace('<Fact id="au.work.breaks"', '<Fact id="au.work.break"'),
    /australia\.mdx:\d+:\d+ <Fact> id: "au\.work\.break" does not exist/,
  ],
  [
    "named an institution that is not there",
    "institutions/australia.json",
    replace('"penang-college"', '"penang-colege"'),
    /australia\.json:\d+:\d+ list\[1\]: "penang-colege" does not exist, .*did you mean "penang-college"\?/,
  ],
  [
    "named a list that is not there",
    "countries/malaysia.mdx",
    replace("institutions: malaysia", "institutions: malasia"),
    /malaysia\.mdx:\d+:\d+ institutions: "malasia" does not exist/,
  ],
  [
    "misspelt a picture",
    "team.json",
    replace("team/1.png", "team/one.png"),
    /team\.json:\d+:\d+ \[0\]\.img: "team\/one\.png" does not exist, expected a picture in content\/images/,
  ],
  [
    "misspelt a video",
    "videos.json",
    replace("fair.mp4", "fairs.mp4"),
    /videos\.json:\d+:\d+ \[0\]\.src: "fairs\.mp4" does not exist, .*did you mean "fair\.mp4"\?/,
  ],
  [
    "gave two branches one id",
    "branches.json",
    replace('"id": "accra"', '"id": "leeds"'),
    /branches\.json:\d+:\d+ \[1\]\.id: id "leeds" is taken by content\/branches\.json:\d+/,
  ],
  [
    "gave two facts one id",
    "facts.json",
    replace('"id": "au.work.breaks"', '"id": "au.work.hours"'),
    /facts\.json:\d+:\d+ \[\d+\]\.id: id "au\.work\.hours" is taken/,
  ],
  [
    "gave two pages one title",
    "guides/letters.mdx",
    replace(/^title: .*$/m, "title: Cost of living"),
    /title: title "Cost of living" is taken by content\/guides\/cost-of-living\.mdx/,
  ],
  [
    "linked to no route in a text",
    "services/coaching.mdx",
    append("See [this](/contcat)."),
    /coaching\.mdx:\d+:\d+ link "\/contcat" does not exist, .*did you mean "\/contact"\?/,
  ],
  [
    "linked to no route in JSON",
    "home.json",
    replace('"path": "/about"', '"path": "/abuot"'),
    /home\.json:\d+:\d+ about\.link\.path: "\/abuot" does not exist/,
  ],
  [
    "ended a link with a slash",
    "services/coaching.mdx",
    append("See [this](/contact/)."),
    /link "\/contact\/" ends with a slash, expected "\/contact"/,
  ],
  [
    "linked without https",
    "services/coaching.mdx",
    append("See [this](www.xet.example)."),
    /link "www\.xet\.example" is not a web address/,
  ],
  [
    "took a fixed page's texts away",
    "pages.json",
    replace('"id": "contact"', '"id": "contacts"'),
    /pages\.json:1:1 has no record "contact", expected one for src\/pages\/contact\.tsx/,
  ],
  [
    "took a fixed page's picture away",
    "pages.json",
    replace(/\n\s+"image": "about\/picture\.png",/, ""),
    /pages\.json:\d+:\d+ \[0\]\.image: is missing, expected it, as src\/pages\/about\.tsx has a place/,
  ],
  [
    "redirected from a page that exists",
    "redirects.json",
    replace('"/old/penang"', '"/countries/malaysia"'),
    /redirects\.json:\d+:\d+ \[1\]\.from: "\/countries\/malaysia" is a page of this site/,
  ],
  [
    "redirected twice from one address",
    "redirects.json",
    replace('"/old/penang"', '"/old/perth"'),
    /redirects\.json:\d+:\d+ \[1\]\.from: "\/old\/perth" stands here twice/,
  ],
];

test.each(MISTAKES)("an editor who %s is told so in one line", (...mistake) => expectTold(mistake));

test.each([
  ["facts.json", /^content\/facts\.json:1:1 is not valid JSON/],
  ["institutions/malaysia.json", /^content\/institutions\/malaysia\.json:1:1 is not valid JSON/],
  ["countries/malaysia.mdx", /^content\/countries\/malaysia\.mdx:1:1 has no front matter/],
])("a broken %s is one problem: references to its records are not reported", async (file, line) => {
  copy().edit(file, (text) => `!${text}`);
  expect(await problems()).toEqual([expect.stringMatching(line)]);
});

test("a page may not take the address of a fixed page", async () => {
  copy().write("guides/contact.mdx", copy().read("guides/letters.mdx"));
  expect(await problems()).toContainEqual(
    expect.stringMatching(
      /^content\/guides\/contact\.mdx:1:1 makes the page \/contact, which the site has already/,
    ),
  );
});
