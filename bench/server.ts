import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { compressFolder } from "../src/node/export/compress";
import { benchMessages } from "./server/messages";
import { benchPages } from "./server/pages";
import { sampleSite } from "./server/sample-site";

/** The built site if there is one, else a sample; compressed in both cases. */
async function site(scratch: string): Promise<string> {
  const built = resolve(process.env.PUBLIC_DIR || "public");
  const root = existsSync(join(built, "index.html")) ? built : sampleSite(join(scratch, "public"));
  await compressFolder(root);
  return root;
}

async function run(): Promise<void> {
  const seconds = Number(process.env.BENCH_SECONDS || 5);
  // Not in the system's temporary folder: on a tmpfs fsync costs nothing.
  const cache = resolve("node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, "bench-server-"));
  try {
    const root = await site(scratch);
    await benchMessages(scratch, root, seconds);
    await benchPages(scratch, root, seconds);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

run().catch((error: Error) => {
  console.error(`The benchmark failed: ${error.message}`);
  process.exitCode = 1;
});
