import type { ConsultationValues } from "../../src/forms/consultation/consultation-fields";
import type { Message } from "../message";
import type { Shelf } from "../store/store";
import type { Found, Reader } from "./reader";

/** Counts under a heading, the most frequent first unless they have an order of their own. */
export interface Table {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, count: number])[];
}

export interface Report {
  /** First and last day of the messages; undefined without any. */
  readonly days: readonly [string, string] | undefined;
  readonly standing: Table;
  /** Between arrival and delivery; undefined if none was delivered. */
  readonly medianMinutes: number | undefined;
  readonly tables: readonly Table[];
  /** By day of the week, then by part of the day, in the time zone of this machine. */
  readonly week: readonly (readonly [day: string, counts: readonly number[]])[];
}

export const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
export const PARTS = ["0-3", "3-6", "6-9", "9-12", "12-15", "15-18", "18-21", "21-24"];
const PART_HOURS = 3;
const NOT_TOLD = "not told";
const STATES: readonly (readonly [label: string, shelf: Shelf])[] = [
  ["delivered", "sent"],
  ["waiting", "new"],
  ["failed", "failed"],
  ["held back by an earlier version", "suspect"],
];

/** Monday is 0. */
const dayOf = (time: Date) => (time.getDay() + 6) % 7;
const two = (number: number) => String(number).padStart(2, "0");
const isoDay = (time: Date) => `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

function weekOf(time: Date): string {
  return isoDay(new Date(time.getFullYear(), time.getMonth(), time.getDate() - dayOf(time)));
}

interface Question {
  readonly title: string;
  readonly labels: (message: Message, time: Date) => readonly string[];
  /** Whether its rows are in the order of their labels, the last one first: where room is short, the last ones are shown. */
  readonly isOrdered?: boolean;
}

/** A message's record of fields has any name: this one must stay that of the form. */
const COUNTRIES: keyof ConsultationValues = "studyCountry";

const QUESTIONS: readonly Question[] = [
  { title: "Week (its Monday)", labels: (_message, time) => [weekOf(time)], isOrdered: true },
  { title: "Form", labels: ({ kind }) => [kind] },
  { title: "Country ticked", labels: ({ fields }) => [fields?.[COUNTRIES] ?? []].flat() },
  { title: "Page", labels: ({ source }) => [source?.page ?? NOT_TOLD] },
  { title: "Source", labels: ({ source }) => [source?.utmSource ?? source?.site ?? NOT_TOLD] },
  { title: "Language", labels: ({ source }) => [source?.language ?? NOT_TOLD] },
];

type Row = Table["rows"][number];

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Counts all messages one after another; nothing that names a person is kept. */
class Tally {
  readonly #counts = new Map(QUESTIONS.map((question) => [question, new Map<string, number>()]));
  readonly #shelves = new Map<Shelf, number>();
  readonly #week = DAYS.map(() => PARTS.map(() => 0));
  readonly #minutes: number[] = [];
  #first = Number.POSITIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  add({ shelf, shelvedAt, message }: Found): void {
    const time = new Date(message.receivedAt);
    this.#first = Math.min(this.#first, time.getTime());
    this.#last = Math.max(this.#last, time.getTime());
    this.#shelves.set(shelf, (this.#shelves.get(shelf) ?? 0) + 1);
    if (shelf === "sent") this.#minutes.push(Math.max(0, shelvedAt - time.getTime()) / 60_000);
    const day = this.#week[dayOf(time)];
    const part = Math.floor(time.getHours() / PART_HOURS);
    if (day) day[part] = (day[part] ?? 0) + 1;
    for (const [{ labels }, counts] of this.#counts)
      for (const label of labels(message, time)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }

  report(): Report {
    const states = STATES.map(([label, shelf]) => [label, this.#shelves.get(shelf) ?? 0] as const);
    const accepted = states.reduce((sum, [, count]) => sum + count, 0);
    const byLabel = ([one]: Row, [other]: Row) => (one > other ? -1 : 1);
    const byCount = ([, one]: Row, [, other]: Row) => other - one;
    const tables = [...this.#counts].map(([{ title, isOrdered }, counts]) => ({
      title,
      rows: [...counts].sort(isOrdered ? byLabel : byCount),
    }));
    return {
      days: accepted === 0 ? undefined : [isoDay(new Date(this.#first)), isoDay(new Date(this.#last))],
      standing: { title: "Messages", rows: [["accepted", accepted], ...states] },
      medianMinutes: median(this.#minutes),
      tables,
      week: DAYS.map((day, index) => [day, this.#week[index] ?? []]),
    };
  }
}

export async function makeReport(reader: Reader): Promise<Report> {
  const tally = new Tally();
  for await (const found of reader.messages()) tally.add(found);
  return tally.report();
}
