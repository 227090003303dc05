import type { Page, Response } from "playwright-core";
import { article, country } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { scrollThrough } from "../helpers/scroll-through";
import { sharedSite } from "../helpers/shared-site";
import { ROUTES } from "../helpers/site-content";

const site = sharedSite();

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const MOST_BYTES = 160 * 1024;
/** How much larger than its file a picture may be shown, in device pixels. */
const STRETCH = 1.1;

interface Heavy {
  readonly address: string;
  readonly bytes: number;
}

/** Collects the picture responses of a page. */
function servedPictures(page: Page): () => Promise<Heavy[]> {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (/^image\//.test(response.headers()["content-type"] ?? "")) responses.push(response);
  });
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        address: new URL(response.url()).pathname,
        bytes: (await response.body()).length,
      })),
    );
}

/** Faults of the page's raster pictures: markup, a broken file, a file smaller than its display size. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(async (stretch) => {
    const isDrawing = (address: string) => /\.svg(\?|$)|^data:image\/svg/.test(address);
    const widthsOf = (srcSet: string | null) =>
      (srcSet ?? "").split(",").map((candidate) => {
        const [address = "", width = ""] = candidate.trim().split(/\s+/);
        return {
          address: address && new URL(address, document.baseURI).href,
          width: Number.parseInt(width, 10),
        };
      });
    const found: string[] = [];
    for (const image of document.images) {
      const name = image.getAttribute("src") ?? "";
      if (isDrawing(name)) continue;
      if (image.parentElement?.localName !== "picture") found.push(`${name}: not in <picture>`);
      for (const attribute of ["sizes", "srcset", "width", "height", "alt"]) {
        if (!image.hasAttribute(attribute)) found.push(`${name}: no ${attribute}`);
      }
      const { width, height } = image.getBoundingClientRect();
      if (width === 0 || image.currentSrc === "") continue;
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode().catch(() => found.push(`${image.currentSrc}: cannot be shown`));
      const needed =
        Math.max(width / file.naturalWidth, height / file.naturalHeight) * window.devicePixelRatio;
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? []), image].map((one) =>
        widthsOf(one.getAttribute("srcset")),
      );
      const set = sets.find((widths) => widths.some(({ address }) => address === image.currentSrc)) ?? [];
      const largest = set.every(({ width: other }) => other <= file.naturalWidth);
      if (needed > stretch && !largest) {
        found.push(
          `${image.currentSrc}: ${file.naturalWidth}x${file.naturalHeight} shown ${needed.toFixed(2)} times as large, ${Math.round(width)}x${Math.round(height)}, sizes ${image.sizes}`,
        );
      }
    }
    return found;
  }, STRETCH);
}

test.each(ROUTES)("on a phone %s shows every picture from a file of the right size", async (route) => {
  const { page, close } = await openPage(site.browser, `${site.url}/favicon.svg`, PHONE);
  const served = servedPictures(page);
  await page.goto(site.url + route, { waitUntil: "load" });
  await hydrated(page);
  await scrollThrough(page);
  expect(await faults(page)).toEqual([]);
  expect((await served()).filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  await close();
});

test.each(["/", country.path, "/gallery/images", article.path])(
  "%s shows its pictures without AVIF support, none too large for a phone",
  async (route) => {
    const { page, close } = await openPage(site.browser, `${site.url}/favicon.svg`, PHONE);
    const served = servedPictures(page);
    await page.route("**/*.js", (asked) => asked.abort());
    await page.route(`${site.url}${route}`, async (asked) => {
      const response = await asked.fetch();
      const html = await response.text();
      await asked.fulfill({ response, body: html.replace(/<source[^>]*type="image\/avif"[^>]*>/g, "") });
    });
    await page.goto(site.url + route, { waitUntil: "load" });
    await scrollThrough(page);
    const shown = await page
      .locator("picture img")
      .evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : "")),
      );
    expect(shown.filter((address) => address !== "" && !address.endsWith(".webp"))).toEqual([]);
    expect(shown.some((address) => address.endsWith(".webp"))).toBe(true);
    expect((await served()).filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
    await close();
  },
);

test("an institution's picture that cannot be fetched is replaced by the default", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/favicon.svg`);
  const monogram = page.locator("[data-institution] img").first();
  await page.route(/\/static\/.*\.svg$/, (route) =>
    route.request().url().includes("default-institution") ? route.continue() : route.abort(),
  );
  await page.goto(`${site.url}${country.path}`, { waitUntil: "load" });
  await hydrated(page);
  await monogram.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>("[data-institution] img");
    return image?.complete && image.naturalWidth > 0;
  });
  expect(await monogram.getAttribute("src")).toMatch(/default|^data:/);
  await close();
});
