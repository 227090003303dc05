import { setTimeout as wait } from "node:timers/promises";
import { type Probed, type ProbeOptions, probeLink } from "./probe-link";

export interface Manners extends ProbeOptions {
  /** Sites asked at the same time; one site is never asked twice at once. */
  readonly atOnce: number;
  /** Milliseconds between two questions to the same site. */
  readonly pause: number;
}

function bySite(urls: readonly string[]): string[][] {
  const sites = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    sites.set(host, [...(sites.get(host) ?? []), url]);
  }
  return [...sites.values()];
}

/**
 * Asks every address, few sites at a time and each site slowly.
 * @returns one answer an address, in the order of the addresses
 */
export async function probeLinks(urls: readonly string[], manners: Manners): Promise<Probed[]> {
  const answers = new Map<string, Probed>();
  const waiting = bySite(urls);
  const work = async () => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      for (const [index, url] of site.entries()) {
        if (index > 0) await wait(manners.pause);
        answers.set(url, await probeLink(url, manners));
      }
    }
  };
  await Promise.all(Array.from({ length: manners.atOnce }, work));
  return urls.flatMap((url) => answers.get(url) ?? []);
}
