import { Parser } from "htmlparser2";

export interface Node {
  readonly tag: string;
  readonly at: Readonly<Record<string, string>>;
  readonly parent?: Node;
  readonly parts: (Node | string)[];
}

const UNREAD = new Set(["script", "style", "template", "select"]);

export function treeOf(html: string): Node {
  const root: Node = { tag: "", at: {}, parts: [] };
  let open = root;
  const parser = new Parser({
    onopentag: (tag, at) => {
      const node: Node = { tag, at, parent: open, parts: [] };
      open.parts.push(node);
      open = node;
    },
    ontext: (text) => open.parts.push(text),
    onclosetag: () => {
      open = open.parent ?? root;
    },
  });
  parser.end(html);
  return root;
}

export const all = (node: Node): Node[] => [
  node,
  ...node.parts.flatMap((part) => (typeof part === "string" ? [] : all(part))),
];

export const withAbove = (node: Node): Node[] => [node, ...(node.parent ? withAbove(node.parent) : [])];

const joined = (node: Node, read: (part: Node) => string): string =>
  node.parts.map((part) => (typeof part === "string" ? part : read(part))).join("");

const folded = (text: string) => text.replace(/\s+/g, " ").trim();

const readAll = (part: Node): string => (UNREAD.has(part.tag) ? "" : joined(part, readAll));

/** A part that a visitor does not read before opening or pressing something. */
export const isShut = ({ tag, at, parent }: Node): boolean =>
  UNREAD.has(tag) ||
  "hidden" in at ||
  (at.class ?? "").split(" ").includes("visually-hidden") ||
  (parent?.tag === "details" && tag !== "summary" && !("open" in parent.at));

const spaced = (node: Node, isLeftOut: (part: Node) => boolean): string =>
  isLeftOut(node)
    ? ""
    : node.parts.map((part) => (typeof part === "string" ? part : ` ${spaced(part, isLeftOut)} `)).join("");

/** The text that stands open, with a blank between elements. */
export const openText = (node: Node | undefined) => (node ? folded(spaced(node, isShut)) : "");
/** The same with what is shut. */
export const wholeText = (node: Node | undefined) =>
  node ? folded(spaced(node, ({ tag }) => UNREAD.has(tag))) : "";

export const textOf = (node: Node | undefined) => (node ? folded(readAll(node)) : "");

export function nameOf(node: Node, byId: ReadonlyMap<string, Node>): string {
  const labels = node.at["aria-labelledby"]?.split(" ").map((id) => textOf(byId.get(id)));
  const read = (part: Node): string => {
    if (UNREAD.has(part.tag) || part.at["aria-hidden"] === "true") return "";
    return part.at["aria-label"] ?? (part.tag === "img" ? (part.at.alt ?? "") : joined(part, read));
  };
  return folded(labels?.join(" ") ?? node.at["aria-label"] ?? joined(node, read));
}
