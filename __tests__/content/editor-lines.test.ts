import { formLines } from "../../src/node/edit/form-lines";
import { checkedFixture } from "../helpers/checked-fixture";
import { plainPicture } from "../helpers/plain-picture";

const { copy, check } = checkedFixture();

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

test("mistakes are told in the words of the form, and a line leads to the form where there is one", async () => {
  for (const [, file, from, to] of WRONG) copy().edit(file, (text) => text.replace(from, to));
  copy().write("images/videos/fair.png", await plainPicture(200, 200));
  const { errors } = await check();
  const lines = errors.map(formLines({}));
  for (const [what, , , , line] of WRONG)
    expect([what, lines]).toEqual([what, expect.arrayContaining([expect.stringContaining(line)])]);
  expect(lines).toContainEqual(expect.stringMatching(/^Videos › 1 .* › .*200 x 200/));
  expect(errors.map(formLines({ EDIT_REPO: "lantern/site" }))).toContainEqual(
    expect.stringMatching(
      /^Team › 1 › Name: is empty, .* \(content\/team\.json:6\) https:\/\/\S+\/edit#\/collections\/_singletons\/entries\/team$/,
    ),
  );
});
