import { css } from "@emotion/react";
import { useId } from "react";
import { colour, font, space, type } from "../../theme/tokens";
import { foldStyle } from "../folds/fold-style";
import type { Fields } from "./kept-fields";

const set = css(foldStyle, {
  borderTop: `1px solid ${colour.line}`,
  "& > summary": {
    justifyContent: "start",
    color: colour.heading,
    font: `700 1.1875rem/1.2 ${font.heading}`,
  },
  "& > summary > small": {
    marginLeft: "auto",
    color: colour.muted,
    font: `400 ${type.small}/1.3 ${font.text}`,
  },
});
const bare = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
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
interface TickListProps {
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly doneText: (done: number, count: number) => string;
  readonly fields: Fields;
  readonly isLive: boolean;
}

export function TickList({ name: list, items, doneText, fields, isLive }: TickListProps) {
  const id = useId();
  const done = items.filter((item) => fields[`tick-${item.id}`]).length;
  return (
    <details css={set} data-ticks="">
      <summary>
        <span id={id}>{list}</span>
        <small aria-live="polite" data-done="">
          {isLive && doneText(done, items.length)}
        </small>
      </summary>
      <fieldset css={bare} aria-labelledby={id}>
        {items.map(({ id: item, name }) => (
          <label key={item} css={row}>
            <input type="checkbox" name={`tick-${item}`} value="yes" autoComplete="off" />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
