/** Attribute of `html` while a tool is printed alone: `src/theme/print.css` hides the rest of the page. */
const PRINTING = "data-printing";

export function printAlone(): void {
  const page = document.documentElement;
  page.setAttribute(PRINTING, "");
  window.addEventListener("afterprint", () => page.removeAttribute(PRINTING), { once: true });
  window.print();
}
