import { statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { brotliSize } from "../helpers/brotli-size";
import { FONT_BUDGET, htmlBudget, PHONE_PICTURE_BUDGET, scriptBudget } from "../helpers/budgets";
import { exportedPage, fileOf, PUBLIC } from "../helpers/exported-page";
import { ROUTES } from "../helpers/site-content";

const PAGES = [...ROUTES, "/404.html"];
const PAGE_SCRIPTS = z.object({ scripts: z.array(z.string()).min(3), data: z.array(z.string()).min(2) });

const early = (route: string) =>
  [...exportedPage(route).querySelectorAll("script:not([type*=json])")].map((script) => script.textContent);

function pageScripts(route: string) {
  const blocks = [...exportedPage(route).querySelectorAll("script[type='application/json']")];
  return PAGE_SCRIPTS.parse(JSON.parse(blocks.at(-1)?.textContent ?? ""));
}

const sum = (addresses: readonly string[]) =>
  addresses.reduce((total, address) => total + brotliSize(address), 0);

test.each(PAGES)("%s is within its budgets of JavaScript, HTML and fonts", (route) => {
  const fonts = [...exportedPage(route).querySelectorAll("link[as=font]")].map(
    (link) => link.getAttribute("href") ?? "",
  );
  const html = path.relative(PUBLIC, fileOf(route) ?? "");
  expect(sum(pageScripts(route).scripts)).toBeLessThanOrEqual(scriptBudget(route));
  expect(brotliSize(html)).toBeLessThanOrEqual(htmlBudget(route));
  expect(fonts).toHaveLength(2);
  expect(sum(fonts)).toBeLessThanOrEqual(FONT_BUDGET);
});

test.each(PAGES)("%s sends a phone no file of its head's picture above the budget", (route) => {
  const cuts = [...exportedPage(route).querySelectorAll("picture > img[loading=eager]")].flatMap((image) => [
    ...(image.parentElement?.querySelectorAll("source[media][type='image/avif']") ?? []),
  ]);
  const heavy = cuts
    .flatMap((source) => (source.getAttribute("srcset") ?? "").split(","))
    .map((candidate) => candidate.trim().split(" ")[0] ?? "")
    .map((address) => ({ address, bytes: statSync(path.join(PUBLIC, address)).size }))
    .filter(({ bytes }) => bytes > PHONE_PICTURE_BUDGET);
  expect(heavy).toEqual([]);
});

test.each(PAGES)("%s has no element that makes a browser fetch a script early", (route) => {
  const page = exportedPage(route);
  expect(page.querySelectorAll("script[src], link[as=script], link[rel=modulepreload]")).toHaveLength(0);
  for (const file of pageScripts(route).data) expect(fileOf(file)).toBeDefined();
});

test("every page has the same single inline script, so that one hash allows it", () => {
  const all = PAGES.map(early);
  for (const scripts of all) expect(scripts).toHaveLength(1);
  expect(new Set(all.flat()).size).toBe(1);
});
