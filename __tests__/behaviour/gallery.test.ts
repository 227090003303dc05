import { fixedSite } from "../fixed-site/fixed-site";
import { closed, lightbox, openGallery, PICTURES, picture, shows } from "../helpers/gallery";
import { until } from "../helpers/until";

const site = fixedSite();
const inDialog = (name: string) => ({ name, exact: true }) as const;

test.each(["click", "Enter"])("by %s a picture opens large, with its caption and place", async (by) => {
  const { page } = await openGallery(site);
  if (by === "click") await picture(page, 1).click();
  else await picture(page, 1).press("Enter");
  await shows(page, 1);
  expect(await lightbox(page).getAttribute("aria-modal")).toBe("true");
  const text = await lightbox(page).textContent();
  expect(text).toContain("The first lantern");
  expect(text).toContain("Drawn scene; photographs follow");
  expect(text).toMatch(/2\s*\/\s*3/);
});

test("arrow keys and buttons go through all pictures, and one Back returns to the gallery", async () => {
  const { page } = await openGallery(site);
  await picture(page, 0).click();
  await shows(page, 0);
  await page.keyboard.press("ArrowRight");
  await shows(page, 1);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 0);
  await lightbox(page).getByRole("button", inDialog("Previous picture")).click();
  await shows(page, 2);
  await lightbox(page).getByRole("button", inDialog("Next picture")).click();
  await shows(page, 0);
  await page.goBack();
  await closed(page);
});

test.each(["Escape", "the button", "Back"])(
  "%s closes it: the focus is back on the picture, nothing has scrolled, and it opens again",
  async (by) => {
    const { page } = await openGallery(site);
    await picture(page, 2).focus();
    const place = await page.evaluate(() => window.scrollY);
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press("Enter");
      await shows(page, 2);
      if (by === "Escape") await page.keyboard.press("Escape");
      else if (by === "Back") await page.goBack();
      else await lightbox(page).getByRole("button", inDialog("Close")).click();
      await closed(page);
      await picture(page, 2).and(page.locator(":focus")).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
  },
);

test("the focus stays in it, and the page behind is inert until it is closed", async () => {
  const { page } = await openGallery(site);
  await picture(page, 0).click();
  await shows(page, 0);
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("[role=dialog]"),
    );
    expect(isOutside).toBe(false);
  }
  expect(await page.getByRole("main").count()).toBe(0);
  await page.keyboard.press("Escape");
  await closed(page);
  expect(await page.locator("[inert]").count()).toBe(0);
});

test("an address with a fragment of no picture opens nothing", async () => {
  const { page } = await openGallery(site, "#fair-99");
  expect(await lightbox(page).count()).toBe(0);
});

test("an address with a picture's fragment opens it; closed, it leaves the focus on the picture", async () => {
  const { page } = await openGallery(site, "#winter-1");
  await shows(page, 2);
  await page.keyboard.press("Escape");
  await closed(page);
  await picture(page, 2).and(page.locator(":focus")).waitFor();
});

test("a large picture that fails can be passed over", async () => {
  const { page } = await openGallery(site, "", { mayComplain: true });
  await page.route("**/*.{webp,avif,png,jpg}", (route) => route.abort());
  await picture(page, 0).click();
  await lightbox(page).waitFor();
  await until(page, "the focus in the lightbox", () => document.activeElement?.closest("[role=dialog]"));
  await page.unroute("**/*.{webp,avif,png,jpg}");
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(`**${PICTURES[2].hash}`);
  await page.keyboard.press("Escape");
  await closed(page);
});

test("without scripts a picture leads to its large file", async () => {
  const { page } = await openGallery(site, "", { javaScriptEnabled: false });
  await picture(page, 0).click();
  await page.waitForURL(/\.(png|jpe?g|webp)$/);
  const large = page.getByRole("img");
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("on a phone a swipe goes to the next picture", async () => {
  const { page } = await openGallery(site, "", { width: 390, height: 844 });
  await picture(page, 0).click();
  await shows(page, 0);
  await page.mouse.move(300, 400);
  await page.mouse.down();
  for (const x of [180, 60]) await page.mouse.move(x, 402, { steps: 6 });
  await page.mouse.up();
  await shows(page, 1);
});
