declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat?: "woff2" | "woff" | "sfnt";
    readonly variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
