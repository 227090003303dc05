import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatProblem, type Problem } from "../../src/build/content/content-file";
import { contentTypeOf, contentTypes } from "../../src/build/content-types/registry";
import { type ContentChecker, startContentChecker } from "../helpers/content-checker";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";
import { type Recipe, recipes } from "../helpers/recipes";

/** Kinds of content that need no recipe, as their fields explain everything. */
const WITHOUT_RECIPE = [
  "FormWords",
  "Navigation",
  "PageText",
  "Rates",
  "Redirect",
  "SocialCard",
  "Step",
  "TeamMember",
  "Tools",
  "Words",
];

const all = recipes();
let checker: ContentChecker;
let copy: ContentCopy;

beforeAll(() => {
  checker = startContentChecker();
});
afterAll(() => checker.stop());
beforeEach(async () => {
  copy = await copyOfFixture();
});
afterEach(() => copy.discard());

/** Every file of a copy, by its path below `content`. */
function filesOf({ root }: ContentCopy): Map<string, string> {
  const folder = path.join(root, "content");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), readFileSync(file, "base64")];
    }),
  );
}

/** Problems of the copy. A picture that a recipe leaves unused is not counted. */
async function faultsOf(before: ReadonlyMap<string, string>): Promise<readonly Problem[]> {
  const { errors, warnings } = await checker.check(copy.root);
  const unused = warnings.filter(({ message }) => /is used nowhere|is on no page/.test(message));
  return [...errors, ...unused.filter(({ file }) => !before.has(file.replace(/^content\//, "")))];
}

/** Recipes that create what is missing: unknown names in quotation marks, or addresses that end with them. */
function giversOf(faults: readonly Problem[], left: readonly Recipe[]): Recipe[] {
  const missing = faults.flatMap(({ message }) => /"([^"]+)" does not exist/.exec(message)?.[1] ?? []);
  return left.filter(({ gives }) => missing.some((name) => gives.has(name.split("/").at(-1) ?? "")));
}

test("every kind of content has a recipe, or is known to need none", () => {
  const touched = new Set(all.flatMap(({ files }) => files.map((file) => contentTypeOf(file)?.name)));
  const without = contentTypes.map(({ name }) => name).filter((name) => !touched.has(name));
  expect(without.sort()).toEqual(WITHOUT_RECIPE);
});

test.each(all)(
  "$title: following the guide to the letter changes something, and the check accepts it",
  async (recipe) => {
    const before = filesOf(copy);
    await recipe.follow(copy);
    expect(filesOf(copy)).not.toEqual(before);
    const left = new Set(all.filter((other) => other !== recipe));
    let faults = await faultsOf(before);
    // A recipe may refer to what another one creates; then both are followed.
    for (let givers = giversOf(faults, [...left]); givers.length > 0; givers = giversOf(faults, [...left])) {
      for (const giver of givers) {
        await giver.follow(copy);
        left.delete(giver);
      }
      faults = await faultsOf(before);
    }
    expect(faults.map(formatProblem)).toEqual([]);
  },
);

test("all recipes together, in the guide's order, are accepted", async () => {
  const before = filesOf(copy);
  for (const recipe of all) await recipe.follow(copy);
  expect((await faultsOf(before)).map(formatProblem)).toEqual([]);
});
