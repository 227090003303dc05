import type { BrowserContext, Page } from "playwright-core";
import { axeViolations, contrastAtNight } from "../helpers/axe";
import { hydrated } from "../helpers/hydrated";
import { faultsWhenSpaced, layoutFaults } from "../helpers/layout-faults";
import type { specifiedRecords } from "../helpers/specified";
import { brokenWords } from "./broken-words";
import { UNKNOWN } from "./exported-routes";
import { headFaults } from "./heads";
import { openWithLateFiles } from "./late-files";
import { type Parts, partsOf } from "./parts";
import { fileFaults, type masterSizes } from "./picture-files";
import { pictureFaults } from "./pictures";
import type { Question } from "./report";
import { fontFaults, shiftFaults } from "./shifts";
import { phrasesLost } from "./shown-parts";
import { policyFaults, replacedFonts, watch } from "./watch";
import { resize, scrollThrough, setTextSize, WIDTHS } from "./window";

const { phone, desk, wide, zoomed } = WIDTHS;

export interface Place {
  readonly url: string;
  readonly route: string;
  readonly masters: Awaited<ReturnType<typeof masterSizes>>;
  readonly records: ReturnType<typeof specifiedRecords>;
}

/** Axe rules whose result depends on the width: hidden and moved elements. */
const DEPENDING_ON_WIDTH = [
  "aria-hidden-focus",
  "button-name",
  "color-contrast",
  "label",
  "link-in-text-block",
  "link-name",
  "nested-interactive",
  "scrollable-region-focusable",
];

const at = (width: number, faults: readonly string[]) => faults.map((fault) => `${width} px: ${fault}`);

async function load(page: Page, address: string, width: number) {
  const opened = await openWithLateFiles(page, address);
  await hydrated(page);
  const replaced = await replacedFonts(page);
  // Runs before a carousel in view clones its slides.
  const parts = await partsOf(page);
  await scrollThrough(page);
  return { ...opened, replaced, parts, shifts: await shiftFaults(page, width) };
}

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

export async function overflowFaults(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`${over} px too wide`] : [];
}

export type Answers = Partial<Record<Question, readonly string[]>>;

/** Asks all questions that need scripts: one load at a phone's width, then every other width. */
export async function visitWithScripts(
  context: BrowserContext,
  { url, route, masters, records }: Place,
): Promise<{ html: string; parts: Parts; answers: Answers }> {
  const page = await context.newPage();
  const address = url + route;
  const watched = watch(page, address);
  await resize(page, phone, 2);
  const { status, replaced, parts, shifts, deliverFonts } = await load(page, address, phone);
  const pictures = await pictureFaults(page);
  const fonts = await fontFaults(page, deliverFonts);
  // Loaded again, as the browser may have discarded the response's text.
  const html = await textAt(address);
  const expected = route === UNKNOWN ? 404 : 200;
  const axe: string[] = [];
  const lost: string[] = [];
  const overflow: string[] = [];
  const files: string[] = [];
  const readable: string[] = [];
  const broken: string[] = [];
  for (const width of Object.values(WIDTHS)) {
    await resize(page, width);
    overflow.push(...at(width, await overflowFaults(page)));
    files.push(...(await fileFaults(page, width, masters)));
    if (width !== wide && width !== zoomed)
      lost.push(...at(width, await phrasesLost(page, route, records, width)));
    if (width === phone) axe.push(...at(width, await axeViolations(page)));
    if (width === desk) axe.push(...at(width, await axeViolations(page, DEPENDING_ON_WIDTH)));
    if (width === phone || width === desk) axe.push(...at(width, await contrastAtNight(page)));
    if (width === zoomed) readable.push(...at(width, await faultsWhenSpaced(page)));
    if (width === zoomed || width === desk) broken.push(...at(width, await brokenWords(page)));
  }
  await setTextSize(page, 32);
  const large: string[] = [];
  for (const width of [phone, desk]) {
    await resize(page, width);
    large.push(...at(width, await layoutFaults(page)));
  }
  const policy = [...(await policyFaults(page)), ...watched.calls];

  return {
    html,
    parts,
    answers: {
      "shows what the specification asks for, at every width": lost,
      "answers with the right status": status === expected ? [] : [`status ${status}`],
      "keeps its head when it hydrates": await headFaults(page, html),
      "keeps its fonts when it hydrates": replaced,
      "has no violation that axe knows": axe,
      "never scrolls sideways": overflow,
      "is readable at 400 % zoom and with wide spacing": readable,
      "shows every picture": pictures,
      "takes picture files of the right size": files,
      "stays in its place when its fonts come late": at(phone, fonts),
      "is readable in letters of double size": large,
      "breaks no word in the middle": broken,
      "has no layout shift": shifts,
      "opens without an error or a failed request": watched.complaints.filter(
        // At an unknown address the data file is missing too.
        (complaint) => !(route === UNKNOWN && complaint.includes("404") && complaint.includes(UNKNOWN)),
      ),
      "stays within its policy and calls no other host": policy,
    },
  };
}
