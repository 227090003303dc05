import { exportedPage, textOf, textsOf } from "../helpers/exported-page";
import { ARTICLES } from "../helpers/specification";

const page = (slug: string) => exportedPage(`/blogs/${slug}`);
const paths = ARTICLES.map(({ slug }) => `/blogs/${slug}`);

test("the blog page lists the seven articles in order, each with Read More", () => {
  const blogs = exportedPage("/blogs");
  const links = [...blogs.querySelectorAll("main a")].filter((link) => textOf(link).startsWith("Read More"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
  expect(links.map(textOf).every((text) => text.length > "Read More".length)).toBe(true);
});

describe.each(ARTICLES)("$slug", ({ slug, title, button }) => {
  test("has the green tag, the company's byline and the date", () => {
    expect(textOf(page(slug).querySelector("[data-tag]"))).toBe("Study in Australia");
    expect(textOf(page(slug).querySelector("h1 + p"))).toContain("By BEC · July 18, 2025");
  });

  test("has a hero picture and a call to action to the contact page", () => {
    expect(page(slug).querySelector("article header img")?.getAttribute("loading")).toBe("eager");
    const action = [...page(slug).querySelectorAll("main a")].find((link) => textOf(link) === button);
    expect(action?.getAttribute("href")).toBe("/contact");
  });

  test("lists all seven in the sidebar with icons, itself marked", () => {
    const sidebar = page(slug).querySelector("[data-sidebar=blogs]");
    expect(textOf(sidebar?.querySelector("h2"))).toBe("Explore More Blogs");
    expect([...(sidebar?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
      paths,
    );
    expect(sidebar?.querySelectorAll("a svg")).toHaveLength(7);
    expect(textOf(sidebar?.querySelector("[aria-current=page]"))).toBe(title);
  });

  test("ends with the process as seven links in order", () => {
    const steps = [...page(slug).querySelectorAll("[data-process] a")];
    expect(steps.map((link) => link.getAttribute("href"))).toEqual(paths);
  });

  test("names its sources and the day it was read against them", () => {
    const sources = page(slug).querySelector("section[aria-labelledby=sources]");
    expect(sources?.querySelectorAll("li a[href^='https://']").length).toBeGreaterThanOrEqual(2);
    expect(textOf(sources)).toMatch(/Read against these pages on \d{1,2} [A-Z][a-z]{2} 2026/);
  });

  test("has a list of contents that names its headings, when there are four or more", () => {
    const headings = textsOf(page(slug), "h2[id]:not(section h2):not(nav h2)").filter(Boolean);
    const contents = page(slug).querySelector("nav[aria-labelledby=contents]");
    if (headings.length >= 4) expect(textsOf(contents ?? page(slug), "a")).toEqual(headings);
    else expect(contents).toBeNull();
  });
});

/** Section 2, "Blog articles": what each must speak of. */
test.each([
  ["initial-consultation", ["IELTS", "TOEFL", "PTE", "subclass 500", "OSHC", "GTE", "2013", "Middle East"]],
  [
    "application-preparation",
    ["transcripts", "passport", "reference letters", "statement of purpose", "on your behalf"],
  ],
  ["letter-of-offer", ["fees", "condition", "deposit", "refund", "CoE"]],
  ["health-cover-immigration", ["OSHC", "panel physician", "police clearance", "GTE"]],
  [
    "visa-application",
    [
      "approximately AUD 710, subject to change",
      "biometrics",
      "health",
      "GTE",
      "general information, not migration advice",
    ],
  ],
  ["pre-departure-support", ["checklist", "accommodation", "pickup", "briefing", "contact our support team"]],
  ["post-arrival-support", ["settling in", "academic", "wellbeing", "part-time", "support"]],
])("%s speaks of what the specification lists", (slug, words) => {
  const text = textOf(page(slug).querySelector("main")).toLowerCase();
  for (const word of words) expect(text).toContain(word.toLowerCase());
});

test("the visa article has the five steps in order and links to the government's portal in a new tab", () => {
  expect(textsOf(page("visa-application"), ".steps > li > h3")).toEqual([
    "Create an account",
    "Start the application",
    "Upload documents",
    "Pay the fee",
    "Submit and track",
  ]);
  const portal = page("visa-application").querySelector("a[href='https://online.immi.gov.au/lusc/login']");
  expect(portal?.getAttribute("target")).toBe("_blank");
});

test("dated text has a note straight after it that says what holds now", () => {
  const notes = textsOf(page("visa-application"), ".holds-now");
  expect(notes.some((note) => note.includes("from AUD 2,500"))).toBe(true);
  expect(notes.some((note) => note.includes("Genuine Student"))).toBe(true);
  for (const slug of ["initial-consultation", "health-cover-immigration"]) {
    expect(textsOf(page(slug), ".holds-now").join(" ")).toContain("Genuine Student");
  }
});

test("the pre-departure article links to the support team within the text", () => {
  const inline = [...page("pre-departure-support").querySelectorAll("p a[href='/contact']")];
  expect(inline.map(textOf)).toContain("contact our support team");
});
