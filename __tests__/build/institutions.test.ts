import { fill } from "../../src/words/fill";
import { exportedPage, fileOf, hrefsOf, textOf } from "../helpers/exported-page";
import { countries, institutionLists, institutionOf, words } from "../helpers/site-content";

const cardsOn = (route: string) => [...exportedPage(route).querySelectorAll("[data-institution]")];

const listing = countries.flatMap(({ path, institutions }) => {
  const list = institutionLists.find(({ slug }) => slug === institutions);
  return list ? [{ path, list }] : [];
});

test("exactly the countries that name a list show institutions", () => {
  const shown = countries.filter(({ path }) => cardsOn(path).length > 0).map(({ path }) => path);
  expect(shown).toEqual(listing.map(({ path }) => path));
});

describe.each(listing)("$path", ({ path, list }) => {
  const expected = list.list.map(institutionOf);

  test("lists its institutions in order and says why they are listed", () => {
    const section = exportedPage(path).querySelector("section[aria-labelledby=universities]");
    expect(textOf(section?.querySelector("h2"))).toBe("Universities");
    expect(textOf(section)).toContain(list.reason);
    expect(cardsOn(path).map((card) => card.getAttribute("data-institution"))).toEqual(list.list);
  });

  test("gives each a name, a picture, its city and kind where they are known, and its country when that is another", () => {
    cardsOn(path).forEach((card, index) => {
      const { name, country, city, kind } = expected[index] ?? {};
      expect(textOf(card.querySelector("h3"))).toBe(name);
      expect(fileOf(card.querySelector("img")?.getAttribute("src") ?? "nowhere")).toBeDefined();
      const place = [city, kind && words.institutionsPage.kinds[kind]].filter(Boolean).join(" · ");
      const elsewhere =
        country === list.country ? [] : [fill(words.institutions.elsewhere, { country: country ?? "" })];
      expect([...card.querySelectorAll("p")].map(textOf)).toEqual([...(place ? [place] : []), ...elsewhere]);
    });
  });

  test("gives each a Contact link and a Course link, disabled exactly while its site is not known", () => {
    cardsOn(path).forEach((card, index) => {
      const { id, website } = expected[index] ?? {};
      const [course, contact] = [...card.querySelectorAll("a")];
      expect(textOf(course)).toMatch(/^Course/);
      expect(textOf(contact)).toMatch(/^Contact/);
      expect(hrefsOf(card)).toEqual([website === "#" ? null : website, `/contact?about=${id}`]);
      expect(course?.getAttribute("aria-disabled")).toBe(website === "#" ? "true" : null);
      expect(course?.getAttribute("target")).toBe(website === "#" ? null : "_blank");
    });
  });

  test("shows the two links of each, or one that asks us while its site is not known", () => {
    cardsOn(path).forEach((card, index) => {
      const isKnown = expected[index]?.website !== "#";
      const shown = [...card.querySelectorAll("a:not(.visually-hidden)")];
      expect(shown).toHaveLength(isKnown ? 2 : 1);
      const seen = shown.at(-1)?.cloneNode(true) as Element;
      for (const hidden of seen.querySelectorAll(".visually-hidden")) hidden.remove();
      expect(textOf(seen)).toBe(isKnown ? "Contact" : words.institutions.ask);
    });
  });
});
