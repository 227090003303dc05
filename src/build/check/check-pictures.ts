import path from "node:path";
import { pathText } from "./content-file";
import { type Measured, measurePicture } from "./measure-picture";
import type { Problem } from "./problem";
import type { Content } from "./read-content";
import { type Reference, referencesIn } from "./visit-references";

function complaint({ value, minimum }: Reference, measured: Measured): string | undefined {
  const name = `picture "${value}"`;
  if (!measured.ok) return `${name} ${measured.reason}, expected a whole PNG, JPEG, WebP or AVIF file`;
  if (!minimum) return undefined;
  if (!measured.isRaster) return `${name} cannot be scaled, expected a PNG, JPEG, WebP or AVIF file`;
  const { width, height } = measured;
  if (width >= minimum.width && height >= minimum.height) return undefined;
  return `${name} is ${width} x ${height} pixels, too small for this place, expected at least ${minimum.width} x ${minimum.height}`;
}

/**
 * Looks at every picture that content names: whether it can be read, and whether it is large enough for its place.
 * A name without a file is left to the check of references.
 * @param root path of the content folder
 * @param schemaOf the JSON Schema of a file's definition
 */
export async function checkPictures(
  root: string,
  { files, images }: Content,
  schemaOf: (content: Content["files"][number]) => unknown,
): Promise<Problem[]> {
  const uses = files.flatMap((content) =>
    content.records.flatMap((record, position) =>
      referencesIn(schemaOf(content), record)
        .filter(({ kind, value }) => kind === "image" && images.has(value))
        .map((reference) => ({ content, position, reference })),
    ),
  );
  const names = [...new Set(uses.map(({ reference }) => reference.value))];
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => [name, await measurePicture(path.join(root, "images", name))] as const),
    ),
  );
  return uses.flatMap(({ content, position, reference }) => {
    const measured = sizes.get(reference.value);
    const message = measured && complaint(reference, measured);
    if (!message) return [];
    const isList = content.type.format === "json-list";
    const where = pathText(isList ? [position, ...reference.path] : reference.path);
    return [
      { file: content.file, ...content.place(position, reference.path), message: `${where}: ${message}` },
    ];
  });
}
