import type { ContentFile, Problem } from "../content/content-file";
import { valuesIn } from "../content/walk";

/** What XML forbids (feed, sitemap) and nobody types on purpose: control characters, halves of letters, non-characters. */
const UNFIT = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

function complaint(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `contains the invisible control character U+${code}, expected plain text: delete the words around it and type them again`;
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
