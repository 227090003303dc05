import type { BodyNotes } from "../check/body-notes";
import type { ContentFile } from "../check/content-file";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";
import { dueFacts } from "./due-facts";
import { placeholderLinks } from "./placeholder-links";
import { mayTypeFigures, typedFigures } from "./typed-figures";
import { unlistedInstitutions } from "./unlisted-institutions";
import { unusedFiles } from "./unused-files";

interface Means {
  /** The JSON Schema of a file's definition. */
  readonly schemaOf: (content: ContentFile) => unknown;
  /** Takes or recalls the notes on a text. */
  readonly notesOn: (body: string) => BodyNotes;
  /** Day by which figures are judged past their review, ISO date. */
  readonly day: string;
}

/**
 * All that is worth an editor's look and keeps nothing from being built. While a file cannot be read, nobody knows
 * what it uses.
 */
export function warnContent(content: Content, { schemaOf, notesOn, day }: Means): Problem[] {
  const isWhole = content.problems.length === 0;
  return [
    ...content.files.filter(mayTypeFigures).flatMap((file) => typedFigures(file, notesOn)),
    ...dueFacts(content, day),
    ...placeholderLinks(content),
    ...(isWhole ? unusedFiles(content, schemaOf) : []),
    ...(isWhole ? unlistedInstitutions(content) : []),
  ];
}
