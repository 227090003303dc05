import pino from "pino";
import { type Config, contactAddress } from "./config";
import { LogOutput } from "./log-output";
import { FORMER_SETTINGS } from "./settings";
import { startHost } from "./start-host";

/** Runs a host as this process, with its log on standard output, until a signal ends it. */
async function runHost(config: Config): Promise<void> {
  const output = new LogOutput(1);
  const logger = pino({ level: config.logLevel }, output);
  const contactTo = contactAddress(process.cwd())?.toLowerCase();
  if (contactTo !== undefined && !config.mailTo.some((address) => address.toLowerCase() === contactTo)) {
    logger.warn(
      "MAIL_TO lacks contactTo of content/company.json: contact messages to that address are refused",
    );
  }
  const former = FORMER_SETTINGS.filter((name) => process.env[name]);
  if (former.length > 0) logger.warn(`${former.join(", ")}: no longer a setting, and without effect`);
  const host = await startHost(config, logger, () => output.dropped);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      host.close().then(
        () => output.end().then(() => process.exit(0)),
        () => output.end().then(() => process.exit(1)),
      );
    });
  }
  output.write(
    `The site is at ${host.address} (Ctrl+C ends it). Next: npm run develop, edit content/ and see each change; README.md says how.\n`,
  );
}

/** Runs a host; reports a failed start in one line. */
export async function runOrReport(readConfig: () => Config): Promise<void> {
  try {
    await runHost(readConfig());
  } catch (error) {
    console.error(`The host did not start: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
