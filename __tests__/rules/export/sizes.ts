import { z } from "zod";
import type { Export, Page } from "./read-export";

const LATE = z.object({ scripts: z.array(z.string()).min(3), data: z.array(z.string()).min(1) });

export const lateFiles = ({ late }: Page) => Object.values(LATE.parse(late)).flat();

/**
 * Bytes of a page's HTML, and of the scripts that it loads before the first input: Brotli-compressed by the build;
 * files that would not shrink count uncompressed.
 */
export function sizesOf(page: Page, { files }: Export) {
  const sent = (file: string) => files[`${file}.br`] ?? files[file] ?? 0;
  const { scripts } = LATE.parse(page.late);
  return { html: sent(page.file), scripts: scripts.reduce((sum, file) => sum + sent(file), 0) };
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
