type Ends = readonly number[];

export type Verdict = "all" | "low" | "room" | "cheap" | "none";

/** What a month's pay covers, and what a family adds for all living costs: one amount, or two ends. */
export function monthOf(
  pay: number,
  { room, living }: { readonly room: Ends; readonly living: Ends },
): { readonly verdict: Verdict; readonly missing: readonly number[] } {
  const [least = 0, most = least] = living;
  const [cheapest = 0, dearest = cheapest] = room;
  if (pay >= most) return { verdict: "all", missing: [] };
  if (pay >= least) return { verdict: "low", missing: [most - pay] };
  const missing = [...new Set([least - pay, most - pay])];
  if (pay >= dearest) return { verdict: "room", missing };
  return { verdict: pay >= cheapest ? "cheap" : "none", missing };
}
