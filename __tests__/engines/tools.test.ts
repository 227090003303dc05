import { fill } from "../../src/words/fill";
import { inEveryEngine } from "../helpers/engines/engine-site";
import { countries, words } from "../helpers/site-content";

const { compare, finder, plan } = words;
const shown = countries
  .filter(({ numbers }) => numbers.length > 0)
  .sort((a, b) => a.name.localeCompare(b.name));
const [first, second] = shown;
const dated = shown.find(({ year }) => year.length > 0);
if (!first || !second || !dated) throw new Error("the content has too few countries");

/** What of the visible elements with an attribute stands in it. */
const attributes = (name: string) =>
  [...document.querySelectorAll(`[${name}]`)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute(name) ?? "");

const hasRupees = () => document.querySelector("main")?.textContent?.includes("₹") ?? false;
const hasNone = () => !document.querySelector("main")?.textContent?.includes("₹");

inEveryEngine((test) => {
  test("an answer sorts the countries, and two of them stand side by side", async (page) => {
    await page.resize(390);
    await page.open("/compare");
    await page.choose({ css: "select", text: finder.money.label }, "10");
    await page.at("/compare?m=10");
    await page.shown({ css: "[data-group=within], [data-group]:not([data-group=within])" });
    expect((await page.run(attributes, "data-country")).sort()).toEqual(shown.map(({ slug }) => slug).sort());
    for (const { name } of [first, second])
      await page.click({ css: "input[type=checkbox]:enabled", text: fill(compare.chooseName, { name }) });
    await page.click({ css: "button", text: fill(compare.open, { count: 2 }) });
    await page.shown({ css: "[data-column]" });
    expect(await page.run(attributes, "data-column")).toEqual([first.slug, second.slug]);
  });

  test("the home currency changes every amount, and holds after a reload", async (page) => {
    await page.resize(390);
    await page.open("/compare");
    expect(await page.run(hasRupees)).toBe(true);
    await page.click({ css: "[data-currencies] label", text: "NPR" });
    await page.until("no amount is in rupees of India", hasNone);
    await page.open("/compare");
    await page.until("no amount is in rupees of India", hasNone);
  });

  test("a star takes a country into the plan, which shows its dates", async (page) => {
    await page.resize(390);
    await page.open(dated.path);
    // The guide's parts below the first screen come with the first scroll.
    await page.run(() => window.scrollBy(0, 200));
    await page.click({ css: "button", text: `${plan.star} (${dated.name})` });
    await page.shown({ css: "button", text: `${plan.starred} (${dated.name})` });
    await page.open("/plan");
    await page.shown({ css: `[data-when="${dated.slug}"] ol li` });
    expect(await page.run(attributes, "data-place")).toEqual([dated.slug]);
  });

  test("the plan takes a country, shows its dates, and keeps it", async (page) => {
    await page.resize(390);
    await page.open("/plan");
    await page.choose({ css: "select", text: plan.addCountry }, dated.slug);
    await page.shown({ css: `[data-when="${dated.slug}"] ol li` });
    const dues = await page.run(
      (slug) =>
        [...document.querySelectorAll(`[data-when="${slug}"] ol li b`)].map((due) => due.textContent ?? ""),
      dated.slug,
    );
    const years = dues.flatMap((due) => due.match(/\d{4}$/) ?? []).map(Number);
    expect(years.length).toBeGreaterThan(0);
    expect(years.filter((year) => year < new Date().getFullYear())).toEqual([]);
    await page.open("/plan");
    await page.shown({ css: `[data-place="${dated.slug}"]` });
  });

  for (const width of [390, 1280])
    test(`at ${width} px the year of a country is ${width < 1000 ? "a list" : "a drawing"}`, async (page) => {
      await page.resize(width);
      await page.open(dated.path);
      const strip = await page.run(() => {
        const section = document.querySelector("section[aria-labelledby=year]");
        const box = (element: Element | null | undefined) => {
          const { left, right, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return width > 1 && height > 1 && left >= 0 && right <= window.innerWidth;
        };
        return {
          lists: [...(section?.querySelectorAll("ol") ?? [])].map((list) => list.children.length),
          // In a wide window the lists are for screen readers, in a box of one pixel.
          isList: ["div:has(> div > ol)", "ol li strong"].every((css) => box(section?.querySelector(css))),
          isDrawing: box(section?.querySelector("svg")),
          stops: [...(section?.querySelectorAll("svg [data-name]") ?? [])].filter(box).length,
        };
      });
      const stages = dated.year.map((intake) => intake.stages.length);
      const isWide = width > 1000;
      expect(strip).toEqual({
        lists: stages,
        isList: !isWide,
        isDrawing: isWide,
        stops: isWide ? stages.reduce((sum, count) => sum + count, 0) : 0,
      });
    });
});
