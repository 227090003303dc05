import { readdirSync } from "node:fs";
import { formatProblem } from "../../src/node/content/content-file";
import { contentTypeOf, contentTypes } from "../../src/node/content-types/registry";
import { checkedFixture } from "../helpers/checked-fixture";
import { recipes } from "./recipes";

// A day after all dates in the guide's examples.
const { copy, check } = checkedFixture("2099-12-31");

/** Content types without a recipe, as their fields explain everything. */
const WITHOUT_RECIPE =
  "Adviser BudgetWay CitableHosts Labels Navigation PageText ParentsPage Rates Redirect SocialCard Step TeamMember Tools".split(
    " ",
  );

test("every kind of content has a recipe, or is known to need none", () => {
  const touched = new Set(recipes().flatMap(({ files }) => files.map((file) => contentTypeOf(file)?.name)));
  const without = contentTypes.map(({ name }) => name).filter((name) => !touched.has(name));
  expect(without.sort()).toEqual(WITHOUT_RECIPE);
});

test("whoever follows the guide's recipes to the letter makes no mistake, and no picture that nobody sees", async () => {
  const had = new Set(readdirSync(copy().root, { recursive: true }).map(String));
  for (const recipe of recipes()) await recipe.follow(copy());
  const { errors, warnings } = await check();
  const unused = warnings.filter(({ message }) => /is used nowhere|is on no page/.test(message));
  const faults = [...errors, ...unused.filter(({ file }) => !had.has(file))];
  expect(faults.map(formatProblem)).toEqual([]);
});
