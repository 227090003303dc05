import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { colour, font, from, space, type } from "../../../theme/tokens";
import { cardFields } from "../tool-card";

/** A numbered part, its ring as those of steps; the count goes on from part to part. */
const numbered = css({
  position: "relative",
  paddingTop: space[6],
  // The question stands right of the ring, and where there is room its hint, too.
  "& > label": {
    display: "grid",
    alignContent: "center",
    minHeight: "44px",
    marginLeft: "60px",
    textWrap: "balance",
  },
  "& > p": { marginTop: space[2], [from.tablet]: { marginTop: 0, marginLeft: "60px" } },
  borderTop: `2px dashed ${colour.line}`,
  counterIncrement: "part",
  "&::before": {
    content: "counter(part)",
    position: "absolute",
    top: space[6],
    left: 0,
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    borderRadius: "50%",
    background: colour.heading,
    color: colour.onDark,
    font: `800 1.25rem/1 ${font.heading}`,
    printColorAdjust: "exact",
  },
});
/** Height of a line, which grows with the reader's size of text. */
const LINE = 1.75;
/** Ruled paper, each rule above its line: below the last one is the field's own edge. */
const area = css(cardFields.control, {
  display: "block",
  minHeight: `calc(${6 * LINE}rem + 2px)`,
  padding: `0 ${space[4]}`,
  borderWidth: "0 0 2px",
  borderRadius: 0,
  lineHeight: `${LINE}rem`,
  backgroundImage: `repeating-linear-gradient(${colour.line} 0 1px, transparent 1px ${LINE}rem)`,
  backgroundAttachment: "local",
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
    <div hidden={isHidden} css={numbered} data-part={part.id}>
      <label css={cardFields.label} htmlFor={id}>
        {part.name}
      </label>
      <p id={`${id}hint`} css={cardFields.hint}>
        {part.hint}
      </p>
      <div>
        {children}
        <textarea
          css={area}
          id={id}
          name={part.id}
          rows={7}
          autoComplete="off"
          aria-describedby={`${id}hint ${id}count`}
          aria-invalid={isTooLong ? true : undefined}
          data-empty={written === "" ? "" : undefined}
        />
        <p css={onPaper}>{written}</p>
        <p id={`${id}count`} css={[counter, isTooLong && over]} data-count="">
          {count}
        </p>
      </div>
    </div>
  );
}
