import { readFileSync } from "node:fs";
import path from "node:path";
import { exportedPage, fileOf, hrefsOf, PUBLIC, textOf, textsOf } from "../helpers/exported-page";
import { articles, countries, guides, pageText, ROUTES, redirects, services } from "../helpers/site-content";

/** Paths on this site that a page links to or loads. */
function addressesOf(page: Document): string[] {
  const plain = [
    "a[href]",
    "link[href]",
    "img[src]",
    "script[src]",
    "video[src]",
    "video[poster]",
    "source[src]",
  ];
  const single = plain.flatMap((selector) => {
    const attribute = /\[(\w+)\]/.exec(selector)?.[1] ?? "";
    return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
  });
  const sets = [...page.querySelectorAll("[srcset]")].flatMap((element) =>
    (element.getAttribute("srcset") ?? "")
      .split(",")
      .map((candidate) => candidate.trim().split(" ")[0] ?? ""),
  );
  return [...single, ...sets].filter((address) => /^[/#](?!\/)/.test(address));
}

/** Follows every internal link from some pages; returns the paths that were found and the dead ones. */
function crawl(from: readonly string[]): { visited: Set<string>; dead: string[] } {
  const visited = new Set<string>();
  const dead: string[] = [];
  const waiting = [...from];
  for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
    if (visited.has(route)) continue;
    visited.add(route);
    const page = exportedPage(route);
    for (const address of addressesOf(page)) {
      const [target = "", fragment] = (address.startsWith("#") ? route + address : address).split("#");
      const file = fileOf(target);
      if (!file) {
        dead.push(`${route} -> ${address}`);
        continue;
      }
      const isPage = file.endsWith(".html");
      const place = (target.split("?")[0] ?? "").replace(/(.)\/$/, "$1");
      if (isPage && fragment && !exportedPage(place).getElementById(decodeURIComponent(fragment)))
        dead.push(`${route} -> ${address} (no such place)`);
      if (isPage) waiting.push(place);
    }
  }
  return { visited, dead };
}

/** Pages that a list of the site contains, whatever its menus contain. */
const listed = [...countries.filter(({ inNavigation }) => inNavigation), ...services, ...articles, ...guides];

test("a crawl from the home page reaches every page that the site lists", () => {
  const { visited } = crawl(["/"]);
  expect(listed.map(({ path }) => path).filter((route) => !visited.has(route))).toEqual([]);
});

test("no page has a dead link or a missing file", () => {
  const { visited, dead } = crawl([...ROUTES, "/404"]);
  expect(dead).toEqual([]);
  expect(visited.size).toBeGreaterThan(ROUTES.length);
});

test("every old address leads to its page on any static host", () => {
  for (const { from, to } of redirects) {
    const page = exportedPage(from);
    expect(page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(`0; url=${to}`);
    expect(hrefsOf(page)).toEqual([to]);
    expect(fileOf(to)).toBeDefined();
  }
  expect(readFileSync(path.join(PUBLIC, "_redirects"), "utf8")).toBe(
    redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(""),
  );
});

test("the export has a 404.html for hosts that serve one, with a way home", () => {
  const page = exportedPage("/404.html");
  expect(textOf(page.querySelector("h1"))).toBe(pageText("not-found").heading);
  expect(textOf(page.querySelector("main"))).toContain(pageText("not-found").intro);
  const ways = pageText("not-found").links ?? [];
  expect(textsOf(page, "main li a")).toEqual(ways.map(({ label }) => label));
  expect(hrefsOf(page, "main a")).toEqual(["/", ...ways.map(({ path }) => path)]);
});

test("no internal address ends with a slash", () => {
  const slashed = ROUTES.flatMap((route) =>
    [...exportedPage(route).querySelectorAll("a[href^='/']")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((address) => /.\/(?:$|[?#])/.test(address)),
  );
  expect(slashed).toEqual([]);
});
