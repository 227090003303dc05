/** What a link's site answered. */
export interface Probed {
  readonly url: string;
  /** `unknown`: the site would not say, as it keeps programs out, is busy, or did not answer in time. */
  readonly verdict: "good" | "moved" | "broken" | "unknown";
  /** In words: the status, the new address or the failure. */
  readonly detail: string;
}

export interface ProbeOptions {
  /** Milliseconds to wait for an answer. */
  readonly timeout: number;
  /** How we name ourselves. */
  readonly userAgent: string;
}

/** Statuses with which a site says that it does not want a program, or not now. */
const NOT_FOR_US = new Set([401, 403, 406, 408, 425, 429, 451, 503, 999]);

/** Failures that say that the address itself is wrong. */
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

/** A field of whatever was thrown. */
const at = (thrown: unknown, key: string): unknown =>
  typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, key) : undefined;

function failureOf(error: unknown): { verdict: Probed["verdict"]; detail: string } {
  if (at(error, "name") === "TimeoutError") return { verdict: "unknown", detail: "no answer in time" };
  const code = at(at(error, "cause"), "code");
  const detail = typeof code === "string" ? code : String(error);
  return { verdict: NO_SUCH_HOST.has(detail) ? "broken" : "unknown", detail };
}

/** Asks one address with HEAD, and with GET where HEAD finds no favour; never reads a body. */
export async function probeLink(url: string, options: ProbeOptions): Promise<Probed> {
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
    return { url, ...failureOf(error) };
  }
}
