import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectLinks, expectSoon, expectTexts } from "../helpers/expect-soon";
import { movePointer } from "../helpers/hydrated";

const site = fixedSite();

const ADDRESS = "/gallery/videos";
const video = (page: Page) => page.getByLabel("The lanterns rise, no sound");
const isFilm = (address: string) => new URL(address).pathname.endsWith(".mp4");

test("a film shows its picture and controls without a press; it is fetched when it plays, another site's by its button", async () => {
  const films: string[] = [];
  const { page } = await site.open(ADDRESS, {
    before: async (page) => page.on("request", (asked) => isFilm(asked.url()) && films.push(asked.url())),
  });
  await movePointer(page);
  await video(page).scrollIntoViewIfNeeded();
  const poster = await video(page).getAttribute("poster");
  expect((await page.request.get(`${site.url}${poster}`)).headers()["content-type"]).toMatch(/^image/);
  await expectSoon(() => page.getByRole("button", { name: "Show video: The lanterns rise" }).count(), 0);
  const state = await video(page).evaluate(({ muted, controls, autoplay, paused }: HTMLVideoElement) => [
    muted && controls,
    autoplay || !paused,
  ]);
  expect(state).toEqual([true, false]);
  expect(films).toEqual([]);
  const frame = page.locator("iframe");
  await expectSoon(() => frame.count(), 0);
  const asked = page.waitForRequest((request) => isFilm(request.url()));
  await video(page).focus();
  await page.keyboard.press("Space");
  await asked;
  await page.getByRole("button", { name: "Show video: The speeches" }).click();
  await frame.waitFor();
  await expectSoon(() => frame.getAttribute("title"), "The speeches");
  await expectSoon(() => frame.getAttribute("src"), "https://films.example/embed/1");
  await expectSoon(() => frame.getAttribute("referrerpolicy"), "strict-origin-when-cross-origin");
});

test("without scripts the film has its own controls, and no button is there that does nothing", async () => {
  const { page } = await site.open(ADDRESS, { javaScriptEnabled: false });
  await video(page).waitFor();
  expect(await video(page).getAttribute("src")).toMatch(/\.mp4$/);
  await expectSoon(() => page.getByRole("button", { name: /Show video/ }).count(), 0);
});

const office = (page: Page, city: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: city, exact: true }) });

test("each office has its address, phone, e-mail and directions; its map comes when its button is pressed, and can be hidden again", async () => {
  const { page } = await site.open("/contact");
  await expectTexts(office(page, "Leeds").locator("address"), ["England"]);
  await expectTexts(office(page, "Accra").locator("address"), ["Ghana"]);
  const links = office(page, "Accra").getByRole("link");
  await expectLinks(links, [
    "tel:+233300000000",
    "mailto:accra@lantern.example",
    "https://maps.example/accra",
  ]);
  const maps = page.locator("main iframe");
  await expectSoon(() => maps.count(), 0);
  await page.getByRole("button", { name: "Show map of the Leeds office" }).click();
  await page.getByTitle("Map of the Leeds office").waitFor();
  await expectSoon(() => maps.count(), 1);
  await page.getByRole("button", { name: "Hide map of the Leeds office", expanded: true }).click();
  await maps.waitFor({ state: "detached" });
});
