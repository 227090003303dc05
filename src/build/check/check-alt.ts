import type { ContentFile } from "./content-file";
import { pathText } from "./content-file";
import type { Problem } from "./problem";
import { objectsIn } from "./visit-objects";

/** Fields that stand beside a picture as its caption. */
const CAPTIONS = ["title", "name", "heading", "description", "designation"] as const;

/** A text without what makes no difference to a listener. */
function spoken(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:an? |the )?(?:picture|photo|photograph|image|portrait|logo) of (?:an? |the )?/, "");
}

/** Who listens to a page hears the caption already: a picture's alt text must say something else. */
export function checkAlt(content: ContentFile): Problem[] {
  const isList = content.type.format === "json-list";
  return content.records.flatMap((record, position) =>
    objectsIn(record).flatMap(({ object, path }) => {
      const { alt } = object;
      if (typeof alt !== "string" || spoken(alt) === "") return [];
      const caption = CAPTIONS.find((field) => {
        const text = object[field];
        return typeof text === "string" && spoken(text) === spoken(alt);
      });
      if (!caption) return [];
      const at = [...path, "alt"];
      const where = pathText(isList ? [position, ...at] : at);
      return [
        {
          file: content.file,
          ...content.place(position, at),
          message: `${where}: repeats the ${caption}, expected what the picture shows`,
        },
      ];
    }),
  );
}
