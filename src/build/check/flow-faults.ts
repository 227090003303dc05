import type { Place } from "../content/content-file";
import { isComponent, type MdxComponent, type MdxNode, placeOf } from "../mdx/parse-mdx";

/** Where a part of a flow stands when no component is around it. */
const TEXT = "the text";

/** What may stand in each part of a flow, and where the part itself stands. */
const PARTS: Readonly<
  Record<string, { readonly in: readonly string[]; readonly holds?: readonly string[] }>
> = {
  Flow: { in: [TEXT], holds: ["Stop", "Fork", "IfYes", "IfNo"] },
  Fork: { in: ["Flow"], holds: ["Stop"] },
  Stop: { in: ["Flow", "Fork"] },
  IfYes: { in: ["Flow"] },
  IfNo: { in: ["Flow"] },
};

/** As many columns as fit side by side, a fork and the endings being one each. */
const MOST_COLUMNS = 5;
const MOST_BRANCHES = 3;

/** A part of a flow that cannot be drawn. */
export interface FlowFault extends Place {
  readonly message: string;
}

export const faultAt = (node: MdxNode, message: string): FlowFault => ({ ...placeOf(node), message });

/** Components written in one line are parsed as a paragraph that holds nothing else. */
function unwrapped(node: MdxNode): readonly MdxNode[] {
  if (node.type !== "paragraph") return [node];
  const inside = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return inside.every(isComponent) ? inside : [node];
}

const partsIn = (node: MdxComponent) => node.children.flatMap(unwrapped);

const tags = (names: readonly string[]) =>
  names.map((name) => (name === TEXT ? name : `<${name}>`)).join(" or ");

function orderFaults(flow: MdxComponent): FlowFault[] {
  const names = partsIn(flow).map((node) => (isComponent(node) ? node.name : undefined));
  const endings = names.filter((name) => name === "IfYes" || name === "IfNo");
  const stops = names.filter((name) => name === "Stop" || name === "Fork");
  const columns = stops.length + (endings.length > 0 ? 1 : 0);
  const faults: string[] = [];
  if (columns < 2 || columns > MOST_COLUMNS)
    faults.push(`<Flow> has ${columns} stops in a row, expected 2 to ${MOST_COLUMNS}`);
  if (endings.length > 0 && names.slice(-2).join() !== "IfYes,IfNo")
    faults.push("<Flow> ends with neither a stop nor a pair, expected <IfYes> and then <IfNo> at its end");
  if (endings.length > 2) faults.push("<Flow> has more than one pair of endings, expected one");
  return faults.map((message) => faultAt(flow, message));
}

function contentFaults(node: MdxComponent, holds: readonly string[]): FlowFault[] {
  const inside = partsIn(node);
  const strange = inside.filter((child) => !(isComponent(child) && holds.includes(child.name ?? "")));
  const faults = strange.map((child) =>
    faultAt(child, `stands between the stops of <${node.name}>, expected only ${tags(holds)} there`),
  );
  if (node.name === "Flow" && strange.length === 0) faults.push(...orderFaults(node));
  if (node.name === "Fork" && (inside.length < 2 || inside.length > MOST_BRANCHES))
    faults.push(faultAt(node, `<Fork> has ${inside.length} branches, expected 2 to ${MOST_BRANCHES}`));
  return faults;
}

/** Finds the parts of flows that stand where they cannot be drawn. */
export function flowFaults(node: MdxNode, around = TEXT): FlowFault[] {
  const name = isComponent(node) ? (node.name ?? "") : "";
  const part = PARTS[name];
  const own: FlowFault[] = [];
  if (part && !part.in.includes(around)) {
    own.push(faultAt(node, `<${name}> stands in ${tags([around])}, expected it in ${tags(part.in)}`));
  }
  if (part?.holds && isComponent(node)) own.push(...contentFaults(node, part.holds));
  if (!("children" in node)) return own;
  const next = name || around;
  return [...own, ...node.children.flatMap((child) => flowFaults(child, next))];
}
