import { formatProblem } from "../../src/build/content/content-file";
import { type ContentChecker, startContentChecker } from "../helpers/content-checker";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";
import { mutateContent } from "../helpers/mutate-content";
import { seededRandom } from "../helpers/random";

/** `MUTATION_SEED=… MUTATION_ROUNDS=… npx jest mutations` runs another seed, or more rounds. */
const SEED = Number(process.env.MUTATION_SEED ?? 20);
const ROUNDS = Number(process.env.MUTATION_ROUNDS ?? 4);
/** Mutations per round. */
const COUNT = 50;

const rounds = Array.from({ length: ROUNDS }, (_, round) => SEED + round);

/** Position, problem and expectation; no internals such as a stack trace. */
const CLEAR_LINE =
  /^content\/[^:]+:\d+:\d+ (?!.*(?:Error:|node_modules|\bat [\w.]+ \(|undefined)).*\bexpected\b/;

let checker: ContentChecker;
let copy: ContentCopy;

beforeAll(async () => {
  checker = startContentChecker();
  copy = await copyOfFixture();
});
afterAll(() => {
  checker.stop();
  copy.discard();
});

test.each(rounds)(
  "each random mutation with seed %d is refused with clear lines, or would build",
  async (seed) => {
    const random = seededRandom(seed);
    const complaints: string[] = [];
    let refused = 0;
    for (let number = 1; number <= COUNT; number += 1) {
      const { what, undo } = mutateContent(copy, random);
      const { errors, buildErrors, crash } = await checker.check(copy.root, true);
      const unclear = errors.map(formatProblem).filter((line) => !CLEAR_LINE.test(line) || line.length > 700);
      if (errors.length > 0) refused += 1;
      if (crash) complaints.push(`${number} ${what}: the check crashed: ${crash}`);
      for (const line of unclear) complaints.push(`${number} ${what}: unclear: ${line.slice(0, 400)}`);
      for (const line of buildErrors) complaints.push(`${number} ${what}: accepted, and ${line}`);
      undo();
    }
    expect(complaints).toEqual([]);
    expect(refused).toBeGreaterThan(COUNT / 3);
    expect(refused).toBeLessThan(COUNT);
  },
);
