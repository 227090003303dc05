import { readFileSync } from "node:fs";
import sharp from "sharp";
import { lastLook } from "../../src/build/facts/fact-standing";
import { exportedPage } from "../helpers/exported-page";
import {
  articles,
  company,
  countries,
  facts,
  guides,
  home,
  pageTexts,
  ROUTES,
  services,
  trustPages,
} from "../helpers/site-content";
import { factsOn } from "../helpers/stated-facts";

/** Every record with a page of its own, with title and description. */
const described = [
  { ...home, path: "/" },
  ...pageTexts.flatMap(({ path, title, description }) => (path ? [{ path, title, description }] : [])),
  ...countries,
  ...services,
  ...articles,
  ...guides,
  ...trustPages,
];

const descriptionOf = (route: string) =>
  exportedPage(route).querySelector("meta[name=description]")?.getAttribute("content") ?? "";

test.each(described)("$path has its title with the company's name, and its description", (content) => {
  const { title } = exportedPage(content.path);
  expect(title).toBe(
    content.title.includes(company.name) ? content.title : `${content.title} | ${company.name}`,
  );
  expect(descriptionOf(content.path)).toBe(content.description);
});

test("every route has a title and a description of its own, long enough for a search result", () => {
  expect(new Set(ROUTES.map((route) => exportedPage(route).title)).size).toBe(ROUTES.length);
  const descriptions = ROUTES.map(descriptionOf);
  expect(descriptions.filter((text) => text.length < 70 || text.length > 160)).toEqual([]);
  expect(new Set(descriptions).size).toBe(ROUTES.length);
});

test.each(ROUTES)("%s names itself as canonical, in English", (route) => {
  const page = exportedPage(route);
  const canonical = page.querySelector("link[rel=canonical]")?.getAttribute("href");
  expect(canonical).toBe(company.siteUrl + route);
  expect(page.documentElement.lang).toBe("en-GB");
});

test("the not-found page is kept out of search engines", () => {
  const page = exportedPage("/404");
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector("link[rel=canonical]")).toBeNull();
});

test("the sitemap lists every route and nothing else", () => {
  const index = readFileSync("public/sitemap-index.xml", "utf8");
  expect(index).toContain(`${company.siteUrl}/sitemap-0.xml`);
  const map = readFileSync("public/sitemap-0.xml", "utf8");
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  expect(listed.sort()).toEqual([...ROUTES].sort());
});

test("the sitemap says when the pages that carry dates last changed", () => {
  const map = readFileSync("public/sitemap-0.xml", "utf8");
  const dated = new Map(
    [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, address = "", day = ""]) => [
      new URL(address).pathname,
      day,
    ]),
  );
  const days: [string, string[]][] = [
    ...countries.map((country): [string, string[]] => [
      country.path,
      [country.published, country.reviewed, ...factsOn(country).flatMap((fact) => lastLook(fact) ?? [])],
    ]),
    ...services.map(({ path, reviewed }): [string, string[]] => [path, [reviewed]]),
    ...articles.map(({ path, date, reviewed }): [string, string[]] => [path, [date, reviewed]]),
    ...[...guides, ...trustPages].map(({ path, published, reviewed }): [string, string[]] => [
      path,
      [published, reviewed],
    ]),
    ["/figures", facts.flatMap((fact) => lastLook(fact) ?? [])],
    ...pageTexts.flatMap(({ path, reviewed }): [string, string[]][] =>
      path && reviewed ? [[path, [reviewed]]] : [],
    ),
  ];
  expect(Object.fromEntries([...dated].map(([path, day]) => [path, day.slice(0, 10)]))).toEqual(
    Object.fromEntries(days.map(([path, all]) => [path, all.sort().at(-1)])),
  );
});

test.each([...ROUTES, "/404"])("%s has a link preview with a picture of 1200 by 630", async (route) => {
  const page = exportedPage(route);
  const said = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "";
  expect(said("og:title")).toBe(page.title);
  expect(said("og:description")).toBe(descriptionOf(route));
  expect(said("twitter:card")).toBe("summary_large_image");
  expect(said("og:image:alt").length).toBeGreaterThanOrEqual(10);
  expect(said("twitter:image")).toBe(said("og:image"));
  const picture = new URL(said("og:image"));
  expect(picture.origin).toBe(company.siteUrl);
  const { width, height, format } = await sharp(`public${picture.pathname}`).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  expect([said("og:image:width"), said("og:image:height")]).toEqual(["1200", "630"]);
});

test("robots.txt lets search engines in and names the sitemap", () => {
  const robots = readFileSync("public/robots.txt", "utf8");
  expect(robots).toContain("Allow: /");
  expect(robots).toContain(`Sitemap: ${company.siteUrl}/sitemap-index.xml`);
});

test("security.txt names where to report a fault, and has not expired", () => {
  const lines = readFileSync("public/.well-known/security.txt", "utf8").split("\n");
  const said = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  expect(said("Contact")).toBe(`mailto:${company.email}`);
  expect(lines[0]?.startsWith("# A sample")).toBe(company.sample === true);
  expect(said("Canonical")).toBe(`${company.siteUrl}/.well-known/security.txt`);
  expect(said("Expires")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Date.parse(said("Expires") ?? "")).toBeGreaterThan(Date.now());
});
