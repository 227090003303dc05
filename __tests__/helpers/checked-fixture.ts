import { existsSync } from "node:fs";
import path from "node:path";
import type { CheckResult } from "../../src/node/check/check-content";
import { formatProblem } from "../../src/node/content/content-file";
import { FIXED_DAY } from "../fixed-site/place";
import { type ContentCopy, contentAt } from "./content-copy";
import { copyOfFixture } from "./fixture-content";

/**
 * An editor's mistake: the replaced text, its replacement, and the check's message after file and place, in which "…"
 * matches any text; last, the reported file if it is not the changed one.
 */
export type Mistake = readonly [from: string | RegExp, to: string, says: string, named?: string];

/** Matches the end of a file, for mistakes that append text. */
export const END = /$/;

type Restorable = ContentCopy & { restore(): void };

function restorable({ root, readBytes, write, remove }: ContentCopy): Restorable {
  const before = new Map<string, Buffer | undefined>();
  const keep = (file: string) => {
    if (before.has(file)) return;
    before.set(file, existsSync(path.join(root, "content", file)) ? readBytes(file) : undefined);
  };
  return {
    ...contentAt(root, keep),
    restore() {
      for (const [file, bytes] of before) {
        if (bytes) write(file, bytes);
        else remove(file);
      }
      before.clear();
    },
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const lineOf = (file: string, says: string) =>
  new RegExp(`^content/${escaped(file)}:\\d+:\\d+ .*?${says.split("…").map(escaped).join(".*")}`);

/** @throws Error when the check crashes */
async function check(root: string, day: string): Promise<CheckResult> {
  const ports = (process.env.CHECKERS ?? "").split(",");
  const port = ports[(Number(process.env.JEST_WORKER_ID) - 1) % ports.length];
  const sent = { method: "POST", body: JSON.stringify({ root, day }) };
  const answer: CheckResult & { crash?: string } = await (
    await fetch(`http://127.0.0.1:${port}`, sent)
  ).json();
  if (answer.crash) throw new Error(answer.crash);
  return answer;
}

/** Mistakes that one check finds, each in a file of its own, so that none hides another. */
interface Round {
  readonly files: Set<string>;
  readonly edits: (() => void)[];
  printed?: Promise<string[]>;
}

/** A copy of the fixture for the tests of a file; each test finds it unchanged. */
export function checkedFixture(day = FIXED_DAY) {
  let copy: Restorable;
  beforeAll(async () => {
    copy = restorable(await copyOfFixture());
  });
  afterEach(() => copy.restore());
  afterAll(() => copy.discard());

  const checked = () => check(copy.root, day);
  const problems = async () => (await checked()).errors.map(formatProblem);
  const rounds: Round[] = [];
  const roundWithout = (files: readonly string[]): Round => {
    const free = rounds.find((round) => files.every((file) => !round.files.has(file)));
    if (free) return free;
    const round: Round = { files: new Set(), edits: [] };
    rounds.push(round);
    return round;
  };
  const printedIn = ({ edits }: Round) => {
    for (const edit of edits) edit();
    return problems();
  };
  return {
    copy: () => copy,
    problems,
    check: checked,
    /**
     * Adds a test for each mistake in a file: the check reports it in one line, with what is expected.
     * @param beside other files that must be unchanged
     */
    testMistakes(file: string, mistakes: readonly Mistake[], ...beside: string[]): void {
      for (const [from, to, says, named = file] of mistakes) {
        const round = roundWithout([file, named, ...beside]);
        for (const one of [file, named, ...beside]) round.files.add(one);
        round.edits.push(() => copy.edit(file, (text) => text.replace(from, to)));
        test(`${file}: ${says}`, async () => {
          round.printed ??= printedIn(round);
          const printed = await round.printed;
          const line = lineOf(named, says);
          const told = printed.filter((one) => line.test(one));
          expect({ printed, told }).toEqual({ printed, told: [expect.stringMatching(/\bexpected\b/)] });
        });
      }
    },
  };
}
