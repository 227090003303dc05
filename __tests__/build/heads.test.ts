import { readFileSync } from "node:fs";
import sharp from "sharp";
import { exportedPage } from "../helpers/exported-page";
import { GUIDE_ROUTES, ROUTES } from "../helpers/specification";

const company: { siteUrl: string } = JSON.parse(readFileSync("content/company.json", "utf8"));

const descriptionOf = (route: string) =>
  exportedPage(route).querySelector("meta[name=description]")?.getAttribute("content") ?? "";

test("every route has a title of its own", () => {
  const titles = ROUTES.map((route) => exportedPage(route).title);
  expect(titles.every((title) => title.length > 8)).toBe(true);
  expect(new Set(titles).size).toBe(ROUTES.length);
});

test("every route has a description of its own, long enough for a search result", () => {
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
  expect(listed.sort()).toEqual([...ROUTES, "/accessibility"].sort());
});

test("the sitemap says when the pages that carry dates last changed", () => {
  const map = readFileSync("public/sitemap-0.xml", "utf8");
  const dated = new Map(
    [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, address = "", day = ""]) => [
      new URL(address).pathname,
      day,
    ]),
  );
  const reading = ROUTES.filter((route) => /^\/(?:countries|services|blogs)\/./.test(route));
  expect([...dated.keys()]).toEqual(expect.arrayContaining([...reading, ...GUIDE_ROUTES, "/accessibility"]));
  for (const day of dated.values()) {
    expect(day).toMatch(/^20\d\d-\d\d-\d\dT/);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
});

test.each([...ROUTES, "/404"])("%s has a link preview with a picture of 1200 by 630", async (route) => {
  const page = exportedPage(route);
  const said = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? "";
  expect(said("og:title")).toBe(page.title);
  expect(said("og:description")).toBe(descriptionOf(route));
  expect(said("twitter:card")).toBe("summary_large_image");
  expect(said("og:image:alt").length).toBeGreaterThan(20);
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
