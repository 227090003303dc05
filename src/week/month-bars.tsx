import { css } from "@emotion/react";
import words from "../../content/words/week.json";
import { fill } from "../lib/fill";
import { monthPay } from "../lib/month-pay";
import { asGiven } from "../money/home-money";
import { useHomeMoney } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { brightScope } from "../theme/schemes";
import { colour, ground, phase, space } from "../theme/tokens";
import { grid, row, stack } from "../ui/layout/primitives";

const bars = css({ ...stack(4), alignContent: "start" });
const head = css({ ...grid(3, "1 auto"), ...lettering.small, dd: { textAlign: "end" } });
const coins = css({
  display: "flex",
  height: "26px",
  marginTop: space[1],
  "i[data-coin]": {
    // At night a pale part would be as dark as the ground.
    ...brightScope,
    width: "var(--share)",
    background: "repeating-linear-gradient(to right, var(--coin) 0 7px, transparent 7px 9px)",
    printColorAdjust: "exact",
    forcedColorAdjust: "none",
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  },
  "i[data-missing]": { width: "var(--share)", border: `2px dashed ${colour.accent}` },
});
const key = css({
  ...row([0, 4]),
  ...lettering.small,
  marginTop: space[1],
  i: {
    display: "inline-block",
    width: "12px",
    height: "12px",
    background: "var(--coin)",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  },
  "i:not([data-missing])": brightScope,
  "i[data-missing]": { border: `2px dashed ${colour.accent}`, background: "none" },
});

interface MoneyProps {
  readonly amounts: readonly number[];
  readonly currency: string;
}

/** An amount in the reader's home currency, and where it is paid. */
export function Money({ amounts, currency }: MoneyProps) {
  const { atHome } = useHomeMoney();
  const given = asGiven(amounts, currency);
  const home = atHome(amounts, currency);
  return (
    <>
      <b css={lettering.name}>{home ?? given}</b>
      {home && <span css={lettering.under}>{given}</span>}
    </>
  );
}

interface NamedProps {
  readonly fact: string;
  readonly name: string;
  readonly year?: string | null;
  readonly city: string;
}

/** A link to the figure of a city, whose name only screen readers hear, as it stands above. */
export function Named({ fact, name, year, city }: NamedProps) {
  return (
    <a href={`/figures#${fact}`}>
      {year ? fill(words.inYear, { name, year }) : name}
      <span className="visually-hidden">{fill(words.inCity, { city })}</span>
    </a>
  );
}

const share = (amount: number, full: number) => `${((amount / full) * 100).toFixed(1)}%`;

interface MonthBarsProps {
  readonly week: Queries.WeekFragment["weeks"][number];
  /** Hours a week that are paid: none past the limit. */
  readonly hours: number;
  readonly isPast: boolean;
}

/** Coins side by side: a month's pay, and below it the room with the rest of living, by their higher ends. */
export function MonthBars({ week, hours, isPast }: MonthBarsProps) {
  const { city, limit, wage, currency, room, living } = week;
  const { figure } = useHomeMoney();
  const [roomMost, livingMost] = [room.at(-1) ?? 0, living.at(-1) ?? 0];
  const pay = monthPay(hours, wage);
  // The same for all hours, so that only the coins of the pay move with the slider.
  const full = Math.max(livingMost, monthPay(limit, wage));
  const costs = [
    { coin: ground.sea, amount: roomMost },
    { coin: phase.visa, amount: livingMost - roomMost },
  ];
  return (
    <div css={bars}>
      <div data-pay="">
        <dl css={head}>
          <dt>
            {fill(isPast ? words.payAllowed : words.payOf, { hours })}
            <br />
            <Named fact={week.wageFact} name={fill(words.wage, { amount: week.wageText })} city={city} />
            {week.wageNote && `, ${week.wageNote}`}
          </dt>
          <dd>
            <Money amounts={[pay]} currency={currency} />
          </dd>
        </dl>
        <div css={coins} aria-hidden="true">
          <i data-coin="" style={{ "--share": share(pay, full), "--coin": colour.band }} />
          {pay < livingMost && <i data-missing="" style={{ "--share": share(livingMost - pay, full) }} />}
        </div>
        {pay < livingMost && (
          <p css={key}>
            <span>
              <i data-missing="" /> {words.family}
            </span>
          </p>
        )}
      </div>
      <div data-costs="">
        <dl css={head}>
          <dt>
            <Named fact={week.livingFact} name={words.living} year={week.livingYear} city={city} />
          </dt>
          <dd>
            <Money amounts={living} currency={currency} />
          </dd>
        </dl>
        <div css={coins} aria-hidden="true">
          {costs.map(({ coin, amount }) => (
            <i key={coin} data-coin="" style={{ "--share": share(amount, full), "--coin": coin }} />
          ))}
        </div>
        <p css={key}>
          <span>
            <i style={{ "--coin": ground.sea }} />{" "}
            <Named fact={week.roomFact} name={words.room} year={week.roomYear} city={city} />{" "}
            <b>{figure(room, currency)}</b>
          </span>
          <span>
            <i style={{ "--coin": phase.visa }} /> {words.rest}
          </span>
        </p>
      </div>
    </div>
  );
}
