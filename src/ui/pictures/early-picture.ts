import { createContext } from "react";
import type { PictureFile } from "./picture-data";

/** A page's first large picture, as its head asks for it. */
export interface EarlyPicture {
  readonly file: PictureFile;
  readonly phoneFile?: PictureFile;
  readonly sizes: string;
}

/** Hears of each picture that is fetched at once, while a page is made; in browsers nobody listens. */
export const EarlyPictures = createContext<((picture: EarlyPicture) => void) | undefined>(undefined);
