import { isMap, isNode, isScalar, Lexer, LineCounter, parseDocument } from "yaml";
import type { ContentType } from "../content-types/content-type";
import { type ContentFile, clip, type Problem, type ValuePath } from "./content-file";

const FRONT_MATTER = /^---[ \t]*\r?\n(?!---[ \t]*\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Offset of a key or value in the front matter, or of its nearest parent when it is missing. */
function offsetAt(document: ReturnType<typeof parseDocument>, path: ValuePath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length > 1 ? document.getIn(path.slice(0, length - 1), true) : document.contents;
    const step = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === step);
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** What the lexer puts before the text of a value; other such marks stand for no text either. */
const VALUE_FOLLOWS = "\u001f";
const MARKS = new Set([VALUE_FOLLOWS, "\u0002", "\u0018"]);

/** The first remark, anchor, alias or tag of YAML, which would take its words out of a text unseen. */
function cutText(source: string): { readonly at: number; readonly words: string } | undefined {
  let at = 0;
  let isValue = false;
  for (const token of new Lexer().lex(source)) {
    if (!isValue && /^[#&!*]/.test(token)) return { at, words: token };
    isValue = token === VALUE_FOLLOWS;
    if (!MARKS.has(token)) at += token.length;
  }
  return undefined;
}

/** Parses an MDX file: front matter between two lines of `---`, then the text. */
export function parseMdxFile(
  type: ContentType,
  file: string,
  slug: string,
  text: string,
): ContentFile | Problem {
  const fail = (line: number, column: number, message: string) => ({ file, line, column, message });
  const match = FRONT_MATTER.exec(text);
  if (!match)
    return fail(1, 1, "has no front matter, expected a first line ---, then fields, then a line ---");
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? "", { lineCounter: lines, schema: "core" });
  const invalid = (line: number, column: number, reason: string) =>
    fail(line, column, `front matter is not valid YAML: ${reason}, expected e.g. title: "Text"`);
  const cut = cutText(match[1] ?? "");
  if (cut) {
    const { line, col } = lines.linePos(cut.at);
    return fail(
      line + 1,
      col,
      `"${clip(cut.words)}" would be cut off, expected the text in quotes: title: "Visa # papers"`,
    );
  }
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    return invalid(line + 1, col, error.message.split(" at line ")[0]?.split("\n")[0] ?? error.code);
  }
  let fields: unknown;
  try {
    fields = document.toJS();
  } catch (error) {
    return invalid(2, 1, error instanceof Error ? error.message : String(error));
  }
  return {
    type,
    file,
    slug,
    body: match[0].replace(/[^\n]/g, "") + text.slice(match[0].length),
    records: [fields ?? {}],
    place: (_record, path) => {
      const { line, col } = lines.linePos(offsetAt(document, path));
      return { line: line + 1, column: col };
    },
  };
}
