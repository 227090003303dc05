import { createInterface } from "node:readline";
import { checkContent } from "../../src/build/check/check-content";
import { wouldBuild } from "./would-build";

/**
 * A process that checks one project after another: each input line is `{"root", "build"}`, each output line a result.
 * Jest cannot load the MDX packages, which are ES modules, and a process per check takes seconds.
 */
async function main(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const { root, build }: { root: string; build: boolean } = JSON.parse(line);
    try {
      const result = await checkContent(root);
      const buildErrors = build && result.errors.length === 0 ? await wouldBuild(root) : [];
      process.stdout.write(`${JSON.stringify({ ...result, buildErrors })}\n`);
    } catch (error) {
      process.stdout.write(`${JSON.stringify({ crash: error instanceof Error ? error.stack : error })}\n`);
    }
  }
}

void main();
