import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { colour, from, space, type } from "../../../../theme/tokens";
import { cardFields } from "../tool-card";

const area = css(cardFields.control, {
  minHeight: "9.5rem",
  resize: "vertical",
  // Grows with the text where the browser can.
  fieldSizing: "content",
  "@media print": { "&:not([data-empty])": { display: "none" } },
});
/** On paper a field would cut its text off. */
const onPaper = css({ display: "none", "@media print": { display: "block", whiteSpace: "pre-wrap" } });
const counter = css({
  lineHeight: 1.5,
  minHeight: "1.5em",
  color: colour.muted,
  fontSize: type.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
});
const over = css({ color: colour.error, fontWeight: 700 });

/** The field, and beside it what belongs to it; what is read first stands first for screen readers. */
const pair = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& > div": { marginTop: space[2] },
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) 15rem",
    columnGap: space[4],
    "& > div": { order: 1 },
  },
});

interface DraftPartProps {
  readonly part: { readonly id: string; readonly name: string; readonly hint: string };
  readonly written: string;
  /** Under the field: its words, and what is left. */
  readonly count: string;
  readonly isTooLong: boolean;
  /** Not shown; what stands in it is kept. */
  readonly isHidden: boolean;
  readonly children?: ReactNode;
}

/** A part of a text: what belongs into it, its field, its words. */
export function DraftPart({ part, written, count, isTooLong, isHidden, children }: DraftPartProps) {
  const id = useId();
  return (
    <div hidden={isHidden} data-part={part.id}>
      <label css={cardFields.label} htmlFor={id}>
        {part.name}
      </label>
      <p id={`${id}hint`} css={cardFields.hint}>
        {part.hint}
      </p>
      <div css={children !== undefined && pair}>
        {children}
        <textarea
          css={area}
          id={id}
          name={part.id}
          rows={6}
          autoComplete="off"
          aria-describedby={`${id}hint ${id}count`}
          aria-invalid={isTooLong ? true : undefined}
          data-empty={written === "" ? "" : undefined}
        />
      </div>
      <p css={onPaper}>{written}</p>
      <p id={`${id}count`} css={[counter, isTooLong && over]} data-count="">
        {count}
      </p>
    </div>
  );
}
