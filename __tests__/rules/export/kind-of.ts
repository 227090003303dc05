import { existsSync } from "node:fs";

const BY_PATH = {
  home: /^\/$/,
  country: /^\/countries\//,
  service: /^\/services\//,
  articles: /^\/blogs(?:\/\d+)?$/,
  article: /^\/blogs\//,
  gallery: /^\/gallery\//,
  contact: /^\/contact$/,
  form: /^\/online-consultation-form$/,
  tool: /^\/(?:compare|plan|institutions|search)$/,
  figures: /^\/figures$/,
  "not-found": /^\/404/,
};

/** The kind of a page, from its path; guides and pages on trust are told apart by the folder of their text. */
export function kindOf(path: string): string {
  const [known] = Object.entries(BY_PATH).find(([, pattern]) => pattern.test(path)) ?? [];
  const isIn = (folder: string) => existsSync(`content/${folder}${path}.mdx`);
  return known ?? (isIn("guides") ? "guide" : isIn("trust") ? "trust" : "other");
}
