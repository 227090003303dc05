import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { compressFolder } from "../export/compress";
import { runCommand } from "../run-command";

const PROGRESS_INTERVAL = 100;

async function run(): Promise<undefined> {
  const root = resolve(process.env.PUBLIC_DIR ?? "public");
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) {
    throw new Error(`there is no folder ${root}; run npm run build`);
  }
  let shown = 0;
  const { files, written } = await compressFolder(root, (done, all) => {
    if (!process.stdout.isTTY || Date.now() - shown < PROGRESS_INTERVAL) return;
    shown = Date.now();
    process.stdout.write(`\rCompressing ${done} of ${all} files`);
  });
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(`Compressed ${files} files below ${root} (${written} .br and .gz files written).`);
}

runCommand(run, 1, "Compression failed: ");
