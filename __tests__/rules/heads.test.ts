import sharp from "sharp";
import { ask, everyPage, fileOf, listed, ofKind, repeated, siteUrl } from "./export/ask";
import { type Page, textAt } from "./export/read-export";

const linked = ({ heads }: Page, rel: string) => heads.flatMap((link) => (link.rel === rel ? link.href : []));

ask("every page", everyPage, {
  "is in British English, or in the language of its address": ({ lang, path }) =>
    lang === (/^\/(?:hi|ta|ml|ne|ar)$/.test(path) ? path.slice(1) : "en-GB"),
  "names the company in its title": ({ title, meta }) => title.includes(meta["og:site_name"] ?? "?"),
  "has a description of a search result's length": ({ meta: { description = "" } }) =>
    description.length >= 70 && description.length <= 160,
  "says its title in its link preview": ({ title, meta }) =>
    ["og:title", "twitter:title"].filter((name) => meta[name] !== title),
  "says its description in its link preview": ({ meta }) =>
    ["og:description", "twitter:description"].filter((name) => meta[name] !== meta.description),
  "has a large picture of this site in its link preview": ({ meta }) =>
    meta["twitter:card"] === "summary_large_image" &&
    meta["twitter:image"] === meta["og:image"] &&
    meta["og:image"]?.startsWith(`${siteUrl}/`) === true,
  "says what that picture shows, and how large it is": ({ meta }) =>
    (meta["og:image:alt"] ?? "").length >= 10 &&
    `${meta["og:image:width"]} by ${meta["og:image:height"]}` === "1200 by 630",
  "names icons, the manifest and the feed of articles": (page) =>
    ["icon", "apple-touch-icon", "manifest", "alternate"].filter((rel) => linked(page, rel).length === 0),
  "fetches its two fonts and its first picture early and nothing else": ({ heads }) => {
    const early = heads.filter(({ rel }) => /preload|prefetch/.test(rel)).map(({ as }) => as);
    const pictures = early.filter((kind) => kind === "image");
    return (
      pictures.length <= 2 &&
      early.length - pictures.length === 2 &&
      early.every((kind) => kind === "font" || kind === "image")
    );
  },
});

ask("every page that can be found", listed, {
  "names its own address as canonical": (page) => linked(page, "canonical").join() === siteUrl + page.path,
  "names its own address in its link preview": ({ meta, path }) => meta["og:url"] === siteUrl + path,
  "lets search engines in": ({ meta }) => meta.robots === undefined,
});

test("no two pages have the same title or description", () => {
  expect(repeated(listed.flatMap(({ title, meta }) => [title, meta.description]))).toEqual([]);
});

test("the not-found page is kept out of search engines, and says nothing of itself to machines", () => {
  const [page] = ofKind("not-found");
  expect([page?.meta.robots, page && linked(page, "canonical"), page?.things]).toEqual(["noindex", [], []]);
});

test("each picture of a link preview is a PNG of 1200 by 630", async () => {
  for (const address of new Set(everyPage.map(({ meta }) => meta["og:image"] ?? ""))) {
    const { width, height, format } = await sharp(`public${new URL(address).pathname}`).metadata();
    expect({ address, width, height, format }).toEqual({ address, width: 1200, height: 630, format: "png" });
  }
});

interface Manifest {
  readonly [name: string]: unknown;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}
const manifest: Manifest = JSON.parse(textAt("/site.webmanifest"));

test("the web manifest opens the home page in the pages' language and colour", () => {
  const { lang, start_url, theme_color } = manifest;
  expect({ lang, start_url }).toEqual({ lang: "en-GB", start_url: "/" });
  expect(new Set(listed.map(({ meta }) => meta["theme-color"]))).toEqual(new Set([theme_color]));
});

test("the web manifest's icons have the sizes that it says, one of them maskable", async () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${fileOf(src)}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
