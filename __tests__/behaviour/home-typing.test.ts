import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { pass } from "../helpers/driven-clock";
import { expectSoon } from "../helpers/expect-soon";

const site = fixedSite();

const TITLE = { level: 1, name: "Read on with Care.", exact: true } as const;
const title = (page: Page) => page.getByRole("heading", TITLE);
const typed = (page: Page) => title(page).locator("[aria-hidden=true]").textContent();
const typingButton = (page: Page) => page.getByRole("button", { name: /the typing/ });

/** The text of the typed line: the first after a pause, the others at equal intervals. */
const PHASES = [
  { pause: 1000, every: 80, texts: ["Care", "Car", "Ca", "C", ""] },
  { pause: 150, every: 150, texts: ["L", "Li", "Lig", "Ligh", "Light", "Light."] },
  { pause: 1000, every: 80, texts: ["Light", "Ligh", "Lig", "Li", "L", ""] },
  { pause: 150, every: 150, texts: ["C", "Ca", "Car", "Care", "Care."] },
  { pause: 1000, every: 80, texts: ["Care"] },
];

test("the heading's words are typed in turn and on time, and nothing else moves", async () => {
  const { page } = await site.open("/", { clock: "driven" });
  const others = [
    page.getByText("A company that does not exist, for people who do."),
    page.getByRole("main").getByRole("link", { name: "Form" }).first(),
  ];
  const places = () => Promise.all(others.map((one) => one.boundingBox()));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  let shown = "Care.";
  for (const { pause, every, texts } of PHASES) {
    for (const [index, text] of texts.entries()) {
      await pass(page, (index === 0 ? pause : every) - 1);
      expect(await typed(page)).toBe(shown);
      await pass(page, 1);
      expect(await typed(page)).toBe(text);
      shown = text;
    }
  }
  expect(await places()).toEqual(before);
});

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

test.each<Visit>([{ reducedMotion: "reduce" }, { javaScriptEnabled: false }])(
  "the heading stands still, without a button: %o",
  async (visit) => {
    const { page } = await site.open("/", { clock: "driven", ...visit });
    if (!("javaScriptEnabled" in visit)) await page.clock.runFor(10_000);
    expect(await typed(page)).toBe("Care.");
    await expectSoon(() => typingButton(page).count(), 0);
  },
);
