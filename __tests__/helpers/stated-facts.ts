import { statSync } from "node:fs";
import type { Fact } from "../../src/build/content-types/fact";
import { type FactStanding, factStanding } from "../../src/build/facts/fact-standing";
import { fileOf } from "./exported-page";
import { facts } from "./site-content";

/** Figures of a page's text; those of its questions have no notes. */
export const FIGURES_IN_TEXT = "main a.fact:not([data-question] a)";

/** A page whose text states facts. */
export interface TextPage {
  readonly path: string;
  readonly body: string;
  readonly asked?: string;
  readonly numbers?: readonly WithFacts[];
  readonly year?: readonly { readonly stages: readonly { readonly fact?: string }[] }[];
  readonly bill?: {
    readonly show: readonly WithFacts[];
    readonly pay: readonly WithFacts[];
    readonly master: readonly WithFacts[];
  };
}

interface WithFacts {
  readonly facts: readonly string[];
}

/** The facts that a text names, wherever it names them. */
function factsIn(text: string): Fact[] {
  return facts.filter(({ id }) =>
    new RegExp(`(?<![\\w.-])${id.replaceAll(".", "\\.")}(?![\\w.-])`).test(text),
  );
}

/** The facts that a page's text names; those of its questions stand apart. */
export const factsInText = ({ body }: TextPage): Fact[] => factsIn(body);

/** All facts that a page shows: those of its numbers, its year, its bill, its text and its answers. */
export function factsOn(page: TextPage): Fact[] {
  const { show = [], pay = [], master = [] } = page.bill ?? {};
  const rows = [...(page.numbers ?? []), ...show, ...pay, ...master];
  const months = (page.year ?? []).flatMap(({ stages }) => stages.flatMap(({ fact }) => fact ?? []));
  const ids = new Set([...rows.flatMap((row) => row.facts), ...months]);
  return [
    ...new Set([
      ...facts.filter(({ id }) => ids.has(id)),
      ...factsInText(page),
      ...factsIn(page.asked ?? ""),
    ]),
  ];
}

/** What a figure's days made of it on the day on which a page was made. */
export function standingOn(fact: Fact, route: string): FactStanding {
  const file = fileOf(route);
  if (!file) throw new Error(`public/ has no page for ${route}; run npm run build`);
  return factStanding(fact, statSync(file).mtime.toISOString().slice(0, 10));
}
