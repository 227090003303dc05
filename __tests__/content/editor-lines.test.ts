import { formLines } from "../../src/node/edit/form-lines";
import { checkedFixture } from "../helpers/checked-fixture";
import { plainPicture } from "../helpers/plain-picture";

const { copy, check } = checkedFixture();

const lines = async (env: NodeJS.ProcessEnv = {}) => (await check()).errors.map(formLines(env));

const WRONG: readonly [what: string, file: string, from: string | RegExp, to: string, line: string][] = [
  ["no name", "team.json", '"Adwoa Mensah"', '""', "Team › 1 › Name: is empty, expected a text"],
  ["no number", "branches.json", /"contact": "[^"]+"/, '"contact": "?"', "Offices › 1 (Leeds) › Phone: "],
  [
    "an unknown figure",
    "articles/papers.mdx",
    "One paper",
    '<Fact id="gb.no.such" /> paper',
    'Articles › papers › Text, line 18 of the file: <Fact> id: "gb.no.such" does not exist, expected',
  ],
  [
    "a confirmation without a name",
    "facts.json",
    /"readOn": "[^"]+"/,
    '$&, "confirmedOn": "2024-01-01"',
    'Confirmed on: has no "Confirmed by", expected who compared it',
  ],
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
