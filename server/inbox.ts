import { resolve } from "node:path";
import { formatInbox } from "./spool/format-inbox";
import { Spool } from "./spool/spool";

async function run(): Promise<void> {
  const root = resolve(process.env.SPOOL_DIR || "spool");
  const all = process.argv.includes("--all");
  process.stdout.write(
    await formatInbox(new Spool(root), root, all ? ["new", "failed", "sent"] : ["new", "failed"]),
  );
}

run().catch((error: Error) => {
  console.error(`The inbox could not be read: ${error.message}`);
  process.exitCode = 1;
});
