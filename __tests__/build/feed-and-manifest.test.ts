import { existsSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { exportedPage, fileOf } from "../helpers/exported-page";
import { ARTICLES } from "../helpers/specification";

const company: { siteUrl: string; name: string } = JSON.parse(readFileSync("content/company.json", "utf8"));

describe("the feed of the articles", () => {
  const feed = () =>
    new JSDOM(readFileSync("public/blogs/rss.xml", "utf8"), { contentType: "application/xml" }).window
      .document;
  const text = (item: Element | undefined, name: string) => item?.getElementsByTagName(name)[0]?.textContent;

  test("is well-formed RSS and names itself", () => {
    const channel = feed().querySelector("rss[version='2.0'] > channel");
    expect(channel?.querySelector("language")?.textContent).toBe("en-GB");
    expect(channel?.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(
      `${company.siteUrl}/blogs/rss.xml`,
    );
  });

  test("holds every article with its address, day, author and description", () => {
    const items = [...feed().querySelectorAll("item")];
    expect(items.map((item) => text(item, "link")).sort()).toEqual(
      ARTICLES.map(({ slug }) => `${company.siteUrl}/blogs/${slug}`).sort(),
    );
    for (const { slug, title } of ARTICLES) {
      const item = items.find((one) => text(one, "guid")?.endsWith(`/${slug}`));
      expect(text(item, "title")).toBe(title);
      expect(text(item, "pubDate")).toBe("Fri, 18 Jul 2025 00:00:00 GMT");
      expect(text(item, "dc:creator")).toBe("BEC");
      expect(text(item, "description")?.length).toBeGreaterThan(60);
    }
  });

  test("is named in the head of a page", () => {
    const link = exportedPage("/").querySelector("link[rel=alternate][type='application/rss+xml']");
    expect(fileOf(link?.getAttribute("href") ?? "")).toBeDefined();
  });
});

describe("the web manifest", () => {
  interface Manifest {
    readonly [name: string]: unknown;
    readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
  }
  const manifest = (): Manifest => JSON.parse(readFileSync("public/site.webmanifest", "utf8"));

  test("is named in the head and has the page's colour", () => {
    const page = exportedPage("/");
    expect(page.querySelector("link[rel=manifest]")?.getAttribute("href")).toBe("/site.webmanifest");
    const { short_name, start_url, lang, theme_color } = manifest();
    expect({ short_name, start_url, lang }).toEqual({
      short_name: company.name,
      start_url: "/",
      lang: "en-GB",
    });
    expect(theme_color).toBe(page.querySelector("meta[name=theme-color]")?.getAttribute("content"));
  });

  test("has icons of the sizes that it says, one of them maskable", async () => {
    const { icons } = manifest();
    expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src, sizes } of icons) {
      expect(existsSync(`public${src}`)).toBe(true);
      const { width, height } = await sharp(`public${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
