import type { Route } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { button, carousel, inView, slides } from "../helpers/carousel";
import { movePointer } from "../helpers/hydrated";
import { until } from "../helpers/until";

const site = fixedSite();

test("without scripts it is a track of all pictures that scrolls, and has no dead button", async () => {
  const { page } = await site.open("/", { width: 390, javaScriptEnabled: false });
  expect(await inView(page)).toEqual(["1 of 3"]);
  expect(await carousel(page).getByRole("button").count()).toBe(0);
  await page.getByLabel("Thanks received, scrolls sideways").focus();
  await slides(page).last().scrollIntoViewIfNeeded();
  expect(await inView(page)).toEqual(["3 of 3"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test("before hydration its track snaps to a picture when it is scrolled", async () => {
  const { page } = await site.open("/", {
    width: 390,
    hydrates: false,
    mayComplain: true,
    before: (page) => page.route("**/*.js", (route) => route.abort()),
  });
  await page.getByLabel("Thanks received, scrolls sideways").evaluate((track) => {
    track.scrollTo({ left: track.clientWidth * 0.7, behavior: "instant" });
  });
  expect(await inView(page)).toEqual(["2 of 3"]);
});

test("scripts take it over at the picture to which the visitor had scrolled", async () => {
  const { page } = await site.open("/", { width: 390 });
  await slides(page)
    .last()
    .evaluate((slide) => slide.scrollIntoView({ block: "center", behavior: "instant" }));
  await movePointer(page);
  await button(page, "Pause award").click();
  expect(await inView(page)).toEqual(["3 of 3"]);
});

test.each([390, 1280])("at %i px nothing moves when scripts take it over", async (width) => {
  const { page } = await site.open("/", { width });
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/*.js", async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  const places = () =>
    carousel(page).evaluate((element) => {
      const own = [...element.querySelectorAll("[aria-roledescription=slide]")].filter(
        (slide) => !slide.closest("[class*=cloned]"),
      );
      const headings = own.map((slide) => slide.querySelector("h3"));
      return [element, ...own, ...headings].map((one) => {
        const { x, y, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round).join(" ");
      });
    });
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await until(page, "the end of scrolling", () => window.scrollY > 0);
  const before = await places();
  expect(await carousel(page).getByRole("button").count()).toBe(0);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await movePointer(page);
  await button(page, "Pause award").click();
  expect(await places()).toEqual(before);
});
