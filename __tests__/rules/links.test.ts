import { faults, fileOf, listed, pageAt, type Rule, repeated } from "./export/ask";
import { exported, type Page } from "./export/read-export";

const FORM = "/online-consultation-form";
/** To ask is no next step of a page's own. */
const ASKING = ["/contact", FORM];

const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? "").replace(/(.)\/$/, "$1");
const isOurs = (address: string) => /^[/#](?!\/)/.test(address);
/** Pages of other sites; a chat opens in an app. */
const isElsewhere = (address: string) => /^https?:(?!\/\/wa\.me\/)/.test(address);

/** Addresses that a page links to, whole. */
const hrefs = ({ links, path }: Page) =>
  links.flatMap(({ href }) => (href ? [/^[#?]/.test(href) ? path + href : href] : []));

const ids = new Map<string, Set<string>>();
const idsOn = (path: string) => {
  const known = ids.get(path) ?? new Set(pageAt(path).ids);
  ids.set(path, known);
  return known;
};

/** Links of this site that lead to no page, to no file or to no place on a page. */
const dead = (page: Page) =>
  [...new Set([...hrefs(page), ...page.heads.map(({ href }) => href)])].filter(isOurs).filter((address) => {
    if (!fileOf(address)) return true;
    const [, place] = address.split("#");
    const target = exported().pages.find(({ path }) => path === pathOf(address));
    return Boolean(place && target && !idsOn(target.path).has(decodeURIComponent(place)));
  });

const trailOf = ({ things }: Page) =>
  [...JSON.stringify(things).matchAll(/"item":"https?:\/\/[^/"]+([^"]*)"/g)].map(([, path]) => path);

/** Pages that the main part leads on to, besides itself, the trail above it and the ways to ask. */
function waysOn(page: Page): string[] {
  const left = [page.path, ...ASKING, ...(page.kind === "home" ? [] : trailOf(page))];
  const main = page.links.filter(({ within }) => within.includes("main"));
  const paths = main.map(({ href = "" }) => pathOf(href));
  return [...new Set(paths)].filter((path) => isOurs(path) && fileOf(path) && !left.includes(path));
}

/** Names of links that lead to several pages of this site. */
function ambiguous({ links }: Page): string[] {
  const shown = links.filter(({ isHidden, href = "", name }) => !isHidden && name && href.startsWith("/"));
  const targets = new Set(shown.map(({ name, href }) => JSON.stringify([name.toLowerCase(), href])));
  return repeated([...targets].map((target) => String(JSON.parse(target)[0])));
}

const inFrame = (page: Page, place: string) =>
  page.links.filter((link) => link.within.includes(place) && !link.within.includes("main"));

test.each<[string, Rule]>([
  ["has no dead link, no missing file and no lost place", dead],
  [
    "links to no address with a slash at its end",
    (page) =>
      hrefs(page)
        .filter(isOurs)
        .map((href) => /.\/(?:$|[?#])/.test(href) && href),
  ],
  [
    "has a name for each link",
    ({ links }) => links.map(({ name, href, isHidden }) => !isHidden && name === "" && String(href)),
  ],
  ["gives no two links to different pages of this site the same name", ambiguous],
  [
    "has a target for each link, or says that it has none",
    ({ links }) => links.map(({ href, isDisabled, name }) => (!href || href === "#") && !isDisabled && name),
  ],
  [
    "links to other sites over HTTPS alone",
    (page) => hrefs(page).map((href) => href.startsWith("http:") && href),
  ],
  [
    "opens other sites in a new tab, which learns nothing of this one",
    ({ links }) =>
      links.map(
        ({ href = "", target, rel }) =>
          isElsewhere(href) && (target !== "_blank" || !rel.includes("noopener")) && href,
      ),
  ],
  [
    "says of each link to a new tab that it opens one",
    ({ links }) =>
      links.map(
        ({ target, name, isHidden }) => target === "_blank" && !isHidden && !/\([^()]+\)$/.test(name) && name,
      ),
  ],
  [
    "marks no link but its own as the current page",
    ({ links, path }) =>
      links.map(({ current, href = "" }) => current === "page" && pathOf(href) !== path && href),
  ],
  [
    "lets visitors skip to its main part first",
    ({ links }) => [links[0]?.href !== "#main" && String(links[0]?.href)],
  ],
  [
    "has the way to the consultation in its header",
    (page) => [!inFrame(page, "header").some(({ href }) => href === FORM) && "no way"],
  ],
  [
    "says how to reach the company: by phone, by e-mail, by chat and on social sites",
    (page) =>
      [/^tel:\+\d{7,15}$/, /^mailto:[^@\s]+@[^@\s]+$/, /^https:\/\/wa\.me\/\d+\?text=./].map(
        (pattern) =>
          !page.links.some(({ href = "", within }) => pattern.test(href) && !within.includes("main")) &&
          pattern.source,
      ),
  ],
  [
    "leads from its footer to the figures, the legal pages and the branches",
    (page) =>
      [/^\/figures$/, /^\/privacy$/, /^\/terms$/, /^\/accessibility$/, /^\/contact#/].map(
        (pattern) => !inFrame(page, "footer").some(({ href = "" }) => pattern.test(href)) && pattern.source,
      ),
  ],
  [
    "dials numbers and writes to addresses that are some",
    (page) =>
      hrefs(page).map(
        (href) =>
          (/^tel:/.test(href)
            ? !/^tel:\+?\d{7,15}$/.test(href)
            : /^mailto:/.test(href) && !/^mailto:(?:[^@\s]+@[^@\s?]+)?(?:\?|$)/.test(href)) && href,
      ),
  ],
])("every page %s", (_what, rule) => {
  expect(faults(rule)).toEqual([]);
});

test("every page that can be found leads on to at least two others", () => {
  expect(faults((page) => [waysOn(page).length < 2 && waysOn(page).join()], listed())).toEqual([]);
});

test("a walk along the links from the home page reaches every page", () => {
  const seen = new Set<string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const page = exported().pages.find((one) => one.path === path);
    if (page) waiting.push(...hrefs(page).filter(isOurs).map(pathOf));
  }
  expect(
    listed()
      .map(({ path }) => path)
      .filter((path) => !seen.has(path)),
  ).toEqual([]);
});

test("an address that has changed leads on to a page, and nowhere else", () => {
  const wrong = exported().moved.filter(({ meta, links }) => {
    const [, to = ""] = /^0; url=(.+)$/.exec(meta.refresh ?? "") ?? [];
    return !exported().pages.some(({ path }) => path === to) || links.some(({ href }) => href !== to);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
