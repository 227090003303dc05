declare module "*.woff2" {
  const url: string;
  export = url;
}

declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat?: "woff2" | "woff" | "sfnt";
    readonly variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}

declare module "*.svg" {
  const url: string;
  export = url;
}

/** A library's style sheet as text, so that it reaches only those who open what it styles. */
declare module "!!raw-loader!*" {
  const text: string;
  export = text;
}
