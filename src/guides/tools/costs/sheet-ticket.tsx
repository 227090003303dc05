import { css } from "@emotion/react";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { colour, font, shadow, space, type } from "../../../theme/tokens";
import type { Sums } from "../../../ui/sheet/sums";
import { rowAmountOf } from "./country-money";
import type { SheetMoney } from "./sheet-group";

const ticket = css({ filter: shadow.drop, "@media print": { filter: "none" } });
const half = css({ padding: `${space[4]} ${space[6]}`, background: colour.surface });
const lines = css({
  div: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${space[3]}`,
    paddingBlock: space[2],
  },
  "div + div": { borderTop: `1px dashed ${colour.line}` },
  dd: {
    color: colour.heading,
    font: `800 1.1875rem/1.4 ${font.heading}`,
    fontVariantNumeric: "tabular-nums",
  },
});
const price = css({
  display: "grid",
  alignContent: "center",
  background: colour.band,
  color: colour.heading,
  maskImage:
    "radial-gradient(circle 9px at 0 0, transparent 98%, #000), radial-gradient(circle 9px at 100% 0, transparent 98%, #000)",
  maskComposite: "intersect",
  lineHeight: 1.35,
  "@media print": { background: "none", borderTop: "1px solid #000" },
});
const large = css({
  display: "block",
  marginTop: space[1],
  font: `800 2.25rem/1.05 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
const filled = css({ "@media screen": { minHeight: "172px" } });
const second = css({
  "&:not(:empty)": {
    marginBlock: space[2],
    paddingTop: space[2],
    borderTop: `2px dashed ${colour.heading}`,
  },
});
const block = css({ display: "block" });
const against = css({ background: colour.surface, padding: `${space[4]} ${space[6]} ${space[5]}` });
const heading = css({ fontSize: "1.25rem", marginBottom: space[2] });
const small = css({ marginTop: space[2], color: colour.muted, fontSize: type.small, lineHeight: 1.45 });
const bar = css({ height: "8px", marginBottom: space[2], background: colour.mapDestination });
const own = css({ background: colour.current });
const print = css({ "@media print": { printColorAdjust: "exact" } });

const words = guidesWords.costs.sheet;

interface SheetTicketProps {
  readonly sums: Sums;
  readonly money: SheetMoney;
}

export function SheetTicket({ sums, money }: SheetTicketProps) {
  const { chosen, local, inLocal, atHome } = money;
  const { lines: sum, margin, total, living } = sums;
  const inMonth = atHome(total / 12) ?? (total > 0 ? inLocal(total / 12) : undefined);
  return (
    <div data-needs-script>
      <div css={ticket}>
        <dl css={[half, lines]}>
          <div>
            <dt>{words.sum}</dt>
            <dd>{inLocal(sum)}</dd>
          </div>
          <div>
            <dt>{words.margin}</dt>
            <dd>{inLocal(margin)}</dd>
          </div>
        </dl>
        <output css={[half, price, total > 0 && filled]} aria-live="polite" data-total="">
          <span css={block}>{words.total}</span>
          <b css={large}>{inLocal(total)}</b>
          <b css={[large, second]}>{atHome(total)}</b>
          <span css={block}>{inMonth && fill(words.month, { amount: inMonth })}</span>
        </output>
      </div>
      <Against amount={rowAmountOf(chosen?.funds ?? null, local)} living={living} money={money} />
    </div>
  );
}

interface AgainstProps extends Omit<SheetTicketProps, "sums"> {
  /** What the visa asks for; nothing where that is not known. */
  readonly amount: number | undefined;
  readonly living: number;
}

function Against({ amount, living, money }: AgainstProps) {
  const { chosen, inLocal } = money;
  const largest = Math.max(amount ?? 0, living);
  const width = (part: number) => `${largest > 0 ? (part / largest) * 100 : 0}%`;
  return (
    <div css={[against, ticket]} data-against="">
      <h3 css={heading}>{words.against}</h3>
      {amount === undefined ? (
        <p css={small}>{chosen ? fill(words.noAmount, { country: chosen.name }) : words.unchosen}</p>
      ) : (
        <>
          <dl css={lines}>
            <div>
              <dt>{words.toShow}</dt>
              <dd>{inLocal(amount)}</dd>
            </div>
          </dl>
          <div css={[bar, print]} style={{ width: width(amount) }} />
          <dl css={lines}>
            <div>
              <dt>{words.living}</dt>
              <dd>{inLocal(living)}</dd>
            </div>
          </dl>
          <div css={[bar, own, print]} style={{ width: width(living) }} />
          <p css={small}>{words.plan}</p>
        </>
      )}
    </div>
  );
}
