export const kinds = ["sleep", "class", "travel", "work", "past", "free"] as const;

export type Kind = (typeof kinds)[number];

export const DAYS = 7;
export const HOURS = 24;

/** An hour of the week: its day, from Monday on, and the hour at which it begins. */
type Slot = readonly [day: number, hour: number];

const WORKDAYS = [0, 1, 2, 3, 4];
const [FRIDAY, SATURDAY, SUNDAY] = [4, 5, 6];

const span = (days: readonly number[], from: number, to: number): readonly Slot[] =>
  days.flatMap((day) => Array.from({ length: to - from }, (_, hour): Slot => [day, from + hour]));

/** When work is placed, in this order: Saturday, the evenings, Sunday. */
const WORK: readonly Slot[] = [
  ...span([SATURDAY], 9, 17),
  ...span(WORKDAYS.slice(0, 4), 18, 22),
  ...span([SUNDAY], 10, 18),
  ...span([FRIDAY], 18, 22),
  ...span([SATURDAY], 17, 21),
];

/** The most hours that the slider may reach. */
export const MAX_WORK = WORK.length;

function fixed([day, hour]: Slot): Kind {
  if (hour < 7 || hour === 23) return "sleep";
  if (!WORKDAYS.includes(day)) return "free";
  if (hour === 8 || hour === 17) return "travel";
  return (hour >= 9 && hour < 13) || (hour >= 14 && hour < 17) ? "class" : "free";
}

/** The hours of the week by kind, with `worked` of them placed as work; those past the limit are `past`. */
export function weekOf(worked: number, limit: number): Readonly<Record<Kind, readonly Slot[]>> {
  const placed = new Map<number, Kind>(
    WORK.slice(0, worked).map(([day, hour], index) => [day * HOURS + hour, index < limit ? "work" : "past"]),
  );
  const week: Record<Kind, Slot[]> = { sleep: [], class: [], travel: [], work: [], past: [], free: [] };
  const days = Array.from({ length: DAYS }, (_, day) => day);
  for (const [day, hour] of span(days, 0, HOURS)) {
    week[placed.get(day * HOURS + hour) ?? fixed([day, hour])].push([day, hour]);
  }
  return week;
}
