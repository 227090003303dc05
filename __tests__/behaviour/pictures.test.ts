import { fixedSite } from "../fixed-site/fixed-site";
import { until } from "../helpers/until";

const site = fixedSite();

test("an institution's picture that does not come is replaced by one that does", async () => {
  const { page } = await site.open("/countries/australia", {
    mayComplain: true,
    before: (page) => page.route("**/perth-college.svg", (route) => route.abort()),
  });
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Perth College" }) });
  const picture = card.locator("img").first();
  await picture.scrollIntoViewIfNeeded();
  const handle = await picture.elementHandle();
  await until(
    page,
    "the picture in its place",
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    handle,
  );
  expect(await picture.getAttribute("src")).not.toContain("perth-college");
});

test("pictures are shown by a browser without AVIF", async () => {
  const { page } = await site.open("/gallery/images", {
    javaScriptEnabled: false,
    before: (page) =>
      page.route("**/gallery/images", async (asked) => {
        const response = await asked.fetch();
        const html = await response.text();
        await asked.fulfill({ response, body: html.replace(/<source[^>]*type="image\/avif"[^>]*>/g, "") });
      }),
  });
  const picture = page.getByRole("main").locator("picture img").first();
  await picture.scrollIntoViewIfNeeded();
  expect(
    await picture.evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return "no picture";
      await image.decode();
      return image.currentSrc;
    }),
  ).toMatch(/\.webp$/);
});
