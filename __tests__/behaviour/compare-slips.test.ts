import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { advanceUntilVisible, pass } from "../helpers/driven-clock";
import { expectSoon, hasFocus, plain } from "../helpers/expect-soon";
import { layoutFaults } from "../helpers/layout-faults";

const site = fixedSite();

async function openCompare(query = "", visit?: Visit): Promise<Page> {
  return (await site.open(`/compare${query}`, visit)).page;
}
const slip = (page: Page) => page.locator("[data-slip]");
const figure = (page: Page, country: string, row: string) =>
  page.getByRole("link", { name: `${row}, ${country}: where this figure comes from` });
const tuition = (page: Page, country: string) => figure(page, country, "Tuition a year");
const slipText = async (page: Page) => plain(await slip(page).textContent());
const expanded = (page: Page, country: string) => tuition(page, country).getAttribute("aria-expanded");

test.each([
  ["", 390],
  ["?c=kiribati,palau", 390],
  ["", 1280],
  ["?c=kiribati,palau", 1280],
] as const)(
  "a figure of /compare%s opens in its place at %d px, below its value, and covers no other",
  async (query, width) => {
    const page = await openCompare(query, { width, height: 844 });
    for (const country of ["Palau", "Kiribati"]) {
      await tuition(page, country).click();
      const amount = country === "Palau" ? "USD 25,300" : "AUD 32,000";
      await expectSoon(() => slipText(page), expect.stringContaining(amount));
      const place = await slip(page).boundingBox();
      const value = await tuition(page, country).boundingBox();
      expect(place && value && place.y >= value.y + value.height).toBe(true);
      expect(place && place.x >= 0 && place.x + place.width <= width).toBe(true);
      const covered = await slip(page).evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return [
          ...document.querySelectorAll("[data-country] :is(dt, [data-row] > dd:first-of-type)"),
        ].flatMap((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const isUnder = [...range.getClientRects()].some(
            (box) =>
              box.width > 1 && box.top < bottom && box.bottom > top && box.left < right && box.right > left,
          );
          return isUnder ? one.textContent : [];
        });
      });
      expect(covered).toEqual([]);
    }
    await expectSoon(() => slip(page).count(), 1);
  },
);

test("a figure of the comparison says what it is and who states it; Escape, its mark or a second press closes it, and the focus is back", async () => {
  const page = await openCompare("?c=kiribati,palau");
  const before = page.url();
  await tuition(page, "Kiribati").focus();
  await page.keyboard.press("Enter");
  await expectSoon(() => hasFocus(slip(page)), true);
  await expectSoon(() => slipText(page), expect.stringMatching(/^Tuition ?AUD 32,000/));
  const source = slip(page).getByRole("link", { name: /^Look it up at An office that says so/ });
  await expectSoon(() => source.getAttribute("href"), "https://office.example/ki/tuition/year");
  const listed = slip(page).getByRole("link", { name: "In the list below" });
  await expectSoon(() => listed.getAttribute("href"), "/figures#ki.tuition.year");
  await expectSoon(() => expanded(page, "Kiribati"), "true");
  await page.keyboard.press("Escape");
  await slip(page).waitFor({ state: "detached" });
  await expectSoon(() => hasFocus(tuition(page, "Kiribati")), true);
  await expectSoon(() => expanded(page, "Kiribati"), "false");
  for (const close of [
    () => page.keyboard.press("Shift+Tab").then(() => page.keyboard.press("Enter")),
    () => slip(page).getByRole("button", { name: "Close this figure" }).click(),
  ]) {
    await page.keyboard.press("Enter");
    await expectSoon(() => hasFocus(slip(page)), true);
    await close();
    await slip(page).waitFor({ state: "detached" });
    await expectSoon(() => hasFocus(tuition(page, "Kiribati")), true);
  }
  await tuition(page, "Kiribati").click();
  await slip(page).waitFor();
  await tuition(page, "Palau").click();
  await expectSoon(() => slipText(page), expect.stringContaining("USD 25,300"));
  await expectSoon(() => expanded(page, "Kiribati"), "false");
  expect(page.url()).toBe(before);
});

test("another choice closes a figure, as its value may be another", async () => {
  const page = await openCompare();
  await tuition(page, "Palau").click();
  await slip(page).waitFor();
  await page.getByLabel("I have finished").selectOption({ label: "Class 12" });
  await slip(page).waitFor({ state: "detached" });
});

test("a figure that opens in its place announces no other page", async () => {
  const page = await openCompare("", { clock: "driven" });
  await tuition(page, "Palau").click();
  await advanceUntilVisible(page, slip(page));
  await pass(page, 1000);
  await expectSoon(() => page.getByText("The page is on its way").count(), 0);
});

test("a press for another tab opens the register there, and no slip", async () => {
  const page = await openCompare();
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    tuition(page, "Palau").click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.waitForURL("**/figures#pw.tuition.year");
  await expectSoon(() => slip(page).count(), 0);
});

test.each([
  ["without scripts", { javaScriptEnabled: false }],
  [
    "whose slips cannot be loaded",
    {
      mayComplain: true,
      before: (page: Page) => page.route("**/figure-slips.json", (route) => route.abort()),
    },
  ],
] satisfies [string, Visit][])("on a page %s a figure leads to the register", async (_, visit) => {
  const page = await openCompare("", visit);
  await tuition(page, "Palau").click();
  await page.waitForURL("**/figures#pw.tuition.year");
});

test.each(["", "?c=kiribati,palau"])(
  "with a figure open on /compare%s axe and the eye find nothing",
  async (query) => {
    const page = await openCompare(query, { width: 320, reducedMotion: "reduce" });
    await tuition(page, "Palau").click();
    await slip(page).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
    }
  },
);
