import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { compressFolder } from "../export/compress";
import { runCommand } from "../run-command";

async function run(): Promise<undefined> {
  const root = resolve(process.env.PUBLIC_DIR ?? "public");
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) {
    throw new Error(`there is no folder ${root}; run npm run build`);
  }
  console.log(`Compressing the files below ${root}`);
  const { files, written } = await compressFolder(root);
  console.log(`Compressed ${files} files (${written} .br and .gz files written).`);
}

runCommand(run, 1, "Compression failed: ");
