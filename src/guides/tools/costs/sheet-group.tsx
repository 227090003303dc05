import { css } from "@emotion/react";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { colour, font, from, lowWindow, space, type } from "../../../theme/tokens";
import { amountOf } from "../../../ui/sheet/amount";
import type { Fields } from "../../../ui/sheet/kept-fields";
import { knownAmount } from "./known-amounts";
import { SheetLine } from "./sheet-line";
import type { useSheetMoney } from "./use-sheet-money";

const words = guidesWords.costs.sheet;

export interface SheetMoney extends ReturnType<typeof useSheetMoney> {
  readonly chosen: Queries.CostCountryFragment | undefined;
}

const set = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const legend = css({ float: "left", width: "100%", padding: 0 });
const head = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `0 ${space[4]}`,
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  color: colour.heading,
  font: `800 1.3125rem/1.25 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  b: { fontWeight: 800 },
  small: { marginLeft: space[2], color: colour.muted, font: `400 ${type.small}/1.3 ${font.text}` },
  [from.tablet]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(max-content, 6.5rem) minmax(max-content, 8rem)",
    columnGap: space[3],
    paddingInline: space[7],
    "& > span": { display: "contents" },
    small: { margin: 0 },
    "b, small": { textAlign: "right" },
  },
});
const after = css({ clear: "both" });

interface GroupProps {
  readonly group: Queries.CostGroupsFragment["groups"][number];
  readonly sum: number;
  readonly fields: Fields;
  readonly money: SheetMoney;
}

export function SheetGroup({ group, sum, fields, money }: GroupProps) {
  const { chosen, local, home, inLocal, atHome } = money;
  const times = group.times > 1 ? fill(words.times, { count: group.times }) : undefined;
  return (
    <fieldset css={set}>
      <legend css={legend}>
        <span css={head}>
          {group.name}
          <span data-sum="">
            {sum > 0 && <b>{inLocal(sum)}</b>}
            {sum > 0 && local !== home && <small>{atHome(sum)}</small>}
          </span>
        </span>
      </legend>
      <div css={after}>
        {group.lines.map((line) => {
          const written = fields[line.id] ?? "";
          const inYear = amountOf(written) * group.times;
          const filledIn = line.row ? knownAmount(chosen, line.row) : "";
          const state = line.row && chosen?.[line.row]?.facts[0]?.state;
          const known =
            state && chosen && filledIn !== "" && filledIn === written
              ? { state, text: fill(words.known, { country: chosen.name }) }
              : undefined;
          return (
            <SheetLine
              key={line.id}
              line={line}
              times={times}
              written={written}
              year={inYear > 0 ? inYear.toLocaleString("en-GB", { maximumFractionDigits: 0 }) : ""}
              atHome={atHome(inYear)}
              currency={local}
              known={known}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Stays in sight while the sheet is; the ticket says the same to screen readers. */
const bar = css({
  position: "sticky",
  // Above the bar of phones (src/frame/floating-styles.ts).
  bottom: "var(--bar, 0px)",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  minHeight: "60px",
  // At the right stands the button that scrolls up, and in wider windows the chat link.
  padding: `${space[2]} 84px ${space[2]} ${space[4]}`,
  background: colour.dark,
  color: colour.onDarkMuted,
  fontSize: type.small,
  lineHeight: 1.3,
  b: {
    color: colour.onDark,
    font: `800 1.375rem/1.2 ${font.heading}`,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "b:last-of-type": { color: colour.band },
  "& > span": { flex: "0 1 8.5em" },
  [from.tablet]: { paddingLeft: space[7] },
  [from.desktop]: { "@media screen": { display: "none" } },
  [lowWindow]: { position: "static" },
  // On paper the total can be written by hand.
  "@media screen and (scripting: none)": { display: "none" },
  "@media print": {
    position: "static",
    background: "none",
    borderTop: "2px solid #000",
    "&, b, b:last-of-type": { color: "#000" },
  },
});

/** Without a sum there is nothing to keep in sight; on paper it is written by hand. */
const unfilled = css({ "@media screen": { display: "none" } });

interface TotalProps {
  readonly total: number;
  readonly money: SheetMoney;
}

export function SheetTotal({ total, money }: TotalProps) {
  return (
    <p css={[bar, total === 0 && unfilled]} aria-hidden="true">
      <span>{words.total}</span>
      <b>{total > 0 && money.inLocal(total)}</b>
      <b>{money.atHome(total)}</b>
    </p>
  );
}
