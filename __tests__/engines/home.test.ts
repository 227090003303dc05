import { COUNT, controls, slide, turnsAt } from "../helpers/awards-carousel";
import { inEveryEngine } from "../helpers/engines/engine-site";
import { home } from "../helpers/site-content";

const [place] = home.map.countries;

/** Whether the only slide that is fully in view has a name. */
function isInView(name: string): boolean {
  const inView = [...document.querySelectorAll("[aria-roledescription=slide]")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && left >= -1 && right <= window.innerWidth + 1;
  });
  return inView.length === 1 && inView[0]?.getAttribute("aria-label") === name;
}

inEveryEngine((test) => {
  test("the buttons of the awards go forth, past the last one, and back", async (page) => {
    if (!turnsAt(390)) return;
    await page.resize(390);
    await page.open("/");
    await page.run(() =>
      document.querySelector("[aria-roledescription=carousel]")?.scrollIntoView({ block: "center" }),
    );
    for (let number = 2; number <= COUNT + 1; number += 1) {
      await page.click({ css: "[aria-roledescription=carousel] button", text: controls.next });
      await page.until(`${slide(number)} is in view`, isInView, slide(number));
    }
    await page.click({ css: "[aria-roledescription=carousel] button", text: controls.previous });
    await page.until(`${slide(COUNT)} is in view`, isInView, slide(COUNT));
  });

  for (const width of [390, 1280])
    test(`at ${width} px a country of the map leads to its guide`, async (page) => {
      if (!place) return;
      // On a phone the board names the map's countries.
      const named = width < 640 ? "th" : "li";
      await page.resize(width);
      await page.open("/");
      await page.click({ css: `#countries ${named} a[href="${place.link}"]` });
      await page.at(place.link);
      await page.focused("h1");
    });
});
