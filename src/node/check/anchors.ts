import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fact } from "../../figures/definition";
import type { ContentFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { recordsOf } from "../content/walk";
import type { ContentType } from "../content-types/content-type";
import { contentTypes } from "../content-types/registry";
import type { MdxTools } from "../mdx/mdx-tools";
import { nodesIn, textIn } from "../mdx/parse-mdx";
import { namedFiles } from "./named-files";

/** Link targets within pages: `/page#heading`, and `#id` for those of every page. */
export type Anchors = ReadonlySet<string>;

/** An id in code: an element's, or one that a component or a constant gives it. */
const ID = /\b(?:id|labelledBy|[A-Z_]+_ID)(?:=| = )"([a-z][\w-]*)"/g;
/** Imports of the project's own files, type imports apart. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?"(\.[^"]+)"/gm;

interface Code {
  readonly ids: readonly string[];
  readonly imports: readonly string[];
}

/** What was read of each file, cached, as code does not change while a process runs. */
const codes = new Map<string, Code>();

function codeOf(file: string): Code {
  const known = codes.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const code = {
    ids: file.endsWith(".tsx") ? all(ID) : [],
    imports: all(IMPORT).flatMap((address) => {
      const bare = path.join(path.dirname(file), address);
      return [`${bare}.tsx`, `${bare}.ts`].find((name) => existsSync(name)) ?? [];
    }),
  };
  codes.set(file, code);
  return code;
}

/** Ids that a file and all that it imports draw. */
function idsDrawnBy(entry: string): string[] {
  const files = new Set(existsSync(entry) ? [entry] : []);
  // A set that grows while it is walked is walked to its new end.
  for (const file of files) for (const imported of codeOf(file).imports) files.add(imported);
  return [...files].flatMap((file) => codeOf(file).ids);
}

/** The templates of a kind of page, which have its name: `costs-guide.tsx` is one of `Guide`. */
function templatesOf({ name }: ContentType): string[] {
  const word = name.replace(/Page$/, "").toLowerCase();
  return readdirSync("src/templates")
    .filter((file) => file.includes(word))
    .map((file) => `src/templates/${file}`);
}

/** The ids that the code of each page draws, as link targets. @param routes addresses of the fixed pages */
function targetsInCode({ files }: Content, routes: readonly string[]): string[] {
  const targets = (address: string, entry: string) => idsDrawnBy(entry).map((id) => `${address}#${id}`);
  return [
    ...targets("", "src/frame/layout.tsx"),
    ...routes.flatMap((address) => targets(address, `src/pages${address === "/" ? "/index" : address}.tsx`)),
    ...files.flatMap(({ type, slug }) => {
      const address = type.pathOf?.(slug);
      return address ? templatesOf(type).flatMap((template) => targets(address, template)) : [];
    }),
  ];
}

/** Ids of headings, computed by the same plugin as on the pages. */
function headingIds(headings: readonly string[], { rehypeSlug }: MdxTools): string[] {
  const children = headings.map((value) => {
    const properties: { id?: string } = {};
    return { type: "element", tagName: "h2", properties, children: [{ type: "text", value }] };
  });
  const transform: unknown = Reflect.apply(rehypeSlug, undefined, []);
  if (typeof transform === "function") transform({ type: "root", children });
  return children.map(({ properties }) => String(properties.id));
}

/** The target of every link to a page whose headings are unknown, as its file cannot be parsed. */
const anyOf = (address: string) => `${address}#`;

/** @param routes addresses of the fixed pages */
export function anchorsOf(content: Content, tools: MdxTools, routes: readonly string[]): Anchors {
  const { files } = content;
  const read = new Set(files.filter(({ tree }) => tree).map(({ type, slug }) => type.pathOf?.(slug)));
  const unread = namedFiles(content)
    .flatMap(({ type, slug }) => type.pathOf?.(slug) ?? [])
    .filter((address) => !read.has(address));
  const headings = files.flatMap((file) => {
    const found = nodesIn(file.tree).filter(({ type }) => type === "heading");
    const address = file.type.pathOf?.(file.slug) ?? "";
    return headingIds(found.map(textIn), tools).map((id) => `${address}#${id}`);
  });
  // The register gives each figure a place of its own.
  const figures = recordsOf(content, fact).map(({ data }) => `/figures#${data.id}`);
  return new Set([...targetsInCode(content, routes), ...figures, ...headings, ...unread.map(anyOf)]);
}

/** The addresses at which a text may stand: questions stand on the page of their name, of whatever kind it is. */
export function placesOf({ type, slug }: Pick<ContentFile, "type" | "slug">): string[] {
  const kinds = type.pathOf ? [type] : contentTypes.filter(({ hasQuestions }) => hasQuestions);
  return kinds.flatMap(({ pathOf }) => pathOf?.(slug) ?? []);
}

/** The fault of a link's fragment; undefined if its target exists. @param places addresses of the text with the link */
export function missingAnchor(
  anchors: Anchors,
  url: string,
  places: readonly string[] = [],
): string | undefined {
  const [before = "", id = ""] = url.split("#");
  if (!id) return undefined;
  const address = before.split("?")[0];
  const pages = address ? [address] : places;
  if (anchors.has(`#${id}`)) return undefined;
  if (pages.some((page) => anchors.has(`${page}#${id}`) || anchors.has(anyOf(page)))) return undefined;
  return `"${url}" leads to no heading and no part of ${pages.length === 1 ? pages[0] : "its page"}, expected the address of a page, or # and a heading of it in small letters with hyphens`;
}
