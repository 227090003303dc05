import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { updateRates } from "../../money/node/update-rates";
import { buildDay } from "../build-day";
import { runCommand } from "../run-command";

/** Timeout in milliseconds; the bank's file is a few kilobytes. */
const PATIENCE = 10_000;

/** `npm run update:rates [-- FOLDER] [-- --from URL]`. Exit code: 0 updated, 1 unchanged, with the reason. */
async function main(): Promise<undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string" } },
  });
  const file = join(resolve(positionals[0] ?? "."), "content", "rates.json");
  const day = await updateRates({ file, url: values.from, timeout: PATIENCE, today: buildDay() });
  console.log(`rates: content/rates.json has the rates of ${day}`);
}

runCommand(main, 1, "rates: nothing was changed: ");
