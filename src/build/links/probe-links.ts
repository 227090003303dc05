import { failureText, NOT_FOR_US, siteBySite } from "./site-by-site";

export interface Probed {
  readonly url: string;
  /** `unknown`: the site would not say, as it keeps bots out, is busy, or did not answer in time. */
  readonly verdict: "good" | "moved" | "broken" | "unknown";
  /** In words: the status, the new address or the failure. */
  readonly detail: string;
}

interface ProbeOptions {
  /** Milliseconds to wait for an answer. */
  readonly timeout: number;
  readonly userAgent: string;
  /** Sites asked at the same time; one site is never asked twice at once. */
  readonly atOnce: number;
  /** Milliseconds between two questions to the same site. */
  readonly pause: number;
}

const NO_SUCH_HOST = new Set([
  "ENOTFOUND",
  "ECONNREFUSED",
  "CERT_HAS_EXPIRED",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

async function ask(url: string, method: "HEAD" | "GET", { timeout, userAgent }: ProbeOptions) {
  const response = await fetch(url, {
    method,
    redirect: "follow",
    headers: { "user-agent": userAgent, accept: "text/html,*/*;q=0.8" },
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  return response;
}

/** HEAD, then GET if HEAD fails; the body is never read. */
async function probeLink(url: string, options: ProbeOptions): Promise<Probed> {
  try {
    let response = await ask(url, "HEAD", options);
    if (response.status >= 400 && response.status !== 429) response = await ask(url, "GET", options);
    const { status } = response;
    if (NOT_FOR_US.has(status)) return { url, verdict: "unknown", detail: `status ${status}` };
    if (status >= 400) return { url, verdict: "broken", detail: `status ${status}` };
    const isSame = response.url.replace(/\/$/, "") === url.replace(/\/$/, "");
    return response.redirected && !isSame
      ? { url, verdict: "moved", detail: `leads to ${response.url}` }
      : { url, verdict: "good", detail: `status ${status}` };
  } catch (error) {
    const detail = failureText(error);
    return { url, verdict: NO_SUCH_HOST.has(detail) ? "broken" : "unknown", detail };
  }
}

/** Asks every address. @returns one answer an address, in their order */
export async function probeLinks(urls: readonly string[], options: ProbeOptions): Promise<Probed[]> {
  const answers = new Map<string, Probed>();
  await siteBySite(urls, { atOnce: options.atOnce, pauseBefore: () => options.pause }, async (url) => {
    answers.set(url, await probeLink(url, options));
  });
  return urls.flatMap((url) => answers.get(url) ?? []);
}
