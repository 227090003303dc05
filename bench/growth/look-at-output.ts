import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Pages whose size is compared: one of each kind that is multiplied, and two that list everything. */
const WATCHED = ["/countries/australia", "/blogs/visa-application", "/gss", "/blogs", "/contact"] as const;

/** Size of a watched page. */
export interface PageFigures {
  readonly bytes: number;
  /** Words of its text: shows whether two generators render the same. */
  readonly words: number;
}

/** What a build wrote. */
export interface Output {
  readonly pages: number;
  readonly watched: Readonly<Record<string, PageFigures>>;
}

function wordsOf(html: string): number {
  const body = html.slice(html.indexOf("<body"));
  const text = body.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ");
  return text.split(/\s+/).filter(Boolean).length;
}

const fileOf = (root: string, page: string) => join(root, page, "index.html");

/** Counts a built site's pages without redirects, and measures some of them. */
export function lookAtOutput(root: string): Output {
  const pages = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .filter((html) => !html.includes('http-equiv="refresh"')).length;
  const watched = WATCHED.map((page) => {
    const html = readFileSync(fileOf(root, page), "utf8");
    return [page, { bytes: Buffer.byteLength(html), words: wordsOf(html) }] as const;
  });
  return { pages, watched: Object.fromEntries(watched) };
}

/** @throws Error when a page of a built site lacks a text */
export function expectOnPage(root: string, page: string, text: string): void {
  if (!readFileSync(fileOf(root, page), "utf8").includes(text))
    throw new Error(`${fileOf(root, page)} does not say "${text}": the build did not see the edited file`);
}
