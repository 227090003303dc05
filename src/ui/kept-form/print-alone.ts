/** Attribute of `html` while a tool is printed without the page around it: `static/print.css` hides the rest. */
const PRINTING = "data-printing";

export function printAlone(): void {
  const page = document.documentElement;
  page.setAttribute(PRINTING, "");
  window.addEventListener("afterprint", () => page.removeAttribute(PRINTING), { once: true });
  window.print();
}
