import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { videos as content } from "../helpers/site-content";

const site = sharedSite();

const files = content.filter(({ type }) => type === "local");

const isFilm = (address: string) => /\.(mp4|webm)$/.test(new URL(address).pathname);

test("the videos of our own are muted, with controls, and do not play by themselves", async () => {
  const { page, complaints, close } = await openPage(site.browser, `${site.url}/gallery/videos`);
  await hydrated(page);
  const videos = await page.locator("video").evaluateAll((all) =>
    all.map((video) => {
      if (!(video instanceof HTMLVideoElement)) return undefined;
      const { muted, defaultMuted, controls, autoplay, preload, paused } = video;
      return { muted, defaultMuted, controls, autoplay, preload, paused };
    }),
  );
  const expected = {
    muted: true,
    defaultMuted: true,
    controls: true,
    autoplay: false,
    preload: "none",
    paused: true,
  };
  expect(videos).toEqual(files.map(() => expected));
  expect(await page.locator("main section[aria-label] h2").allTextContents()).toEqual([
    ...new Set(content.map(({ group }) => group)),
  ]);
  expect(complaints).toEqual([]);
  await close();
});

const tickets = (page: Page) => page.locator("[data-video=local] a");

(files.length > 0 ? test : test.skip)("a picture covers each video until its ticket is pressed", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/gallery/videos`);
  await hydrated(page);
  const films: string[] = [];
  page.on("request", (request) => isFilm(request.url()) && films.push(request.url()));
  await page.reload({ waitUntil: "networkidle" });
  await hydrated(page);
  const videos = page.locator("video");
  for (const ticket of await tickets(page).all()) await ticket.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(films).toEqual([]);
  for (const video of await videos.all()) expect(await video.isVisible()).toBe(false);
  const asked = page.waitForRequest((request) => isFilm(request.url()));
  await tickets(page).last().focus();
  await page.keyboard.press("Enter");
  const last = videos.last();
  const source = await last.evaluate((video: HTMLVideoElement) => video.src);
  expect((await asked).url()).toBe(source);
  expect(new Set(films)).toEqual(new Set([source]));
  expect(await last.isVisible()).toBe(true);
  expect(await last.evaluate((video) => video === document.activeElement)).toBe(true);
  expect(await tickets(page).count()).toBe(files.length - 1);
  await close();
});

test.each([390, 1280])("at %i px a ticket is a target in the corner of its picture", async (width) => {
  const { page, close } = await openPage(site.browser, `${site.url}/gallery/videos`, {
    viewport: { width, height: 844 },
  });
  const places = await tickets(page).evaluateAll((links) =>
    links.map((link) => {
      const all = link.getBoundingClientRect();
      const ticket = link.firstElementChild?.getBoundingClientRect();
      return {
        isTarget: Math.min(ticket?.height ?? 0, ticket?.width ?? 0) >= 44,
        aside: Math.round((ticket?.left ?? 0) - all.left),
        off: Math.round(all.bottom - (ticket?.bottom ?? 0)),
      };
    }),
  );
  expect(places).toEqual(files.map(() => ({ isTarget: true, aside: 16, off: 16 })));
  await close();
});

test("without JavaScript each ticket leads to its file", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/gallery/videos`, {
    javaScriptEnabled: false,
  });
  const videos = page.locator("video[controls][muted][preload=none][src][aria-label]");
  const sources = await videos.evaluateAll((all) => all.map((video) => video.getAttribute("src")));
  expect(sources).toHaveLength(files.length);
  expect(await tickets(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    sources,
  );
  await close();
});
