import { fork } from "node:child_process";
import { once } from "node:events";
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

function startChecker(day: string) {
  const env = { ...process.env, BUILD_DAY: day };
  const child = fork("__tests__/helpers/check-loop.ts", { env, execArgv: ["--import", "tsx"] });
  return {
    /** @throws Error when the check crashes */
    async check(root: string): Promise<CheckResult> {
      child.send(root);
      const [answer]: (CheckResult & { crash?: string })[] = await once(child, "message");
      if (!answer || answer.crash) throw new Error(answer?.crash);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

/** A copy of the fixture and a checking process for the tests of a file; each test finds the copy unchanged. */
export function checkedFixture(day = FIXED_DAY) {
  let checker: ReturnType<typeof startChecker> | undefined;
  let copy: Restorable;
  beforeAll(async () => {
    copy = restorable(await copyOfFixture());
  });
  afterEach(() => copy.restore());
  afterAll(() => {
    checker?.stop();
    copy.discard();
  });

  const check = () => {
    checker ??= startChecker(day);
    return checker.check(copy.root);
  };
  const problems = async () => (await check()).errors.map(formatProblem);
  return {
    copy: () => copy,
    problems,
    check,
    /** Adds a test for each mistake in a file: the check reports it in one line, with what is expected. */
    testMistakes(file: string, mistakes: readonly Mistake[]): void {
      for (const [from, to, says, named = file] of mistakes) {
        test(`${file}: ${says}`, async () => {
          copy.edit(file, (text) => text.replace(from, to));
          const line = lineOf(named, says);
          const printed = await problems();
          const told = printed.filter((one) => line.test(one));
          expect({ printed, told }).toEqual({ printed, told: [expect.stringMatching(/\bexpected\b/)] });
        });
      }
    },
  };
}
