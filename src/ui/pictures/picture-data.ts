import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext } from "react";

export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

export const PHONES = "(max-width: 639px)";

function candidatesOf(srcSet: string) {
  return srcSet.split(",").flatMap((candidate) => {
    const [address, descriptor] = candidate.trim().split(" ");
    const width = Number.parseInt(descriptor ?? "", 10);
    return address && width > 0 ? [{ address, width }] : [];
  });
}

/** AVIF first, then WebP, often in one width and without a type, as every supported browser shows it. */
export function pictureSources(file: PictureFile) {
  const { sources = [], fallback } = file.childImageSharp?.gatsbyImageData.images ?? {};
  const modern = sources.map(({ type, srcSet }) => ({ type, srcSet }));
  const all = fallback?.srcSet ? [...modern, { type: undefined, srcSet: fallback.srcSet }] : modern;
  return all.map((source) => ({ ...source, candidates: candidatesOf(source.srcSet) }));
}

export function largestAddress(file: PictureFile): string | undefined {
  const all = pictureSources(file).flatMap(({ candidates }) => candidates);
  return all.sort((one, other) => other.width - one.width)[0]?.address;
}

/** Data of a page's first large picture, for its preload links. */
export interface EarlyPicture {
  readonly file: PictureFile;
  readonly phoneFile?: PictureFile;
  readonly sizes: string;
}

/** Called for each eager picture while a page is rendered by the build; unused in browsers. */
export const EarlyPictures = createContext<((picture: EarlyPicture) => void) | undefined>(undefined);
