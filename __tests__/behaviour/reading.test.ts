import type { Locator, Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { expectSoon, hasFocus, plain } from "../helpers/expect-soon";
import { scrollTo } from "../helpers/focus";

const site = fixedSite();

const GUIDE = "/countries/australia";
const PHONE = { width: 390, height: 844, reducedMotion: "reduce" } as const;

async function openGuide(visit: Visit = {}, hash = "") {
  const { page } = await site.open(GUIDE + hash, visit);
  return page;
}

const work = (page: Page) => page.getByText("Yes, within the limit of your visa");
const parents = (page: Page) => page.getByText("They may visit you with a visa of their own");
const question = (page: Page, words: string) => page.getByRole("heading", { name: words });

const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + 4, top + 4);
    return (
      bottom <= window.innerHeight && found !== null && (element.contains(found) || found.contains(element))
    );
  });

test("an address that names a question opens it at once, in sight, the next address the next; a click closes and opens", async () => {
  const page = await openGuide({}, "#q-parents");
  await parents(page).waitFor();
  await work(page).waitFor({ state: "hidden" });
  await expectSoon(() => isInSight(question(page, "May my parents come along?")), true);
  await page.evaluate(() => window.location.assign("#q-work"));
  await work(page).waitFor();
  await question(page, "May I work beside the course?").click();
  await work(page).waitFor({ state: "hidden" });
  await question(page, "May I work beside the course?").click();
  await work(page).waitFor();
});

test("a link on another page opens the question to which it leads, in sight", async () => {
  const { page } = await site.open("/blogs/papers");
  const link = page.getByRole("main").getByRole("link", { name: "hand it in" }).first();
  await link.evaluate((one) => one.setAttribute("href", "/countries/australia#q-parents"));
  await link.click();
  await parents(page).waitFor();
  await expectSoon(() => isInSight(question(page, "May my parents come along?")), true);
});

const figureIn = (page: Page) =>
  page
    .locator("p")
    .getByRole("link", { name: /48 hours/ })
    .first();
const slip = (page: Page) => page.getByRole("group", { name: "Work in term" });
const lineOf = (page: Page) => page.locator("#fact-au-work-hours");

test("a pressed figure opens in its place, says where to check it, and closes by a second press and by Escape", async () => {
  const page = await openGuide(PHONE);
  await page.getByRole("heading", { name: "Working while you study" }).click();
  await figureIn(page).click();
  await expectSoon(() => isInSight(slip(page)), true);
  await slip(page).getByText("48 hours").waitFor();
  await slip(page).getByText("while the course is in session").waitFor();
  await slip(page)
    .getByRole("link", { name: /An office that says so/ })
    .waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await figureIn(page).click();
  await slip(page).waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await slip(page).waitFor();
  await page.keyboard.press("Escape");
  await slip(page).waitFor({ state: "detached" });
  await expectSoon(() => hasFocus(figureIn(page)), true);
});

test("the slip leads to the line in the list, which is marked and leads back to the text", async () => {
  const page = await openGuide(PHONE);
  await page.getByRole("heading", { name: "Working while you study" }).click();
  await figureIn(page).click();
  await slip(page).getByRole("link", { name: "In the list below" }).click();
  await expectSoon(() => isInSight(lineOf(page)), true);
  const ground = (line: Locator) => line.evaluate((one) => getComputedStyle(one).backgroundColor);
  const other = page.locator("[id^=fact-]:not(#fact-au-work-hours)").first();
  expect(await ground(lineOf(page))).not.toBe(await ground(other));
  await page.getByRole("button", { name: "Back to the text" }).click();
  await expectSoon(() => isInSight(figureIn(page)), true);
});

test("without scripts a figure in a text leads to its line in the list, which opens; back leads to the text again", async () => {
  const page = await openGuide({ ...PHONE, javaScriptEnabled: false });
  await page.getByRole("heading", { name: "Working while you study" }).click();
  await figureIn(page).click();
  await expectSoon(() => isInSight(lineOf(page)), true);
  await page.goBack();
  await expectSoon(() => isInSight(figureIn(page)), true);
});

async function openLong(visit: Visit) {
  const { page } = await site.open("/answers", visit);
  return page;
}

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const chapter = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { name, exact: true });

async function readTo(page: Page, name: string): Promise<void> {
  const box = await chapter(page, name).boundingBox();
  await scrollTo(page, (await page.evaluate(() => window.scrollY)) + (box?.y ?? 0) - 140);
}

