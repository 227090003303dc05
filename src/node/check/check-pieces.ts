import type { List, ListItem, Root } from "mdast";
import { type ContentFile, type Fault, type Problem, problemOfFile } from "../content/content-file";
import { isComponent, type MdxComponent, type MdxNode, nodesIn, placeOf } from "../mdx/parse-mdx";
import type { Piece } from "../mdx/pieces/piece";
import { pieces } from "../mdx/pieces/pieces";
import { isSlot } from "../mdx/pieces/slots";
import { writtenAttributes } from "../mdx/written-attributes";
import { suggestion } from "./nearest";

type Shape = NonNullable<Piece["list"]>;

const faultAt = (node: MdxNode, message: string): Fault => ({ ...placeOf(node), message });

function isTitled({ children: [first] }: ListItem): boolean {
  return first?.type === "paragraph" && first.children[0]?.type === "strong";
}

const rowsOf = ({ children }: ListItem) => children.find((child) => child.type === "list");

function itemFaults(name: string, item: ListItem, { isTitled: needsTitle, hasRows }: Shape): Fault[] {
  if (needsTitle && !isTitled(item))
    return [faultAt(item, `an item of <${name}> has no title, expected it to begin with **Title**`)];
  if (!hasRows) return [];
  const rows = rowsOf(item);
  if (!rows)
    return [faultAt(item, `an item of <${name}> has no rows, expected an indented list below its title`)];
  return rows.children
    .filter((row) => !isTitled(row))
    .map((row) => faultAt(row, `a row of <${name}> has no name, expected it to begin with **Name**`));
}

function listFaults(name: string, list: List, shape: Shape): Fault[] {
  const [least, most] = shape.items;
  const count = list.children.length;
  const expected = least === most ? `${least}` : `${least} to ${most}`;
  const counted =
    count < least || count > most
      ? [faultAt(list, `<${name}> has ${count} ${count === 1 ? "item" : "items"}, expected ${expected}`)]
      : [];
  return [...counted, ...list.children.flatMap((item) => itemFaults(name, item, shape))];
}

const BOXES = "boxes to tick stand only in <Checklist>, expected the list in one, or a plain list: - entry";

/** Boxes elsewhere would be drawn, but nobody could tick them. */
export function boxFaults(node: MdxNode): Fault[] {
  if (isComponent(node) && node.name === "Checklist") return [];
  const hasBox = node.type === "listItem" && typeof node.checked === "boolean";
  const inner = "children" in node ? node.children.flatMap(boxFaults) : [];
  return hasBox ? [faultAt(node, BOXES), ...inner] : inner;
}

export function pieceFaults(node: MdxNode): Fault[] {
  const name = isComponent(node) ? (node.name ?? "") : "";
  const shape = pieces.get(name)?.list;
  if (shape && isComponent(node)) {
    const [list, ...others] = node.children;
    if (list?.type !== "list" || others.length > 0)
      return [faultAt(node, `<${name}> holds something else, expected one list in it`)];
    return listFaults(name, list, shape);
  }
  return "children" in node ? node.children.flatMap(pieceFaults) : [];
}

function slotsIn(tree: Root): readonly { readonly node: MdxComponent; readonly written: string }[] {
  return nodesIn(tree).flatMap((node) => {
    if (!isComponent(node) || !isSlot(node.name)) return [];
    const attributes = writtenAttributes(node).map(({ name, value }) => `${name}="${value ?? ""}" `);
    return [{ node, written: `<${node.name} ${attributes.join("")}/>` }];
  });
}

/** Checks that a text places each slot that its fields fill once, on a line of its own, and no other. */
export function checkSlots(content: ContentFile): Problem[] {
  const { file, type, records } = content;
  const { tree } = content;
  const record = type.schema.safeParse(records[0]);
  if (!tree || tree.children.length === 0 || !record.success) return [];
  const expected = type.slotsOf?.(record.data) ?? [];
  const found = slotsIn(tree);
  const wrong = found.flatMap(({ node, written }, position) => {
    const tell = (message: string) => [{ file, ...placeOf(node), message: `${written} ${message}` }];
    if (!expected.includes(written))
      return tell(
        expected.length > 0
          ? `draws nothing here, expected ${expected.join(", ")}${suggestion(written, expected)}`
          : "draws nothing here, expected no such piece in this kind of text",
      );
    if (found.findIndex((other) => other.written === written) < position)
      return tell("stands twice, expected it once");
    if (!tree.children.includes(node))
      return tell("stands inside other text, expected it on a line of its own between empty lines");
    return [];
  });
  const lost = expected.filter((written) => found.every((slot) => slot.written !== written));
  return [
    ...wrong,
    ...lost.map((written) =>
      problemOfFile(file, `nowhere places ${written}, expected it on a line of its own where it is drawn`),
    ),
  ];
}
