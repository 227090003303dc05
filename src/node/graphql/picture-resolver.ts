import type { GatsbyNode, Node, Reporter } from "gatsby";
import { type GatsbyImageDataArgs, generateImageData } from "gatsby-plugin-sharp";

type Args = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

/**
 * AVIF quality of a picture with one width, which screens of double density show at half of its size: no heavier on a
 * phone than a file of half the width at the usual 46, and sharper there.
 */
const DENSE = 24;
/** Largest widths of the WebP: within a page and on phones, and across windows of 1920 px. */
const PLAIN = 640;
const PLAIN_WIDE = 1760;
/** Maximum file width for phones, in px. */
const PHONE = 1200;

interface Context {
  readonly nodeModel: { readonly getNodeById: (query: { id: string }) => Node | null };
}

/** The one WebP width for browsers without AVIF (Safari before 16.4): of small widths the middle one. */
function plainWidth({ layout, width, breakpoints = [] }: GatsbyImageDataArgs): number | undefined {
  const widths = [...breakpoints].sort((one, other) => one - other);
  const widest = widths.at(-1) ?? width ?? PLAIN;
  if (widest <= PLAIN) return widths[Math.floor(widths.length / 2)] ?? width;
  return layout === "fullWidth" && widest > PHONE ? Math.min(widest, PLAIN_WIDE) : PLAIN;
}

/** Suppresses the plugin's warning about pictures with AVIF alone; these get a WebP in addition. */
const withoutWarning = (reporter: Reporter): Reporter =>
  Object.assign(Object.create(reporter), {
    warn: (message: string) => {
      if (!message.includes("specified only AVIF")) reporter.warn(message);
    },
  });

/**
 * Queries without formats get AVIF in all widths and one WebP; the plugin would encode each width in both formats.
 * Queries of the same width and crop share their files.
 */
export function pictureResolver({ reporter, cache, pathPrefix }: Args) {
  const quiet = withoutWarning(reporter);
  return {
    resolve: async (image: Node, args: GatsbyImageDataArgs, { nodeModel }: Context) => {
      const file = image.parent ? nodeModel.getNodeById({ id: image.parent }) : null;
      if (!file) throw new Error(`${image.id} has no file`);
      const draw = (changed: GatsbyImageDataArgs) =>
        generateImageData({ file, args: { ...args, ...changed }, reporter: quiet, cache, pathPrefix });
      if (args.formats) return draw({});
      const width = plainWidth(args);
      const dense = args.breakpoints?.length === 1 ? { quality: DENSE } : undefined;
      const modern = await draw({ formats: ["avif"], avifOptions: args.avifOptions ?? dense });
      const plain = await draw({
        formats: ["webp"],
        layout: "constrained",
        width,
        breakpoints: width ? [width] : [],
      });
      if (!modern || !plain) return undefined;
      const { fallback } = modern.images;
      return {
        ...modern,
        images: {
          fallback: plain.images.fallback,
          sources: fallback && [{ ...fallback, type: "image/avif" }],
        },
      };
    },
  };
}
