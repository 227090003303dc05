import type { PictureFile } from "./picture";
import { pictureSources } from "./picture-sources";

/** The address of a picture's narrowest size in a format that every reader knows: for places that can name only one. */
export function smallestAddress(file: PictureFile): string | undefined {
  return pictureSources(file).at(-1)?.srcSet.split(",")[0]?.trim().split(" ")[0];
}
