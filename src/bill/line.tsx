import { css } from "@emotion/react";
import { useId } from "react";
import words from "../../content/words/kept-form.json";
import numbersWords from "../../content/words/numbers.json";
import { basisWord } from "../lib/basis";
import { fill } from "../lib/fill";
import { grouped } from "../lib/written";
import { lettering } from "../theme/lettering";
import { colour, font, from, phone, rule, slim, space, tablets, type, withHover } from "../theme/tokens";
import { readAmount } from "../ui/kept-form/amount";
import { row } from "../ui/layout/primitives";
import type { Bills } from "./bills";
import { columns } from "./style";

const amountField = css({
  width: "100%",
  minHeight: "44px",
  padding: `${space[1]} ${space[3]}`,
  border: 0,
  borderBottom: `2px solid ${colour.muted}`,
  borderRadius: 0,
  background: colour.page,
  ...lettering.name,
  fontVariantNumeric: "tabular-nums",
  textAlign: "right",
  scrollMarginBlock: "140px 110px",
  [withHover]: { "&:hover": { borderColor: colour.heading } },
  "&:focus-visible": { outlineOffset: "1px" },
  "&[aria-invalid='true']": { borderColor: colour.error, boxShadow: `inset 0 -2px 0 ${colour.error}` },
  "@media (forced-colors: active)": { border: "1px solid" },
});

const oneRow = css(columns, {
  alignItems: "center",
  minHeight: "52px",
  padding: "6px var(--inset)",
  lineHeight: 1.3,
  "& + &": { borderTop: rule.dashed },
});
const label = css({
  gridRow: "1 / span 2",
  ...lettering.firm,
  textAlign: "left",
  small: lettering.under,
  [slim]: { gridRow: "auto", gridColumn: "1 / -1", paddingBlock: "4px 2px" },
  [from.tablet]: { gridRow: "auto" },
});
const amount = css({
  gridColumn: 2,
  ...row([0, 2]),
  alignItems: "baseline",
  justifyContent: "flex-end",
  maxWidth: "min(192px, 40vw)",
  textAlign: "right",
  ...lettering.head,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  [slim]: { maxWidth: "none" },
  [from.tablet]: { gridColumn: 3 },
  small: { fontFamily: font.text, fontSize: type.small, fontWeight: 400 },
});
/** The official amount beside or below the one in home currency. */
const official = css({
  color: colour.muted,
  font: `400 ${type.small}/1.3 ${font.text}`,
  [phone]: { alignSelf: "start" },
  [from.tablet]: { fontSize: type.text },
});
const field = css({
  position: "relative",
  display: "block",
  width: "min(140px, 34vw)",
  "& > span": {
    position: "absolute",
    top: "50%",
    left: space[2],
    color: colour.muted,
    font: `400 ${type.small}/1 ${font.text}`,
    transform: "translateY(-50%)",
  },
  input: { paddingLeft: "46px" },
});
const home = css({
  gridColumn: 2,
  ...lettering.head,
  fontVariantNumeric: "tabular-nums",
  maxWidth: "11rem",
  justifySelf: "end",
  textAlign: "right",
  [phone]: { alignSelf: "end" },
  // At doubled text size a range is wider than a phone, and than its column where a desktop counts as a tablet.
  span: { [from.phone]: { whiteSpace: "nowrap" }, [tablets]: { whiteSpace: "normal" } },
  small: { fontFamily: font.text, fontSize: type.small, fontWeight: 400 },
  "&:empty": { display: "none" },
  [slim]: { maxWidth: "none" },
  [from.tablet]: { maxWidth: "none", paddingLeft: space[3], "&:empty": { display: "block" } },
});
/** A field stays where it is while its amount in home currency appears below. */
const belowField = css({ [phone]: { order: 1 } });
const error = css({ display: "block", color: colour.error, fontSize: type.small, fontWeight: 600 });

interface BillLineProps {
  readonly line: Bills["lines"][number];
  readonly currency: string;
  readonly written: string;
  readonly atHome: (amounts: readonly number[], from: string) => string | undefined;
}

export function BillLine({ line, currency, written, atHome }: BillLineProps) {
  const id = useId();
  const { name, level, note, amounts: known } = line;
  const isOpen = known.length === 0;
  const read = readAmount(written, currency);
  const [lowest, highest] = known.map((amount) => grouped(amount));
  const shown = isOpen && read.kind === "amount" && read.amount > 0 ? [read.amount] : known;
  const converted = shown.length > 0 && atHome(shown, currency);
  const basis = !isOpen && basisWord(line.basis) && <small>{`${basisWord(line.basis)} `}</small>;
  const fault =
    isOpen && read.kind !== "empty" && read.kind !== "amount" && fill(words.wrong[read.kind], { currency });
  return (
    <tr css={oneRow} data-level={level ?? undefined}>
      <th scope="row" css={label}>
        {isOpen ? <label htmlFor={id}>{name}</label> : name}
        {note && " "}
        {note && <small id={`${id}note`}>{note}</small>}
        <span id={`${id}wrong`} css={error} aria-live="polite">
          {fault}
        </span>
      </th>
      <td css={[home, isOpen && belowField]}>
        {converted && (
          <>
            {basis}
            <span>{converted}</span>
          </>
        )}
      </td>
      <td css={[amount, converted && !isOpen && official]}>
        {isOpen ? (
          <span css={field}>
            <span aria-hidden="true">{currency}</span>
            <input
              css={amountField}
              id={id}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${note ? `${id}note ` : ""}${id}wrong`}
            />
          </span>
        ) : (
          <>
            {basis}
            <span>
              <small>{currency}</small> {lowest}
            </span>
            {highest && <span>{` ${numbersWords.to} ${highest}`}</span>}
          </>
        )}
      </td>
    </tr>
  );
}
