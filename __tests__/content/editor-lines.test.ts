import { formLines } from "../../src/build/edit/form-lines";
import { checkedFixture } from "../helpers/checked-fixture";
import { plainPicture } from "../helpers/plain-picture";

const { copy, check } = checkedFixture();

const lines = async (env: NodeJS.ProcessEnv = {}) => (await check()).errors.map(formLines(env));

const WRONG: readonly [what: string, file: string, from: string | RegExp, to: string, line: string][] = [
  ["no name", "team.json", '"Adwoa Mensah"', '""', "Team › 1 › Name: is empty, expected a text"],
  [
    "a phone in words",
    "branches.json",
    /"contact": "[^"]+"/,
    '"contact": "call us"',
    "Offices › 1 (Leeds) › Pho",
  ],
  [
    "an unknown figure",
    "articles/papers.mdx",
    "One paper",
    '<Fact id="gb.no.such" /> paper',
    'Articles › papers › Text, line 18 of the file: <Fact> id: "gb.no.such" does not exist, expected the id of a fact in "Figures" (',
  ],
  ["a lost picture", "team.json", "team/1.png", "team/9.png", "Team › 1 (Adwoa Mensah) › Picture: "],
  [
    "a confirmation without a name",
    "facts.json",
    /"readOn": "[^"]+"/,
    '$&, "confirmedOn": "2024-01-01"',
    'Confirmed on: has no "Confirmed by", expected who compared it',
  ],
  ["a day to come", "facts.json", /"readOn": "[^"]+"/, '"readOn": "2099-01-01"', "Figures › "],
];

test("a picture too small is told in the words of the form", async () => {
  copy().write("images/team/1.png", await plainPicture(200, 200));
  expect(await lines()).toContainEqual(
    expect.stringMatching(/^Team › 1 \(Adwoa Mensah\) › Picture: .*200 x 200/),
  );
});

test.each(WRONG)("%s in %s is told in the words of the form", async (_what, file, from, to, line) => {
  copy().edit(file, (text) => text.replace(from, to));
  expect(await lines()).toContainEqual(expect.stringContaining(line));
});

test("a line leads to the form where there is one", async () => {
  copy().edit("team.json", (text) => text.replace('"Counsellor"', '""'));
  const [line] = await lines({ EDIT_REPO: "lantern/site" });
  expect(line).toMatch(
    /^Team › 1 \(Adwoa Mensah\) › Designation: is empty, .* \(content\/team\.json:7\) https:\/\/\S+\/edit#\/collections\/_singletons\/entries\/team$/,
  );
});
