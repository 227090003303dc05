import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Runs a script of a folder with its own packages (`art`, `bench`), or says how to install them. */
function main([script = "", ...options]: readonly string[]): void {
  const folder = path.dirname(script);
  if (!existsSync(path.join(folder, "node_modules"))) {
    console.error(`${folder}/ has packages of its own, installed by: npm ci --prefix ${folder}`);
    process.exitCode = 1;
    return;
  }
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, ...options], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

main(process.argv.slice(2));
