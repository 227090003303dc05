import path from "node:path";
import { cityWarnings } from "../../src/build/check/check-cities";
import { formatProblem } from "../../src/build/content/content-file";
import { readContent } from "../../src/build/content/read-content";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";

const DRAWN = "countries/malaysia.mdx";

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyOfFixture();
});
afterEach(() => copy.discard());

const warningsOf = (name: string) =>
  cityWarnings(readContent(path.join(copy.root, "content")))
    .map(formatProblem)
    .filter((line) => line.includes(`/${name}.mdx:`));

test("a guide with cities on a drawn map is told nothing", () => {
  expect(warningsOf("malaysia")).toEqual([]);
});

test("a guide without cities is told that its page has no map", () => {
  copy.edit(DRAWN, (text) => text.replace(/^cities:\n(?: .*\n)+/m, ""));
  expect(warningsOf("malaysia")).toEqual([
    expect.stringMatching(/cities: is missing, expected five to seven student cities for the map$/),
  ]);
});

test("a guide whose country nobody has drawn is told how to draw it", () => {
  copy.write("countries/northland.mdx", copy.read(DRAWN));
  expect(warningsOf("northland")).toEqual([
    expect.stringMatching(
      /cities: has no map, expected "northland" in art\/city-maps\.ts and npm run art:cities$/,
    ),
  ]);
});

test("a page of cards needs no cities", () => {
  expect(warningsOf("elsewhere")).toEqual([]);
});
