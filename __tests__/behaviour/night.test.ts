import type { Locator } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";

const site = fixedSite();

/** Sum of red, green and blue: 0 is black, 765 white. */
const brightness = (of: Locator, property: "backgroundColor" | "color") =>
  of.evaluate(
    (element, name) =>
      (getComputedStyle(element)[name].match(/\d+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    property,
  );

test("a page follows the visitor's system into the dark and back, and paper and print stay light", async () => {
  const { page } = await site.open("/about");
  const title = page.getByRole("heading", { level: 1 });
  const onEnvelope = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  const painted = () =>
    Promise.all([
      brightness(page.locator("body"), "backgroundColor"),
      brightness(title, "color"),
      brightness(onEnvelope, "color"),
    ]);
  const looks = async () => (await painted()).map((sum) => (sum > 382 ? "light" : "dark"));
  const day = await painted();
  expect(await looks()).toEqual(["light", "dark", "dark"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSoon(looks, ["dark", "light", "dark"]);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expectSoon(() => brightness(title, "color"), 0);
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  await expectSoon(painted, day);
});
