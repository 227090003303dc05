import { css } from "@emotion/react";
import words from "../../content/words/week.json";
import { fill } from "../lib/fill";
import { monthPay } from "../lib/month-pay";
import { lettering } from "../theme/lettering";
import { rule, space } from "../theme/tokens";
import { fitting, grid } from "../ui/layout/primitives";
import { Money } from "./piles";

const list = css({
  listStyle: "none",
  padding: 0,
  marginTop: space[2],
  borderBottom: rule.thin,
  "& > li": { paddingBlock: space[2], borderTop: rule.thin },
});
const sums = css({
  ...grid([1, 3], fitting("6.5rem")),
  ...lettering.small,
  dd: { margin: 0 },
  "dd b": { display: "block", ...lettering.strong },
});

interface CityMonthsProps {
  readonly weeks: Queries.WeekFragment["weeks"];
}

/** What all allowed hours pay in each city, beside the room and all living costs, as a list. */
export function CityMonths({ weeks }: CityMonthsProps) {
  const dated = (name: string, year: string | null) => (year ? fill(words.inYear, { name, year }) : name);
  return (
    <ul css={list}>
      {weeks.map(({ city, limit, wage, currency, room, living, ...of }) => (
        <li key={city}>
          <h4 css={lettering.name}>{city}</h4>
          <dl css={sums}>
            <div>
              <dt>
                <a href={`/figures#${of.wageFact}`}>{fill(words.payOf, { hours: limit })}</a>
              </dt>
              <dd>
                <Money amounts={[monthPay(limit, wage)]} currency={currency} />
              </dd>
            </div>
            <div>
              <dt>
                <a href={`/figures#${of.roomFact}`}>{dated(words.room, of.roomYear)}</a>
              </dt>
              <dd>
                <Money amounts={room} currency={currency} />
              </dd>
            </div>
            <div>
              <dt>
                <a href={`/figures#${of.livingFact}`}>{dated(words.living, of.livingYear)}</a>
              </dt>
              <dd>
                <Money amounts={living} currency={currency} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
