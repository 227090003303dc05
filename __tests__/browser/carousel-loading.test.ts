import type { Route } from "playwright-core";
import {
  button,
  COUNT,
  carousel,
  controls,
  inView,
  slickReady,
  slide,
  slides,
  testTurns,
  turnsAt,
} from "../helpers/awards-carousel";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";

const site = sharedSite();

(turnsAt(390) ? test : test.skip).each([390, 1280].filter(turnsAt))(
  "at %i px nothing moves when Slick replaces the track",
  async (width) => {
    const { page, close } = await openPage(site.browser, site.url, { viewport: { width, height: 844 } });
    await hydrated(page);
    const held: Route[] = [];
    let isHeld = true;
    await page.route("**/*.js", async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });
    const places = () =>
      carousel(page).evaluate((element) => {
        const own = [...element.querySelectorAll("[aria-roledescription=slide]")].filter(
          (slide) => !slide.closest(".slick-cloned"),
        );
        const next = element.closest("section")?.nextElementSibling;
        return [element, ...own, ...own.map((slide) => slide.querySelector("h3")), next].map((one) => {
          const box = one?.getBoundingClientRect();
          return [box?.x, box?.y, box?.width, box?.height]
            .map((side) => Math.round(side ?? Number.NaN))
            .join(" ");
        });
      });
    await carousel(page).evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const before = await places();
    expect(await carousel(page).getByRole("button").count()).toBe(0);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await button(page, controls.pause).click();
    expect(await places()).toEqual(before);
    await close();
  },
);

testTurns("Slick starts at the slide that the visitor had scrolled to", async () => {
  const { page, close } = await openPage(site.browser, site.url, { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  await slides(page)
    .last()
    .evaluate((element) => {
      const track = element.parentElement;
      track?.scrollTo({
        left: element.getBoundingClientRect().left - track.getBoundingClientRect().left,
        behavior: "instant",
      });
    });
  await slickReady(page);
  await button(page, controls.pause).click();
  expect(await inView(page)).toEqual([slide(COUNT)]);
  await close();
});

test("without JavaScript it is a track that scrolls, with every slide and no dead button", async () => {
  const { page, close } = await openPage(site.browser, site.url, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  expect(await slides(page).count()).toBe(COUNT);
  expect(await carousel(page).getByRole("button").count()).toBe(0);
  const track = carousel(page).locator("[tabindex='0']");
  const { room, length } = await track.evaluate((element) => ({
    room: element.clientWidth,
    length: element.scrollWidth,
  }));
  expect(length).toBeGreaterThan((COUNT - 1) * room * 0.8);
  await slides(page).last().scrollIntoViewIfNeeded();
  const { left } = await slides(page)
    .last()
    .evaluate((element) => element.getBoundingClientRect());
  expect(left).toBeLessThan(room);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await close();
});
