import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { CheckResult } from "../../src/build/check/check-content";
import { FIXED_DAY } from "../fixed-site/place";

export interface ContentChecker {
  /** Checks a project. @throws Error when the check crashes */
  check(root: string): Promise<CheckResult>;
  /** HTML of a text below `content`, as the build makes it. @throws Error when the build would end there */
  render(root: string, file: string): Promise<string>;
  stop(): void;
}

/**
 * Starts a process for many checks of content, as of the fixture's day.
 * @param environment variables in addition to those of the tests
 */
export function startContentChecker(environment: Record<string, string> = {}): ContentChecker {
  const loop = path.resolve("__tests__/helpers/check-loop.ts");
  const child = spawn(process.execPath, ["--import", "tsx", loop], {
    env: { ...process.env, BUILD_DAY: FIXED_DAY, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (question: object) => {
    child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error("the checking process ended");
    const answer: CheckResult & { html: string; crash?: string } = JSON.parse(value);
    if (answer.crash) throw new Error(answer.crash);
    return answer;
  };
  return {
    check: (root) => ask({ root }),
    render: async (root, file) => (await ask({ root, render: file })).html,
    stop: () => child.stdin.end(),
  };
}
