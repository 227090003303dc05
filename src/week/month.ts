type Ends = readonly number[];

export type Verdict = "all" | "low" | "part" | "short";

/** How a month's pay stands to the costs, and what is missing: one amount, or two ends. */
export function monthOf(
  pay: number,
  { room, living }: { readonly room: Ends; readonly living: Ends },
): { readonly verdict: Verdict; readonly missing: readonly number[] } {
  const [least = 0] = living;
  const most = living.at(-1) ?? least;
  if (pay >= most) return { verdict: "all", missing: [] };
  if (pay >= least) return { verdict: "low", missing: [most - pay] };
  const missing = [...new Set([least - pay, most - pay])];
  return { verdict: pay >= (room.at(-1) ?? 0) ? "part" : "short", missing };
}
