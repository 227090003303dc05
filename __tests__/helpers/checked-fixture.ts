import { formatProblem } from "../../src/build/content/content-file";
import { type ContentChecker, startContentChecker } from "./content-checker";
import type { ContentCopy } from "./content-copy";
import { copyOfFixture } from "./fixture-content";

/** An editor's mistake: its description, the file, the change, and the one line that reports it. */
export type Mistake = readonly [what: string, file: string, change: (text: string) => string, line: RegExp];

export const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
export const append = (addition: string) => (text: string) => `${text}\n\n${addition}\n`;

/** Gives each test of a file its own copy of the fixture, and a check of it. */
export function checkedFixture() {
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

  /** Problems that the content check finds in the copy, line by line. */
  async function problems(): Promise<string[]> {
    const { errors, crash } = await checker.check(copy.root);
    expect(crash).toBeUndefined();
    return errors.map(formatProblem);
  }
  return {
    copy: () => copy,
    problems,
    /** Makes a mistake; exactly one line must report it. */
    async expectTold([, file, change, line]: Mistake): Promise<void> {
      copy.edit(file, change);
      expect((await problems()).filter((printed) => line.test(printed))).toHaveLength(1);
    },
  };
}
