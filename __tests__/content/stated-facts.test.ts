import { formatProblem } from "../../src/build/content/content-file";
import { type ContentChecker, startContentChecker } from "../helpers/content-checker";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";

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

const TEXT = "guides/letters.mdx";

/** Results of the check, then of the build, for a text with one more line. */
async function judge(line: string) {
  copy.edit(TEXT, (text) => `${text}\n\n${line}\n`);
  const { errors, buildErrors, crash } = await checker.check(copy.root, true);
  return { errors: errors.map(formatProblem), buildErrors, crash };
}

test.each([
  ["in single quotes", "It is <Fact id='au.work.hours' />."],
  ["with spaces around the sign", 'It is <Fact id = "au.work.hours" />.'],
  ["over two lines", 'It is <Fact\n  id="au.work.hours"\n/>.'],
  ["twice in one note", '<HoldsNow facts=" au.work.hours   au.work.hours ">\n\nSo it is.\n\n</HoldsNow>'],
])("a fact that is named %s is found by the check and by the build", async (_how, line) => {
  expect(await judge(line)).toEqual({ errors: [], buildErrors: [], crash: undefined });
});

test("a fact in inline code is plain text, and neither check nor build looks it up", async () => {
  expect(await judge('Write `<Fact id="no.such.fact" />`.')).toEqual({
    errors: [],
    buildErrors: [],
    crash: undefined,
  });
});

test.each([
  "<Fact id='no.such.fact' />",
  '<HoldsNow facts="au.work.hours no.such.fact">\n\nSo.\n\n</HoldsNow>',
])("%j names a fact that does not exist, and the check says so", async (line) => {
  const { errors } = await judge(line);
  expect(errors).toEqual([expect.stringMatching(/"no\.such\.fact" does not exist/)]);
});
