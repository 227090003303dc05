import { readdirSync, readFileSync } from "node:fs";
import { checkedFixture } from "../helpers/checked-fixture";

const { testMistakes } = checkedFixture();

testMistakes("words/frame.json", [
  [/"newTab": ".*?"/, '"newTab": " "', "frame.newTab: is empty, expected a text"],
  [/"newTab": "/, '"newTab": " ', "frame.newTab: begins or ends with a blank, expected neither"],
  [/"newTab": "/, `"newTab": "${"so long ".repeat(12)}`, "newTab: is too long, expected at most 100"],
  [/"newTab": "/, `"newTab": "${"So. ".repeat(80)}`, "newTab: is too long, expected at most 300"],
]);

testMistakes("words/fixed-pages.json", [["Read More", "Read more", "is fixed by the specification"]]);

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
