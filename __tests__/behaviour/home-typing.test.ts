import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { pass } from "../helpers/driven-clock";

const site = fixedSite();

const TITLE = { level: 1, name: "Read on with Care.", exact: true } as const;
const title = (page: Page) => page.getByRole("heading", TITLE);
const typed = (page: Page) => title(page).locator("[aria-hidden=true]").textContent();
const typingButton = (page: Page) => page.getByRole("button", { name: /the typing/ });

/** After how many ms the typed line reads what: a pause of 1000, 80 a deleted character, 150 a typed one. */
const STEPS: readonly (readonly [wait: number, text: string])[] = [
  [1000, "Care"],
  [80, "Car"],
  [80, "Ca"],
  [80, "C"],
  [80, ""],
  [150, "L"],
  [150, "Li"],
  [150, "Lig"],
  [150, "Ligh"],
  [150, "Light"],
  [150, "Light."],
  [1000, "Light"],
  [80, "Ligh"],
  [80, "Lig"],
  [80, "Li"],
  [80, "L"],
  [80, ""],
  [150, "C"],
  [150, "Ca"],
  [150, "Car"],
  [150, "Care"],
  [150, "Care."],
  [1000, "Care"],
];

test.each([390, 1280])(
  "at %i px the heading's words are typed in turn and on time, and nothing else moves",
  async (width) => {
    const { page } = await site.open("/", { clock: "driven", width });
    const others = [
      page.getByText("A company that does not exist, for people who do."),
      page.getByRole("main").getByRole("link", { name: "Form" }).first(),
    ];
    const places = () => Promise.all(others.map((one) => one.boundingBox()));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    let shown = "Care.";
    for (const [wait, text] of STEPS) {
      await pass(page, wait - 1);
      expect(await typed(page)).toBe(shown);
      await pass(page, 1);
      expect(await typed(page)).toBe(text);
      shown = text;
    }
    expect(await places()).toEqual(before);
  },
);

test("the typing is paused on its first word by a button, which keeps the focus and plays it again", async () => {
  const { page } = await site.open("/", { clock: "driven" });
  await pass(page, 1000);
  await pass(page, 80);
  expect(await typed(page)).toBe("Car");
  await page.getByRole("button", { name: "Pause the typing" }).click();
  await pass(page, 10_000);
  expect(await typed(page)).toBe("Care.");
  await page.getByRole("button", { name: "Play the typing" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await pass(page, 1000);
  expect(await typed(page)).toBe("Care");
});

test("with reduced motion the heading stands still, without a button", async () => {
  const { page } = await site.open("/", { clock: "driven", reducedMotion: "reduce" });
  await pass(page, 10_000);
  expect(await typed(page)).toBe("Care.");
  expect(await typingButton(page).count()).toBe(0);
});

test("without scripts the heading is whole, without a button", async () => {
  const { page } = await site.open("/", { javaScriptEnabled: false });
  expect(await typed(page)).toBe("Care.");
  expect(await typingButton(page).count()).toBe(0);
});

test("the heading's name is whole while a word is typed", async () => {
  const { page } = await site.open("/", { clock: "driven" });
  await pass(page, 1000);
  expect(await typed(page)).not.toBe("Care.");
  expect(await title(page).count()).toBe(1);
});
