import type { BodyTools } from "../check/check-body";
import type { ContentFile } from "../check/content-file";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";
import { dueFacts } from "./due-facts";
import { placeholderLinks } from "./placeholder-links";
import { typedFigures } from "./typed-figures";
import { unlistedInstitutions } from "./unlisted-institutions";
import { unusedFiles } from "./unused-files";

interface Means {
  /** The JSON Schema of a file's definition. */
  readonly schemaOf: (content: ContentFile) => unknown;
  readonly tools: BodyTools;
  /** Day by which figures are judged past their review, ISO date. */
  readonly day: string;
}

/**
 * All that is worth an editor's look and keeps nothing from being built. While a file cannot be read, nobody knows
 * what it uses.
 */
export function warnContent(content: Content, { schemaOf, tools, day }: Means): Problem[] {
  const isWhole = content.problems.length === 0;
  return [
    ...content.files.flatMap((file) => typedFigures(file, tools)),
    ...dueFacts(content, day),
    ...placeholderLinks(content),
    ...(isWhole ? unusedFiles(content, schemaOf) : []),
    ...(isWhole ? unlistedInstitutions(content) : []),
  ];
}
