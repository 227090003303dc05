import { HYDRATED } from "./taps";

/** Shows the content of each `noscript`, as the scripts did not load or parse; removes it if they start later. */
export function showWithoutScripts(): void {
  const shown: Element[] = [];
  // The HTML's own state is better than a place that waits for ever.
  delete document.documentElement.dataset.asked;
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
