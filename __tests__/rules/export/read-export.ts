import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { type PageFacts, pageFacts } from "./page-facts";

const PUBLIC = "public";
export const EXPORT_FILE = ".export/pages.json";

export interface Page extends PageFacts {
  readonly path: string;
  readonly file: string;
  readonly kind: string;
}

export interface XmlFacts {
  readonly name: string;
  readonly at: Readonly<Record<string, string>>;
  readonly text: string;
  readonly inside: readonly XmlFacts[];
}

export interface Export {
  readonly pages: readonly Page[];
  /** Redirect pages. */
  readonly moved: readonly Page[];
  /** Bytes of every file, by its path with a slash before it. */
  readonly files: Readonly<Record<string, number>>;
  readonly xml: Readonly<Record<string, XmlFacts>>;
}

const xmlFacts = ({ tagName: name, attributes, textContent, children }: Element): XmlFacts => ({
  name,
  at: Object.fromEntries([...attributes].map((one) => [one.name, one.value])),
  text: (textContent ?? "").replace(/\s+/g, " ").trim(),
  inside: [...children].map(xmlFacts),
});

const BY_PATH = {
  home: /^\/$/,
  country: /^\/countries\//,
  subject: /^\/subjects\//,
  service: /^\/services\//,
  articles: /^\/blogs(?:\/\d+)?$/,
  article: /^\/blogs\//,
  gallery: /^\/gallery\//,
  contact: /^\/contact$/,
  form: /^\/online-consultation-form$/,
  tool: /^\/(?:compare|plan|institutions|search)$/,
  figures: /^\/figures$/,
  parents: /^\/(?:parents|hi|ta|ml|ne|ar)$/,
  "not-found": /^\/404/,
};

/** The kind of a page, from its path; guides and pages on trust are told apart by the folder of their text. */
function kindOf(path: string): string {
  const [known] = Object.entries(BY_PATH).find(([, pattern]) => pattern.test(path)) ?? [];
  const isIn = (folder: string) => existsSync(`content/${folder}${path}.mdx`);
  return known ?? (isIn("guides") ? "guide" : isIn("trust") ? "trust" : "other");
}

export const textAt = (address: string) => readFileSync(PUBLIC + address, "utf8");

const readXml = (file: string) =>
  xmlFacts(new JSDOM(textAt(file), { contentType: "application/xml" }).window.document.documentElement);

function readPage(file: string): Page {
  const at = file.replace(/(?:\/index)?\.html$/, "") || "/";
  return { path: at, file, kind: kindOf(at), ...pageFacts(textAt(file)) };
}

export function readExport(): Export {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(PUBLIC, path.join(entry.parentPath, entry.name))}`)
    .sort();
  // Skips parts of Gatsby, the badge's frame and the copy of 404.html, which are not pages.
  const html = files.filter((file) => /^(?!\/(?:_gatsby|page-data|badge|404\/)).*\.html$/.test(file));
  if (html.length === 0) throw new Error("public/ has no pages; run npm run build");
  const read = html.map(readPage);
  const xml = files.filter((file) => file.endsWith(".xml"));
  return {
    pages: read.filter(({ meta }) => meta.refresh === undefined),
    moved: read.filter(({ meta }) => meta.refresh !== undefined),
    files: Object.fromEntries(files.map((file) => [file, statSync(PUBLIC + file).size])),
    xml: Object.fromEntries(xml.map((file) => [file, readXml(file)])),
  };
}

export function writeExport(): void {
  mkdirSync(path.dirname(EXPORT_FILE), { recursive: true });
  writeFileSync(EXPORT_FILE, JSON.stringify(readExport()));
}
