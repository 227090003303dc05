import type { Page } from "playwright-core";
import { sharedSite } from "../helpers/shared-site";
import { articles } from "../helpers/site-content";
import { startTour } from "../helpers/tour";

const tour = startTour(sharedSite());

/** The stops of a page's flows: column and row from the HTML, and where they stand. */
const stopsOf = (page: Page) =>
  page.locator("figure.flow").evaluateAll((flows) =>
    flows.map((flow) =>
      [...flow.querySelectorAll<HTMLElement>("ol > li")].map((stop) => {
        const { left, top, bottom } = stop.getBoundingClientRect();
        const ring = getComputedStyle(stop, "::before");
        return {
          column: Number(stop.style.getPropertyValue("--column")),
          row: Number(stop.style.getPropertyValue("--row")),
          left,
          top,
          bottom,
          ring: ring.width,
        };
      }),
    ),
  );

test.each(articles)(
  "the flows of $path stand in columns on a wide screen, one stop under another elsewhere",
  async (article) => {
    const page = await tour.visit(article.path, 1280);
    const wide = await stopsOf(page);
    expect(wide).toHaveLength(article.body.split("<Flow ").length - 1);
    for (const stop of wide.flat()) expect(stop.ring).toBe("44px");
    for (const stops of wide) {
      for (const [index, { column, row, left, top }] of stops.entries()) {
        const before = stops[index - 1];
        if (!before) continue;
        if (row === 1) expect([left > before.left, top]).toEqual([true, stops[0]?.top]);
        else expect([column, left, top >= before.bottom - 1]).toEqual([before.column, before.left, true]);
      }
    }
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      for (const stops of await stopsOf(page)) {
        for (const [index, { left, top }] of stops.entries()) {
          const before = stops[index - 1];
          if (before) expect([left, top >= before.bottom - 1]).toEqual([before.left, true]);
        }
      }
    }
  },
);
