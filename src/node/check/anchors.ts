import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fieldOf } from "../../lib/objects";
import type { Content } from "../content/read-content";
import type { MdxTools } from "../mdx/mdx-tools";
import { nodesIn, textIn } from "../mdx/parse-mdx";
import { namedFiles } from "./named-files";

/** Link targets within pages: `/page#heading`, and `#id` for ids that code or records add to any page. */
export type Anchors = ReadonlySet<string>;

const IN_CODE = [/\b(?:id|labelledBy)="([a-z][\w-]*)"/g, /\bconst [A-Z_]+ = "([a-z][\w-]*)"/g];
const LISTED = /\w*Ids = \{([^}]*)\}/g;

/** Ids in the components, cached, as code does not change while a process runs. */
let idsInCode: readonly string[] | undefined;

function readIds(): string[] {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) => {
      const code = readFileSync(path.join("src", name), "utf8");
      const lists = [...code.matchAll(LISTED)].flatMap(([, list = ""]) => [...list.matchAll(/"([\w-]+)"/g)]);
      return [...IN_CODE.flatMap((form) => [...code.matchAll(form)]), ...lists].map(([, id]) => `#${id}`);
    });
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

export function anchorsOf(content: Content, tools: MdxTools): Anchors {
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
  const records = files.flatMap(({ records }) =>
    records.flatMap((record) => {
      const id = fieldOf(record, "id");
      return typeof id === "string" ? [`#${id}`] : [];
    }),
  );
  idsInCode ??= readIds();
  return new Set([...idsInCode, ...records, ...headings, ...unread.map(anyOf)]);
}

/** The fault of a link's fragment; undefined if its target exists. */
export function missingAnchor(anchors: Anchors, url: string, ownAddress = ""): string | undefined {
  const [before = "", id = ""] = url.split("#");
  if (!id) return undefined;
  const address = before.split("?")[0] || ownAddress;
  if (anchors.has(`${address}#${id}`) || anchors.has(`#${id}`) || anchors.has(anyOf(address)))
    return undefined;
  return `"${url}" leads to no heading and no part of ${address || "this page"}, expected the address of a page, or # and a heading of it in small letters with hyphens`;
}
