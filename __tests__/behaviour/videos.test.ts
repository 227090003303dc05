import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { movePointer } from "../helpers/hydrated";

const site = fixedSite();

const ADDRESS = "/gallery/videos";
const video = (page: Page) => page.getByLabel("The lanterns rise, no sound");
const ticket = (page: Page) => page.getByRole("link", { name: "Show video: The lanterns rise" });
const isFilm = (address: string) => new URL(address).pathname.endsWith(".mp4");

test("a video of ours is muted, has controls and does not play by itself", async () => {
  const { page } = await site.open(ADDRESS);
  const state = await video(page).evaluate(({ muted, controls, autoplay, paused }: HTMLVideoElement) => [
    muted && controls,
    autoplay || !paused,
  ]);
  expect(state).toEqual([true, false]);
});

test("its film is fetched and shown only when its ticket is pressed, and has the focus then", async () => {
  const films: string[] = [];
  const { page } = await site.open(ADDRESS, {
    before: async (page) =>
      page.on("request", (request) => isFilm(request.url()) && films.push(request.url())),
  });
  await movePointer(page);
  await ticket(page).scrollIntoViewIfNeeded();
  expect(await video(page).isVisible()).toBe(false);
  expect(films).toEqual([]);
  const asked = page.waitForRequest((request) => isFilm(request.url()));
  await ticket(page).press("Enter");
  await asked;
  await video(page).and(page.locator(":focus")).waitFor();
});

test("a video of another site is asked for only when its button is pressed", async () => {
  const { page } = await site.open(ADDRESS);
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByRole("button", { name: "Show video: The speeches" }).click();
  const frame = page.locator("iframe");
  await frame.waitFor();
  expect(await frame.getAttribute("title")).toBe("The speeches");
  expect(await frame.getAttribute("src")).toBe("https://films.example/embed/1");
});

test("without scripts the ticket leads to the film's file, and no button is there that does nothing", async () => {
  const { page } = await site.open(ADDRESS, { javaScriptEnabled: false });
  const source = await video(page).getAttribute("src");
  expect(source).toMatch(/\.mp4$/);
  expect(await ticket(page).getAttribute("href")).toBe(source);
  expect(await page.getByRole("button", { name: /Show video/ }).count()).toBe(0);
});
