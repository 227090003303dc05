import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { wasHydrated } from "../lib/hooks/use-hydrated";
import { rememberTyped } from "./typed-values";

/** For each React would hydrate the whole page at once. */
const PRESSES = [
  ...["pointerdown", "pointerup", "touchstart", "touchend", "mousedown", "mouseup", "click", "auxclick"],
  ...["focusin", "focusout", "keydown", "keyup", "contextmenu"],
];
/** What a visitor enters reaches React only in a field that it knows already. */
const FIELDS = "input, select, textarea, label";

/** Keeps presses outside fields from React until the page is hydrated; the browser, and stored taps, have them still. */
function keepPresses(): void {
  const listening = new AbortController();
  const keep = (event: Event) => {
    // Not by the event of the hydration: a stored tap is repeated by a listener before.
    if (wasHydrated()) listening.abort();
    else if (event.target instanceof Element && !event.target.closest(FIELDS)) event.stopPropagation();
  };
  for (const name of PRESSES)
    window.addEventListener(name, keep, { capture: true, passive: true, signal: listening.signal });
}

/**
 * Hydrates as a transition, in slices of a few ms, so that the browser can paint and answer taps in between; Gatsby's
 * own call blocks it until the whole page is done. An element without HTML, as for the address of a page that was never
 * built, is rendered.
 */
function hydrateInSlices(element: ReactNode, container: Element): void {
  const hasHtml = container.querySelector("main") !== null;
  const putBack = rememberTyped(container);
  const onRecoverableError = (error: unknown) => {
    putBack();
    reportError(error);
  };
  keepPresses();
  startTransition(() => {
    if (hasHtml) hydrateRoot(container, element, { onRecoverableError });
    else createRoot(container).render(element);
  });
}

/** Only in production: in development Gatsby's own call shows its error overlay. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;
