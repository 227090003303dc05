import { createContext } from "react";
import type { PictureFile } from "./picture-data";

/** Data of a page's first large picture, for its preload links. */
export interface EarlyPicture {
  readonly file: PictureFile;
  readonly phoneFile?: PictureFile;
  readonly sizes: string;
}

/** Called for each eager picture while a page is rendered by the build; unused in browsers. */
export const EarlyPictures = createContext<((picture: EarlyPicture) => void) | undefined>(undefined);
