import robotsParser from "robots-parser";
import { z } from "zod";
import { faults, fileOf, listed, pageAt, type Rule, repeated, siteUrl } from "./export/ask";
import { exported, textAt, type XmlFacts } from "./export/read-export";

const paths = () =>
  listed()
    .map(({ path }) => path)
    .sort();
const inside = (of: XmlFacts | undefined, name: string) =>
  (of?.inside ?? []).filter((one) => one.name === name);
const said = (of: XmlFacts | undefined, name: string) => inside(of, name)[0]?.text ?? "";
const builtOn = String(JSON.parse(textAt("/figures.json")).day);

describe("the sitemap", () => {
  const urls = () => inside(exported().xml["/sitemap-0.xml"], "url");

  test("is the one that its index and robots.txt name", () => {
    const named = inside(exported().xml["/sitemap-index.xml"], "sitemap").map((one) => said(one, "loc"));
    expect(named).toEqual([`${siteUrl()}/sitemap-0.xml`]);
    expect(textAt("/robots.txt")).toContain(`Sitemap: ${siteUrl()}/sitemap-index.xml`);
  });

  test("lists every page and nothing else", () => {
    expect(
      urls()
        .map((url) => said(url, "loc"))
        .sort(),
    ).toEqual(
      paths()
        .map((path) => siteUrl() + path)
        .sort(),
    );
  });

  test("says when a page was last changed: not before it was revised, and not in the future", () => {
    const changed = new Map(urls().map((url) => [said(url, "loc"), said(url, "lastmod").slice(0, 10)]));
    const rule: Rule = ({ path, meta }) => {
      const known = changed.get(siteUrl() + path) ?? "";
      const revised = meta["article:modified_time"] ?? meta["article:published_time"] ?? "";
      return [(known < revised || known > builtOn) && known];
    };
    expect(faults(rule, listed())).toEqual([]);
  });
});

test("robots.txt lets search engines read every page", () => {
  const robots = robotsParser(`${siteUrl()}/robots.txt`, textAt("/robots.txt"));
  expect(paths().filter((path) => !robots.isAllowed(siteUrl() + path, "Googlebot"))).toEqual([]);
});

test("security.txt names where to report a fault, and holds for a while", () => {
  const lines = textAt("/.well-known/security.txt").split("\n");
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  expect(value("Contact")).toMatch(/^mailto:[^@\s]+@[^@\s]+$|^https:/);
  expect(value("Canonical")).toBe(`${siteUrl()}/.well-known/security.txt`);
  expect(value("Expires").slice(0, 10) > builtOn).toBe(true);
});

describe("the feed of articles", () => {
  const channel = () => inside(exported().xml["/blogs/rss.xml"], "channel")[0];
  const items = () => inside(channel(), "item");

  test("names itself and its language", () => {
    expect(said(channel(), "language")).toBe("en-GB");
    expect(inside(channel(), "atom:link")[0]?.at.href).toBe(`${siteUrl()}/blogs/rss.xml`);
  });

  test("holds every article, as its page describes it, the newest first", () => {
    const articles = listed().filter(({ kind }) => kind === "article");
    const days = items().map((item) => Date.parse(said(item, "pubDate")));
    expect(
      items()
        .map((item) => said(item, "link"))
        .sort(),
    ).toEqual(articles.map(({ path }) => siteUrl() + path).sort());
    expect(days).toEqual([...days].sort((a, b) => b - a));
    const rule: Rule = ({ path, title, meta }) => {
      const item = items().find((one) => said(one, "link") === siteUrl() + path);
      const day = new Date(said(item, "pubDate")).toISOString().slice(0, 10);
      return [
        said(item, "guid") !== siteUrl() + path && "guid",
        !title.startsWith(said(item, "title")) && "title",
        said(item, "description") !== meta.description && "description",
        day !== meta["article:published_time"] && "day",
        said(item, "dc:creator") === "" && "author",
      ];
    };
    expect(faults(rule, articles)).toEqual([]);
  });
});

describe("the file of the search", () => {
  const FILE = z.looseObject({
    entries: z.array(
      z.looseObject({
        ...{ kind: z.string().min(1), title: z.string().min(1), path: z.string().startsWith("/") },
        ...{ isPage: z.boolean().optional(), state: z.string().optional() },
      }),
    ),
  });
  const { entries } = FILE.parse(JSON.parse(textAt("/search.json")));
  const FIGURES = z.object({ figures: z.array(z.object({ id: z.string(), state: z.string() })) });
  const { figures } = FIGURES.parse(JSON.parse(textAt("/figures.json")));

  test("has every page, and each address once", () => {
    const pages = new Set(entries.filter(({ isPage }) => isPage).map(({ path }) => path));
    expect(paths().filter((path) => !pages.has(path))).toEqual([]);
    expect(repeated(entries.map(({ path }) => path))).toEqual([]);
  });

  test("leads to a page, and to a place on it", () => {
    const lost = entries.filter(({ path }) => {
      const [page = "", place] = path.split("#");
      const clean = page.split("?")[0] ?? "";
      return !fileOf(clean) || (place && !pageAt(clean).ids.includes(decodeURIComponent(place)));
    });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  test("has every figure with its state, every branch and every institution", () => {
    const states = new Map(entries.map(({ path, state }) => [path, state]));
    expect(figures.filter(({ id, state }) => states.get(`/figures#${id}`) !== state)).toEqual([]);
    const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
    const branches = pageAt("/contact").ids.filter((id) => id.startsWith("branch-"));
    const institutions = pageAt("/institutions").links.filter(({ href }) =>
      href?.startsWith("/contact?about="),
    );
    expect([ofKind("office").length, ofKind("institution").length]).toEqual([
      branches.length,
      institutions.length,
    ]);
  });

  test("is all listed on the search's page for visitors without scripts, but for that page itself", () => {
    const linked = new Set(
      pageAt("/search")
        .links.filter(({ within }) => within.includes("main"))
        .map(({ href }) => href),
    );
    // Further pages of a list stand behind its first.
    const left = paths().filter((path) => path !== "/search" && !/^\/blogs\/\d+$/.test(path));
    expect(left.filter((path) => !linked.has(path))).toEqual([]);
  });
});

test("redirects for hosts name the pages that lead on in HTML", () => {
  const told = textAt("/_redirects")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" "));
  expect(told.map(([from, to, code]) => `${from} ${to} ${code}`).sort()).toEqual(
    exported()
      .moved.map(({ path, meta }) => `${path} ${meta.refresh?.replace("0; url=", "")} 301`)
      .sort(),
  );
});

test("each text file that is worth it lies there compressed as well, and smaller", () => {
  const { files } = exported();
  const texts = Object.entries(files).filter(([file]) =>
    /\.(?:html|js|css|json|xml|svg|webmanifest)$/.test(file),
  );
  const wrong = texts.filter(([file, bytes]) => (files[`${file}.br`] ?? (bytes < 1200 ? 0 : bytes)) >= bytes);
  expect(wrong.map(([file]) => file)).toEqual([]);
});
