declare module "*.woff2" {
  const url: string;
  export = url;
}

declare module "*.svg" {
  const url: string;
  export = url;
}

/** A library's style sheet as text, so that only the pages that use the library load it. */
declare module "!!raw-loader!*" {
  const text: string;
  export = text;
}
