import { expectInOrder } from "../helpers/content-order";
import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import {
  branches,
  company,
  countries,
  guides,
  navigation,
  ROUTES,
  services,
  trustPages,
} from "../helpers/site-content";

/** Number of guides in the footer. */
const FOOTER_GUIDES = 12;

/** The tool that stands with the countries. */
const comparison = navigation.tools[0]?.path;

const inMenu = countries.filter(({ inNavigation }) => inNavigation);
const furtherCountries = countries.filter(({ inNavigation, inSidebar }) => !inNavigation && inSidebar);
const menus = navigation.main.filter(({ path }) => path === undefined);
const footerOf = (page: Document) => page.querySelector("body footer:last-of-type");
const dialled = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

describe.each([...ROUTES, "/404"])("%s", (route) => {
  const page = exportedPage(route);
  const header = page.querySelector("[data-navigation]")?.closest("header");

  test("has the main navigation, its menus filled from content", () => {
    const entries = [...page.querySelectorAll("[data-navigation] > ul > li")];
    expect(entries.map((entry) => textOf(entry.querySelector("a, button")))).toEqual(
      navigation.main.map(({ title }) => title),
    );
    const links = entries.filter((entry) => !entry.hasAttribute("data-menu"));
    expect(links.flatMap((link) => hrefsOf(link))).toEqual(navigation.main.flatMap(({ path }) => path ?? []));
    const lists = [...page.querySelectorAll("[data-menu]")];
    expect(lists).toHaveLength(menus.length);
    menus.forEach(({ from, items = [] }, index) => {
      const shown = [...(lists[index]?.querySelectorAll("[data-menu-list] > ul") ?? [])].flatMap((list) =>
        hrefsOf(list),
      );
      if (from === undefined) expect(shown).toEqual(items.map(({ path }) => path));
      else if (from === "services") expectInOrder(shown, services);
      else {
        // The comparison follows the first countries, before what is no country; where none comes first, it is last.
        const listed = shown.filter((path) => path !== comparison);
        const end = [...inMenu, { inSidebar: false }].findIndex(({ inSidebar }) => !inSidebar);
        expect(comparison ? shown.indexOf(comparison) : end).toBe(end === 0 ? listed.length : end);
        expectInOrder(listed.slice(0, inMenu.length), inMenu);
        expectInOrder(listed.slice(inMenu.length), furtherCountries);
      }
    });
    expect(header?.querySelector(`a[href='${navigation.consultation.path}']`)).not.toBeNull();
  });

  test("names the company and how to reach it: phone, e-mail, chat and social links", () => {
    expect(textOf(header)).toContain(company.name);
    expect(textOf(header)).toContain(company.tagline);
    expect(textOf(header)).toContain(String(company.since));
    const bar = page.querySelector("body section[aria-label]");
    expect(hrefsOf(bar)).toEqual([
      dialled(company.phone),
      `mailto:${company.email}`,
      ...company.social.map(({ link }) => link),
    ]);
    expect(hrefsOf([...page.querySelectorAll("aside")].at(-1))).toEqual([
      dialled(company.phone),
      expect.stringMatching(/^https:\/\/wa\.me\//),
      navigation.consultation.path,
    ]);
    const chat = page.querySelector("aside a[href^='https://wa.me/']")?.getAttribute("href") ?? "";
    expect(new URL(chat).pathname).toBe(`/${company.chat.number.replace(/\D/g, "")}`);
    const [before = "", after = ""] = company.chat.text.split("{page}");
    const message = new URL(chat).searchParams.get("text") ?? "";
    expect([message.startsWith(before), message.endsWith(after)]).toEqual([true, true]);
    expect(page.querySelector("a[href='#main']")).not.toBeNull();
  });

  test("lists countries, guides, further pages and branches in its footer", () => {
    const footer = footerOf(page);
    const [first, second, third] = [...(footer?.querySelectorAll("nav") ?? [])];
    expectInOrder(hrefsOf(first).slice(0, inMenu.length), inMenu);
    expectInOrder(hrefsOf(first).slice(inMenu.length), furtherCountries);
    expect(textsOf(first ?? page, "a").sort()).toEqual(
      [...inMenu, ...furtherCountries].map(({ name }) => name).sort(),
    );
    const shownGuides = guides.slice(0, FOOTER_GUIDES);
    expectInOrder(hrefsOf(second).slice(0, shownGuides.length), shownGuides);
    expect(hrefsOf(second).slice(shownGuides.length)).toEqual(navigation.tools.map(({ path }) => path));
    expect(hrefsOf(third)).toEqual([...navigation.company.map(({ path }) => path), company.arrival.link]);
    expect(hrefsOf(footer, "a[href^='/contact#branch-']")).toEqual(
      branches.map(({ id }) => `/contact#branch-${id}`),
    );
    expect(textsOf(footer ?? page, "a[href^='/contact#branch-']")).toEqual(
      branches.map(({ branch }) => branch),
    );
    expect(textOf(footer?.querySelector(`a[href='${company.arrival.link}']`))).toContain(
      company.arrival.name,
    );
    expect(textOf(footer)).toContain(company.footer.statement);
    expect(textOf(footer)).toContain(company.footer.notice);
    expect(hrefsOf(footer, "[data-badge] a")).toEqual([company.badge.link]);
  });

  test("lists the pages on trust in its footer, by their order", () => {
    if (trustPages.length === 0) return;
    const list = [...(footerOf(page)?.querySelectorAll("nav") ?? [])].at(-1);
    expectInOrder(hrefsOf(list), trustPages);
    expect(textsOf(list ?? page, "a").sort()).toEqual(trustPages.map(({ navTitle }) => navTitle).sort());
  });

  test("has a legal entry as a link exactly when it has a page", () => {
    const footer = footerOf(page);
    const links = [...(footer?.querySelectorAll("a") ?? [])];
    for (const { name, path } of company.legal) {
      expect(textOf(footer)).toContain(name);
      const own = links.filter((link) => textOf(link) === name);
      expect(own.map((link) => link.getAttribute("href"))).toEqual(path === undefined ? [] : [path]);
    }
  });
});
