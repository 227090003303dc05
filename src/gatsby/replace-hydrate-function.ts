import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { rememberTyped } from "./typed-values";

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
  startTransition(() => {
    if (hasHtml) hydrateRoot(container, element, { onRecoverableError });
    else createRoot(container).render(element);
  });
}

/** Only in production: in development Gatsby's own call shows its error overlay. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;
