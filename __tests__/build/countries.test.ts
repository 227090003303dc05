import { exportedPage, textOf, textsOf } from "../helpers/exported-page";
import { COUNTRY_SLUGS, INSTITUTION_COUNTS } from "../helpers/specification";

const NAMES: Record<(typeof COUNTRY_SLUGS)[number], string> = {
  australia: "Australia",
  "new-zealand": "New Zealand",
  singapore: "Singapore",
  malaysia: "Malaysia",
  usa: "USA",
  canada: "Canada",
  ireland: "Ireland",
  uk: "UK",
  uae: "UAE",
  mauritius: "Mauritius",
  "other-countries": "",
};

const page = (slug: string) => exportedPage(`/countries/${slug}`);
const guides = COUNTRY_SLUGS.filter((slug) => slug !== "other-countries");
const cards = (slug: string) => [...page(slug).querySelectorAll("[data-institution]")];

describe.each(guides)("%s", (slug) => {
  test("is headed Study @ and the country's name", () => {
    expect(textOf(page(slug).querySelector("h1"))).toBe(`Study @ ${NAMES[slug]}`);
  });

  test("lists the specified number of institutions, each with a tile, a Course and a Contact link", () => {
    expect(cards(slug)).toHaveLength(INSTITUTION_COUNTS[slug]);
    for (const card of cards(slug)) {
      expect(card.querySelector("img")?.getAttribute("src")).toMatch(/\.svg$/);
      const [course, contact] = [...card.querySelectorAll("a")];
      expect(textOf(course)).toMatch(/^Course/);
      expect(textOf(contact)).toMatch(/^Contact/);
      expect(contact?.getAttribute("href")).toBe(`/contact?about=${card.getAttribute("data-institution")}`);
      if (course?.hasAttribute("href")) {
        expect(course.getAttribute("href")).toMatch(/^https:\/\//);
        expect(course.getAttribute("target")).toBe("_blank");
      } else {
        expect(course?.getAttribute("aria-disabled")).toBe("true");
        expect(textOf(course)).toContain("link coming");
      }
    }
  });

  test("has a sidebar of the ten countries with itself marked", () => {
    const sidebar = page(slug).querySelector("[data-sidebar=countries]");
    expect(sidebar?.querySelectorAll("a")).toHaveLength(10);
    const current = [...(sidebar?.querySelectorAll("[aria-current=page]") ?? [])];
    expect(current.map((link) => link.getAttribute("href"))).toEqual([`/countries/${slug}`]);
  });

  test("opens with figures at a glance, each with a source and the day it was checked", () => {
    const table = page(slug).querySelector("section[aria-labelledby=at-a-glance]");
    const rows = [...(table?.querySelectorAll("dl > div") ?? [])];
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const row of rows) {
      expect(row.querySelector("a")?.getAttribute("href")).toMatch(/^https:\/\//);
      expect(textOf(row)).toMatch(/checked on \d{1,2} [A-Z][a-z]{2} 20\d\d/);
    }
  });

  test("every figure in the text leads to a row that shows its source", () => {
    const figures = [...page(slug).querySelectorAll("a.fact")];
    for (const figure of figures) {
      const row = page(slug).querySelector(figure.getAttribute("href") ?? "");
      expect(row?.querySelector("a[href^='https://']")).not.toBeNull();
    }
  });
});

test.each(guides.filter((slug) => slug !== "uae" && slug !== "mauritius"))(
  "%s has Useful Resources",
  (slug) => {
    expect(textsOf(page(slug), "h2")).toContain("Useful Resources");
  },
);

test.each(["uae", "mauritius", "other-countries"])("%s has no Useful Resources", (slug) => {
  expect(textsOf(page(slug), "h2")).not.toContain("Useful Resources");
});

test("cards of institutions that are elsewhere say where, and a sentence says why they are listed", () => {
  expect(cards("usa").map((card) => textOf(card.querySelector("p")))).toEqual(Array(24).fill("In Australia"));
  for (const slug of ["ireland", "uk"]) {
    expect(cards(slug).map((card) => textOf(card.querySelector("p")))).toEqual(Array(3).fill("In Singapore"));
  }
  expect(textOf(page("usa").querySelector("section[aria-labelledby=universities]"))).toContain(
    "These are in Australia",
  );
});

test.each(guides)("in %s a note on what holds now names each source once", (slug) => {
  for (const note of page(slug).querySelectorAll(".holds-now")) {
    const sources = [...note.querySelectorAll(".source a")].map((link) => link.getAttribute("href"));
    expect(sources).toEqual([...new Set(sources)]);
  }
});

test("Ireland and the UK repeat Singapore's institutions", () => {
  const names = (slug: string) => textsOf(page(slug), "[data-institution] h3");
  expect(names("ireland").slice(0, 2)).toEqual(names("singapore"));
  expect(names("uk")).toEqual(names("ireland"));
});

test("most of Canada's course links are still to come", () => {
  const waiting = cards("canada").filter((card) => card.querySelector("[aria-disabled]"));
  expect(waiting).toHaveLength(16);
});

/** Section 9, "Static claims". */
test.each([
  ["australia", ["up to 48 hours per fortnight", "1,200 institutions", "22,000+ courses"]],
  ["new-zealand", ["8 universities", "about 30 % of course cost", "20 hours a week"]],
  ["usa", ["4,000 institutions"]],
  ["canada", ["8,000 programs at 135+ colleges", "15,000+ programs at 100+ universities"]],
])("%s states the specified figures", (slug, figures) => {
  const text = textOf(page(slug).querySelector("main"));
  for (const figure of figures) expect(text).toContain(figure);
});

test("New Zealand says for whom its two claims hold", () => {
  const notes = textsOf(page("new-zealand"), ".holds-now").join(" ");
  expect(notes).toMatch(/domestic/);
  expect(notes).toMatch(/resident/);
});

test("other countries has three cards with Learn More, and no list of institutions", () => {
  const links = [...page("other-countries").querySelectorAll("main a")].filter((link) =>
    textOf(link).startsWith("Learn More"),
  );
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/countries/canada",
    "/countries/ireland",
    "/countries/mauritius",
  ]);
  expect(textsOf(page("other-countries"), "h2")).toContain("Explore Other Countries");
  expect(cards("other-countries")).toHaveLength(0);
});
