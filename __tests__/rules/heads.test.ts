import sharp from "sharp";
import { faults, fileOf, listed, type Rule, shared, siteUrl } from "./export/ask";
import { exported, type Page, textAt } from "./export/read-export";

const linkOf = (page: Page, rel: string) =>
  page.heads.filter((link) => link.rel === rel).map(({ href }) => href);

test.each<[string, Rule]>([
  ["is in British English", ({ lang }) => [lang !== "en-GB" && `lang=${lang}`]],
  [
    "names the company in its title",
    ({ title, meta }) => [!title.includes(meta["og:site_name"] ?? "?") && title],
  ],
  [
    "has a title that a search result has room for",
    ({ title }) => [(title.length < 10 || title.length > 70) && title],
  ],
  [
    "has a description of a search result's length",
    ({ meta: { description = "" } }) => [
      (description.length < 70 || description.length > 160) && description,
    ],
  ],
  [
    "lets visitors zoom",
    ({ meta }) => [/user-scalable|maximum-scale/.test(meta.viewport ?? "user-scalable") && "no zoom"],
  ],
  [
    "says the same in its link preview",
    ({ title, meta }) => [
      meta["og:title"] !== title && "og:title",
      meta["twitter:title"] !== title && "twitter:title",
      meta["og:description"] !== meta.description && "og:description",
      meta["twitter:description"] !== meta.description && "twitter:description",
      meta["og:type"] === undefined && "og:type",
    ],
  ],
  [
    "has a large picture with an alternative in its link preview",
    ({ meta }) => [
      meta["twitter:card"] !== "summary_large_image" && "twitter:card",
      meta["twitter:image"] !== meta["og:image"] && "twitter:image",
      (meta["og:image:alt"] ?? "").length < 10 && "og:image:alt",
      `${meta["og:image:width"]} by ${meta["og:image:height"]}` !== "1200 by 630" && "og:image:width, height",
      !meta["og:image"]?.startsWith(`${siteUrl()}/`) && "og:image on another site",
    ],
  ],
  [
    "names icons, the manifest and the feed of articles",
    (page) =>
      ["icon", "apple-touch-icon", "manifest", "alternate"].map(
        (rel) => linkOf(page, rel).length === 0 && rel,
      ),
  ],
  [
    "preloads its two fonts and nothing else",
    ({ heads }) => {
      const early = heads.filter(({ rel }) => /preload|prefetch/.test(rel));
      return [(early.length !== 2 || early.some((one) => one.as !== "font")) && JSON.stringify(early)];
    },
  ],
])("every page %s", (_what, rule) => {
  expect(faults(rule)).toEqual([]);
});

test.each<[string, Rule]>([
  [
    "names its own address as canonical, in the link preview too",
    (page) => [
      linkOf(page, "canonical").join() !== siteUrl() + page.path && "canonical",
      page.meta["og:url"] !== siteUrl() + page.path && "og:url",
    ],
  ],
  ["lets search engines in", ({ meta }) => [meta.robots]],
])("every page that can be found %s", (_what, rule) => {
  expect(faults(rule, listed())).toEqual([]);
});

test("no two pages have the same title, or the same description", () => {
  expect(shared(({ title }) => title)).toEqual([]);
  expect(shared(({ meta }) => meta.description)).toEqual([]);
});

test("the not-found page is kept out of search engines, and says nothing of itself to machines", () => {
  const lost = exported().pages.filter(({ kind }) => kind === "not-found");
  expect(lost.map((page) => [page.meta.robots, linkOf(page, "canonical"), page.things])).toEqual([
    ["noindex", [], []],
  ]);
});

test("each picture of a link preview is a PNG of 1200 by 630", async () => {
  const addresses = new Set(exported().pages.map(({ meta }) => meta["og:image"] ?? ""));
  for (const address of addresses) {
    const { width, height, format } = await sharp(`public${new URL(address).pathname}`).metadata();
    expect({ address, width, height, format }).toEqual({ address, width: 1200, height: 630, format: "png" });
  }
});

interface Manifest {
  readonly [name: string]: unknown;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

test("the web manifest opens the home page in the page's language and colour", () => {
  const manifest: Manifest = JSON.parse(textAt("/site.webmanifest"));
  const { lang, start_url, theme_color, name, short_name } = manifest;
  expect(listed().map(({ meta }) => meta["theme-color"])).toEqual(listed().map(() => theme_color));
  expect({ lang, start_url }).toEqual({ lang: "en-GB", start_url: "/" });
  expect([name, short_name].every(Boolean)).toBe(true);
});

test("the web manifest's icons have the sizes that it says, one of them maskable", async () => {
  const { icons }: Manifest = JSON.parse(textAt("/site.webmanifest"));
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`public${fileOf(src)}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
