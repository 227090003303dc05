import robotsParser from "robots-parser";
import { failureText, NOT_FOR_US } from "../../../build/links/site-by-site";
import type { FetchedPage } from "./page-text";

export interface Manners {
  /** Milliseconds for one page, its redirects and its last byte included. */
  readonly timeout: number;
  readonly userAgent: string;
  /** Largest page in bytes. */
  readonly limit: number;
}

export type Fetched =
  | { readonly kind: "page"; readonly page: FetchedPage /** Where it was found. */; readonly url: string }
  /** The site does not want a program: look by hand. */
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unreachable"; readonly detail: string };

const MOST_REDIRECTS = 5;

/** Reads no more than `limit` bytes; undefined beyond. */
async function readBody(response: Response, limit: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Fetches pages as each site's robots.txt allows; one such file is asked for once. */
export class PageFetcher {
  readonly #rules = new Map<string, Promise<ReturnType<typeof robotsParser> | undefined>>();

  constructor(private readonly manners: Manners) {}

  #get(url: string, signal: AbortSignal): Promise<Response> {
    const headers = {
      "user-agent": this.manners.userAgent,
      accept: "text/html,application/pdf;q=0.9,*/*;q=0.5",
    };
    return fetch(url, { redirect: "manual", headers, signal });
  }

  /** A site without the file allows everything, one that fails to give it nothing (RFC 9309, section 2.3.1). */
  #rulesOf(url: string): Promise<ReturnType<typeof robotsParser> | undefined> {
    const { origin } = new URL(url);
    const address = `${origin}/robots.txt`;
    const known = this.#rules.get(origin);
    if (known) return known;
    const asked = this.#get(address, AbortSignal.timeout(this.manners.timeout)).then(
      async (response) => {
        if (response.status >= 500) return robotsParser(address, "User-agent: *\nDisallow: /");
        return response.ok ? robotsParser(address, await response.text()) : undefined;
      },
      () => undefined,
    );
    this.#rules.set(origin, asked);
    return asked;
  }

  /** Milliseconds that a site wants between two requests; 0 if it does not say. */
  async delay(url: string): Promise<number> {
    return ((await this.#rulesOf(url))?.getCrawlDelay(this.manners.userAgent) ?? 0) * 1000;
  }

  async fetch(address: string): Promise<Fetched> {
    const signal = AbortSignal.timeout(this.manners.timeout);
    let url = address;
    try {
      for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
        const rules = await this.#rulesOf(url);
        if (rules?.isDisallowed(url, this.manners.userAgent))
          return { kind: "refused", detail: "robots.txt forbids it" };
        const response = await this.#get(url, signal);
        const { status } = response;
        const to = response.headers.get("location");
        if (status >= 300 && status < 400 && to) {
          await response.body?.cancel();
          url = new URL(to, url).href;
          continue;
        }
        if (!response.ok) {
          await response.body?.cancel();
          return { kind: NOT_FOR_US.has(status) ? "refused" : "unreachable", detail: `status ${status}` };
        }
        const bytes = await readBody(response, this.manners.limit);
        if (bytes === undefined) return { kind: "refused", detail: "the page is too large" };
        return {
          kind: "page",
          page: { bytes, contentType: response.headers.get("content-type") ?? "" },
          url,
        };
      }
      return { kind: "unreachable", detail: "it leads on and on" };
    } catch (error) {
      return { kind: "unreachable", detail: failureText(error) };
    }
  }
}
