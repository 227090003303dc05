import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { CheckResult } from "../../src/build/check/check-content";
import { FIXED_DAY } from "../fixed-site/place";

export interface ContentChecker {
  /** Checks a project. @throws Error when the check crashes */
  check(root: string): Promise<CheckResult>;
  stop(): void;
}

/** Starts a process for many checks of content, as of the fixture's day. */
export function startContentChecker(environment: Record<string, string> = {}): ContentChecker {
  const loop = path.resolve("__tests__/helpers/check-loop.ts");
  const child = spawn(process.execPath, ["--import", "tsx", loop], {
    env: { ...process.env, BUILD_DAY: FIXED_DAY, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async check(root) {
      child.stdin.write(`${root}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error("the checking process ended");
      const answer: CheckResult & { crash?: string } = JSON.parse(value);
      if (answer.crash) throw new Error(answer.crash);
      return answer;
    },
    stop: () => child.stdin.end(),
  };
}
