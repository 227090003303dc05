import robotsParser from "robots-parser";
import { z } from "zod";
import {
  ask,
  exported,
  fileOf,
  inside,
  listed,
  ofKind,
  pageAt,
  repeated,
  siteUrl,
  textIn,
} from "./export/ask";
import { type Page, textAt } from "./export/read-export";

const paths = listed.map(({ path }) => path);
const FIGURE = z.object({ id: z.string(), state: z.string() });
const REGISTER = z.object({ day: z.string(), figures: z.array(FIGURE) });
const { day: builtOn, figures } = REGISTER.parse(JSON.parse(textAt("/figures.json")));

describe("the sitemap", () => {
  const urls = inside(exported.xml["/sitemap-0.xml"], "url");
  const changed = new Map(urls.map((url) => [textIn(url, "loc"), textIn(url, "lastmod").slice(0, 10)]));

  test("is the one that its index and robots.txt name", () => {
    const named = inside(exported.xml["/sitemap-index.xml"], "sitemap").map((one) => textIn(one, "loc"));
    expect(named).toEqual([`${siteUrl}/sitemap-0.xml`]);
    expect(textAt("/robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  });

  test("lists every page and nothing else", () => {
    expect([...changed.keys()].sort()).toEqual(paths.map((path) => siteUrl + path).sort());
  });

  ask("says of every page that it", listed, {
    "changed no earlier than it was revised, and not in the future": ({ path, meta }) => {
      const day = changed.get(siteUrl + path) ?? "";
      return day >= (meta["article:modified_time"] ?? "") && day <= builtOn;
    },
  });
});

test("robots.txt lets search engines read every page", () => {
  const robots = robotsParser(`${siteUrl}/robots.txt`, textAt("/robots.txt"));
  expect(paths.filter((path) => !robots.isAllowed(siteUrl + path, "Googlebot"))).toEqual([]);
});

test("the site has no editor, as no repository was named to it", () => {
  expect(fileOf("/edit")).toBeUndefined();
  expect(textAt("/_headers")).not.toContain("/edit");
});

test("security.txt names where to report a fault, and holds for a while", () => {
  const text = textAt("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: (?:mailto:[^@\s]+@|https:)\S+$/m);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt`);
  expect((/^Expires: (\S+)$/m.exec(text)?.[1] ?? "") > builtOn).toBe(true);
});

describe("the feed of articles", () => {
  const [channel] = inside(exported.xml["/blogs/rss.xml"], "channel");
  const items = inside(channel, "item");
  const articles = ofKind("article");

  test("names itself and its language", () => {
    expect(textIn(channel, "language")).toBe("en-GB");
    expect(inside(channel, "atom:link")[0]?.at.href).toBe(`${siteUrl}/blogs/rss.xml`);
  });

  test("holds every article once, the newest first", () => {
    const links = items.map((item) => textIn(item, "link"));
    expect(links.sort()).toEqual(articles.map(({ path }) => siteUrl + path).sort());
    const days = items.map((item) => Date.parse(textIn(item, "pubDate")));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  const ofItem = ({ path }: Page, name: string) =>
    textIn(
      items.find((one) => textIn(one, "guid") === siteUrl + path),
      name,
    );
  ask("says of an article", articles, {
    "its title": (page) => page.title.startsWith(ofItem(page, "title")),
    "its description": (page) => ofItem(page, "description") === page.meta.description,
    "its day": (page) =>
      ofItem(page, "pubDate") === new Date(page.meta["article:published_time"] ?? "").toUTCString(),
    "its author": (page) => ofItem(page, "dc:creator") !== "",
  });
});

describe("the file of the search", () => {
  const ENTRY = z.looseObject({ kind: z.string(), title: z.string().min(1), path: z.string() });
  const { entries } = z.looseObject({ entries: z.array(ENTRY) }).parse(JSON.parse(textAt("/search.json")));
  /** Further pages of a list stand behind its first. */
  const FURTHER = /^\/blogs\/\d+$/;
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;

  test("has every page, and each address once", () => {
    const pages = entries.filter(({ isPage }) => isPage).map(({ path }) => path);
    expect(paths.filter((path) => !pages.includes(path) && !FURTHER.test(path))).toEqual([]);
    expect(repeated(entries.map(({ path }) => path))).toEqual([]);
  });

  test("leads to a page, and to a place on it", () => {
    const idsOn = (path: string) => pageAt(path.split("?")[0] ?? "").ids;
    const addresses = entries.map(({ path }) => path.split("#"));
    expect(addresses.filter(([path = ""]) => !fileOf(path))).toEqual([]);
    const lost = addresses.filter(
      ([path = "", id = ""]) => id && !idsOn(path).includes(decodeURIComponent(id)),
    );
    expect(lost).toEqual([]);
  });

  test("has every figure, and whether it has ended, every branch and every institution", () => {
    const ended = new Map(entries.map(({ path, isEnded = false }) => [path, isEnded]));
    expect(figures.filter(({ id, state }) => ended.get(`/figures#${id}`) !== (state === "ended"))).toEqual(
      [],
    );
    expect(count("office")).toBe(pageAt("/contact").ids.filter((id) => id.startsWith("branch-")).length);
    const cards = pageAt("/institutions").links.filter(({ href }) => href.startsWith("/contact?about="));
    expect(count("institution")).toBe(cards.length);
  });

  test("has no page that the search's own page does not list without scripts", () => {
    const main = pageAt("/search").links.filter(({ within }) => within.includes("main"));
    const linked = new Set(main.map(({ href }) => href));
    expect(paths.filter((path) => !linked.has(path) && path !== "/search" && !FURTHER.test(path))).toEqual(
      [],
    );
  });
});

test("redirects for hosts name the pages that lead on in HTML", () => {
  const led = exported.moved.map(({ path, meta }) => `${path} ${meta.refresh?.replace("0; url=", "")} 301`);
  expect(textAt("/_redirects").split("\n").filter(Boolean).sort()).toEqual(led.sort());
});
