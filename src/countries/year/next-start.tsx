import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import countriesWords from "../../../content/words/countries.json";
import { colour, space } from "../../theme/tokens";
import { longestText, startText } from "./start-text";
import type { PlacedIntake } from "./year-layout";

/** As high as its longest text from the first paint on, so that nothing below moves; the end makes up for other line breaks. */
const place = css({
  display: "grid",
  marginTop: space[2],
  color: colour.heading,
  lineHeight: 1.45,
  "& > span, &::after": { gridArea: "1 / 1" },
  "&::after": { content: 'attr(data-room) " 000000000000"', visibility: "hidden" },
  "@media print": { display: "block", "&::after": { content: "none" } },
});

interface NextStartProps {
  readonly intakes: readonly PlacedIntake[];
}

/** Which start can still be reached on the visitor's day, and what comes first; the HTML knows no day. */
export function NextStart({ intakes }: NextStartProps) {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  const [first, ...others] = today ? startText(intakes, today) : [countriesWords.year.undated];
  return (
    <p css={place} data-next-start={today ? "dated" : ""} data-room={longestText(intakes)}>
      {/* Another element: the same text on another line would count as a layout shift. */}
      <span key={today ? "dated" : "undated"}>
        {today ? <strong>{first}</strong> : first} {others.join(" ")}
      </span>
    </p>
  );
}
