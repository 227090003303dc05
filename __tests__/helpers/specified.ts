import { readFileSync } from "node:fs";
import { hasWords } from "../../src/node/check/phrase";
import { type Specified, type SpecifiedPhrase, specified } from "../../src/node/content-types/specified";
import { UNKNOWN } from "../visits/exported-routes";

/** What a visitor reads somewhere without opening anything. */
interface Shown {
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

export interface ShownParts {
  readonly lang: string | undefined;
  readonly main: Shown;
  /** The main part with the header and footer around it. */
  readonly whole: Shown;
}

/** Records of `content/specified.json`, which the check has found valid. */
export const specifiedRecords = (): readonly Specified[] =>
  specified.schema.array().parse(JSON.parse(readFileSync("content/specified.json", "utf8")));

const isOn = (route: string, { pages }: Specified) =>
  pages === undefined || pages.includes(route === UNKNOWN ? "/404" : route);

function stands({ words, link }: SpecifiedPhrase, { text, links }: Shown): boolean {
  if (link === undefined) return hasWords(text, words);
  // Many links to the form say in the address what the visitor asks about.
  return links.some((one) => one.href.replace(/\?.*/, "") === link && hasWords(one.text, words));
}

/**
 * The phrases that a page should show and does not, one line each.
 * @param width of the window in px; without it phrases that are folded in some windows are left out
 */
export function lostPhrases(
  records: readonly Specified[],
  route: string,
  parts: ShownParts,
  width = 0,
): string[] {
  return (
    records
      // The frame of a page for parents is in the page's language.
      .filter((record) => isOn(route, record) && (record.pages || parts.lang?.startsWith("en")))
      .flatMap(({ file, pages, phrases }) =>
        phrases
          .filter(({ folded, below }) => !folded || (below !== undefined && width >= below))
          .filter((phrase) => !stands(phrase, pages ? parts.main : parts.whole))
          .map(({ words, link }) => `“${words}”${link ? ` as a link to ${link}` : ""}, of content/${file}`),
      )
  );
}

/** The folded phrases of a page that stand nowhere in it. @param elsewhere the scripts, which show messages */
export function missingFolded(
  records: readonly Specified[],
  route: string,
  whole: string,
  elsewhere: string,
): string[] {
  return records
    .filter((record) => isOn(route, record))
    .flatMap(({ file, phrases }) =>
      phrases
        .filter(({ folded }) => folded)
        .filter(({ words }) => !hasWords(whole, words) && !hasWords(elsewhere, words))
        .map(({ words }) => `“${words}”, of content/${file}`),
    );
}
