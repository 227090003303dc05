import { inEveryEngine } from "../helpers/engines/engine-site";
import { countries, searchText, words } from "../helpers/site-content";

const { search } = words.frame;

/** A country with another name of one long word, and that word with a typing error. */
const [searched] = countries.flatMap(({ name, path }) => {
  const names = searchText.synonyms.find((group) => group.includes(name)) ?? [];
  const other = names.find((one) => one !== name && /^\p{L}{7,}$/u.test(one));
  return other ? [{ path, typed: `${other.slice(0, 3)}${other[4]}${other[3]}${other.slice(5)}` }] : [];
});

inEveryEngine((test) => {
  test("the phone menu opens, takes the focus, and Escape closes it and gives the focus back", async (page) => {
    await page.resize(390);
    await page.open("/about");
    await page.click({ css: "[data-menu-button]", text: words.frame.openMenu });
    await page.shown({ css: "[data-site-header][data-sheet=true]" });
    await page.focused("[data-site-header] nav a");
    expect(await page.run(() => document.querySelector("main")?.closest("[inert]") !== null)).toBe(true);
    await page.press("Escape");
    await page.shown({ css: "[data-site-header][data-sheet=false]" });
    await page.focused("[data-menu-button]");
    await page.gone("[inert]");
  });

  test("the search finds a country by another name with a typing error, and leads there", async (page) => {
    if (!searched) return;
    await page.resize(1280);
    await page.open("/about");
    await page.click({ css: "[data-site-header] a[href='/search']", text: search.open });
    await page.focused("dialog input");
    await page.shown({ css: "dialog *", text: searchText.words.hint });
    await page.type(searched.typed);
    await page.press("Escape");
    await page.shown({ css: "dialog *", text: searchText.words.hint });
    await page.press("Escape");
    await page.gone("dialog");
    await page.focused("[data-site-header] a[href='/search']");
    await page.click({ css: "[data-site-header] a[href='/search']", text: search.open });
    await page.focused("dialog input");
    await page.type(searched.typed);
    await page.click({ css: `dialog [data-found][href="${searched.path}"]` });
    await page.at(searched.path);
    await page.focused("h1");
  });
});
