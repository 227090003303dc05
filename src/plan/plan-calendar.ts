import planWords from "../../content/words/plan.json";
import { type DatedIntake, dueText, monthText } from "../countries/year/start-dates";
import { fill } from "../lib/fill";
import type { CalendarDay } from "./calendar";

const words = planWords.plan;

export interface CountryDates {
  readonly country: Queries.PlanCountryFragment;
  readonly intake: DatedIntake | undefined;
}

/** Where a stage begins, and its last month; what is late is left out. @param now this month, counted */
export function calendarDays(
  dates: readonly CountryDates[],
  site: string,
  now: number,
): readonly CalendarDay[] {
  return dates.flatMap(({ country: { slug, name, path }, intake }) => {
    if (!intake) return [];
    const day = (id: string, title: string, text: string, month: number): CalendarDay => ({
      // Without the start: another start, imported later, moves the days and leaves none behind.
      id: `${slug}-${id}`,
      title,
      text,
      url: new URL(path, site).href,
      month,
    });
    const stages = intake.stages.flatMap((stage, position) => {
      if (stage.isLate) return [];
      const id = String(position + 1);
      const text = `${dueText(stage, now)}: ${stage.text}`;
      const first = Math.max(stage.first, now);
      const titled = { country: name, stage: stage.name };
      const begins = day(id, fill(words.event, titled), text, first);
      return stage.last > first
        ? [begins, day(`${id}-ends`, fill(words.eventEnds, titled), text, stage.last)]
        : [begins];
    });
    const start = `${words.classes}: ${monthText(intake.start)}`;
    const title = fill(words.event, { country: name, stage: words.classes });
    return [...stages, day("start", title, start, intake.start)];
  });
}
