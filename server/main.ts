import pino from "pino";
import { contactAddress, readConfig } from "./config";
import { startHost } from "./start-host";

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel });
  const contactTo = contactAddress(process.cwd())?.toLowerCase();
  if (contactTo !== undefined && !config.mailTo.some((address) => address.toLowerCase() === contactTo)) {
    logger.warn(
      "MAIL_TO lacks contactTo of content/company.json: contact messages to that address are refused",
    );
  }
  const host = await startHost(config, logger);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      host.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  console.log(
    `The site is at ${host.address} (Ctrl+C ends it). Next: npm run develop, edit content/ and see each change; README.md says how.`,
  );
}

run().catch((error: Error) => {
  console.error(`The host did not start: ${error.message}`);
  process.exitCode = 1;
});
