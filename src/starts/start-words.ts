import words from "../../content/words/starts.json";
import { fill } from "../lib/fill";
import { monthText } from "../lib/months";
import { listed } from "../lib/written";
import { beginning, type DatedIntake, startName } from "./start-dates";

/** `Too late for February 2027; next July 2027.` */
export const missedText = (missed: readonly DatedIntake[], next: DatedIntake): string =>
  fill(words.tooLate, { missed: listed(missed.map(startName)), start: startName(next) });

/** The last month to apply for a start that is only reached in a hurry; undefined for others. @param now as in `beginText` */
export function applyBy(next: DatedIntake, now: number): string | undefined {
  const apply = next.stages.find(({ step }) => step === "apply");
  return next.state === "hurry" && apply && apply.last >= now ? monthText(apply.last) : undefined;
}

/** When to begin with a start that can still be reached. @param now this month, in months since the year 0 */
export function beginText(next: DatedIntake, now: number): string {
  const by = applyBy(next, now);
  if (by) return fill(words.hurry, { month: by });
  const first = beginning(next, now);
  return first > now ? fill(words.begin, { month: monthText(first) }) : words.beginNow;
}
