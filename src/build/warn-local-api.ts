import { isLocalAddress } from "./is-local-address";

interface Reporter {
  warn(message: string): void;
}

/**
 * Warns when a production build would send visitors' messages to their own machines.
 * @returns whether it warned
 */
export function warnLocalApi(reporter: Reporter, environment: NodeJS.ProcessEnv = process.env): boolean {
  const base = environment.GATSBY_API_BASE ?? "";
  if (environment.NODE_ENV !== "production" || !isLocalAddress(base)) return false;
  const line = "=".repeat(78);
  reporter.warn(
    `\n${line}\nGATSBY_API_BASE is ${base}.\nEvery form of this production build would call the VISITOR'S OWN machine: no message would arrive.\nSet it to the public address of the mail service, or leave it out if that has the site's own origin.\n${line}`,
  );
  return true;
}
