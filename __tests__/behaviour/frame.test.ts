import type { Locator, Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, hasFocus } from "../helpers/expect-soon";
import { focusedName, scrollTo } from "../helpers/focus";
import { arrived } from "../helpers/hydrated";
import { until } from "../helpers/until";

const site = fixedSite();

const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page, name: string) => header(page).getByRole("button", { name, exact: true });
const isOpen = async (page: Page, name: string) =>
  (await menu(page, name).getAttribute("aria-expanded")) === "true";
const entries = (page: Page) =>
  header(page).getByRole("navigation", { name: "Main" }).getByRole("listitem").getByRole("listitem");

test("the top bar calls, writes and leads to the company's page elsewhere; the entry of the page being read is marked", async () => {
  const { page } = await site.open("/contact");
  const bar = page.getByRole("region", { name: "Contact and social links" });
  const addresses = await bar.getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  const contacts = ["tel:+441130000000", "mailto:desk@lantern.example"];
  expect(addresses).toEqual([...contacts, "/parents", "/hi", "/ar", "https://mastodon.example"]);
  for (const name of ["+44 113 000 0000", "desk@lantern.example", "Mastodon"]) {
    const { y = 999, height = 0 } = (await bar.getByRole("link", { name }).boundingBox()) ?? {};
    expect([name, y < 150, height >= 36]).toEqual([name, true, true]);
  }
  const current = header(page).getByRole("navigation").locator("[aria-current=page]");
  await expectTexts(current, ["Contact"]);
});

test("a menu opens by keyboard, and Tab goes through its links in order and out of it, which closes it", async () => {
  const { page } = await site.open("/about");
  await menu(page, "Gallery").focus();
  await page.keyboard.press("Enter");
  await expectSoon(() => isOpen(page, "Gallery"), true);
  const names: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    names.push(await focusedName(page));
  }
  expect(names).toEqual(["Images", "Videos", "Contact"]);
  await expectSoon(() => isOpen(page, "Gallery"), false);
});

