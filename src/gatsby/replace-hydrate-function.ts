import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { rememberTyped } from "./typed-values";

/**
 * Hydrates in slices of a few ms: as a transition React lets the browser paint and answer a tap in between, where
 * Gatsby's own call blocks it until the whole page is done. Without HTML in the element, as for the address of a page
 * that was never built, it renders.
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

/** Only on the built site: in development Gatsby's call also shows errors over the page. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;
