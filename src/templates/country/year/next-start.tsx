import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import type { PlacedIntake } from "../../../components/year/year-layout";
import { colour, space } from "../../../theme/tokens";
import { startText } from "./start-text";

/** Two lines from the first paint on: the dated sentences are longer than what they replace. */
const place = css({
  minHeight: "2.9em",
  marginTop: space[2],
  color: colour.heading,
  lineHeight: 1.45,
});

interface NextStartProps {
  readonly intakes: readonly PlacedIntake[];
  readonly words: Queries.YearWordsFragment;
}

/** Which start can still be reached on the visitor's day, and what comes first; the HTML knows no day. */
export function NextStart({ intakes, words }: NextStartProps) {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  return (
    <p css={place} data-next-start={today ? "dated" : ""}>
      {today ? startText(intakes, today, words) : words.undated}
    </p>
  );
}
