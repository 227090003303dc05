import { css } from "@emotion/react";
import { Link } from "gatsby";
import { memo } from "react";
import words from "../../content/words/ruler.json";
import { rangeText } from "../bill/sum-words";
import { fill } from "../lib/fill";
import { useHomeMoney, useRates } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { colour, font, from, rule, space, type, withHover } from "../theme/tokens";
import { chevronOpen, foldArrow } from "../ui/folds/fold-style";
import { row, stack, target, tracks } from "../ui/layout/primitives";
import { BAR_GAP, Bar, besideBars } from "./bar";
import type { Span, Sum, standing } from "./standing";

const { tablet, desktop } = besideBars;

const fold = css({
  position: "relative",
  borderTop: rule.thin,
  summary: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "baseline",
    gap: `2px ${space[2]}`,
    padding: `5px 0 ${space[2]}`,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "& > div": { gridColumn: "1 / -1" },
    [withHover]: { "&:hover b": { textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
  [from.tablet]: {
    summary: {
      gridTemplateColumns: tracks(`${tablet.name} 1 ${tablet.amount}`),
      columnGap: BAR_GAP,
      alignItems: "center",
      paddingBlock: space[2],
      "& > div": { gridColumn: 2, gridRow: 1, alignSelf: "stretch", display: "grid", alignContent: "center" },
    },
  },
  [from.desktop]: { summary: { gridTemplateColumns: tracks(`${desktop.name} 1 ${desktop.amount}`) } },
});
const title = css({
  position: "relative",
  zIndex: 1,
  whiteSpace: "nowrap",
  font: `700 ${type.small}/1.25 ${font.text}`,
  color: colour.heading,
  "&::after": { ...foldArrow, display: "inline-block", width: "7px", height: "7px", marginInline: "7px 0" },
  "[open] > summary > &::after": chevronOpen,
});
const amounts = css({
  position: "relative",
  zIndex: 1,
  textAlign: "end",
  // Beside the bar's end, not at the far edge of the window.
  [from.desktop]: { textAlign: "start" },
  fontSize: type.small,
  lineHeight: 1.25,
  b: { font: `800 ${type.text}/1.2 ${font.heading}`, color: colour.heading },
});
const verdict = css({
  [from.tablet]: { display: "block" },
  [from.desktop]: { display: "inline" },
  "&[data-short]": { color: colour.current },
});
/** The family's budget: on each row the same place, so that it reads as one line, which crosses no words. */
const thread = css({
  position: "absolute",
  insetBlock: "-4px -9px",
  insetInlineStart: "calc(var(--at) - 1px)",
  width: "2px",
  background: colour.accent,
  pointerEvents: "none",
  "@media (forced-colors: active)": { background: "Highlight" },
  [from.tablet]: { insetBlock: "-9px -8px" },
});
const parts = css({
  ...stack(2),
  padding: `${space[2]} 0 ${space[5]}`,
  fontSize: type.small,
  lineHeight: 1.4,
  [from.tablet]: { marginInlineStart: `calc(${tablet.name} + ${BAR_GAP})`, maxWidth: "40em" },
  [from.desktop]: { marginInlineStart: `calc(${desktop.name} + ${BAR_GAP})` },
  li: {
    ...row([0, 3]),
    alignItems: "baseline",
    "& > :first-of-type:not(a)": { flex: "0 1 9rem" },
    "& > :last-child": { flex: "1 1 10rem" },
  },
  b: lettering.strong,
  a: { ...target, fontWeight: 700 },
});

const partNames: Readonly<Record<string, string>> = words.parts;
export const partName = (part: string): string => partNames[part] ?? part;

interface RulerRowProps {
  readonly country: Pick<Queries.RulerCountryFragment, "name" | "path">;
  readonly sum: Sum;
  readonly span: Span;
  /** Rupees at the ruler's end. */
  readonly end: number;
  readonly stands?: ReturnType<typeof standing> | undefined;
  /** The budget's place on the bar, in rupees. */
  readonly paid?: number | undefined;
}

/** A country's bar; opened, it names what the sum adds. */
export const RulerRow = memo(function RulerRow({ country, sum, span, end, stands, paid }: RulerRowProps) {
  const money = useHomeMoney();
  const rates = useRates();
  const { currency, isFrom, years, scope } = sum;
  const write = (ends: readonly number[]) => money.sum(ends, currency);
  const whole = years === 1 ? words.oneYear : fill(words.years, { years });
  const verdictText =
    stands &&
    (stands.kind === "short"
      ? fill(words.short, { amount: money.rupees(stands.short) })
      : words[stands.kind]);
  return (
    <details css={fold} data-row="ruler">
      <summary>
        <span css={title}>{country.name}</span>
        <span css={amounts}>
          <b>{rangeText(sum[span], isFrom, write)}</b>{" "}
          {verdictText && (
            <span css={verdict} data-short={stands.kind === "short" ? "" : undefined}>
              {verdictText}
            </span>
          )}
        </span>
        <div css={{ position: "relative" }}>
          <Bar sum={sum} span={span} rates={rates} end={end} />
          {paid !== undefined && (
            <i css={thread} style={{ "--at": `${Math.min((paid / end) * 100, 100).toFixed(2)}%` }} />
          )}
        </div>
      </summary>
      <ul css={parts}>
        {sum.parts.map(({ part, notes, ...spans }) => (
          <li key={part}>
            <b>{partName(part)}</b>
            <span>
              {rangeText(spans[span], false, (ends) => money.figure([...new Set(ends)], currency))}
              {notes.length > 0 && `. ${notes.join("; ")}`}
            </span>
          </li>
        ))}
        <li>
          <b>{span === "year" ? whole : words.firstYear}</b>
          <span>{rangeText(sum[span === "year" ? "degree" : "year"], isFrom, write)}</span>
        </li>
        <li>
          <span>{scope}</span>
          <Link to={`${country.path}#what-it-costs`}>{fill(words.every, { country: country.name })}</Link>
        </li>
      </ul>
    </details>
  );
});
