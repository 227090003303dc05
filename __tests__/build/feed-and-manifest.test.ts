import { existsSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { exportedPage, fileOf } from "../helpers/exported-page";
import { articles, company } from "../helpers/site-content";

describe("the feed of the articles", () => {
  const feed = () =>
    new JSDOM(readFileSync("public/blogs/rss.xml", "utf8").replace(/\s+/g, " "), {
      contentType: "application/xml",
    }).window.document;
  const text = (item: Element | undefined, name: string) => item?.getElementsByTagName(name)[0]?.textContent;

  test("is well-formed RSS and names itself", () => {
    const channel = feed().querySelector("rss[version='2.0'] > channel");
    expect(channel?.querySelector("language")?.textContent).toBe("en-GB");
    expect(channel?.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(
      `${company.siteUrl}/blogs/rss.xml`,
    );
  });

  test("holds every article with its address, day, author and description, newest first", () => {
    const items = [...feed().querySelectorAll("item")];
    const addresses = items.map((item) => text(item, "link") ?? "");
    expect([...addresses].sort()).toEqual(articles.map(({ path }) => company.siteUrl + path).sort());
    const days = items.map((item) => Date.parse(text(item, "pubDate") ?? ""));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    for (const { path, title, author, date, tag, description } of articles) {
      const item = items[addresses.indexOf(company.siteUrl + path)];
      expect(text(item, "guid")).toBe(company.siteUrl + path);
      expect(text(item, "title")).toBe(title);
      expect(text(item, "pubDate")).toBe(new Date(date).toUTCString());
      expect(text(item, "dc:creator")).toBe(author);
      expect(text(item, "category")).toBe(tag);
      expect(text(item, "description")).toBe(description);
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
    const { name, short_name, description, start_url, lang, theme_color } = manifest();
    expect({ name, short_name, description, start_url, lang }).toEqual({
      name: company.fullName,
      description: company.tagline,
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
