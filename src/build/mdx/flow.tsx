/** @jsxImportSource react */
import { Children, isValidElement, type ReactNode } from "react";
import { flowStyle } from "../../reading/flow-style";

interface StopProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

/** The parts of a flow only carry what is written in them; the flow draws them. */
export const Stop = (_: StopProps) => null;
export const Fork = (_: StopProps) => null;
export const IfYes = (_: StopProps) => null;
export const IfNo = (_: StopProps) => null;

const PLAIN = "flow-stop";

interface DrawnStop extends StopProps {
  /** Written into the ring; an ending has a drawing there instead. */
  readonly label?: string;
  readonly kind: string;
  /** Place where there is room to draw in columns, from 1. */
  readonly column: number;
  readonly row: number;
}

function partsOf(children: ReactNode) {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<StopProps>(child) ? [{ part: child.type, props: child.props }] : [],
  );
}

/** Columns and rows: stops one after another, the branches of a fork and the two endings one below another. */
function placed(children: ReactNode): DrawnStop[] {
  const drawn: DrawnStop[] = [];
  let column = 0;
  let number = 0;
  let endings = 0;
  for (const { part, props } of partsOf(children)) {
    if (part === Stop) {
      column += 1;
      number += 1;
      drawn.push({ ...props, label: String(number), kind: PLAIN, column, row: 1 });
    } else if (part === Fork) {
      column += 1;
      number += 1;
      const branches = partsOf(props.children);
      for (const [index, branch] of branches.entries()) {
        const label = `${number}${String.fromCharCode("a".charCodeAt(0) + index)}`;
        const kind = ["flow-branch"];
        if (column === 1) kind.push("flow-source");
        if (index > 0) kind.push("flow-under");
        if (index === branches.length - 1) kind.push("flow-last");
        drawn.push({ ...branch.props, label, kind: kind.join(" "), column, row: index + 1 });
      }
    } else {
      if (endings === 0) column += 1;
      endings += 1;
      const kind = part === IfYes ? "flow-end flow-yes" : "flow-end flow-no flow-under flow-last";
      drawn.push({ ...props, kind, column, row: endings });
    }
  }
  return drawn;
}

/** A way with its stops, as an ordered list; `reading/flow-style.ts` draws the path. */
export function Flow({ title, children }: StopProps) {
  const stops = placed(children);
  // Branches and endings need room for the path to turn.
  const tracks = stops.filter(({ row }) => row === 1).map(({ kind }) => (kind === PLAIN ? "1fr" : "1.4fr"));
  return (
    <figure className="flow" style={{ "--tracks": tracks.join(" ") }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, with quotes that React would escape */}
      <style dangerouslySetInnerHTML={{ __html: flowStyle }} />
      <figcaption>{title}</figcaption>
      <ol className="steps">
        {stops.map(({ title: name, label, kind, column, row, children: text }) => (
          <li key={name} className={kind} data-label={label} style={{ "--column": column, "--row": row }}>
            <strong>{name}</strong>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
