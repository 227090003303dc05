import { css } from "@emotion/react";
import { colour, font, space, type } from "../../theme/tokens";
import type { Fields } from "./kept-fields";

const set = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, color: colour.heading, font: `700 1.375rem/1.2 ${font.heading}` });
const row = css({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  minHeight: "52px",
  padding: `${space[2]} 0`,
  borderBottom: `1px dashed ${colour.line}`,
  cursor: "pointer",
  lineHeight: 1.35,
  input: { width: "24px", height: "24px", margin: 0, accentColor: colour.tag },
  "@media print": { minHeight: "26px", padding: 0, input: { width: "16px", height: "16px" } },
  "&:has(:checked) span": { color: colour.muted, textDecoration: "line-through" },
});
const count = css({ minHeight: "1.6em", marginTop: space[2], color: colour.muted, fontSize: type.small });

interface TickListProps {
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  /** What is said of how many are ticked. */
  readonly doneText: (done: number, count: number) => string;
  readonly fields: Fields;
  readonly isLive: boolean;
}

/** A list whose ticks are kept with the fields of its form. */
export function TickList({ name: list, items, doneText, fields, isLive }: TickListProps) {
  const done = items.filter(({ id }) => fields[`tick-${id}`]).length;
  return (
    <fieldset css={set}>
      <legend css={legend}>{list}</legend>
      {items.map(({ id, name }) => (
        <label key={id} css={row}>
          <input type="checkbox" name={`tick-${id}`} value="yes" autoComplete="off" />
          <span>{name}</span>
        </label>
      ))}
      <p css={count} aria-live="polite" data-done="">
        {isLive && doneText(done, items.length)}
      </p>
    </fieldset>
  );
}
