import { css } from "@emotion/react";
import words from "../../content/words/week.json";
import { asGiven } from "../money/home-money";
import { useHomeMoney } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { colour, ground, phase, space } from "../theme/tokens";
import { grid } from "../ui/layout/primitives";

const piles = css({ ...grid(3, 2), maxWidth: "34rem" });
const pile = css({ ...grid([0, 3], "36px 1"), alignItems: "end" });
const stacked = css({
  display: "flex",
  flexDirection: "column-reverse",
  height: "120px",
  i: {
    height: "var(--share)",
    borderRadius: "3px",
    background: `repeating-linear-gradient(to top, var(--coin) 0 6px, transparent 6px 8px)`,
    printColorAdjust: "exact",
    forcedColorAdjust: "none",
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  },
});
const amount = css({
  ...lettering.small,
  b: { display: "block", ...lettering.name },
  "b + span": { display: "block" },
  "p + p": { marginTop: space[1] },
});

interface MoneyProps {
  readonly amounts: readonly number[];
  readonly currency: string;
}

/** An amount where it is paid, and in the reader's home currency. */
export function Money({ amounts, currency }: MoneyProps) {
  const { atHome } = useHomeMoney();
  const home = atHome(amounts, currency);
  return (
    <>
      <b>{asGiven(amounts, currency)}</b>
      {home && <span>{home}</span>}
    </>
  );
}

const coins = (share: number, coin: string) => ({
  "--share": `${(share * 100).toFixed(1)}%`,
  "--coin": coin,
});

interface PilesProps {
  readonly week: Queries.WeekFragment["weeks"][number];
  readonly pay: number;
  /** The amount of a full pile. */
  readonly full: number;
}

/** Two piles of coins: a month's pay, and the room with the rest of living on top, by their higher ends. */
export function Piles({ week: { room, living, currency }, pay, full }: PilesProps) {
  const [roomMost, livingMost] = [room.at(-1) ?? 0, living.at(-1) ?? 0];
  return (
    <div css={piles}>
      <div css={pile}>
        <div css={stacked} aria-hidden="true">
          <i style={coins(pay / full, colour.band)} />
        </div>
        <div css={amount} data-pay="">
          <p>
            {words.pay}
            <Money amounts={[pay]} currency={currency} />
          </p>
          <p>{words.beforeTax}</p>
        </div>
      </div>
      <div css={pile}>
        <div css={stacked} aria-hidden="true">
          <i style={coins(roomMost / full, ground.sea)} />
          <i style={coins((livingMost - roomMost) / full, phase.visa)} />
        </div>
        <div css={amount} data-costs="">
          <p>
            {words.living}
            <Money amounts={living} currency={currency} />
          </p>
          <p>
            {words.room}
            <Money amounts={room} currency={currency} />
          </p>
        </div>
      </div>
    </div>
  );
}
