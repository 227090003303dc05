import { fill } from "../words/fill";
import type { CalendarDay } from "./calendar";
import { type DatedIntake, dueText, monthText } from "./plan-dates";

/** The intake of a country in the plan, with its years. */
export interface CountryDates {
  readonly country: Queries.PlanCountryFragment;
  readonly intake: DatedIntake | undefined;
}

type CalendarWords = Pick<
  Queries.PlanWordsFragment,
  "event" | "eventEnds" | "classes" | "span" | "until" | "soon"
>;

/**
 * The days of all intakes, for a calendar: where a stage begins, and where its last month does. What is late already
 * is none.
 * @param site its address
 * @param now this month
 */
export function calendarDays(
  dates: readonly CountryDates[],
  site: string,
  now: number,
  words: CalendarWords,
): readonly CalendarDay[] {
  return dates.flatMap(({ country: { slug, name, path }, intake }) => {
    if (!intake) return [];
    const day = (id: string, title: string, stage: string, text: string, month: number): CalendarDay => ({
      // Without the start: another start, imported later, moves the days and leaves none behind.
      id: `${slug}-${id}`,
      title: fill(title, { country: name, stage }),
      text,
      url: new URL(path, site).href,
      month,
    });
    const stages = intake.stages.flatMap((stage, position) => {
      if (stage.isLate) return [];
      const id = String(position + 1);
      const text = `${dueText(stage, now, words)}: ${stage.text}`;
      const first = Math.max(stage.first, now);
      const begins = day(id, words.event, stage.name, text, first);
      return stage.last > first
        ? [begins, day(`${id}-ends`, words.eventEnds, stage.name, text, stage.last)]
        : [begins];
    });
    const start = `${words.classes}: ${monthText(intake.start)}`;
    return [...stages, day("start", words.event, words.classes, start, intake.start)];
  });
}
