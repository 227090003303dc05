import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { videos as content } from "../helpers/site-content";

const site = sharedSite();

const files = content.filter(({ type }) => type === "local");

const isFilm = (address: string) => /\.(mp4|webm)$/.test(new URL(address).pathname);

test("the videos of our own are muted, with controls and posters, that do not play by themselves", async () => {
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
  expect(await page.locator("main h2").allTextContents()).toEqual([
    ...new Set(content.map(({ group }) => group)),
  ]);
  for (const poster of await page
    .locator("video")
    .evaluateAll((all) => all.map((one) => one.getAttribute("poster")))) {
    expect((await fetch(site.url + poster)).headers.get("content-type")).toMatch(/^image\//);
  }
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  { width: 390, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
])("at $width px no poster is stretched", async ({ width, deviceScaleFactor }) => {
  const { page, close } = await openPage(site.browser, `${site.url}/gallery/videos`, {
    viewport: { width, height: 844 },
    deviceScaleFactor,
  });
  const stretched = await page.locator("video").evaluateAll((all) =>
    Promise.all(
      all.map(async (video) => {
        const poster = new Image();
        poster.src = video.getAttribute("poster") ?? "";
        await poster.decode();
        const needed = video.getBoundingClientRect().width * window.devicePixelRatio;
        return { needed: Math.round(needed), file: poster.naturalWidth };
      }),
    ),
  );
  expect(stretched.filter(({ needed, file }) => needed > 1.1 * file)).toEqual([]);
  await close();
});

(files.length > 0 ? test : test.skip)("a video file is requested only when it is played", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/gallery/videos`);
  const films: string[] = [];
  page.on("request", (request) => isFilm(request.url()) && films.push(request.url()));
  await page.reload({ waitUntil: "networkidle" });
  for (const video of await page.locator("video").all()) await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(films).toEqual([]);
  const second = page.locator("video").last();
  await second.scrollIntoViewIfNeeded();
  await second.focus();
  const asked = page.waitForRequest((request) => isFilm(request.url()));
  await page.keyboard.press("Space");
  const source = await second.evaluate((video: HTMLVideoElement) => video.src);
  expect((await asked).url()).toBe(source);
  expect(new Set(films)).toEqual(new Set([source]));
  await close();
});

test("without JavaScript the videos have their controls, names and posters", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/gallery/videos`, {
    javaScriptEnabled: false,
  });
  const videos = page.locator("video[controls][muted][preload=none][poster][src]");
  expect(await videos.count()).toBe(files.length);
  for (const video of await videos.all()) expect(await video.getAttribute("aria-label")).toMatch(/\S/);
  await close();
});
