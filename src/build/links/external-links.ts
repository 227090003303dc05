import type { Place } from "../content/content-file";
import type { Content } from "../content/read-content";
import { valuesIn } from "../content/walk";
import type { MdxTools } from "../mdx/mdx-tools";
import { type ParsedMdx, placeOf } from "../mdx/parse-mdx";

/** An address on another site and where content names it. */
export interface ExternalLink {
  readonly url: string;
  readonly places: readonly ({ readonly file: string } & Place)[];
}

interface BodyTools {
  readonly parse: (body: string) => ParsedMdx;
  readonly visit: MdxTools["visit"];
}

const isExternal = (value: unknown): value is string =>
  typeof value === "string" &&
  /^https:\/\//.test(value) &&
  !/^https:\/\/[^/]*\.example(?:[/:]|$)/.test(value);

/** Every address on another site, each once, in order of the files. Addresses that nobody owns are left out. */
export function externalLinks(content: Content, { parse, visit }: BodyTools): ExternalLink[] {
  const places = new Map<string, ({ file: string } & Place)[]>();
  const add = (address: string, file: string, { line, column }: Place) => {
    const url = address.split("#")[0] ?? address;
    places.set(url, [...(places.get(url) ?? []), { file, line, column }]);
  };
  for (const { content: file, record, path, value } of content.files.flatMap(valuesIn)) {
    if (isExternal(value)) add(value, file.file, file.place(record, path));
  }
  for (const { body, file } of content.files) {
    const parsed = body === undefined ? undefined : parse(body);
    if (!parsed?.ok) continue;
    visit(parsed.tree, "link", (node) => {
      if (isExternal(node.url)) add(node.url, file, placeOf(node));
    });
  }
  return [...places].map(([url, found]) => ({ url, places: found }));
}
