import { daysBetween } from "../lib/months";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";
import { rates } from "./definition";

/** Days after which exchange rates count as old. The command needs a network, so no build may depend on it. */
const MAX_AGE = 31;

/** Warns of exchange rates that are old on a day: every converted amount of the site stands on them. @param today ISO date */
export function oldRates(content: Content, today: string): Problem[] {
  return recordsOf(content, rates).flatMap(({ data: { day }, problem }) => {
    const age = daysBetween(day, today);
    if (age <= MAX_AGE) return [];
    return [
      problem(["day"], `is ${age} days ago, expected at most ${MAX_AGE}: npm run update:rates renews them`),
    ];
  });
}
