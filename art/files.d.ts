declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat?: "woff2" | "woff" | "sfnt";
    /** Tags of OpenType features; all of them without it. */
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
