import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { type Kind, kindOf } from "./kind-of";
import { type PageFacts, pageFacts } from "./page-facts";

const PUBLIC = "public";
const FILE = ".export/pages.json";

export interface Page extends PageFacts {
  readonly path: string;
  readonly file: string;
  readonly kind: Kind;
}

export interface XmlFacts {
  readonly name: string;
  readonly at: Readonly<Record<string, string>>;
  readonly text: string;
  readonly inside: readonly XmlFacts[];
}

interface Export {
  readonly pages: readonly Page[];
  /** Pages that only lead on to another one. */
  readonly moved: readonly Page[];
  /** Bytes of every file, by its path with a slash before it. */
  readonly files: Readonly<Record<string, number>>;
  readonly xml: Readonly<Record<string, XmlFacts>>;
}

function xmlFacts(element: Element): XmlFacts {
  return {
    name: element.tagName,
    at: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: (element.textContent ?? "").replace(/\s+/g, " ").trim(),
    inside: [...element.children].map(xmlFacts),
  };
}

/** Addresses of all files of the export. */
export function exportedFiles(): string[] {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(PUBLIC, path.join(entry.parentPath, entry.name))}`)
    .sort();
}

/** Text of an exported file. */
export const textAt = (address: string) => readFileSync(PUBLIC + address, "utf8");

function readPage(file: string): Page {
  const at = file.replace(/(?:\/index)?\.html$/, "") || "/";
  return { path: at, file, kind: kindOf(at), ...pageFacts(textAt(file)) };
}

/**
 * Reads the export into one file of plain data, from which all rules read.
 * @throws Error when there is no export, or one of its XML files is not well-formed
 */
export function readExport(): Export {
  const files = exportedFiles();
  // Parts of Gatsby's own, the badge's frame and a copy of 404.html are no pages of the site.
  const others = /^\/(?:_gatsby|page-data|badge|404\/)/;
  const html = files.filter((file) => file.endsWith(".html") && !others.test(file));
  if (html.length === 0) throw new Error("public/ has no pages; run npm run build");
  const read = html.map(readPage);
  const xml = files.filter((file) => file.endsWith(".xml"));
  return {
    pages: read.filter(({ meta }) => meta.refresh === undefined),
    moved: read.filter(({ meta }) => meta.refresh !== undefined),
    files: Object.fromEntries(files.map((file) => [file, statSync(PUBLIC + file).size])),
    xml: Object.fromEntries(
      xml.map((file) => {
        const { document } = new JSDOM(textAt(file), { contentType: "application/xml" }).window;
        return [file, xmlFacts(document.documentElement)];
      }),
    ),
  };
}

/** Writes what the export says, before any worker starts. */
export function writeExport(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(readExport()));
}

let known: Export | undefined;

/** What the export says. */
export function exported(): Export {
  known ??= JSON.parse(readFileSync(FILE, "utf8"));
  if (!known) throw new Error(`${FILE} is empty`);
  return known;
}
