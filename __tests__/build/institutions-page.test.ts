import { countryKey, filterQuery, noFilter } from "../../src/institutions/finder-address";
import { sortName } from "../../src/institutions/institution-groups";
import { fill } from "../../src/words/fill";
import { exportedPage, fileOf, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { countries, institutionLists, institutionOf, words } from "../helpers/site-content";

const page = exportedPage("/institutions");
const { institutionsPage, institutions: cardWords } = words;

const listed = [...new Set(institutionLists.flatMap(({ list }) => list))].map(institutionOf);
const names = [...new Set(listed.map(({ country }) => country))].sort((a, b) => a.localeCompare(b, "en"));
const cards = [...page.querySelectorAll("[data-institution]")];
const cardOf = (id: string) => {
  const card = cards.find((one) => one.getAttribute("data-institution") === id);
  if (!card) throw new Error(`no card of ${id}`);
  return card;
};

test("every institution that is on a list stands there once, shown, under its own country", () => {
  expect(cards.map((card) => card.getAttribute("data-institution")).sort()).toEqual(
    listed.map(({ id }) => id).sort(),
  );
  for (const { id, country } of listed) {
    const group = cardOf(id).closest("[data-group]");
    expect(group?.getAttribute("data-group")).toBe(countryKey(country));
    expect(textOf(group?.querySelector("h2"))).toBe(country);
  }
  expect(page.querySelectorAll("main section[hidden], [data-institution][hidden]")).toHaveLength(0);
});

test("countries and institutions stand in the order of the alphabet", () => {
  expect(textsOf(page, "[data-group] h2")).toEqual(names);
  for (const group of page.querySelectorAll("[data-group]")) {
    const sorted = textsOf(group, "[data-institution] h3").map(sortName);
    expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, "en")));
  }
});

test("a card says city, kind and number as content has them, and nothing where it has none", () => {
  for (const { id, name, city, kind, register } of listed) {
    const card = cardOf(id);
    expect(textOf(card.querySelector("h3"))).toBe(name);
    expect(fileOf(card.querySelector("img")?.getAttribute("src") ?? "nowhere")).toBeDefined();
    const place = [city, kind && institutionsPage.kinds[kind]].filter(Boolean).join(" · ");
    expect(textsOf(card, "h3 ~ p")).toEqual([
      ...(place ? [place] : []),
      ...(register ? [`${register.name} ${register.number}`] : []),
    ]);
  }
});

test("a card leads to courses, or to the official site, where content has one, and always to a message", () => {
  for (const { id, website, links } of listed) {
    const card = cardOf(id);
    const courses = links?.courses ?? (website === "#" ? undefined : website);
    const first = courses ?? links?.site;
    const strip = [...card.querySelectorAll("a")].slice(first ? -2 : -1);
    expect(strip.map((link) => link.getAttribute("href"))).toEqual([
      ...(first ? [first] : []),
      `/contact?about=${id}`,
    ]);
    if (first) expect(textOf(strip[0])).toMatch(new RegExp(`^${courses ? "Course" : institutionsPage.site}`));
    expect(textOf(strip.at(-1))).toMatch(/^Contact/);
    const pages = [links?.entry, links?.fees, links?.scholarships].flatMap((link) => link ?? []);
    expect(hrefsOf(card)).toEqual([...pages, ...strip.map((link) => link.getAttribute("href"))]);
  }
});

test("a country with a guide leads to it and to the comparison, and says how many it lists", () => {
  for (const name of names) {
    const group = page.querySelector(`[data-group="${countryKey(name)}"]`);
    const guide = countries.find((country) => country.name === name);
    const count = listed.filter(({ country }) => country === name).length;
    const said = textOf(group?.querySelector("h2 + p"));
    expect(said).toBe(count === 1 ? cardWords.countOne : fill(cardWords.countMany, { count }));
    expect([...(group?.querySelectorAll("h2 ~ p a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
      guide ? [guide.path, ...(guide.numbers.length > 0 ? [`/compare?c=${guide.slug}`] : [])] : [],
    );
  }
});

test("countries with a guide and without an institution are named", () => {
  const guides = countries.filter(({ numbers }) => numbers.length > 0);
  const without = guides.map(({ name }) => name).filter((name) => !names.includes(name));
  if (without.length === 0) return;
  const said = fill(institutionsPage.others, { countries: without.sort().join(", ") });
  expect(textsOf(page, "main p")).toContain(said);
});

test("everything that was read is listed with its page and day, and each number with its register", () => {
  const box = page.querySelector("[data-sources]");
  const links = new Set(hrefsOf(box));
  for (const { name, readIn, register } of listed) {
    if (readIn) {
      expect(links).toContain(readIn.url);
      const items = [...(box?.querySelectorAll("li") ?? [])];
      const told = textOf(items.find((item) => hrefsOf(item).includes(readIn.url)));
      expect(told).toContain(name);
      expect(told).toContain(institutionsPage.read[readIn.kind]);
    }
    if (register) for (const { url } of [register.readIn, register.official]) expect(links).toContain(url);
  }
});

test("without scripts the countries are jump links, and the status counts all", () => {
  const jump = [...page.querySelectorAll("main nav")].find(
    (nav) => nav.getAttribute("aria-label") === institutionsPage.jump,
  );
  expect(hrefsOf(jump)).toEqual(names.map((name) => `#${countryKey(name)}`));
  for (const name of names) expect(page.getElementById(countryKey(name))).not.toBeNull();
  expect(textOf(page.querySelector("main [role=status]"))).toBe(
    fill(institutionsPage.shown, { shown: listed.length, total: listed.length }),
  );
});

test("every country grid leads there, with the country of its institutions chosen", () => {
  for (const { path, institutions } of countries) {
    const list = institutionLists.find(({ slug }) => slug === institutions);
    if (!list) continue;
    const links = hrefsOf(exportedPage(path)).filter((href) => href?.startsWith("/institutions?"));
    const keys = [...new Set(list.list.map((id) => countryKey(institutionOf(id).country)))];
    expect([path, links]).toEqual([path, [`/institutions?${filterQuery({ ...noFilter, country: keys })}`]]);
  }
});
