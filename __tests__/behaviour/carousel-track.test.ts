import { fixedSite } from "../fixed-site/fixed-site";
import { button, carousel, inView, slides } from "../helpers/carousel";
import { movePointer } from "../helpers/hydrated";

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

test("scripts take it over at the picture to which the visitor had scrolled, at the same height", async () => {
  const { page } = await site.open("/", { width: 390 });
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await delivery;
    await route.continue();
  });
  const heading = carousel(page).getByRole("heading", { name: "A bell" });
  await heading.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await heading.boundingBox();
  expect(await inView(page)).toEqual(["3 of 3"]);
  deliver();
  await movePointer(page);
  await button(page, "Pause award").click();
  expect(await inView(page)).toEqual(["3 of 3"]);
  expect((await heading.first().boundingBox())?.y).toBe(before?.y);
});
