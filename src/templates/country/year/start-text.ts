import type { PlacedIntake } from "../../../components/year/year-layout";
import { datedIntake, monthOf, monthText } from "../../../plan/plan-dates";
import { fill } from "../../../words/fill";

type StartWords = Pick<Queries.YearWordsFragment, "undated" | "next" | "after" | "late" | "due">;

/** Says which starts can still be reached on a day, and what of the next one is over or comes first. */
export function startText(intakes: readonly PlacedIntake[], today: Date, words: StartWords): string {
  const now = monthOf(today);
  const [next, ...later] = intakes
    .map((intake) => ({ intake, ...datedIntake(intake, undefined, now) }))
    .sort((one, other) => one.start - other.start);
  if (!next) return words.undated;
  const late = next.stages.filter(({ isLate }) => isLate).map(({ name }) => name);
  const due = next.intake.stages.find((_stage, position) => !next.stages[position]?.isLate);
  const sentences = [
    fill(words.next, { date: `${today.getDate()} ${monthText(now)}`, start: monthText(next.start) }),
    ...(late.length > 0 ? [fill(words.late, { stages: late.join(", ") })] : []),
    ...(due ? [fill(words.due, { stage: due.name, months: due.months })] : []),
    ...later.map(({ start }) => fill(words.after, { start: monthText(start) })),
  ];
  return sentences.join(" ");
}

/** Any year: only the length of what is said of its months counts. */
const YEAR = 2028;

/** The longest text of a year, to keep its room free before the day is known. */
export function longestText(intakes: readonly PlacedIntake[], words: StartWords): string {
  return Array.from({ length: 12 }, (_, month) =>
    startText(intakes, new Date(YEAR, month, 28), words),
  ).reduce((longest, text) => (text.length > longest.length ? text : longest));
}
