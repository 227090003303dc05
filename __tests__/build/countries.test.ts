import { barRows } from "../../src/build/facts/bars";
import { factText } from "../../src/build/facts/fact-text";
import { rowAmount } from "../../src/build/facts/row-amount";
import { fill } from "../../src/words/fill";
import { expectInOrder } from "../helpers/content-order";
import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { rupeesOf } from "../helpers/home-amounts";
import { countries, factOf, home, navigation, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

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

  test("offers help beside the text", () => {
    const help = page.querySelector("[data-help]");
    expect(textOf(help)).toContain(country.help.title);
    expect(textOf(help)).toContain(country.help.text);
    expect(hrefsOf(help)).toEqual([navigation.consultation.path]);
  });

  test("says for whom it is, and for whom not, exactly when it is a guide of its own", () => {
    const box = main?.querySelector("[data-suits]");
    const lists = [...(box?.querySelectorAll("ul") ?? [])].map((list) => textsOf(list, "li"));
    const { suits, thinkAgain, name } = country;
    const isGuide = country.cards.length === 0;
    expect(lists).toEqual(isGuide ? [suits, thinkAgain] : []);
    expect(textsOf(box ?? page, "[data-suits] h2")).toEqual(
      isGuide ? [fill(words.country.suits, { name }), words.country.thinkAgain] : [],
    );
  });

  test("closes with its own question and a stamp of its own, or with the home page's when it is none", () => {
    const closing = [...(main?.querySelectorAll("section") ?? [])].at(-1);
    const own = country.cards.length === 0 ? country.help : { ...home.closing, title: home.closing.heading };
    expect(textOf(closing?.querySelector("h2"))).toBe(own.title);
    expect(textOf(closing)).toContain(own.text);
    expect(hrefsOf(closing)).toContain(navigation.consultation.path);
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
    const cards = [...(main?.querySelectorAll("section[aria-labelledby=cards] li:has(h3)") ?? [])];
    expect(cards.map((card) => textOf(card.querySelector("a")))).toEqual(
      country.cards.map((slug) => {
        const name = countries.find((one) => one.slug === slug)?.name ?? "";
        return `Learn More ${fill(words.country.learnMore, { name })}`;
      }),
    );
    expect(cards.flatMap((card) => hrefsOf(card))).toEqual(country.cards.map((slug) => `/countries/${slug}`));
  });

  test("has cards with amounts in rupees first where a rate is known, and names the rates once", () => {
    const section = main?.querySelector("section[aria-labelledby=cards]");
    const shown = country.cards.flatMap((slug) => {
      const { numbers = [] } = countries.find((one) => one.slug === slug) ?? {};
      return numbers.flatMap(({ row, says, facts: ids, ...rule }) => {
        const amount =
          ["funds", "tuition"].includes(row) && !says ? rowAmount(ids.map(factOf), rule) : undefined;
        return amount?.currency ? [amount] : [];
      });
    });
    const values = textsOf(section ?? page, "section[aria-labelledby=cards] dd");
    for (const amount of shown) {
      const [first, then = ""] = [rupeesOf(amount), amount.text].filter((text) => text !== undefined);
      expect(values.some((value) => value.includes(first ?? "") && value.endsWith(then))).toBe(true);
    }
    const monies = new Set(shown.map(({ currency }) => currency));
    expect([...(section?.querySelectorAll("[data-rate], [data-no-rate]") ?? [])]).toHaveLength(monies.size);
  });
});

