/** What a page's data block says of its scripts; the script after it reads it (src/early). */
export interface PageScripts {
  /** Address of the page as Gatsby knows it. */
  readonly path: string;
  readonly compilation: string;
  /** Bundles that take the page over. */
  readonly scripts: readonly string[];
  /** What those bundles will ask for at once. */
  readonly data: readonly string[];
}