test("the contents mark the chapter that is being read, and stay in sight; a link leads below the header", async () => {
  const page = await openLong({ reducedMotion: "reduce" });
  const marked = (name: string) => contents(page).locator("[aria-current=true]", { hasText: name }).waitFor();
  for (const name of ["The questions", "Where it goes", "What to attach"]) {
    await readTo(page, name);
    await marked(name);
  }
  const { y = -1, height = 0 } = (await contents(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(900);
  await scrollTo(page, 0);
  await contents(page).locator("[aria-current]").waitFor({ state: "detached" });
  await contents(page).getByRole("link", { name: "Who pays" }).click();
  await marked("Who pays");
  await expectSoon(() => isInSight(chapter(page, "Who pays")), true);
});

const bar = (page: Page) => contents(page).locator("summary");
const entry = (page: Page) => contents(page).getByRole("link", { name: "Who pays" });

test("on a phone a bar below the header says which chapter is being read, and its list leads to another", async () => {
  const page = await openLong(PHONE);
  for (const [name, words] of [
    ["Where it goes", "4 of 5 · Where it goes"],
    ["What to attach", "2 of 5 · What to attach"],
  ] as const) {
    await readTo(page, name);
    await bar(page).getByText(words).waitFor();
    await expectSoon(() => isInSight(bar(page)), true);
  }
  await bar(page).click();
  await entry(page).click();
  await entry(page).waitFor({ state: "hidden" });
  await bar(page).getByText("3 of 5 · Who pays").waitFor();
  await expectSoon(() => isInSight(chapter(page, "Who pays")), true);
});

test("the bar's list closes on Escape with the focus back on it, and on a press elsewhere", async () => {
  const page = await openLong(PHONE);
  await readTo(page, "What to attach");
  await bar(page).getByText("2 of 5 · What to attach").waitFor();
  await bar(page).click();
  await entry(page).focus();
  await page.keyboard.press("Escape");
  await entry(page).waitFor({ state: "hidden" });
  await expectSoon(() => hasFocus(bar(page)), true);
  await page.keyboard.press("Enter");
  await entry(page).waitFor();
  await page.mouse.click(200, 760);
  await entry(page).waitFor({ state: "hidden" });
});

test.each([1024, 1366])("at %i px other articles begin beside the text, and stay in sight", async (width) => {
  const { page } = await site.open("/blogs/papers", { width, height: 768, reducedMotion: "reduce" });
  const list = page.getByRole("navigation", { name: "Explore More Blogs" });
  const heading = list.getByRole("heading");
  const [beside, text] = [
    await list.boundingBox(),
    await page.getByRole("article").locator("p").last().boundingBox(),
  ];
  expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(beside?.y).toBeLessThan(768);
  await scrollTo(page, (beside?.y ?? 0) + 300);
  await expectSoon(() => isInSight(heading), true);
});

test("on a tablet other articles stand side by side below the text, which has the page's width", async () => {
  const { page } = await site.open("/blogs/papers", { width: 768, height: 1024 });
  const boxesOf = (part: Locator) =>
    part.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const list = page.getByRole("navigation", { name: "Explore More Blogs" });
  const texts = await boxesOf(page.getByRole("article").locator("p"));
  const [first, second] = await boxesOf(list.getByRole("link"));
  expect(Math.max(...texts.map(({ width }) => width))).toBeGreaterThan(600);
  expect(first.y).toBeGreaterThan(Math.max(...texts.map(({ y }) => y)));
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x);
});

test.each([
  ["/countries/australia", "Study @ Australia"],
  ["/plan?c=kiribati", "Kiribati"],
])("what a reader copies from %s has none of the hints for screen readers", async (path, text) => {
  const { page } = await site.open(path);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
  const hints = await page.locator("main .visually-hidden").allTextContents();
  expect(hints.filter((hint) => hint.includes("(")).length).toBeGreaterThan(0);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
  const copied = async () => plain(await page.evaluate(() => navigator.clipboard.readText()));
  await expectSoon(copied, expect.stringContaining(text));
  const found = hints.map((hint) => hint.trim()).filter((hint) => /^\(.*\)$/.test(hint));
  const shown = await copied();
  expect(found.filter((hint) => shown.includes(hint))).toEqual([]);
});
