import type { Reporter } from "gatsby";
import { type Problem, problemOfFile } from "../content/content-file";

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1\]?|.+\.localhost)$/;

function isLocalAddress(address: string): boolean {
  return URL.canParse(address) && LOCAL.test(new URL(address).hostname);
}

/** Problems with GATSBY_API_BASE: values with which the forms may reach no server. */
export function apiAddressProblems(environment: NodeJS.ProcessEnv): Problem[] {
  const base = environment.GATSBY_API_BASE;
  const problem = (message: string) => [problemOfFile("README.md", `GATSBY_API_BASE ${message}`)];
  if (!base) {
    return problem(
      "is not set, so the forms call the site's own address: set it to that if server/ runs there, else to the mail service's address",
    );
  }
  if (isLocalAddress(base)) return problem(`is ${base}, so every form would call the visitor's own machine`);
  return base.startsWith("https://") ? [] : problem(`is ${base}, expected https://…`);
}

/** Warns when a production build would send messages to the visitors' own machines. */
export function warnOfLocalApi(
  reporter: Pick<Reporter, "warn">,
  environment: NodeJS.ProcessEnv = process.env,
): boolean {
  const base = environment.GATSBY_API_BASE ?? "";
  if (environment.NODE_ENV !== "production" || !isLocalAddress(base)) return false;
  const line = "=".repeat(78);
  reporter.warn(
    `\n${line}\nGATSBY_API_BASE is ${base}.\nEvery form of this production build would call the VISITOR'S OWN machine: no message would arrive.\nSet it to the public address of the mail service, or leave it out if that service has the site's own origin.\n${line}`,
  );
  return true;
}
