import { createHash } from "node:crypto";
import type { ThirdParty } from "../../trust/definition";
import { originsOf } from "./origins";

export interface OutsideHosts {
  /** Of the badge, for the policy of its own page (`badge-frame.ts`); none without an account. */
  readonly badge: readonly string[];
  readonly frames: readonly string[];
  /** Of the two form calls; none when they go to the site itself. */
  readonly calls: readonly string[];
}

interface CalledParty {
  readonly use: ThirdParty["use"];
  readonly calledHosts: readonly string[];
}

const hostsFor = (parties: readonly CalledParty[], ...uses: readonly ThirdParty["use"][]) =>
  originsOf(parties.flatMap(({ use, calledHosts }) => (uses.includes(use) ? calledHosts : [])));

/** What the pages may call: the third parties that the privacy page lists, and the address of the form calls. */
export function outsideHosts(parties: readonly CalledParty[]): OutsideHosts {
  return {
    badge: hostsFor(parties, "badge"),
    frames: hostsFor(parties, "map", "video"),
    calls: originsOf([process.env.GATSBY_API_BASE]),
  };
}

/** An inline script as a policy names it. */
export const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * What a page may load and run. Scripts are files of the site, and the one inline script.
 * Styles may stand in the page: each page's first paint needs its own `<style>` (Emotion extracts it at build),
 * pictures carry their colour in a style attribute, and Emotion and the toasts make style elements as they run.
 * Hashes cannot allow attributes, and a list for every page would outgrow the header.
 */
export function contentSecurityPolicy(inlineScript: string, { badge, frames, calls }: OutsideHosts): string {
  const framed = [...(badge.length > 0 ? ["'self'"] : []), ...frames];
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(inlineScript)}`,
    "style-src 'self' 'unsafe-inline'",
    // Small drawings in style sheets are data.
    "img-src 'self' data:",
    ["connect-src 'self'", ...calls].join(" "),
    `frame-src ${framed.join(" ") || "'none'"}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Our own host counts the reports; others answer that there is nothing.
    "report-uri /csp-report",
  ].join("; ");
}
