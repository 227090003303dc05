import { PAGE_KINDS } from "../helpers/examples";
import { openStopped, pass, passUntil } from "../helpers/open-stopped";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";
import { home } from "../helpers/site-content";
import { startTour } from "../helpers/tour";

const site = sharedSite();
const tour = startTour(site);

/** Within which late code has come, even on a busy machine, in ms. */
const CODE_MS = 15_000;

/** A page's markup at two moments ten seconds apart; everything further down has come near before. */
async function tenSeconds(route: string) {
  const { page, close } = await openStopped(site.browser, site.url + route, { reducedMotion: "reduce" });
  for (const place of ["[aria-roledescription=carousel]", "footer", "h1"]) {
    const found = page.locator(place).first();
    if ((await found.count()) > 0) await found.scrollIntoViewIfNeeded();
    await pass(page, 500);
  }
  const carousel = page.locator("[aria-roledescription=carousel]");
  if ((await carousel.count()) > 0)
    await passUntil(page, carousel.getByRole("button", { name: home.awards.controls.next }));
  // Scrolling has asked for the code of the country guides' parts, of notes and of tools. A busy machine may never
  // report an idle network; the code is there long before that.
  await page.waitForLoadState("networkidle", { timeout: CODE_MS }).catch(() => undefined);
  await pass(page, 500);
  const look = () => page.locator("main").innerHTML();
  const before = await look();
  await pass(page, 10_000);
  const after = await look();
  const endless = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
  );
  await close();
  return { before, after, endless };
}

test.each(PAGE_KINDS)("%s stays still for visitors who asked for less motion", async (route) => {
  const { before, after, endless } = await tenSeconds(route);
  expect(after).toBe(before);
  expect(endless).toBe(0);
});

test("the home page moves for everyone else", async () => {
  const { page, close } = await openStopped(site.browser, `${site.url}/`, { reducedMotion: "no-preference" });
  const heading = () => page.locator("h1").textContent();
  const before = await heading();
  // React sets the next timer once it has rendered: a second at a time, so that none is passed over.
  for (let second = 0; second < 20 && (await heading()) === before; second += 1) await pass(page, 1000);
  expect(await heading()).not.toBe(before);
  await close();
});

test.each(PAGE_KINDS)("in forced colours the buttons of %s have an edge", async (route) => {
  const page = await tour.visit(route);
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button")].filter((control) =>
      [getComputedStyle(control), getComputedStyle(control, "::before")].some(
        ({ backgroundColor, content }) => content !== "none" && !/, 0\)|transparent/.test(backgroundColor),
      ),
    ),
  );
  await page.emulateMedia({ forcedColors: "active" });
  await painted(page);
  const faults = await filled.evaluate((controls) =>
    controls
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
      })
      .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: "none" });
  expect(faults).toEqual([]);
});
