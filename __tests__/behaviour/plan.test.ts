import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, hasFocus, plain, textsOf } from "../helpers/expect-soon";
import { arrived, goTo, reload } from "../helpers/hydrated";

const site = fixedSite();

const add = (page: Page) => page.getByLabel("Add a country", { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const shortlist = (page: Page) => page.getByRole("region", { name: "Our shortlist", exact: true });
const message = (page: Page) => page.locator("textarea[name=message]");
const places = (page: Page) => textsOf(shortlist(page).getByRole("heading").getByRole("link"));

/** The answers are folded under one line once there is a country. */
async function answer(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label);
  if (!(await field.isVisible())) await page.locator("summary[data-answers]").click();
  await field.selectOption({ label: option });
}

async function planOf(...names: string[]): Promise<Page> {
  const { page } = await site.open("/plan");
  for (const name of names) await addTo(page, name);
  return page;
}

async function addTo(page: Page, label: string): Promise<void> {
  await add(page).selectOption({ label });
  await expectSoon(async () => (await places(page)).includes(label), true);
}

test("an empty plan says where to look; a country that is added takes its place, and stays", async () => {
  const page = await planOf();
  await page.getByText("Nothing is on it yet.").waitFor();
  await expectSoon(() => page.getByRole("main").getByRole("link", { name: "Compare countries" }).count(), 1);
  await addTo(page, "Kiribati");
  await expectSoon(() => page.getByText("Nothing is on it yet.").count(), 0);
  await reload(page);
  await expectSoon(() => places(page), ["Kiribati"]);
});

test("its head names the countries and what the family answered, and explains the marks once; both change with the plan", async () => {
  const page = await planOf("Australia", "Kiribati");
  const title = page.getByRole("heading", { level: 1 });
  await expectTexts(title, ["Australia, Kiribati"]);
  await expectSoon(() => page.getByText("set elsewhere").count(), 1);
  await answer(page, "First class", "September 2025");
  await answer(page, "I can spend a year", "up to ₹30 lakh");
  await expectTexts(page.locator("[data-answers] > span"), ["up to ₹30 lakh a year · from September 2025"]);
  const send = page.getByRole("link", { name: "Send it by WhatsApp" });
  await expectSoon(
    async () => new URL((await send.getAttribute("href")) ?? "").searchParams.get("text"),
    expect.stringMatching(
      /Countries: Australia, Kiribati[\s\S]*\/plan\?c=australia,kiribati&s=2025-09&m=30$/,
    ),
  );
  await button(page, "Take Kiribati away").press("Enter");
  await expectTexts(title, ["Australia"]);
});

test("it holds four countries and no fifth; one that is taken away can be brought back, and the focus goes along", async () => {
  const page = await planOf("Australia", "Ecuador", "Kiribati", "Malaysia");
  await page.getByText("4 countries at most: take one away first.").waitFor();
  await expectSoon(() => add(page).isDisabled(), true);
  await button(page, "Take Ecuador away").press("Enter");
  await page.getByText("Ecuador is taken out of the plan.").waitFor();
  await expectSoon(() => places(page), ["Australia", "Kiribati", "Malaysia"]);
  await button(page, "Take Australia away").press("Enter");
  await page.getByText("Australia is taken out of the plan.").waitFor();
  await expectSoon(() => hasFocus(button(page, "Undo")), true);
  await button(page, "Undo").press("Enter");
  await expectSoon(() => places(page), ["Australia", "Kiribati", "Malaysia"]);
  await expectSoon(() => hasFocus(add(page)), true);
});

test("a country without recorded months leads to its guide; its institutions join it, and go one by one or with it", async () => {
  const page = await planOf("Malaysia");
  await shortlist(page).getByText("No dates of steps are recorded for this country").waitFor();
  await page.getByRole("link", { name: "Guide to Malaysia" }).waitFor();
  const college = shortlist(page).locator("[data-institution]");
  const join = () =>
    page.getByLabel("Add an institution in Malaysia").selectOption({ label: "Penang College" });
  await join();
  await expectSoon(async () => (await textsOf(college))[0]?.startsWith("Penang College"), true);
  await button(page, "Take Penang College away").press("Enter");
  await expectSoon(() => college.count(), 0);
  await join();
  await button(page, "Take Malaysia away").press("Enter");
  await expectSoon(() => page.evaluate(() => localStorage.getItem("plan") ?? ""), "");
});

test("the steps are counted back from the next intake that can still be reached, or from another one", async () => {
  const page = await planOf("Australia");
  await shortlist(page).getByText("February 2025 intake").waitFor();
  await expectTexts(shortlist(page).locator("ol > li"), [
    "as soon as you canAsk two towns. (our plan)",
    "until July 2024Send the papers.",
    "October to November 2024Get the stamp. (our plan)",
    "January 2025Pack a hat. (our plan)",
    "February 2025Classes begin",
  ]);
  await answer(page, "First class", "September 2025");
  await shortlist(page).getByText("You want to start in September 2025.").waitFor();
  await shortlist(page).getByText("May to July 2025").waitFor();
});

test("the sum of a bill counts the visitor's own amounts, stands against the money of the family, and leads to its lines", async () => {
  const page = await planOf("Kiribati");
  const shown = async () => plain(await shortlist(page).locator("[data-place=kiribati]").textContent());
  await answer(page, "I can spend a year", "up to ₹30 lakh");
  await expectSoon(async () => (await shown()).includes("₹27 lakh"), true);
  await page.getByText("Within the ₹30 lakh that you said.").waitFor();
  await page.getByRole("link", { name: "The whole bill" }).click();
  await arrived(page, "**/countries/kiribati#what-it-costs");
  await page.getByLabel("The boat").fill("8,000");
  await goTo(page, `${site.url}/plan`);
  await expectSoon(async () => (await shown()).includes("₹31.5 lakh"), true);
  await page.getByText("More than the ₹30 lakh that you said.").waitFor();
});

test("the message to a counsellor has the plan and what was said; what older plans kept is passed over", async () => {
  const page = await planOf("Kiribati");
  await page.evaluate(() => localStorage.setItem("tool-plan", '{"tick-flight":"yes","questions":"Who?"}'));
  await reload(page);
  await answer(page, "I have finished", "Class 12");
  await button(page, "Ask about these").click();
  await arrived(page, "**/contact#write");
  await expectSoon(() => hasFocus(message(page)), true);
  await page.getByText("Your choice stands in the message.").waitFor();
  const plan = ["Our plan, from your website:", "Countries: Kiribati", "Finished: Class 12"];
  const sum = "Kiribati, first year: AUD 48,000";
  await expectSoon(async () => (await message(page).inputValue()).trim().split("\n"), [...plan, sum]);
});

test("Forget everything leaves no trace in the browser", async () => {
  const page = await planOf("Australia");
  await page.evaluate(() => localStorage.setItem("bill-australia", "1234"));
  await button(page, "Forget everything").click();
  await page.getByText("Everything is forgotten.").waitFor();
  await expectSoon(() => places(page), []);
  const left = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await expectSoon(left, expect.not.stringMatching(/1234|australia/));
});

test("if the browser cannot store anything, the plan works for the visit and says so", async () => {
  const { page } = await site.open("/plan", {
    before: (early) =>
      early.addInitScript(() => {
        Storage.prototype.getItem = Storage.prototype.setItem = () => {
          throw new DOMException("no", "SecurityError");
        };
      }),
  });
  await add(page).selectOption({ label: "Australia" });
  await page.getByText("This browser keeps nothing beyond this visit").waitFor();
  await expectSoon(() => places(page), ["Australia"]);
});

test("without scripts a plan's link says that they are missing and where to look, not that the plan is empty", async () => {
  const { page } = await site.open("/plan?c=malaysia", { javaScriptEnabled: false });
  await shortlist(page)
    .getByRole("paragraph")
    .filter({ hasText: "scripts, which are missing here." })
    .waitFor();
  for (const name of ["Guides to the countries", "What living costs", "Write to us"])
    await shortlist(page).getByRole("link", { name }).waitFor();
  await page.getByText("Nothing is on it yet.").waitFor({ state: "hidden" });
});
