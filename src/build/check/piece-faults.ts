import type { List, ListItem } from "mdast";
import { isComponent, type MdxComponent, type MdxNode } from "../mdx/parse-mdx";
import { type FlowFault, faultAt } from "./flow-faults";

interface Piece {
  readonly items: readonly [least: number, most: number];
  readonly isTitled: boolean;
  readonly hasRows?: boolean;
}

const PIECES: Readonly<Record<string, Piece>> = {
  Cards: { items: [2, 9], isTitled: true },
  Doors: { items: [2, 3], isTitled: true, hasRows: true },
  Pair: { items: [2, 2], isTitled: true },
  Rows: { items: [2, 9], isTitled: true },
  Scale: { items: [2, 4], isTitled: true },
  Letter: { items: [3, 9], isTitled: true },
  Signs: { items: [2, 9], isTitled: false },
  Ticks: { items: [2, 9], isTitled: true },
  Limits: { items: [2, 9], isTitled: true },
};

function isTitled({ children: [first] }: ListItem): boolean {
  return first?.type === "paragraph" && first.children[0]?.type === "strong";
}

const rowsOf = ({ children }: ListItem) => children.find((child) => child.type === "list");

function itemFaults(name: string, item: ListItem, { isTitled: needsTitle, hasRows }: Piece): FlowFault[] {
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

function listFaults(name: string, list: List, piece: Piece): FlowFault[] {
  const [least, most] = piece.items;
  const count = list.children.length;
  const expected = least === most ? `${least}` : `${least} to ${most}`;
  const counted =
    count < least || count > most
      ? [faultAt(list, `<${name}> has ${count} ${count === 1 ? "item" : "items"}, expected ${expected}`)]
      : [];
  return [...counted, ...list.children.flatMap((item) => itemFaults(name, item, piece))];
}

function awardFaults(node: MdxComponent): FlowFault[] {
  if (node.name === "Awards") {
    const stray = node.children.find((child) => !isComponent(child) || child.name !== "Award");
    return stray ? [faultAt(stray, "<Awards> holds something else, expected <Award> alone")] : [];
  }
  const [first] = node.children;
  return first?.type === "heading" && first.depth === 3
    ? []
    : [faultAt(node, "<Award> has no name, expected it to begin with ### Name")];
}

/** Finds the drawn lists of a text that cannot be drawn: no list, too few items, items without titles. */
export function pieceFaults(node: MdxNode): FlowFault[] {
  const name = isComponent(node) ? (node.name ?? "") : "";
  const piece = PIECES[name];
  if (piece && isComponent(node)) {
    const [list, ...others] = node.children;
    if (list?.type !== "list" || others.length > 0)
      return [faultAt(node, `<${name}> holds something else, expected one list in it`)];
    return listFaults(name, list, piece);
  }
  const own = isComponent(node) && (name === "Awards" || name === "Award") ? awardFaults(node) : [];
  return "children" in node ? [...own, ...node.children.flatMap(pieceFaults)] : own;
}
