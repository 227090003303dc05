import { HYDRATED } from "./taps";

/**
 * Shows what a page shows without scripts, as they did not arrive or this browser cannot read them: the content of
 * each `noscript`. Should they start after all, it goes again.
 */
export function showWithoutScripts(): void {
  const shown: Element[] = [];
  for (const place of document.querySelectorAll("noscript:not([data-shown])")) {
    place.setAttribute("data-shown", "");
    const holder = document.createElement("template");
    holder.innerHTML = place.textContent ?? "";
    shown.push(...holder.content.children);
    place.after(holder.content);
  }
  window.addEventListener(
    HYDRATED,
    () => {
      for (const element of shown) element.remove();
    },
    { once: true },
  );
}

/** Calls back when a script of the page cannot be read before it is hydrated. */
export function whenUnreadable(run: () => void): void {
  const onError = ({ error }: ErrorEvent) => {
    if (error instanceof SyntaxError) run();
  };
  window.addEventListener("error", onError);
  window.addEventListener(HYDRATED, () => window.removeEventListener("error", onError), { once: true });
}
