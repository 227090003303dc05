import { existsSync } from "node:fs";

export const KINDS = [
  "home",
  "country",
  "service",
  "article",
  "articles",
  "guide",
  "trust",
  "gallery",
  "contact",
  "form",
  "tool",
  "figures",
  "not-found",
  "other",
] as const;

export type Kind = (typeof KINDS)[number];

const BY_PATH: readonly (readonly [RegExp, Kind])[] = [
  [/^\/$/, "home"],
  [/^\/countries\//, "country"],
  [/^\/services\//, "service"],
  [/^\/blogs(?:\/\d+)?$/, "articles"],
  [/^\/blogs\//, "article"],
  [/^\/gallery\//, "gallery"],
  [/^\/contact$/, "contact"],
  [/^\/online-consultation-form$/, "form"],
  [/^\/(?:compare|plan|institutions|search)$/, "tool"],
  [/^\/figures$/, "figures"],
  [/^\/404/, "not-found"],
];

/** The kind of a page, from its path; guides and pages on trust are told apart by the folder of their text. */
export function kindOf(path: string): Kind {
  const [, kind] = BY_PATH.find(([pattern]) => pattern.test(path)) ?? [];
  if (kind) return kind;
  if (existsSync(`content/guides${path}.mdx`)) return "guide";
  return existsSync(`content/trust${path}.mdx`) ? "trust" : "other";
}
