import { watchContentProblems } from "./content-problems";
import { HYDRATED } from "./early/taps";

/** A file and not a page: a picture, the feed. */
const FILE = /\.[^/]+$/;

/** Gatsby's own store of pages. */
interface GatsbyLoader {
  /** Fetches all that a page needs. */
  hovering(path: string): void;
}

/**
 * Fetches the page behind a link as soon as a finger is on it: Gatsby does so when a mouse points at the link,
 * and of links in view it has only the data.
 */
function fetchTouched(): void {
  const onPointer = ({ target }: PointerEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || link.target || FILE.test(link.pathname)) return;
    const { ___loader } = window as Window & { readonly ___loader?: GatsbyLoader };
    ___loader?.hovering(link.pathname);
  };
  window.addEventListener("pointerdown", onPointer, { capture: true, passive: true });
}

/** As the bundles start: touched links fetch their pages; in development, problems of the content are shown. */
export function onClientEntry(): void {
  fetchTouched();
  watchContentProblems();
}

/** React has hydrated the page: an event for what waits for it, an attribute of `<html>` for what asks later. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event(HYDRATED));
}
