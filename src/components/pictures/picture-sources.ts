import type { PictureFile } from "./picture";

interface PictureSource {
  /** Left out where every browser that we know of can show it. */
  readonly type?: string;
  readonly srcSet: string;
}

/** A picture's formats: AVIF first, then WebP, which gatsby-plugin-image calls the fallback. */
export function pictureSources(file: PictureFile): readonly PictureSource[] {
  const { sources = [], fallback } = file.childImageSharp?.gatsbyImageData.images ?? {};
  const modern = sources.map(({ type, srcSet }) => ({ type, srcSet }));
  return fallback?.srcSet ? [...modern, { srcSet: fallback.srcSet }] : modern;
}
