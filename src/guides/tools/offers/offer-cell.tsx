import { css } from "@emotion/react";
import { useId } from "react";
import { colour, font, from, type } from "../../../theme/tokens";
import { amountField } from "../../../ui/sheet/amount-field";

const area = css(amountField, {
  display: "block",
  minHeight: "48px",
  marginTop: "2px",
  padding: "8px 10px",
  font: `500 1rem/1.4 ${font.text}`,
  textAlign: "left",
  resize: "none",
  [from.desktop]: { minHeight: "62px" },
  // Grows with the text where the browser can.
  fieldSizing: "content",
  "@media print": { "&:not([data-empty])": { display: "none" } },
});
const label = css({
  display: "block",
  marginTop: "6px",
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.4,
  [from.tablet]: { display: "none" },
  "@supports selector(:has(*))": { "@media screen": { display: "none" } },
});
/** On paper a field would cut its text off. */
const onPaper = css({ display: "none", "@media print": { display: "block", whiteSpace: "pre-wrap" } });

interface OfferCellProps {
  readonly name: string;
  readonly offer: string;
  readonly question: string;
  readonly written: string;
}

export function OfferCell({ name, offer, question, written }: OfferCellProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} css={label}>
        {offer}
      </label>
      <textarea
        aria-label={`${offer}: ${question}`}
        css={area}
        id={id}
        name={name}
        rows={2}
        autoComplete="off"
        data-empty={written === "" ? "" : undefined}
      />
      <p css={onPaper}>{written}</p>
    </>
  );
}
