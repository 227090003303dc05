import type { Page } from "playwright-core";
import { until } from "./until";

export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return (active?.getAttribute("aria-label") ?? active?.textContent ?? "").trim();
  });

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (place) => {
    const told = new Promise((resolve) => document.addEventListener("scroll", resolve, { once: true }));
    const before = window.scrollY;
    window.scrollTo({ top: place, behavior: "instant" });
    if (window.scrollY !== before) await told;
  }, top);
}

export const untilFocused = (page: Page, selector: string): Promise<void> =>
  until(page, `the focus on ${selector}`, (name) => document.activeElement?.matches(name), selector);
