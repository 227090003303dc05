import { fill } from "../../src/words/fill";
import { expectInOrder } from "../helpers/content-order";
import { exportedPage, hrefsOf, sectionNamed, textOf, textsOf } from "../helpers/exported-page";
import { countries, words } from "../helpers/site-content";

const inSidebar = countries.filter((country) => country.inSidebar);

describe.each(countries)("$path", (country) => {
  const page = exportedPage(country.path);
  const main = page.querySelector("main");

  test("is headed Study @ and the country's name, or its own heading", () => {
    expect(textOf(page.querySelector("h1"))).toBe(country.heading ?? `Study @ ${country.name}`);
    expect(textOf(main?.querySelector("header"))).toContain(country.intro);
    expect(main?.querySelector("header img")?.getAttribute("alt")).toBe(country.alt);
  });

  test("lists the sidebar's countries, itself marked if it is one of them", () => {
    const sidebar = page.querySelector("[data-sidebar=countries]");
    expectInOrder(hrefsOf(sidebar), inSidebar);
    for (const { path, name } of inSidebar) {
      expect(textOf(sidebar?.querySelector(`a[href='${path}']`))).toContain(name);
    }
    expect(hrefsOf(sidebar, "[aria-current=page]")).toEqual(country.inSidebar ? [country.path] : []);
  });

  test("offers help", () => {
    const help = sectionNamed(page, country.help.title);
    expect(textOf(help)).toContain(country.help.text);
    expect(hrefsOf(help)).toEqual(["/online-consultation-form"]);
  });

  test("has Useful Resources exactly when it names some", () => {
    const section = main?.querySelector("section[aria-labelledby=useful-resources]");
    expect(textsOf(page, "h2").includes("Useful Resources")).toBe(country.resources.length > 0);
    expect(hrefsOf(section, "a[target=_blank]")).toEqual(country.resources.map(({ link }) => link));
    country.resources.forEach(({ name }, index) => {
      expect(textOf(section?.querySelectorAll("li")[index])).toContain(name);
    });
  });

  test("has cards of other countries, each with Learn More, exactly when it names some", () => {
    expect(textsOf(page, "h2").includes("Explore Other Countries")).toBe(
      country.cards.length > 0 || country.heading === "Explore Other Countries",
    );
    const cards = [...(main?.querySelectorAll("section[aria-labelledby=cards] li") ?? [])];
    expect(cards.map((card) => textOf(card.querySelector("a")))).toEqual(
      country.cards.map((slug) => {
        const name = countries.find((one) => one.slug === slug)?.name ?? "";
        return `Learn More ${fill(words.country.learnMore, { name })}`;
      }),
    );
    expect(cards.flatMap((card) => hrefsOf(card))).toEqual(country.cards.map((slug) => `/countries/${slug}`));
  });
});
