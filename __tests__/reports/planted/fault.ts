/** What of the gate has to run to see a fault. */
export type Seen =
  | { readonly by: "check"; readonly script: string }
  | { readonly by: "jest"; readonly project: "unit" | "server" | "content"; readonly tests: string }
  /** The fixed site is built anew. */
  | { readonly by: "behaviour"; readonly tests: string }
  /** The fault is in the export; a route is visited again where only a browser sees it. */
  | { readonly by: "rules"; readonly tests: string; readonly visit?: string };

/** An edit throws when the file has changed, so that the fault cannot be planted. */
export type Fault = readonly [what: string, file: string, edit: (text: string) => string, seen: Seen];

/** Replaces a text that stands there once. */
export function swap(from: string, to: string): Fault[2] {
  return (text) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`"${from}" stands there ${parts.length - 1} times, not once`);
    return parts.join(to);
  };
}

/** Replaces the first match of a pattern. */
export function first(pattern: RegExp, to: string): Fault[2] {
  return (text) => {
    if (!pattern.test(text)) throw new Error(`nothing matches ${pattern}`);
    return text.replace(pattern, to);
  };
}

export const unit = (tests: string): Seen => ({ by: "jest", project: "unit", tests: `unit/${tests}` });
export const server = (tests: string): Seen => ({ by: "jest", project: "server", tests: `server/${tests}` });
export const behaviour = (tests: string): Seen => ({ by: "behaviour", tests: `behaviour/${tests}` });
export const rules = (tests: string): Seen => ({ by: "rules", tests: `rules/${tests}` });
export const visit = (route: string): Seen => ({ by: "rules", tests: "rules/visit", visit: route });
export const content: Seen = { by: "check", script: "check:content" };
