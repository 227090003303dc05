import type { EventAttributes } from "ics";
import { monthOf } from "../countries/year/start-dates";
import { lateCode } from "../lib/deferred/late-code";

export interface CalendarDay {
  /** Stays the same for the same stage, so that a second import replaces the first. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Counted month. */
  readonly month: number;
}

const YEAR = 12;

/** Octets of a line at most (RFC 5545, section 3.1), without its end. */
const LINE = 75;
const MINUTE = 60_000;

/** Folds a line between two letters; the library counts letters, of which some have three octets. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [""];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE) {
      lines.push(" ");
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join("\r\n");
}

const refolded = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map(folded)
    .join("\r\n");

/** The first of its month; of a month that has begun, the visitor's own day: no date in a file is over. */
function dayOf(month: number, today: Date): Date {
  const first = new Date(Math.floor(month / YEAR), month % YEAR, 1);
  return month <= monthOf(today) ? today : first;
}

const asDate = (day: Date): [number, number, number] => [
  day.getFullYear(),
  day.getMonth() + 1,
  day.getDate(),
];

/** Days as the text of a calendar file. @throws Error if a day cannot be written */
export async function calendarText(days: readonly CalendarDay[], today: Date): Promise<string> {
  const { createEvents } = await lateCode(() => import("ics"));
  const events = days.map(({ id, title, text, url, month }): EventAttributes => {
    const day = dayOf(month, today);
    const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
    return {
      // Grows with each file, so that a calendar takes the newest days.
      sequence: Math.floor(today.getTime() / MINUTE),
      uid: `${id}@${new URL(url).hostname}`,
      title,
      description: `${text}\n${url}`,
      url,
      start: asDate(day),
      end: asDate(next),
      transp: "TRANSPARENT",
    };
  });
  const { error, value } = createEvents(events);
  if (error || !value) throw error ?? new Error("a day could not be written");
  return refolded(value);
}
