import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { CheckResult } from "../../src/build/check/check-content";

export interface Checked extends CheckResult {
  /** Errors of the build where the check found nothing. */
  readonly buildErrors: readonly string[];
  /** Stack trace if the check crashed. */
  readonly crash?: string;
}

export interface ContentChecker {
  /**
   * Checks a project.
   * @param build also run the build's steps on each file if the check finds nothing
   */
  check(root: string, build?: boolean): Promise<Checked>;
  stop(): void;
}

/**
 * Starts a process for many checks of content.
 * @param environment variables in addition to those of the tests
 */
export function startContentChecker(environment: Record<string, string> = {}): ContentChecker {
  const loop = path.resolve("__tests__/helpers/check-loop.ts");
  const child = spawn(process.execPath, ["--import", "tsx", loop], {
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async check(root, build = false) {
      child.stdin.write(`${JSON.stringify({ root, build })}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error("the checking process ended");
      return { errors: [], warnings: [], buildErrors: [], ...JSON.parse(value) };
    },
    stop: () => child.stdin.end(),
  };
}
