import type { Page } from "playwright-core";

/** Imitates Safari, which refuses frequent changes of the address. */
export const refuseAddresses = (page: Page, most: number, part = "q=") =>
  page.addInitScript(
    ([limit, counted]) => {
      let changes = 0;
      for (const name of ["pushState", "replaceState"] as const) {
        const change = History.prototype[name];
        History.prototype[name] = function (this: History, ...entry) {
          if (String(entry[2]).includes(counted) && ++changes > limit)
            throw new DOMException("", "SecurityError");
          change.apply(this, entry);
        };
      }
    },
    [most, part] as const,
  );
