import { extractText, getDocumentProxy } from "unpdf";
import { atEachRoute, served } from "./exported";
import type { Row } from "./report";

/** A sheet with fewer words is waste of paper. */
const FEWEST_WORDS = 5;
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Prints every page on A4: how many sheets it needs, and whether one of them is all but empty. */
export const pdf = (): Promise<readonly Row[]> =>
  served((site) =>
    atEachRoute(site, async (what, page) => {
      const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
      const { text } = await extractText(sheets, { mergePages: false });
      const empty = text.flatMap((words, index) => (wordsOf(words) < FEWEST_WORDS ? [index + 1] : []));
      const found = empty.length > 0;
      return {
        what,
        found,
        detail: `${text.length} sheets${found ? `, of which empty: ${empty.join(", ")}` : ""}`,
      };
    }),
  );
