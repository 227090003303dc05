import type { GatsbyNode, Node, Reporter } from "gatsby";
import { type GatsbyImageDataArgs, generateImageData } from "gatsby-plugin-sharp";

type Args = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

/** Maximum file width for phones, in px. */
const PHONE = 1200;

interface Context {
  readonly nodeModel: { readonly getNodeById: (query: { id: string }) => Node | null };
}

/**
 * The one WebP width for browsers without AVIF (Safari before 16.4), all of double density: the middle one. Of two
 * widths of a picture that fills a phone, the smaller: the other is for triple density.
 */
function plainWidth({ layout, width, breakpoints = [] }: GatsbyImageDataArgs): number | undefined {
  const widths = [...breakpoints].sort((one, other) => one - other);
  const [first = width, second] = widths;
  if (layout === "fullWidth" && widths.length === 2 && (second ?? 0) <= PHONE) return first;
  return widths[Math.floor(widths.length / 2)] ?? width;
}

/** Suppresses the plugin's warning about pictures with AVIF alone; these get a WebP in addition. */
const withoutWarning = (reporter: Reporter): Reporter =>
  Object.assign(Object.create(reporter), {
    warn: (message: string) => {
      if (!message.includes("specified only AVIF")) reporter.warn(message);
    },
  });

/** Queries without formats get AVIF in all widths and one WebP; the plugin would encode each width in both formats. */
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
      const modern = await draw({ formats: ["avif"] });
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
