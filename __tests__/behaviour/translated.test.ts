import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { pass } from "../helpers/driven-clock";
import { expectSameSoon, expectSoon, plain } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";

const site = fixedSite();

/** Imitates Chrome's page translation: each text, also later ones, is moved into new elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest("font, script, style, noscript, svg, textarea, option")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.parentNode?.replaceChild(outer, text);
      inner.append(text.textContent ?? "");
    }
  });

type Act = (page: Page) => Promise<unknown>;

/** React renders a part again that was translated before hydration (its error 418); no other error may occur. */
const faultsIn = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !complaint.includes("#418"));

test("the home page's typed word comes and goes in translation", async () => {
  const { page, complaints } = await site.open("/", { clock: "driven", mayComplain: true });
  await translate(page);
  for (let ms = 0; ms < 4000; ms += 50) await pass(page, 50);
  await page.getByRole("heading", { level: 1, name: "Read on with Care." }).waitFor();
  await page.getByRole("button", { name: "Pause the typing" }).click();
  await expectSoon(() => page.locator("h1 [aria-hidden=true]").textContent(), "Care.");
  expect(faultsIn(complaints)).toEqual([]);
});

const STEPS: readonly (readonly [path: string, come: Act, steps: readonly Act[]])[] = [
  [
    "/cost-of-living",
    (page) => hydrated(page),
    [
      (page) => page.getByLabel("Country", { exact: true }).selectOption({ label: "Kiribati" }),
      (page) => page.getByLabel("The boat").fill("1,000"),
      (page) => page.getByLabel("The boat").fill("nothing"),
      (page) => page.getByLabel("Country", { exact: true }).selectOption({ label: "Australia" }),
      (page) => page.getByLabel("A flight home").fill("900"),
    ],
  ],
  [
    "/compare",
    (page) => hydrated(page),
    [
      (page) => page.getByLabel("I can spend a year").selectOption({ label: "up to ₹20 lakh" }),
      (page) => page.getByLabel("Most important").selectOption({ label: "low cost" }),
      (page) => page.getByRole("checkbox", { name: "Compare Malaysia", exact: true }).check(),
      (page) => page.getByRole("checkbox", { name: "Compare Malaysia", exact: true }).uncheck(),
      (page) => page.getByLabel("I can spend a year").selectOption({ index: 0 }),
    ],
  ],
  [
    "/plan?c=kiribati&f=class12&m=30",
    (page) => page.getByText("This plan came with a link.").waitFor(),
    [
      (page) => page.getByRole("button", { name: "Keep this as our plan" }).click(),
      (page) => page.getByRole("button", { name: "Take Kiribati away" }).waitFor(),
    ],
  ],
  [
    "/figures",
    (page) => hydrated(page),
    [
      (page) => page.getByLabel("Country", { exact: true }).selectOption("Australia"),
      (page) => page.getByRole("button", { name: "Clear" }).click(),
    ],
  ],
];

const shown = async (page: Page) => plain(await page.getByRole("main").textContent());

test.each(STEPS)("%s says the same in translation after each step", async (path, come, steps) => {
  const { page: original } = await site.open(path);
  const { page: translated, complaints } = await site.open(path, { mayComplain: true });
  for (const page of [original, translated]) await come(page);
  for (const step of steps) {
    await translate(translated);
    await step(original);
    await step(translated);
    // React renders hidden parts later, such as the table beside the list; this holds on both pages.
    await expectSameSoon(
      () => shown(translated),
      () => shown(original),
    );
  }
  expect(faultsIn(complaints)).toEqual([]);
});
