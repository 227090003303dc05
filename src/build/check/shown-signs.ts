import type { Place } from "../content/content-file";
import type { MdxTools } from "../mdx/mdx-tools";
import { type MdxNode, placeOf } from "../mdx/parse-mdx";

export interface SignFault {
  readonly place: Place;
  readonly message: string;
}

/** Signs that were meant to shape a text, and are shown as they are, with what to write. */
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

/** Finds what an editor wrote as a heading, a list or bold words, and readers would see as signs. */
export function shownSigns(tree: MdxNode, visit: MdxTools["visit"]): SignFault[] {
  const faults: SignFault[] = [];
  visit(tree, "text", (node, index) => {
    const start = placeOf(node);
    for (const [line, text] of node.value.split("\n").entries()) {
      const isStart = line > 0 || index === 0;
      const known = isStart ? [...ANYWHERE, ...AT_START] : ANYWHERE;
      for (const [sign, message] of known) {
        const found = sign.exec(text);
        if (!found) continue;
        const column = found.index + (line === 0 ? start.column : 1);
        faults.push({ place: { line: start.line + line, column }, message: `"${startOf(text)}" ${message}` });
        break;
      }
    }
  });
  return faults;
}
