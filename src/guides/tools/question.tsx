import { css } from "@emotion/react";
import { useId } from "react";
import guidesWords from "../../../content/words/guides.json";
import { lettering } from "../../theme/lettering";
import { colour, font, rule, space, type } from "../../theme/tokens";
import { controlStyle } from "../../ui/fields/control-style";
import { foldStyle } from "../../ui/folds/fold-style";
import { disc, fitting, grid } from "../../ui/layout/primitives";

const numbered = css(foldStyle, {
  borderTop: rule.thin,
  counterIncrement: "part",
  "& > summary": { justifyContent: "start", ...lettering.name },
  "& > summary::after": { marginLeft: "auto" },
  "& > summary::before": {
    content: "counter(part)",
    flex: "none",
    ...disc("36px"),
    background: colour.dark,
    color: colour.onDark,
    font: `800 ${type.article}/1 ${font.heading}`,
    printColorAdjust: "exact",
  },
  "& > p": { marginBottom: space[3] },
});
export const sheetField = css(controlStyle, {
  marginTop: space[2],
  background: colour.page,
  scrollMarginBlock: "140px 110px",
});
/** Line height in rem, so that it grows with the reader's text size. */
const LINE = 1.75;
/** Ruled lines; the last line's rule is the field's own border. */
const area = css(sheetField, {
  display: "block",
  minHeight: `calc(${6 * LINE}rem + 2px)`,
  padding: `0 ${space[4]}`,
  borderWidth: "0 0 2px",
  borderRadius: 0,
  lineHeight: `${LINE}rem`,
  backgroundImage: `repeating-linear-gradient(${colour.line} 0 1px, transparent 1px ${LINE}rem)`,
  backgroundAttachment: "local",
  resize: "vertical",
  // Grows with the text, if the browser supports it.
  fieldSizing: "content",
});
/** A band above the field, as a column beside it would differ in height. */
const papers = css({
  marginBlock: `${space[3]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  background: colour.awards,
  ...lettering.small,
  b: { display: "block", color: colour.heading },
  ul: { ...grid(0, fitting("13rem")), gap: `2px ${space[5]}` },
  li: { position: "relative", paddingLeft: "1.1em" },
  "li::before": { content: '"–"', position: "absolute", left: 0 },
});
const counter = css({
  lineHeight: 1.5,
  minHeight: "1.5em",
  color: colour.muted,
  fontSize: type.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
});
interface QuestionProps {
  readonly part: Queries.QuestionSheetFragment["parts"][number];
  readonly written: string;
  readonly count: string;
  readonly isTooLong: boolean;
  readonly isHidden: boolean;
  /** Whether it is open at first. Opening one closes the others, if the browser supports it. */
  readonly isFirst: boolean;
}

export function Question({ part, written, count, isTooLong, isHidden, isFirst }: QuestionProps) {
  const id = useId();
  return (
    <details hidden={isHidden} css={numbered} name="part" open={isFirst}>
      <summary id={`${id}name`}>{part.name}</summary>
      <p id={`${id}hint`} css={{ ...lettering.muted, marginTop: "2px" }}>
        {part.hint}
      </p>
      <div>
        {part.evidence && (
          <div css={papers} data-print="bare">
            <b>{guidesWords.sheet.evidence}</b>
            <ul>
              {part.evidence.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
          </div>
        )}
        <textarea
          css={area}
          aria-labelledby={`${id}name`}
          name={part.id}
          rows={7}
          autoComplete="off"
          aria-describedby={`${id}hint ${id}count`}
          aria-invalid={isTooLong ? true : undefined}
          data-empty={written === "" ? "" : undefined}
        />
        {/* On paper the field would cut its text off. */}
        <p css={{ display: "none" }} data-print="only">
          {written}
        </p>
        <p
          id={`${id}count`}
          css={[counter, isTooLong && { color: colour.error, fontWeight: 700 }]}
          data-count=""
        >
          {count}
        </p>
      </div>
    </details>
  );
}
