import { createHash } from "node:crypto";
import type { ThirdParty } from "../../trust/definition";
import { originsOf } from "./origins";

export interface OutsideHosts {
  /** Hosts of the badge, for the policy of its own page (`badge-frame.ts`); empty without an account. */
  readonly badge: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

interface CalledParty {
  readonly use: ThirdParty["use"];
  readonly calledHosts: readonly string[];
}

const hostsFor = (parties: readonly CalledParty[], ...uses: readonly ThirdParty["use"][]) =>
  originsOf(parties.flatMap(({ use, calledHosts }) => (uses.includes(use) ? calledHosts : [])));

/** The hosts that pages may call: the third parties on the privacy page and the form endpoints. */
export function outsideHosts(parties: readonly CalledParty[]): OutsideHosts {
  return {
    badge: hostsFor(parties, "badge"),
    frames: hostsFor(parties, "map", "video"),
    calls: originsOf([process.env.GATSBY_API_BASE]),
  };
}

export const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The Content-Security-Policy of pages. Scripts are files of the site and the one inline script. Inline styles are
 * allowed: each page has its own `<style>` for the first paint, pictures have their colour in a style attribute, and
 * Emotion and the toasts add style elements. Hashes cannot allow attributes, and a list for every page would make the
 * header too long.
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
    // The host counts the reports (`server/monitoring/policy-reports.ts`), behind nginx too; a CDN alone loses them.
    "report-uri /csp-report",
  ].join("; ");
}
