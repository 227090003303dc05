import { statSync } from "node:fs";
import type { Fact } from "../../src/build/content-types/fact";
import { type FactStanding, factStanding } from "../../src/build/facts/fact-standing";
import { fileOf } from "./exported-page";
import { facts } from "./site-content";

/** A page whose text states facts. */
export interface TextPage {
  readonly path: string;
  readonly body: string;
  readonly numbers?: readonly { readonly facts: readonly string[] }[];
}

/** The facts that a page's text names, wherever it names them. */
export function factsInText({ body }: TextPage): Fact[] {
  return facts.filter(({ id }) =>
    new RegExp(`(?<![\\w.-])${id.replaceAll(".", "\\.")}(?![\\w.-])`).test(body),
  );
}

/** All facts that a page shows: those of its numbers and those of its text. */
export function factsOn(page: TextPage): Fact[] {
  const ids = new Set((page.numbers ?? []).flatMap((row) => row.facts));
  return [...new Set([...facts.filter(({ id }) => ids.has(id)), ...factsInText(page)])];
}

/** What a figure's days made of it on the day on which a page was made. */
export function standingOn(fact: Fact, route: string): FactStanding {
  const file = fileOf(route);
  if (!file) throw new Error(`public/ has no page for ${route}; run npm run build`);
  return factStanding(fact, statSync(file).mtime.toISOString().slice(0, 10));
}
