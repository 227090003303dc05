const LONGEST = 900_000;

/** The pause before the next try after so many failures, in milliseconds: doubling, a quarter of an hour at most. */
export function backOff(failures: number, first: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), Math.max(LONGEST, first));
}
