import { setTimeout as wait } from "node:timers/promises";
import { fieldOf } from "../content/walk";

/** Statuses with which a site says that it does not want a program, or not now. */
export const NOT_FOR_US: ReadonlySet<number> = new Set([401, 403, 406, 408, 425, 429, 451, 503, 999]);

/** Why a request had no answer: the system's code where there is one. */
export function failureText(error: unknown): string {
  if (fieldOf(error, "name") === "TimeoutError") return "no answer in time";
  const code = fieldOf(fieldOf(error, "cause"), "code");
  return typeof code === "string" ? code : String(error);
}

interface Manners {
  /** Sites asked at the same time; one site is never asked twice at once. */
  readonly atOnce: number;
  /** Milliseconds before a further request to the same site. */
  readonly pauseBefore: (url: string) => number | Promise<number>;
}

/** Visits every address, few sites at a time and each site slowly. */
export async function siteBySite(
  urls: Iterable<string>,
  { atOnce, pauseBefore }: Manners,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const sites = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    sites.set(host, [...(sites.get(host) ?? []), url]);
  }
  const waiting = sites.values();
  const work = async () => {
    for (const site of waiting) {
      for (const [index, url] of site.entries()) {
        if (index > 0) await wait(await pauseBefore(url));
        await visit(url);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
