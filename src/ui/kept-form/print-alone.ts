import { css } from "@emotion/react";

/** Attribute of `html` while a tool is printed without the page around it. */
const PRINTING = "data-printing";

/** Hides in print all that neither holds a tool nor belongs to one; browsers without `:has` print the whole page. */
export const printAloneStyle = css({
  "@media print": {
    [`html[${PRINTING}] main *:not(:has([data-tool]), [data-tool], [data-tool] *)`]: {
      display: "none !important",
    },
  },
});

export function printAlone(): void {
  const page = document.documentElement;
  page.setAttribute(PRINTING, "");
  window.addEventListener("afterprint", () => page.removeAttribute(PRINTING), { once: true });
  window.print();
}
