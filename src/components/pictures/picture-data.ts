import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture file as queries give it. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/** One size of a picture. */
interface Candidate {
  readonly address: string;
  /** In pixels. */
  readonly width: number;
}

/** A picture in one format. */
interface PictureSource {
  /** Left out where every browser that we know of can show it. */
  readonly type?: string;
  readonly srcSet: string;
  /** What `srcSet` says, from the narrowest to the widest. */
  readonly candidates: readonly Candidate[];
}

function candidatesOf(srcSet: string): Candidate[] {
  return srcSet.split(",").flatMap((candidate) => {
    const [address, descriptor] = candidate.trim().split(" ");
    const width = Number.parseInt(descriptor ?? "", 10);
    return address && width > 0 ? [{ address, width }] : [];
  });
}

/** A picture's formats: AVIF first, then WebP, which gatsby-plugin-image calls the fallback. */
export function pictureSources(file: PictureFile): readonly PictureSource[] {
  const { sources = [], fallback } = file.childImageSharp?.gatsbyImageData.images ?? {};
  const modern = sources.map(({ type, srcSet }) => ({ type, srcSet }));
  const all = fallback?.srcSet ? [...modern, { srcSet: fallback.srcSet }] : modern;
  return all.map((source) => ({ ...source, candidates: candidatesOf(source.srcSet) }));
}

/** The address, below the site's own, of a picture's widest size in a format that every reader knows. */
export function largestAddress(file: PictureFile): string | undefined {
  return pictureSources(file).at(-1)?.candidates.at(-1)?.address;
}
