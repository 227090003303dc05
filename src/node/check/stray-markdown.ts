import { type ContentFile, clip, type Fault, type Problem, placeAt } from "../content/content-file";
import { valuesIn } from "../content/walk";
import { isComponent, type MdxNode, nodesIn, placeOf } from "../mdx/parse-mdx";
import { writtenAttributes } from "../mdx/written-attributes";

/** Markdown that was not recognised and would be shown literally, with the correct form. */
const ANYWHERE: readonly (readonly [sign: RegExp, message: string])[] = [
  [
    /\*\*|__/,
    "is shown with its signs, expected a blank or a line's end after bold words: **Important:** read",
  ],
  [/\]\s+\((?:https?:|\/|#)/, "is shown with its signs, expected no blank within a link: [words](/address)"],
];
const AT_START: readonly (readonly [sign: RegExp, message: string])[] = [
  [/^#{1,6}(?=\p{L})/u, "is shown with its signs, expected a blank after the # of a heading: ## The steps"],
  [
    /^[•●▪◦‣·]|^[–—] /u,
    "is no list, expected each entry on a line of its own that begins with a hyphen and a blank: - entry",
  ],
  [/^-(?=\p{L})|^\d{1,2}[.)](?=\p{L})/u, "is no list, expected a blank after the hyphen or number: - entry"],
];

const startOf = (text: string) => {
  const line = text.trim();
  return line.length > 24 ? `${line.slice(0, 24)}…` : line;
};

/** Finds intended headings, lists and bold words that readers would see as literal characters. */
export function literalMarkup(tree: MdxNode): Fault[] {
  return nodesIn(tree).flatMap((parent) =>
    ("children" in parent ? parent.children : []).flatMap((node, index) => {
      if (node.type !== "text") return [];
      const start = placeOf(node);
      return node.value.split("\n").flatMap((text, line) => {
        const known = line > 0 || index === 0 ? [...ANYWHERE, ...AT_START] : ANYWHERE;
        const [sign, message] = known.find(([one]) => one.test(text)) ?? [];
        if (!sign) return [];
        const column = text.search(sign) + (line === 0 ? start.column : 1);
        return [{ line: start.line + line, column, message: `"${startOf(text)}" ${message}` }];
      });
    }),
  );
}

/**
 * Characters that XML forbids (feed, sitemap): control characters, lone surrogates, non-characters; and invisible ones
 * that break names and links (soft hyphen, zero-width space), also written as entities or escapes. The joiners of
 * Indian scripts, U+200C and U+200D, are allowed.
 */
const UNFIT =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF\u00AD\u200B\u2060\uFEFF]|&(?:shy|ZeroWidthSpace|#173|#8203|#x0*(?:ad|200b));|%C2%AD|%E2%80%8B/iu;

function complaint(sign: string): string {
  if (sign.length > 2) return `contains ${sign}, an invisible sign, expected plain text: delete it`;
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `contains the invisible character U+${code}, expected plain text: delete the words around it and type them again`;
}

export function checkSigns(content: ContentFile): Problem[] {
  const inFields = valuesIn(content).flatMap(({ value, problem }) => {
    const [sign] = (typeof value === "string" && UNFIT.exec(value)) || [];
    return sign ? [problem(complaint(sign))] : [];
  });
  const { file, body = "" } = content;
  const inBody = [...body.matchAll(new RegExp(UNFIT, "giu"))].map(({ 0: sign, index }) => {
    return { file, ...placeAt(body, index), message: complaint(sign) };
  });
  return [...inFields, ...inBody];
}

/** Signs of Markdown and HTML, and escapes, which fields and attributes show as they are. */
const MARKUP =
  /\*\*[^*]+\*\*|__[^_]+__|(?<![\w*])\*\w[^*]*\*(?!\w)|(?<!\w)_\w[^_]*_(?!\w)|~~[^~]+~~|`[^`]+`|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\[[^[\]]+\]\([^()]*\)|^#{1,6}(?= )|^[*•-] |\\[nrt"]|\\u[\da-f]{4}/i;

function markupIn(text: string): string | undefined {
  const [sign] = MARKUP.exec(text) ?? [];
  return sign && `has "${clip(sign.trim())}", which stands on the page as typed, expected plain words`;
}

export function markupInFields(content: ContentFile): Problem[] {
  return valuesIn(content).flatMap(({ value, problem }) => {
    const message = typeof value === "string" && markupIn(value);
    return message ? [problem(message)] : [];
  });
}

export const markupInAttributes = ({ file, tree }: ContentFile): Problem[] =>
  nodesIn(tree)
    .filter(isComponent)
    .flatMap((node) =>
      writtenAttributes(node).flatMap(({ name, value }) => {
        const message = value && markupIn(value);
        return message ? [{ file, ...placeOf(node), message: `<${node.name}> ${name}: ${message}` }] : [];
      }),
    );
