import type { Problem } from "../check/problem";
import { isLocalAddress } from "../is-local-address";

/**
 * Settings without which the forms may reach nobody.
 * @param environment the build's variables
 */
export function settingProblems(environment: NodeJS.ProcessEnv): Problem[] {
  const base = environment.GATSBY_API_BASE;
  const problem = (message: string): Problem[] => [
    { file: "README.md", line: 1, column: 1, message: `GATSBY_API_BASE ${message}` },
  ];
  if (!base) {
    return problem(
      "is not set, so the forms call the site's own host: set it to that address if server/ runs there, else to the mail service's",
    );
  }
  if (isLocalAddress(base)) return problem(`is ${base}, so every form would call the visitor's own machine`);
  return base.startsWith("https://") ? [] : problem(`is ${base}, expected https://…`);
}
