import { inOrder, monthSpan, monthsUntil } from "../lib/months";

type Intake = Pick<Queries.CountryYearIntakeFragment, "month" | "level" | "at" | "ask" | "stages">;

export interface PlacedStage extends Pick<Intake["stages"][number], "name" | "text" | "step" | "fact"> {
  /** As shown: `May to July`. */
  readonly months: string;
  readonly isSuggested: boolean;
  /** Its first and last month as numbers that go on after December, the same for all intakes of a page. */
  readonly first: number;
  readonly last: number;
  /** Years between its beginning and the year in which classes begin. */
  readonly yearsBefore: number;
}

export interface PlacedIntake extends Omit<Intake, "stages"> {
  readonly start: number;
  readonly stages: readonly PlacedStage[];
}

const yearOf = (month: number) => Math.floor(month / 12);

/** Places the intakes of a country on one line of months that begins with the earliest stage of the first intake. */
export function placeIntakes(intakes: readonly Intake[]): PlacedIntake[] {
  let begin: number | undefined;
  return intakes.map(({ stages, ...intake }) => {
    const written = stages.map((stage) => stage.fact?.value ?? stage.months ?? intake.month);
    const spans = [...written, intake.month].map((text) => monthSpan(text) ?? { first: 0, last: 0 });
    const first = spans[0]?.first ?? 0;
    begin ??= first;
    const placed = inOrder(spans, begin + monthsUntil(first, begin));
    const start = placed.at(-1)?.first ?? begin;
    return {
      ...intake,
      start,
      stages: stages.map((stage, position) => {
        const { first = 0, last = 0 } = placed[position] ?? {};
        return {
          ...stage,
          months: written[position] ?? intake.month,
          isSuggested: !stage.fact,
          first,
          last,
          yearsBefore: yearOf(start) - yearOf(first),
        };
      }),
    };
  });
}