test("the countries' menu lists countries alone, then tools, subjects and guides, below the whole header", async () => {
  const { page } = await site.open("/about");
  await menu(page, "Countries").click();
  const links = entries(page).getByRole("link");
  await expectTexts(
    links,
    "Australia,Malaysia,Figures and sources,Last months,Our plan,Sailing,Cost of living,Letters,Answers,Offers,Statement,Loans".split(
      ",",
    ),
  );
  const [bar, first] = [await header(page).boundingBox(), await links.first().boundingBox()];
  if (!bar || !first) throw new Error("the header or its menu is not shown");
  expect(first.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test("a menu closes on Escape with the focus on its button, when another opens, on a click outside, and when a link is followed", async () => {
  const { page } = await site.open("/about");
  await menu(page, "Gallery").click();
  await expectTexts(entries(page), ["Images", "Videos"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expectSoon(() => isOpen(page, "Gallery"), false);
  await expectSoon(() => hasFocus(menu(page, "Gallery")), true);
  await menu(page, "Gallery").click();
  await menu(page, "Services").click();
  await expectSoon(() => Promise.all([isOpen(page, "Gallery"), isOpen(page, "Services")]), [false, true]);
  await page.mouse.click(4, 890);
  await expectSoon(() => isOpen(page, "Services"), false);
  await menu(page, "Gallery").click();
  await entries(page).getByRole("link", { name: "Videos" }).click();
  await arrived(page, "**/gallery/videos");
  await entries(page).first().waitFor({ state: "hidden" });
});

test("the countries' menu closes on the entry of the page being read", async () => {
  const { page } = await site.open("/countries/australia", { width: 1366 });
  await menu(page, "Countries").click();
  await entries(page).getByRole("link", { name: "Australia", exact: true }).click();
  await expectSoon(() => isOpen(page, "Countries"), false);
});

test("the navigation stays in sight when the page is scrolled, and leaves most of a low window free", async () => {
  const { page } = await site.open("/countries/australia", { width: 1280, height: 600 });
  await scrollTo(page, 900);
  const box = await header(page).boundingBox();
  if (!box) throw new Error("the page has no header");
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThan(600 / 3);
});

test("scroll-to-top shows only beyond 300 px, and leads to the top", async () => {
  const { page } = await site.open("/countries/australia", { reducedMotion: "reduce" });
  const button = page.getByRole("button", { name: "Scroll to top" });
  await scrollTo(page, 300);
  await expectSoon(() => button.count(), 0);
  await scrollTo(page, 301);
  await button.click();
  await until(page, "the top", () => window.scrollY === 0);
  await button.waitFor({ state: "detached" });
});

test("the bar's cells stay where they are when the button to the top comes over them, which covers no text at the page's end", async () => {
  const { page } = await site.open("/countries/australia", { ...PHONE, reducedMotion: "reduce" });
  const bar = page.getByRole("complementary");
  const cells = () =>
    bar.getByRole("link").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const before = await cells();
  await scrollTo(page, 100_000);
  const button = bar.getByRole("button", { name: "Scroll to top" });
  await button.waitFor();
  expect(await cells()).toEqual(before);
  const [top, cell] = [await button.boundingBox(), await bar.getByRole("link").last().boundingBox()];
  if (!top || !cell) throw new Error("the bar or its button is not shown");
  expect(top.y + top.height).toBeLessThanOrEqual(cell.y);
  expect(top.x + top.width).toBeLessThanOrEqual(PHONE.width);
  const covered = await button.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector("footer") ?? one, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: (string | null)[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects())
        if (line.right > left && line.left < right && line.bottom > top && line.top < bottom)
          found.push(texts.currentNode.textContent);
    }
    return found;
  });
  expect(covered).toEqual([]);
});

test.each([
  ["/contact", null],
  ["/online-consultation-form", "page"],
])("on %s the bar's third cell does not compete with the form's button", async (path, current) => {
  const { page } = await site.open(path, PHONE);
  const cell = page.getByRole("complementary").getByRole("link", { name: "Online form", exact: true });
  await expectSoon(() => cell.getAttribute("aria-current"), current);
  const ground = (of: Locator) => of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const { page: other } = await site.open("/about", PHONE);
  const loud = other.getByRole("complementary").getByRole("link", { name: "Online form", exact: true });
  expect(await ground(cell)).not.toBe(await ground(loud));
});

test("the chat link opens a message that names the page, and stands beside the text", async () => {
  const { page } = await site.open("/cost-of-living");
  const link = page.getByRole("link", { name: /Chat with us/ });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/441130000000");
  expect(address.searchParams.get("text")).toBe("Hello, I am on “Cost of living”.");
});

test("without JavaScript a menu opens on focus", async () => {
  const { page } = await site.open("/about", { javaScriptEnabled: false });
  await menu(page, "Gallery").focus();
  await header(page).getByRole("link", { name: "Videos" }).waitFor();
});

const EXAMPLES =
  "Preview. People, quotes, awards, phone numbers and promises are examples until Lantern replaces them.";

test.each([
  ["/", 320, EXAMPLES],
  ["/about", 768, EXAMPLES],
  ["/countries/australia", 1366, EXAMPLES],
  ["/privacy", 390, EXAMPLES],
  ["/hi", 390, /नमूने हैं, जब तक Lantern/],
])(
  "a bar about the examples is the first thing of %s at %d px, without scripts and on paper",
  async (path, width, text) => {
    const { page } = await site.open(path, { width, height: 844, javaScriptEnabled: false });
    const bar = page.getByText(text, { exact: true });
    const { y = -1, height = 0 } = (await bar.boundingBox()) ?? {};
    expect([y >= 0 && y < 10, height <= 90]).toEqual([true, true]);
    await expectSoon(() => page.getByText(/are (?:only )?(?:samples|examples)|नमूने हैं/).count(), 1);
    await page.emulateMedia({ media: "print" });
    await bar.waitFor();
  },
);

test.each([
  [320, ["+44 113 000 0000"]],
  [390, ["+44 113 000 0000"]],
  [480, ["+44 113 000 0000", "desk@lantern.example"]],
  [768, ["+44 113 000 0000", "desk@lantern.example", "Mastodon"]],
])(
  "at %d px the top bar shows %j in one line of links, 44 px high, none of them cut",
  async (width, words) => {
    const { page } = await site.open("/about", { width, height: 844 });
    await page
      .getByRole("link", { name: "Online form", exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    const bar = page.getByRole("region", { name: "Contact and social links" });
    const seen = await bar.locator("a, a > span:not(.visually-hidden)").evaluateAll((all) =>
      all.flatMap((one) => {
        const text = [...one.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : []));
        const { width: w, clipPath } = getComputedStyle(one);
        return clipPath === "none" && Number.parseFloat(w) > 1 ? text.filter(Boolean) : [];
      }),
    );
    expect(seen).toEqual(words);
    const links = bar.getByRole("link").filter({ visible: true });
    const boxes = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBe(3);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...boxes.map(({ width: w }) => w))).toBeGreaterThanOrEqual(32);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  },
);

test("lists without signs are lists for VoiceOver, which hears none where the style says none", async () => {
  const { page } = await site.open("/countries/australia");
  const styles = await page
    .locator("ul:not([role]), ol:not([role])")
    .evaluateAll((all) => all.map((list) => getComputedStyle(list).listStyleType));
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.filter((style) => style === "none")).toEqual([]);
});
