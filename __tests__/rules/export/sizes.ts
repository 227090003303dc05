import { z } from "zod";
import { type Export, type Page, textAt } from "./read-export";

const LATE = z.object({ scripts: z.array(z.string()).min(3), data: z.array(z.string()).min(1) });

export const lateFiles = ({ late }: Page) => Object.values(LATE.parse(late)).flat();

/**
 * Bytes of a page's HTML, and of the scripts that it loads before the first input: Brotli-compressed by the build;
 * files that would not shrink count uncompressed. The page of figures grows with each new figure, so its HTML is
 * divided by their number.
 */
export function sizesOf(page: Page, { files }: Export) {
  const sent = (file: string) => files[`${file}.br`] ?? files[file] ?? 0;
  const { scripts } = LATE.parse(page.late);
  const shares = page.kind === "figures" ? textAt(page.file).split(" data-figure").length - 1 : 1;
  return {
    html: Math.round(sent(page.file) / shares),
    scripts: scripts.reduce((sum, file) => sum + sent(file), 0),
  };
}

export function sizesByKind(from: Export) {
  const largest: Record<string, ReturnType<typeof sizesOf>> = {};
  for (const page of from.pages) {
    const { html, scripts } = sizesOf(page, from);
    const known = largest[page.kind] ?? { html, scripts };
    largest[page.kind] = { html: Math.max(html, known.html), scripts: Math.max(scripts, known.scripts) };
  }
  return largest;
}
