import type { PictureFile } from "./picture";
import { pictureSources } from "./picture-sources";

/** The address, below the site's own, of a picture's widest size in a format that every reader knows. */
export function largestAddress(file: PictureFile): string | undefined {
  return pictureSources(file).at(-1)?.srcSet.split(",").at(-1)?.trim().split(" ")[0];
}
