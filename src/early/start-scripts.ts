import type { PageScripts } from "./page-scripts";

/** What Gatsby's bundles read from the page; it would write each as an inline script. */
interface GatsbyGlobals {
  pagePath?: string;
  ___webpackCompilationHash?: string;
  /** Bundles that Gatsby prefetches for links in view: none. A page's data is fetched then, its bundle once it is pointed at. */
  ___chunkMapping?: object;
}

/**
 * Fetches the bundles that take the page over, and beside them, in the same trip, the data they will ask for.
 * @param onFailure when a bundle could not be fetched
 */
export function startScripts({ path, compilation, scripts, data }: PageScripts, onFailure: () => void): void {
  const globals: GatsbyGlobals = window as Window & GatsbyGlobals;
  globals.pagePath = path;
  globals.___webpackCompilationHash = compilation;
  globals.___chunkMapping = {};
  for (const src of scripts) {
    const script = document.createElement("script");
    script.src = src;
    script.onerror = onFailure;
    document.head.append(script);
  }
  for (const href of data) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  }
}
