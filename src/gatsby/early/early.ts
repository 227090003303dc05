import { keepTaps } from "./taps";
import { whenWanted } from "./when-wanted";

/** What a page's data block says of its scripts; the early script reads it. */
export interface PageScripts {
  /** Address of the page as Gatsby knows it. */
  readonly path: string;
  readonly compilation: string;
  /** Bundles that hydrate the page. */
  readonly scripts: readonly string[];
  /** What those bundles will ask for at once. */
  readonly data: readonly string[];
}

/** What Gatsby's bundles read from the page; it would write each as an inline script. */
interface GatsbyGlobals {
  pagePath?: string;
  ___webpackCompilationHash?: string;
  /** Empty: Gatsby prefetches no bundles for links in view. Pointing at a link or touching it still does. */
  ___chunkMapping?: object;
}

/**
 * Fetches the bundles that hydrate the page and, in the same round trip, the data that they will ask for.
 * @param onFailure when a bundle could not be fetched
 */
function startScripts({ path, compilation, scripts, data }: PageScripts, onFailure: () => void): void {
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

/** The one inline script of every page: the same everywhere, so that one hash allows it. The block before it has the names. */
export function early(): void {
  const block = document.currentScript?.previousElementSibling?.textContent;
  if (!block) return;
  const page: PageScripts = JSON.parse(block);
  const giveUp = keepTaps();
  whenWanted(() => startScripts(page, giveUp));
}

early();