describe.each(countries.filter(({ cards }) => cards.length === 0))("the chapters of $path", (country) => {
  const page = exportedPage(country.path);
  const main = page.querySelector("main");
  const names = [...words.country.chapters, ...(country.resources.length > 0 ? ["Useful Resources"] : [])];

  test("are those of words.json, then the official sites, each with its place among them", () => {
    const heads = page.querySelectorAll(".chapter-head, section[aria-labelledby=useful-resources] > div");
    expect([...heads].map((head) => textsOf(head, "h2, p"))).toEqual(
      names.map((name, index) => [name, fill(words.texts.chapter, { n: index + 1, count: names.length })]),
    );
  });

  test("have their standfirsts right below their names", () => {
    const written = [...country.body.matchAll(/<Standfirst>([\s\S]*?)<\/Standfirst>/g)];
    const shown = [...page.querySelectorAll(".chapter-head + .standfirst")].map(textOf);
    expect(shown).toHaveLength(words.country.chapters.length);
    for (const [index, [, standfirst = ""]] of written.entries()) {
      const plain = standfirst
        .replace(/<Fact[^>]*>|\[|\]\([^)]*\)/g, " ")
        .trim()
        .split(/\s+/);
      expect(shown[index]?.split(" ")).toEqual(expect.arrayContaining(plain.slice(0, 3)));
    }
  });

  test("are listed beside the text and in the bar above it, none marked before it is read", () => {
    const targets = [...page.querySelectorAll("main h2[id]")].filter((heading) =>
      names.includes(textOf(heading)),
    );
    for (const list of ["nav[aria-labelledby=contents]", "[data-bar]"]) {
      const contents = main?.querySelector(list);
      expect(textsOf(contents ?? page, `${list} a`)).toEqual(names);
      expect(hrefsOf(contents)).toEqual(targets.map(({ id }) => `#${id}`));
      expect(hrefsOf(contents, "[aria-current]")).toEqual([]);
    }
    expect(textOf(main?.querySelector("[data-bar] summary"))).toBe(
      fill(words.country.chaptersBar, { count: names.length }),
    );
  });

  test("are followed by the other countries' stamps, each of which puts the two side by side", () => {
    const strip = main?.querySelector("section[aria-labelledby=others]");
    expect(textOf(strip?.querySelector("h2"))).toBe(fill(words.country.others, { name: country.name }));
    const beside = `/compare?v=side&c=${country.slug},`;
    const links = hrefsOf(strip).map((href) => href ?? "");
    for (const href of links) expect(href.startsWith(beside)).toBe(true);
    expectInOrder(
      links.map((href) => `/countries/${href.slice(beside.length)}`),
      inSidebar.filter(({ path }) => path !== country.path),
    );
  });

  test.each(barRows)(
    "the bars of %s compare all countries by the register, where it has its own value",
    (row) => {
      const { bars } = words.texts;
      /** What a country's bar says; nothing where no figure compares, or the figure has ended. */
      const saidOf = (one: typeof country) => {
        const number = one.numbers.find((numbered) => numbered.row === row);
        if (number?.nought) return bars.none;
        const fact = number?.bar ? factOf(number.bar) : undefined;
        return fact && standingOn(fact, country.path).state !== "ended" ? factText(fact) : undefined;
      };
      const head = [...page.querySelectorAll(".chapter-head")].find(
        (one) => textOf(one.querySelector("h2")) === bars[row].chapter,
      );
      const chart = head?.nextElementSibling?.nextElementSibling;
      if (saidOf(country) === undefined) {
        expect(chart?.className).not.toBe("bars");
        return;
      }
      const read = textsOf(chart ?? page, "figure.bars > ol > li > .visually-hidden");
      const all = [...new Set([...inSidebar, country])];
      expect(read.sort()).toEqual(all.map((one) => `${one.name}: ${saidOf(one) ?? bars.unknown}`).sort());
      const heights = [...(chart?.querySelectorAll(".bars-bar") ?? [])].map((bar) =>
        Number.parseInt(bar.getAttribute("style")?.replace(/\D+/, "") ?? "", 10),
      );
      expect(heights).toEqual([...heights].sort((a, b) => b - a));
      expect(textsOf(chart ?? page, ".bars-own .bars-code")).toEqual([country.code]);
      const own = country.numbers.find((numbered) => numbered.row === row);
      const figure = own?.bar ? factOf(own.bar) : undefined;
      const { after, nought } = bars[row];
      expect(textOf(chart?.querySelector("figcaption"))).toContain(figure?.value ?? nought);
      expect(textOf(chart?.querySelector("figcaption strong"))).toBe(
        figure ? `${figure.unit} ${after}` : nought,
      );
      const fortnights = all.flatMap((one) => {
        const bar = one.numbers.find((numbered) => numbered.row === row)?.bar;
        return bar && factOf(bar).unit?.includes("fortnight") && saidOf(one) ? [one.name] : [];
      });
      expect(hrefsOf(chart)).toEqual(["/compare"]);
      const averaged = textsOf(chart ?? page, ".bars-averaged");
      expect(fortnights.filter((name) => averaged.some((line) => line.includes(name)))).toEqual(fortnights);
      expect(averaged).toHaveLength(fortnights.length);
      const starred = textsOf(chart ?? page, "figure.bars > ol b").filter((value) => value.endsWith("*"));
      expect(starred).toHaveLength(fortnights.length);
    },
  );
});
