import pino from "pino";
import { contactAddress, readConfig } from "./config";
import { LogOutput } from "./log-output";
import { startHost } from "./start-host";

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const output = LogOutput.to(1);
  const logger = pino({ level: config.logLevel }, output);
  const contactTo = contactAddress(process.cwd())?.toLowerCase();
  if (contactTo !== undefined && !config.mailTo.some((address) => address.toLowerCase() === contactTo)) {
    logger.warn(
      "MAIL_TO lacks contactTo of content/company.json: contact messages to that address are refused",
    );
  }
  const host = await startHost(config, logger, () => output.dropped);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      host.close().then(
        () => output.flush().then(() => process.exit(0)),
        () => output.flush().then(() => process.exit(1)),
      );
    });
  }
  output.write(
    `The site is at ${host.address} (Ctrl+C ends it). Next: npm run develop, edit content/ and see each change; README.md says how.\n`,
  );
}

run().catch((error: Error) => {
  console.error(`The host did not start: ${error.message}`);
  process.exitCode = 1;
});
