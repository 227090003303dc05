import { HYDRATED } from "./taps";

/**
 * Shows the content of each `noscript`, because the scripts did not load or this browser cannot parse them. If they
 * start later, it is removed.
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

/** Calls back when a script of the page fails to parse before hydration. */
export function whenScriptFails(run: () => void): void {
  const onError = ({ error }: ErrorEvent) => {
    if (error instanceof SyntaxError) run();
  };
  window.addEventListener("error", onError);
  window.addEventListener(HYDRATED, () => window.removeEventListener("error", onError), { once: true });
}
