import type { Page } from "playwright-core";
import { fixedSite, PHONE, type Visit } from "../fixed-site/fixed-site";
import { expectLinks, expectSoon } from "../helpers/expect-soon";
import { gate, holdBack } from "../helpers/forms";

const site = fixedSite();
const FEW =
  "Abaiang Academy, Betio University, School of the Islands, Makin College, Tarawa College, Perth College";
const ALL = `${FEW}, Monash University Malaysia, Penang College`;

const list = (page: Page) => page.getByRole("region", { name: "Universities" });
const card = (page: Page, name: string) =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const names = async (page: Page) => {
  const headings = await list(page).getByRole("heading", { level: 3 }).allTextContents();
  return headings.filter((text) => text !== "Not sure which?").join(", ");
};

test("a logo that does not load is replaced by the default picture", async () => {
  const { page } = await site.open("/countries/australia", {
    mayComplain: true,
    before: (page) =>
      page.route("**/*.svg", (route) => {
        const isLogo = route.request().url().includes("/perth-college");
        return isLogo ? route.abort() : route.continue();
      }),
  });
  await card(page, "Perth College").scrollIntoViewIfNeeded();
  const shown = card(page, "Perth College").locator("img:not([src*=perth-college])");
  await shown.waitFor();
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  await expectSoon(() => card(page, "Penang College").locator("img[src*=penang-college]").count(), 1);
});

test("a phone shows a few institutions, and all on request, with the focus on the first that came", async () => {
  const { page } = await site.open("/countries/kiribati", PHONE);
  await expectSoon(() => names(page), FEW);
  const button = list(page).getByText("All 8 places");
  await button.focus();
  await page.keyboard.press("Enter");
  await card(page, "Monash University Malaysia")
    .getByRole("link")
    .first()
    .and(page.locator(":focus"))
    .waitFor();
  await expectSoon(() => names(page), ALL);
  await button.waitFor({ state: "hidden" });
});

test.each<[string, Visit, "screen" | "print"]>([
  ["without scripts", { ...PHONE, javaScriptEnabled: false }, "screen"],
  ["on paper", PHONE, "print"],
  ["in a wide window", {}, "screen"],
])("%s all institutions are shown, without a button", async (_name, visit, media) => {
  const { page } = await site.open("/countries/kiribati", visit);
  await page.emulateMedia({ media });
  await expectSoon(() => names(page), ALL);
  await list(page).getByText("All 8 places").waitFor({ state: "hidden" });
});

test("a link to courses that nobody has given yet stays where it is, and says so, also pressed before the scripts came", async () => {
  const scripts = gate();
  const { page } = await site.open("/countries/kiribati", {
    hydrates: false,
    before: (page) => holdBack(page, "**/*.js", scripts.opened),
  });
  const school = card(page, "School of the Islands");
  const links = school.getByRole("link");
  await expectLinks(links, ["#", "/contact?about=islands-school#write"]);
  await school.getByRole("link", { name: /^Course/ }).click();
  expect(page.url()).not.toContain("#");
  scripts.open();
  await school.getByText("The link is coming; ask us.").waitFor();
  expect(new URL(page.url()).hash).toBe("");
});
