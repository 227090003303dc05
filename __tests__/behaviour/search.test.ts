import type { Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { expectSoon, hasFocus, textsOf } from "../helpers/expect-soon";
import { arrived } from "../helpers/hydrated";
import { refuseAddresses } from "../helpers/refused-history";
import { until } from "../helpers/until";

const site = fixedSite();

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const kind = (page: Page, name: RegExp) => page.getByRole("region", { name });
const allPages = (page: Page) => kind(page, /^All pages/);

test.each(["a press", "Enter"])(
  "%s on the magnifying glass leads to the search, with the focus in its field; arrows go through what is found",
  async (how) => {
    const { page } = await site.open("/about");
    if (how === "Enter") await opener(page).press("Enter");
    else await opener(page).click();
    await arrived(page, "**/search");
    await expectSoon(() => hasFocus(field(page)), true);
    await page.keyboard.type("college");
    const found = page.locator("main section[aria-labelledby^=found] a:visible");
    await found.nth(1).waitFor();
    for (const [key, stop] of [
      ["ArrowDown", found.first()],
      ["ArrowDown", found.nth(1)],
      ["ArrowUp", found.first()],
      ["ArrowUp", field(page)],
    ] as const) {
      await page.keyboard.press(key);
      await expectSoon(() => hasFocus(stop), true);
    }
    expect(await axeViolations(page)).toEqual([]);
  },
);

test.each(["ArrowDown", "ArrowUp"])(
  "while an input method composes a letter, %s is its key and leaves the focus in the field",
  async (key) => {
    const { page } = await site.open("/search?q=Malaysia");
    await kind(page, /^Country guides/).waitFor();
    await field(page).focus();
    const typing = await page.context().newCDPSession(page);
    await typing.send("Input.imeSetComposition", { text: "म", selectionStart: 1, selectionEnd: 1 });
    const press = (isComposing: boolean) =>
      field(page).evaluate(
        (input, init) => {
          input.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
        },
        { key, isComposing },
      );
    await press(true);
    await expectSoon(() => hasFocus(field(page)), true);
    await typing.send("Input.insertText", { text: "म" });
    await expectSoon(() => field(page).inputValue(), expect.stringContaining("म"));
    await field(page).fill("Malaysia");
    await kind(page, /^Country guides/).waitFor();
    await press(false);
    await expectSoon(() => hasFocus(field(page)), key === "ArrowUp");
  },
);

const FOUND = [
  ["visa step Malaysia", /^Country guides/, /Visa, step by step/, "/countries/malaysia#visa-step-by-step"],
  ["work beside the course", /^Questions/, /May I work beside/, "/countries/australia#q-work"],
  ["George Town", /^Country guides/, /Where students live/, "/countries/malaysia#cities"],
  ["George Town", /^Institutions/, /Penang College/, "/institutions?q=Penang%20College"],
  ["what to bring", /^Articles/, /What to bring/, "/blogs/first-talk#what-to-bring"],
  ["pay for water", /^Guides/, /Rent/, "/cost-of-living#rent"],
  ["Accra", /^Offices/, /Accra/, "/contact#branch-accra"],
  ["मुफ्त", /^Pages/, /हम कौन हैं/, "/hi#हम-कौन-हैं"],
  ["बातचीत", /^Pages/, /हम कौन हैं/, "/hi#हम-कौन-हैं"],
] as const;

test("chapters, questions, cities, institutions and offices are found under headings for their kinds", async () => {
  const { page } = await site.open("/search");
  for (const [query, name, title, address] of FOUND) {
    await field(page).fill(query);
    const link = kind(page, name).getByRole("link", { name: title }).first();
    await link.waitFor();
    await expectSoon(() => link.getAttribute("href"), address);
  }
});

test("on its page a figure comes with its value, a page whose name was typed comes first, and the address follows", async () => {
  const { page } = await site.open("/search?q=Malaysia+funds");
  await kind(page, /^Figures/)
    .getByRole("listitem")
    .first()
    .getByText(/about MYR\s30,000/)
    .waitFor();
  const kinds = page.getByRole("main").getByRole("region").getByRole("heading");
  await expectSoon(async () => (await textsOf(kinds))[0]?.startsWith("Figures"), true);
  await field(page).fill("Kiribati");
  await expectSoon(async () => (await textsOf(kinds))[0]?.startsWith("Country guides"), true);
  await field(page).fill("qqqq xxxx");
  await page.getByText("Nothing found for “qqqq xxxx”.").waitFor();
  await allPages(page).getByRole("heading", { name: "Country guides" }).click();
  await allPages(page).getByRole("link", { name: "Malaysia" }).first().waitFor();
  await page.waitForURL("**/search?q=qqqq+xxxx");
  await page.getByRole("button", { name: "Clear the field" }).click();
  await page.waitForURL("**/search");
});

test("the name of a row that all countries have is answered by all of them, each with its value and place", async () => {
  const { page } = await site.open("/search?q=visa+fee");
  const row = kind(page, /^Visa fee/);
  await row.getByRole("listitem").filter({ hasText: "Kiribati" }).waitFor();
  const first = page.getByRole("main").getByRole("region").first();
  await expectSoon(() => first.getByRole("heading").textContent(), expect.stringContaining("Visa fee"));
  await field(page).press("ArrowDown");
  await expectSoon(() => hasFocus(row.getByRole("link").first()), true);
});

test("where nothing is found the words go along to us", async () => {
  const { page } = await site.open("/search?q=qqqq+xxxx");
  const chat = page.getByRole("link", { name: "Ask by chat" });
  await expectSoon(() => chat.getAttribute("href"), expect.stringContaining("qqqq%20xxxx"));
  await page.getByRole("button", { name: "Ask us about it" }).click();
  await arrived(page, "**/contact#write");
  const message = page.locator("textarea[name=message]");
  await expectSoon(() => message.inputValue(), "I looked for “qqqq xxxx” and found nothing.");
  await expectSoon(() => hasFocus(message), true);
});

test.each([20, 0])(
  "typing and deleting a lot keeps finding if the browser allows %d changes of the address",
  async (most) => {
    const { page } = await site.open("/search", { before: (early) => refuseAddresses(early, most) });
    await field(page).focus();
    await page.keyboard.type("university of nowhere at all");
    for (let letter = 0; letter < 28; letter += 1) await page.keyboard.press("Backspace");
    await page.keyboard.type("Malaysia");
    await expectSoon(() => field(page).inputValue(), "Malaysia");
    const guide = kind(page, /^Country guides/).getByRole("link", { name: /Malaysia/ });
    await guide.first().waitFor();
    if (most === 0) return;
    // If the visitor leaves at once, Back restores the last typed text.
    await field(page).press("End");
    await page.keyboard.type(" funds");
    await kind(page, /^Figures/)
      .getByRole("link")
      .first()
      .click();
    await arrived(page, (url) => url.pathname !== "/search");
    await page.goBack();
    await arrived(page, "**/search?q=Malaysia+funds");
  },
);

test("Enter opens what has the focus, at its heading; an address shows its results to anybody", async () => {
  const { page } = await site.open("/search?q=Kiribati", PHONE);
  await expectSoon(() => field(page).inputValue(), "Kiribati");
  await kind(page, /^Country guides/).waitFor();
  await field(page).press("ArrowDown");
  await expectSoon(() => hasFocus(field(page)), false);
  await page.keyboard.press("Enter");
  await arrived(page, "**/countries/kiribati");
  await until(page, "the focus on the heading", () => document.activeElement?.tagName === "H1");
});

test("before the scripts came the field has the focus, and what was typed into it is looked for", async () => {
  const { page } = await site.open("/favicon.svg", { hydrates: false });
  await page.goto(`${site.url}/search`, { waitUntil: "commit" });
  await expectSoon(() => hasFocus(field(page)), true);
  await page.keyboard.type("Malaysia");
  await kind(page, /^Country guides/).waitFor();
});

test("if the search's data does not load, the page says so above the list of all pages; it comes with a later letter, once the connection is back", async () => {
  const { page } = await site.open("/search", {
    mayComplain: true,
    before: (early) => early.route("**/search.json", (route) => route.abort()),
  });
  await field(page).pressSequentially("Malay");
  const notice = page.getByText("The search did not come.");
  await notice.waitFor();
  await allPages(page).getByRole("heading", { name: "Country guides" }).waitFor();
  await page.unroute("**/search.json");
  await field(page).pressSequentially("s");
  const guides = kind(page, /^Country guides/).getByRole("link", { name: /Malaysia/ });
  await guides.first().waitFor();
  await notice.waitFor({ state: "detached" });
});

test("without scripts the button leads to a list of all pages, and no field is there", async () => {
  const { page } = await site.open("/about", { javaScriptEnabled: false });
  await opener(page).click();
  await page.waitForURL("**/search");
  await expectSoon(() => field(page).count(), 0);
  await page.locator("noscript p", { hasText: "typing what you look for needs JavaScript" }).waitFor();
  await allPages(page).getByRole("heading", { name: "Country guides" }).click();
  await allPages(page).getByRole("link", { name: "Malaysia" }).first().click();
  await page.waitForURL("**/countries/malaysia");
});
