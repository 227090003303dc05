import { exportedPage, textOf, textsOf } from "../helpers/exported-page";
import { GUIDE_ROUTES, SERVICE_SLUGS } from "../helpers/specification";

const main = (route: string) => textOf(exportedPage(route).querySelector("main"));

test.each(SERVICE_SLUGS)(
  "/services/%s has a poster, what you get, and a button to the consultation form",
  (slug) => {
    const page = exportedPage(`/services/${slug}`);
    expect(page.querySelector("main header img")?.getAttribute("alt")?.length).toBeGreaterThan(10);
    expect(textsOf(page, "[aria-label='What you get'] li").length).toBeGreaterThanOrEqual(2);
    expect(page.querySelector("main a[href='/online-consultation-form']")).not.toBeNull();
    const current = page.querySelector("[data-sidebar=services] [aria-current=page]");
    expect(current?.getAttribute("href")).toBe(`/services/${slug}`);
  },
);

test("coaching links to the five tests' official sites in new tabs", () => {
  const exams = [...exportedPage("/services/coaching").querySelectorAll("section[aria-labelledby=exams] a")];
  expect(exams.map((exam) => textOf(exam.querySelector("strong")))).toEqual([
    "IELTS",
    "TOEFL",
    "PTE",
    "CAE",
    "OET",
  ]);
  expect(exams.map((exam) => exam.getAttribute("href"))).toEqual([
    "https://ielts.org",
    "https://www.ets.org/toefl.html",
    "https://www.pearsonpte.com",
    "https://www.cambridgeenglish.org/exams-and-tests/qualifications/advanced/",
    "https://oet.com",
  ]);
  expect(exams.every((exam) => exam.getAttribute("target") === "_blank")).toBe(true);
});

test("educational counselling has a list of benefits", () => {
  expect(main("/services/educational-counselling")).toMatch(/benefit/i);
  expect(exportedPage("/services/educational-counselling").querySelector("main ul li")).not.toBeNull();
});

test("the study tour says for whom and where", () => {
  for (const word of [
    "10th",
    "11th",
    "school",
    "college",
    "university",
    "Australia",
    "Singapore",
    "Malaysia",
  ]) {
    expect(main("/services/study-tour")).toContain(word);
  }
});

describe.each(GUIDE_ROUTES)("%s", (route) => {
  test("has a reading time, its dates, sources and a sidebar with itself marked", () => {
    const page = exportedPage(route);
    expect(textOf(page.querySelector("main header"))).toMatch(
      /\d+ minutes to read · published \d{1,2} [A-Z][a-z]{2} 2026 · reviewed \d{1,2} [A-Z][a-z]{2} 2026/,
    );
    expect(page.querySelectorAll("section[aria-labelledby=sources] li a").length).toBeGreaterThanOrEqual(2);
    expect(page.querySelector("[data-sidebar=guides] [aria-current=page]")?.getAttribute("href")).toBe(route);
    expect(page.querySelectorAll("[data-sidebar=guides] a")).toHaveLength(6);
  });

  test("has a list of contents whose links lead to its headings", () => {
    const page = exportedPage(route);
    const links = [...page.querySelectorAll("nav[aria-labelledby=contents] a")];
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) {
      expect(textOf(page.querySelector(link.getAttribute("href") ?? ""))).toBe(textOf(link));
    }
  });
});

test("the statement of purpose guide has the specified lengths", () => {
  const text = main("/statement-of-purpose").replace(/–|−/g, "-");
  for (const words of [
    /1,000(?:-| to )1,500 words/,
    /(?:6-7|six to seven|six or seven|6 to 7) paragraphs/i,
    /two pages/,
    /500(?:-| to )800 words/,
  ]) {
    expect(text).toMatch(words);
  }
});

test("the GSS page says what the Department calls it, since when and how long an answer may be", () => {
  const text = main("/gss");
  for (const words of [
    "Genuine Student System",
    "Genuine Student (GS) requirement",
    "23 March 2024",
    "up to 150 words",
    "590",
  ]) {
    expect(text).toContain(words);
  }
});
