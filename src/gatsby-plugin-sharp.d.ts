/** What the plugin documents for other plugins; it has no types of its own. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  export interface GatsbyImageDataArgs {
    readonly formats?: readonly ("auto" | "avif" | "webp" | "jpg" | "png")[];
    readonly layout?: "constrained" | "fixed" | "fullWidth";
    readonly width?: number;
    readonly avifOptions?: { readonly quality?: number };
    /** In px. */
    readonly breakpoints?: readonly number[];
  }

  export function generateImageData(options: {
    readonly file: Node;
    readonly args: GatsbyImageDataArgs;
    readonly reporter: Reporter;
    readonly cache: GatsbyCache;
    readonly pathPrefix: string;
  }): Promise<IGatsbyImageData | undefined>;
}
