import { extractText, getDocumentProxy } from "unpdf";
import { launchBrowser } from "../helpers/browser";
import { hydrated } from "../helpers/hydrated";
import { startSite } from "../helpers/site";
import { exportedRoutes } from "./exported";
import type { Row } from "./report";

/** A sheet with fewer words is waste of paper. */
const FEWEST_WORDS = 5;

/** Prints every page on A4: how many sheets it needs, and whether one of them is all but empty. */
export async function pdf(): Promise<readonly Row[]> {
  const site = await startSite();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const rows: Row[] = [];
  for (const route of exportedRoutes()) {
    await page.goto(site.url + route, { waitUntil: "load" });
    await hydrated(page);
    const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
    const { text } = await extractText(sheets, { mergePages: false });
    const empty = text.flatMap((words, index) =>
      words.split(/\s+/).filter(Boolean).length < FEWEST_WORDS ? [index + 1] : [],
    );
    rows.push({
      what: route,
      found: empty.length > 0,
      detail: `${text.length} sheets${empty.length > 0 ? `, of which empty: ${empty.join(", ")}` : ""}`,
    });
  }
  await browser.close();
  await site.stop();
  return rows;
}
