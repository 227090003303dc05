import { createInterface } from "node:readline";
import { checkContent } from "../../src/build/check/check-content";

/**
 * A process that checks one project after another: each input line is a folder, each output line what was found there.
 * Jest cannot load the MDX packages, which are ES modules, and a process per check takes seconds.
 */
async function main(): Promise<void> {
  for await (const root of createInterface({ input: process.stdin })) {
    const found = await checkContent(root).catch((error: unknown) => ({
      crash: error instanceof Error ? error.stack : String(error),
    }));
    process.stdout.write(`${JSON.stringify(found)}\n`);
  }
}

void main();
