import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { CheckResult } from "../../src/build/check/check-content";

export interface Checked extends CheckResult {
  /** What the build would stumble over although the check found nothing. */
  readonly trouble: readonly string[];
  /** The stack trace of a check that fell over. */
  readonly crash?: string;
}

export interface ContentChecker {
  /**
   * Checks a project.
   * @param build whether to do, too, what the build does with each file, where the check finds nothing
   */
  check(root: string, build?: boolean): Promise<Checked>;
  stop(): void;
}

/**
 * Starts a process that checks content, once for many checks.
 * @param environment its variables beside those of the tests
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
      return { errors: [], warnings: [], trouble: [], ...JSON.parse(value) };
    },
    stop: () => child.stdin.end(),
  };
}
