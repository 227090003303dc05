import { css } from "@emotion/react";
import { Link } from "gatsby";
import words from "../../content/words/starts.json";
import { fill } from "../lib/fill";
import { monthOf } from "../lib/months";
import { titled } from "../theme/lettering";
import { colour, space } from "../theme/tokens";
import { grid, note } from "../ui/layout/primitives";
import { buttonStyle } from "../ui/links/button-style";
import { datesQuery } from "./dates-address";
import { DayText } from "./day-text";
import { intakesFor, nextName, nextStart, startName } from "./start-dates";
import type { StartsCountry } from "./start-rows";
import { beginText, missedText } from "./start-words";
import { type PlacedIntake, placeIntakes } from "./year-layout";

const { part } = words;

const place = css({
  ...note("states"),
  marginTop: space[8],
  h2: { ...titled("fact", 800, 1.15) },
  ul: { ...grid([5, 8], { tablet: 2 }), alignItems: "start", marginBlock: space[4] },
  li: { color: colour.heading },
  // At the page's end nobody sees a line move: room for the longest text would only be a gap.
  "li p::after": { display: "none" },
});

/** `Too late for February 2027; next July 2027. Begin now.` */
function lineOn(intakes: readonly PlacedIntake[], today: Date): readonly string[] {
  const now = monthOf(today);
  const found = nextStart(intakes, now, now);
  if (!found) return [words.undated];
  const { next, missed } = found;
  return [missed.length > 0 ? missedText(missed, next) : `${startName(next)}.`, beginText(next, now)];
}

interface StartsPartProps {
  readonly countries: readonly StartsCountry[];
  /** The degree that the visitor wants; undefined if not known. */
  readonly level: string | undefined;
}

/** The next start of each country that can still be reached, and the way to all of them. */
export function StartsPart({ countries, level = "" }: StartsPartProps) {
  const query = datesQuery({ level, country: "" });
  return (
    <section css={place} aria-labelledby="starts">
      <h2 id="starts">{part.heading}</h2>
      <ul>
        {countries.map(({ slug, name, year }) => {
          const intakes = placeIntakes(intakesFor(year, level));
          if (intakes.length === 0) return null;
          const months = [...new Set(intakes.map(({ month }) => month))].join(", ");
          return (
            <li key={slug} data-starts={slug}>
              <b>{name}</b>
              <DayText
                undated={fill(part.months, { months })}
                on={(today) => lineOn(intakes, today)}
                bold={(today) => nextName(intakes, today)}
              />
            </li>
          );
        })}
      </ul>
      <Link to={query ? `/dates?${query}` : "/dates"} css={buttonStyle({ look: "secondary" })}>
        {part.link}
      </Link>
    </section>
  );
}
