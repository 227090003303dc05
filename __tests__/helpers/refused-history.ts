import type { Page } from "playwright-core";

/** As Safari, which refuses to change the address too often. @param most changes that it takes */
export const refuseAddresses = (page: Page, most: number) =>
  page.addInitScript((limit) => {
    let changes = 0;
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (this: History, ...change) {
      if (String(change[2]).includes("q=") && ++changes > limit) throw new DOMException("", "SecurityError");
      replaceState.apply(this, change);
    };
  }, most);
