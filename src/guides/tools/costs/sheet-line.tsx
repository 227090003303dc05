import { css } from "@emotion/react";
import { useId } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { StateMark } from "../../../figures/state-mark";
import { colour, from, space, type } from "../../../theme/tokens";
import { readAmount } from "../../../ui/sheet/amount";
import { amountField } from "../../../ui/sheet/amount-field";
import { columnsOf } from "./sheet-style";

const row = css(columnsOf, {
  alignItems: "center",
  padding: `7px ${space[4]}`,
  borderTop: `1px dashed ${colour.line}`,
  [from.tablet]: { padding: `5px ${space[7]}` },
});
const label = css({
  gridRow: "1 / span 2",
  lineHeight: 1.3,
  label: { display: "block", color: colour.heading, fontWeight: 600 },
  small: { display: "block", color: colour.muted, fontSize: type.small, lineHeight: 1.35 },
  [from.tablet]: { gridRow: "auto" },
});
const entry = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: space[2],
  color: colour.muted,
  fontSize: type.small,
  "& > input": { gridArea: "1 / 1" },
  [from.tablet]: { gridTemplateColumns: "124px 2.6em" },
});
/** Over the field's left end, so that nothing moves when it comes. */
const prefix = css({
  gridArea: "1 / 1",
  zIndex: 1,
  paddingLeft: space[2],
  fontWeight: 600,
  pointerEvents: "none",
});
const behindPrefix = css({ paddingLeft: "48px", paddingRight: space[2] });
const sum = css({
  color: colour.muted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
  lineHeight: 1.3,
  minHeight: "1.3em",
  // Where a sum will stand; on paper it is written there.
  [from.tablet]: {
    "&:empty::before": {
      content: '""',
      display: "inline-block",
      width: "20px",
      verticalAlign: "0.3em",
      borderTop: `1px solid ${colour.muted}`,
    },
  },
  "@media print": { "&:empty::before": { display: "none" } },
});
const wide = css({ display: "none", [from.tablet]: { display: "block" } });
const phone = css({ [from.tablet]: { display: "none" } });
const home = css({
  gridColumn: 2,
  marginTop: "3px",
  fontSize: type.small,
  [from.tablet]: { gridColumn: "auto" },
});
const below = css({
  gridColumn: "1 / -1",
  fontSize: type.small,
  lineHeight: 1.35,
  "&:empty": { display: "none" },
});
const error = css({ color: colour.error, fontWeight: 700 });
const origin = css({ display: "flex", alignItems: "baseline", gap: "8px", color: colour.muted });

interface SheetLineProps {
  readonly line: { readonly id: string; readonly name: string; readonly hint: string };
  /** Beside the field, where the line is paid several times. */
  readonly times: string | undefined;
  readonly written: string;
  readonly year: string;
  readonly atHome: string | undefined;
  readonly currency: string | undefined;
  /** Where the amount was filled in from a country's numbers: what is known of it, and words for it. */
  readonly known: { readonly state: string; readonly text: string } | undefined;
}

export function SheetLine({ line, times, written, year: inYear, atHome, currency, known }: SheetLineProps) {
  const id = useId();
  const { kind } = readAmount(written);
  const wrong = kind === "negative" || kind === "noNumber" ? guidesWords.shared.wrong[kind] : undefined;
  return (
    <div css={row} data-line={line.id}>
      <div css={label}>
        <label htmlFor={id}>{line.name}</label>
        <small id={`${id}hint`}>{line.hint}</small>
      </div>
      <div css={entry}>
        <span css={prefix} aria-hidden="true">
          {currency}
        </span>
        <input
          css={[amountField, currency && behindPrefix]}
          id={id}
          name={line.id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={`${id}hint ${id}below`}
        />
        <span css={wide}>{times}</span>
      </div>
      <span css={[sum, wide]}>{inYear}</span>
      <span css={[sum, home]}>
        {times && atHome && <span css={phone}>{`${times} = `}</span>}
        {atHome && <span>{atHome}</span>}
      </span>
      <p id={`${id}below`} css={[below, wrong ? error : origin]} aria-live="polite">
        {wrong ? (
          <span>{wrong}</span>
        ) : (
          known && (
            <>
              <StateMark state={known.state} />
              <span>{known.text}</span>
            </>
          )
        )}
      </p>
    </div>
  );
}
