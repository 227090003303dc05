import { convert } from "html-to-text";
import { plainText } from "./written-forms";

/** A page as it came: bytes, and what its site says they are. */
export interface FetchedPage {
  readonly bytes: Uint8Array;
  /** The header, e.g. `text/html; charset=utf-8`; empty if there was none. */
  readonly contentType: string;
}

export type PageText = { readonly text: string } | { readonly problem: string };

/** Fewer letters than this, beside scripts, are the shell of a page that a script fills. */
const SHELL = 200;
const CELL = { prefix: " ", suffix: " | " };
const ALIKE = "windows-1252";

/** Decodes by the header, then by the page's own word, then as UTF-8; what is no valid UTF-8 is Windows' Latin. */
function decode({ bytes, contentType }: FetchedPage): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2048));
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  for (const label of [named, "utf-8"]) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // An unknown name, or bytes that are not what the page says they are.
    }
  }
  return new TextDecoder(ALIKE).decode(bytes);
}

function htmlText(html: string): PageText {
  const text = plainText(
    convert(html, {
      wordwrap: false,
      selectors: [
        { selector: "a", options: { ignoreHref: true } },
        { selector: "img", format: "skip" },
        // Cells side by side are not one number.
        ...["td", "th"].map((selector) => ({ selector, format: "inlineSurround", options: CELL })),
      ],
    }),
  );
  return text.length < SHELL && /<script\b/i.test(html) ? { problem: "a script makes the page" } : { text };
}

/** PDFs are read by a library that a machine may do without. */
async function pdfText(bytes: Uint8Array): Promise<PageText> {
  try {
    const { extractText, getDocumentProxy } = await import("unpdf");
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true });
    return { text: plainText(text) };
  } catch (error) {
    return { problem: `the PDF cannot be read: ${error instanceof Error ? error.message : error}` };
  }
}

/** Makes text of a page: HTML, plain text or PDF. */
export async function pageText(page: FetchedPage): Promise<PageText> {
  const isPdf =
    /application\/pdf/i.test(page.contentType) ||
    new TextDecoder().decode(page.bytes.subarray(0, 5)) === "%PDF-";
  if (isPdf) return pdfText(page.bytes);
  if (/^(?:image|video|audio|font)\//i.test(page.contentType))
    return { problem: `it is ${page.contentType}` };
  const source = decode(page);
  return /^text\/plain/i.test(page.contentType) ? { text: plainText(source) } : htmlText(source);
}
