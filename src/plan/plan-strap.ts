import type { DatedIntake } from "../countries/year/start-dates";

/** A stage as a bar on the line of months, which begins with this month. */
interface StrapBar {
  readonly name: string;
  readonly isPlan: boolean;
  /** Columns, from 0; the last one is not part of it. */
  readonly from: number;
  readonly to: number;
}

/**
 * The stages of an intake one after the other: each begins where the one before it ends, so that none covers another.
 * What is late comes first; a stage whose months the one before it takes up is left to the list.
 * @param now this month, counted
 */
export function strapBars({ start, stages }: DatedIntake, now: number): readonly StrapBar[] {
  let end = now;
  return stages.flatMap(({ name, isPlan, first, last, isLate }) => {
    const from = Math.max(isLate ? now : first, end);
    const to = Math.min(isLate ? from + 1 : last + 1, start);
    if (to <= from) return [];
    end = to;
    return { name, isPlan, from: from - now, to: to - now };
  });
}
