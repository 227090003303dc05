import { homeCurrencies } from "../../src/components/facts/home-money";
import { hydrated, movePointer, settled } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, factOf } from "../helpers/site-content";

const site = sharedSite();

/** The rupee's sign, or the code of a currency, at the head of each amount at home. */
const HOME = { INR: /₹/, NPR: /NPR/, AED: /AED/ };

const country = countries.find(({ numbers }) =>
  numbers.some(({ row, facts }) => row === "funds" && facts.some((id) => factOf(id).unit === "CAD")),
);
if (!country) throw new Error("no country shows funds in a currency of the bank's");
const { path } = country;
/** The bill of the page has the same choice. */
const PANEL = "section[aria-labelledby=numbers]";

test("amounts change with the chosen currency, which the browser keeps", async () => {
  const { page, complaints, close } = await openPage(site.browser, site.url + path);
  await hydrated(page);
  const amount = page.locator("[data-row=funds] summary");
  // The choice comes with the visitor's first act.
  await movePointer(page);
  for (const code of [...homeCurrencies].reverse()) {
    await page.locator(PANEL).getByRole("radio", { name: code }).check();
    await page.waitForFunction(
      ([sign = ""]) => document.querySelector("[data-row=funds] summary")?.textContent?.match(sign),
      [HOME[code].source],
    );
    expect(await page.locator(`${PANEL} [data-total]`).textContent()).toMatch(HOME[code]);
  }
  await page.locator(PANEL).getByRole("radio", { name: "NPR" }).check();
  await page.reload();
  await hydrated(page);
  await page.locator(`${PANEL} input[type=radio]:checked`).waitFor();
  await page.waitForFunction(() =>
    document.querySelector("[data-row=funds] summary")?.textContent?.includes("NPR"),
  );
  expect(await amount.textContent()).not.toMatch(HOME.INR);
  expect(complaints).toEqual([]);
  await close();
});

test("a connection that is lost for a while empties nothing, and the choice comes when it is back", async () => {
  const { page, close } = await openPage(site.browser, site.url + path);
  await hydrated(page);
  await page.clock.install();
  let isDown = true;
  await page.route("**/*.js", (route) => (isDown ? route.abort() : route.continue()));
  const failed = page.waitForEvent("requestfailed");
  await movePointer(page);
  await failed;
  await settled(page);
  expect(await page.locator("[data-row]").count()).toBeGreaterThan(0);
  isDown = false;
  await page.clock.fastForward(5000);
  await page.locator(PANEL).getByRole("radio", { name: "NPR" }).waitFor();
  await close();
});

test("without JavaScript rupees stay, there is no choice, and a row still opens", async () => {
  const { page, close } = await openPage(site.browser, site.url + path, { javaScriptEnabled: false });
  const row = page.locator("[data-row=funds]");
  expect(await row.textContent()).toMatch(HOME.INR);
  expect(await page.locator(PANEL).getByRole("radio").count()).toBe(0);
  const source = row.locator("a").first();
  expect(await source.isVisible()).toBe(false);
  await row.locator("summary").click();
  expect(await source.isVisible()).toBe(true);
  await close();
});
