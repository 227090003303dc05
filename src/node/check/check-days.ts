import type { ContentFile, Problem } from "../content/content-file";
import { definedTexts, valuesIn } from "../content/walk";

/** Mistyped years: none in content is earlier, and no rule of a government is announced for so long ahead. */
const EARLIEST = "1990-01-01";
const YEARS_AHEAD = 20;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

function fault(day: string, isPast: boolean, today: string): string | undefined {
  if (day < EARLIEST) return `is long ago, expected a year from ${EARLIEST.slice(0, 4)} on`;
  if (isPast) return day > today ? `is still to come, expected a day until ${today}` : undefined;
  const most = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return Number(day.slice(0, 4)) > most ? `is far ahead, expected a year until ${most}` : undefined;
}

/** Checks all days, and that no text was revised before it was published. @param today ISO date */
export function checkDays(content: ContentFile, today: string): Problem[] {
  const days = definedTexts(content).flatMap(({ schema, value, problem }) => {
    if (schema.format !== "date" || !ISO_DAY.test(value)) return [];
    const message = fault(value, schema.isPast === true, today);
    return message ? [problem(`"${value}" ${message}`)] : [];
  });
  const revisions = valuesIn(content).flatMap(
    ({ key, value, object: { date, published = date }, problem }) => {
      if (key !== "reviewed" || typeof value !== "string" || typeof published !== "string") return [];
      if (value >= published) return [];
      return [problem(`"${value}" is before the publication, expected a day from ${published} on`)];
    },
  );
  return [...days, ...revisions];
}
