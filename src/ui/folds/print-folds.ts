/** Folds whose content paper shows, as in `static/print.css`. */
const FOLDS = "details:not([data-row], [open])";

/** Opens folds for print where style sheets cannot (Firefox before 143, Safari before 18.4). */
export function printFolds(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(FOLDS)];
    for (const fold of opened) fold.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  });
}
