import { siteBySite } from "../../../build/links/site-by-site";
import type { Fact } from "../../definition";
import { type Fetched, type Manners, PageFetcher } from "./fetch-page";
import { type PageText, pageText } from "./page-text";
import { isSaid, nearestOn, wantedOf } from "./written-forms";

interface Wanted extends Pick<Fact, "id" | "value" | "unit" | "expect"> {
  readonly official: { readonly url: string };
}

export interface Looked {
  readonly id: string;
  readonly url: string;
  /** `refused`: look by hand. `moved`: the page stands elsewhere; whether it says the value is in `isFound`. */
  readonly verdict: "found" | "not found" | "moved" | "refused" | "unreachable";
  /** What the page says instead, where it stands now, or why it could not be read. */
  readonly detail: string;
  readonly isFound: boolean;
}

interface LookUpOptions extends Manners {
  /** Sites asked at the same time; one site is never asked twice at once. */
  readonly atOnce: number;
  /** Milliseconds between two requests to one site; its robots.txt may ask for more. */
  readonly pause: number;
}

/** Longest pause in ms that a robots.txt can ask for: a figure must not hold up the night. */
const LONGEST_PAUSE = 30_000;

const withoutEnd = (url: string) => url.replace(/#.*$/, "").replace(/\/$/, "");

function judge(fact: Wanted, fetched: Fetched, read: PageText | undefined): Looked {
  const { id, official } = fact;
  const { url } = official;
  const end = (verdict: Looked["verdict"], detail: string, isFound = false) => ({
    id,
    url,
    verdict,
    detail,
    isFound,
  });
  if (fetched.kind !== "page") return end(fetched.kind, fetched.detail);
  if (read === undefined || "problem" in read) return end("refused", read?.problem ?? "it has no text");
  const wanted = wantedOf(fact);
  const isFound = isSaid(read.text, wanted);
  if (withoutEnd(fetched.url) !== withoutEnd(url)) {
    return end(
      "moved",
      `${isFound ? "the value stands at" : "without the value, to"} ${fetched.url}`,
      isFound,
    );
  }
  if (isFound) return end("found", "", true);
  const nearest = nearestOn(read.text, wanted);
  return end("not found", nearest === undefined ? "no number of its kind" : `nearest: “${nearest}”`);
}

/** Opens each official page once for all its figures. @returns one result a figure, in their order */
export async function lookUp(facts: readonly Wanted[], options: LookUpOptions): Promise<Looked[]> {
  const fetcher = new PageFetcher(options);
  const pages = new Map<string, Wanted[]>();
  for (const fact of facts) {
    const page = fact.official.url.replace(/#.*$/, "");
    pages.set(page, [...(pages.get(page) ?? []), fact]);
  }
  const results = new Map<string, Looked>();
  const pauseBefore = async (page: string) =>
    Math.max(options.pause, Math.min(await fetcher.delay(page), LONGEST_PAUSE));
  await siteBySite(pages.keys(), { atOnce: options.atOnce, pauseBefore }, async (page) => {
    const fetched = await fetcher.fetch(page);
    const read = fetched.kind === "page" ? await pageText(fetched.page) : undefined;
    for (const fact of pages.get(page) ?? []) results.set(fact.id, judge(fact, fetched, read));
  });
  return facts.flatMap(({ id }) => results.get(id) ?? []);
}
