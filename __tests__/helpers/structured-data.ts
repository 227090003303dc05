import { z } from "zod";
import { folded } from "./folded";

export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

const THING = z.looseObject({ "@type": z.string() });
const GRAPH = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(THING).min(1),
});

/**
 * All things in a page's JSON-LD, whitespace collapsed.
 * @throws Error when one of its scripts is not JSON-LD with a graph
 */
export function thingsOf(page: Document): Thing[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => GRAPH.parse(folded(JSON.parse(script.textContent ?? "")))["@graph"],
  );
}

/** All things inside a value, including itself. */
export function allThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(allThings);
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(allThings);
  const { data } = THING.safeParse(value);
  return data ? [data, ...inside] : inside;
}
