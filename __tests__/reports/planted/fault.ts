/** What of the gate has to run to see a fault: a check, or tests; the fixed site is built anew for those of behaviour. */
export type Seen =
  | { readonly script: string }
  | {
      readonly project: "unit" | "server" | "content" | "behaviour" | "rules";
      readonly tests: string;
      /** A route of the export to visit again, where only a browser sees it. */
      readonly visit?: string;
    };

/** An edit throws when the file has changed, so that the fault cannot be planted. */
export type Fault = readonly [what: string, file: string, edit: (text: string) => string, seen: Seen];

export function swap(from: string, to: string): Fault[2] {
  return (text) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`"${from}" stands there ${parts.length - 1} times, not once`);
    return parts.join(to);
  };
}

export function first(pattern: RegExp, to: string): Fault[2] {
  return (text) => {
    if (!pattern.test(text)) throw new Error(`nothing matches ${pattern}`);
    return text.replace(pattern, to);
  };
}

const testsOf = (project: Extract<Seen, { project: string }>["project"]) => (tests: string) => ({
  project,
  tests: `${project}/${tests}`,
});
export const unit = testsOf("unit");
export const server = testsOf("server");
export const behaviour = testsOf("behaviour");
export const rules = testsOf("rules");
export const visit = (route: string): Seen => ({ ...rules("visit"), visit: route });
export const content: Seen = { script: "check:content" };
