import { css } from "@emotion/react";
import words from "../../content/words/week.json";
import { fill } from "../lib/fill";
import { monthPay } from "../lib/month-pay";
import { lettering } from "../theme/lettering";
import { from, rule, space } from "../theme/tokens";
import { above, fitting, grid } from "../ui/layout/primitives";
import { monthOf } from "./month";
import { Money, Named } from "./month-bars";

const list = css({
  marginTop: space[2],
  borderBottom: rule.thin,
  "& > li": { paddingBlock: space[3], borderTop: rule.thin, breakInside: "avoid" },
  [from.tablet]: { columns: 2, columnGap: space[8] },
});
const sums = css({ ...grid(2, fitting("5.4rem")), ...lettering.small, ...above(1) });

/** For each city whether all allowed hours pay for a room and for living there, as a list. */
export function CityMonths({ weeks }: { readonly weeks: Queries.WeekFragment["weeks"] }) {
  return (
    <ul css={list}>
      {weeks.map((week) => {
        const { city, limit, wage, currency } = week;
        const pay = monthPay(limit, wage);
        const costs = [
          { fact: week.wageFact, name: fill(words.listPay, { hours: limit }), amounts: [pay] },
          { fact: week.roomFact, name: words.room, year: week.roomYear, amounts: week.room },
          { fact: week.livingFact, name: words.listLiving, year: week.livingYear, amounts: week.living },
        ];
        return (
          <li key={city}>
            <h4 css={lettering.head}>{city}</h4>
            <p css={lettering.strong}>
              {fill(words.payStands, { stands: words.stands[monthOf(pay, week).verdict] })}
            </p>
            <dl css={sums}>
              {costs.map(({ amounts, ...named }) => (
                <div key={named.fact}>
                  <dt>
                    <Named {...named} city={city} />
                  </dt>
                  <dd>
                    <Money amounts={amounts} currency={currency} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
