import type { ContentFile, Problem } from "../content/content-file";
import { valuesIn } from "../content/walk";

/**
 * What XML forbids (feed, sitemap) and nobody types on purpose: control characters, halves of letters, non-characters;
 * and the invisible signs that break names and links (soft hyphen, zero-width space and their kin), also as they are
 * written in texts and addresses. The joiners of Indian scripts, U+200C and U+200D, are letters' parts and stay.
 */
const UNFIT =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF\u00AD\u200B\u2060\uFEFF]|&(?:shy|ZeroWidthSpace|#173|#8203|#x0*(?:ad|200b));|%C2%AD|%E2%80%8B/iu;

function complaint(sign: string): string {
  if (sign.length > 2) return `contains ${sign}, an invisible sign, expected plain text: delete it`;
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `contains the invisible character U+${code}, expected plain text: delete the words around it and type them again`;
}

export function checkSigns(content: ContentFile): Problem[] {
  const inFields = valuesIn(content).flatMap(({ value, problem }) => {
    const [sign] = (typeof value === "string" && UNFIT.exec(value)) || [];
    return sign ? [problem(complaint(sign))] : [];
  });
  const inBody = (content.body ?? "").split("\n").flatMap((text, index) => {
    const found = UNFIT.exec(text);
    return found
      ? [{ file: content.file, line: index + 1, column: found.index + 1, message: complaint(found[0]) }]
      : [];
  });
  return [...inFields, ...inBody];
}
