import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "./problem";
import type { Content } from "./read-content";

interface Asked {
  readonly id: string;
  /** The page in `src/pages` that asks for the record. */
  readonly by: string;
  /** Fields that the page has a place for and that other pages leave out. */
  readonly needs: readonly string[];
}

/** Fields that only some pages have, by how a query asks for them. */
const PARTS: readonly { readonly asked: RegExp; readonly fields: readonly string[] }[] = [
  { asked: /\bimage \{/, fields: ["image", "alt"] },
  { asked: /\bteam \{/, fields: ["team"] },
];

/** The text from an opening brace to the one that closes it. */
function blockAt(source: string, start: number): string {
  let depth = 0;
  for (let end = start; end < source.length; end += 1) {
    if (source[end] === "{") depth += 1;
    if (source[end] === "}") depth -= 1;
    if (depth === 0) return source.slice(start, end);
  }
  return "";
}

/** Records of `pages.json` that the fixed pages ask for in their queries. */
function askedRecords(pagesFolder: string): Asked[] {
  if (!existsSync(pagesFolder)) return [];
  return readdirSync(pagesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".tsx"))
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const source = readFileSync(file, "utf8");
      const by = `src/pages/${path.relative(pagesFolder, file).replaceAll(path.sep, "/")}`;
      return [...source.matchAll(/pageText\(jsonId: \{ eq: "([^"]+)" \}\) /g)].map(
        ({ 0: start, 1: id = "", index }) => {
          const block = blockAt(source, index + start.length);
          return { id, by, needs: PARTS.flatMap(({ asked, fields }) => (asked.test(block) ? fields : [])) };
        },
      );
    });
}

const fieldAt = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** Every fixed page must find its texts, and each part that it has a place for. */
export function checkPages({ files }: Content, pagesFolder: string): Problem[] {
  const content = files.find(({ type }) => type.name === "PageText");
  if (!content) return [];
  return askedRecords(pagesFolder).flatMap(({ id, by, needs }) => {
    const position = content.records.findIndex((record) => fieldAt(record, "id") === id);
    const problem = (message: string) => ({ file: content.file, ...content.place(position, []), message });
    if (position < 0)
      return [{ ...problem(`has no record "${id}", expected one for ${by}`), line: 1, column: 1 }];
    return needs
      .filter((field) => fieldAt(content.records[position], field) === undefined)
      .map((field) =>
        problem(`[${position}].${field}: is missing, expected it, as ${by} has a place for it`),
      );
  });
}
