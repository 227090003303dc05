import { ask, everyPage, exported, fileOf, listed, mainLinks, pageAt, repeated } from "./export/ask";
import type { Page } from "./export/read-export";

const FORM = "/online-consultation-form";

const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? "").replace(/(.)\/$/, "$1");
const isOurs = (address: string) => /^\/(?!\/)/.test(address);
const isElsewhere = (address: string) => /^https?:(?!\/\/wa\.me\/)/.test(address);

const places = new Map(everyPage.map(({ path, ids }) => [path, new Set(ids)]));

const hrefs = ({ links, path }: Page) => [
  ...new Set(links.filter(({ href }) => href).map(({ href }) => (/^[#?]/.test(href) ? path + href : href))),
];

function isDead(address: string): boolean {
  const [, place] = address.split("#");
  const ids = places.get(pathOf(address));
  return !fileOf(address) || Boolean(place && ids && !ids.has(decodeURIComponent(place)));
}

/** Pages linked from the main part, without the page itself, its breadcrumbs and the contact links. */
function waysOn(page: Page): string[] {
  const trail = [...JSON.stringify(page.things).matchAll(/"item":"https?:\/\/[^/"]+([^"]*)"/g)];
  const left = ["/contact", FORM, page.path, ...(page.kind === "home" ? [] : trail.map(([, path]) => path))];
  const paths = mainLinks(page).map(({ href }) => pathOf(href));
  return [...new Set(paths)].filter((path) => places.has(path) && !left.includes(path));
}

/** Names of links to several pages, or to several places of one page; a page and a place of it may share a name. */
function ambiguous({ links }: Page) {
  const shown = links.filter(({ isHidden, href, name }) => !isHidden && name && /^(?:\/|https)/.test(href));
  const placeOf = (href: string) => (isOurs(href) ? href : new URL(href).host.split(".").slice(-2).join("."));
  const targets = shown.map(({ name, href }) => [name.toLowerCase(), ...placeOf(href).split("#")] as const);
  const distinct = (pairs: readonly (readonly string[])[]) => [
    ...new Set(pairs.map((pair) => pair.join(" -> "))),
  ];
  const pages = distinct(targets.map(([name, page = ""]) => [name, page]));
  const places = distinct(
    targets.filter(([, , hash]) => hash).map(([name, page = "", hash = ""]) => [name, page, hash]),
  );
  return [pages, places].flatMap((all) => repeated(all.map((target) => target.split(" -> ")[0])));
}

const inFrame = ({ links }: Page, place: string) =>
  links.flatMap(({ href, within }) => (within.includes(place) && !within.includes("main") ? href : []));
const missing = (found: readonly string[], wanted: readonly RegExp[]) =>
  wanted.filter((pattern) => !found.some((href) => pattern.test(href))).map(({ source }) => source);

ask("every page", everyPage, {
  "has no dead link, no missing file and no lost place": (page) =>
    [...hrefs(page), ...page.heads.map(({ href }) => href)].filter(isOurs).filter(isDead),
  "links to no address with a slash at its end": (page) =>
    hrefs(page).filter((href) => isOurs(href) && /.\/(?:$|[?#])/.test(href)),
  "has a name for each link": ({ links }) => links.filter(({ name, isHidden }) => !isHidden && name === ""),
  "gives no two links to different pages of this site, or to different sites, the same name": ambiguous,
  "has a target for each link, courses apart whose page is not known yet": ({ links }) =>
    links.filter(({ href, name }) => !href || (href === "#" && !name.startsWith("Course"))),
  "links to other sites over HTTPS alone": (page) => hrefs(page).filter((href) => href.startsWith("http:")),
  "opens other sites in a new tab": ({ links }) =>
    links.filter(({ href, target }) => isElsewhere(href) && target !== "_blank"),
  "tells a new tab nothing of this one": ({ links }) =>
    links.filter(({ target, rel }) => target === "_blank" && !rel.includes("noopener")),
  "says of each link to a new tab that it opens one": ({ links }) =>
    links.filter(({ target, name }) => target === "_blank" && !/\([^()]+\)$/.test(name)),
  "marks no link but its own as the current page": ({ links, path }) =>
    links.filter(({ current, href }) => current === "page" && href && pathOf(href) !== path),
  "lets visitors skip to its main part first": ({ links }) => links[0]?.href === "#main",
  "has the way to the consultation in its header": (page) => inFrame(page, "header").includes(FORM),
  "says how to call, to write and to chat": ({ links }) =>
    missing(
      links.map(({ href }) => href),
      [/^tel:\+\d{7,15}$/, /^mailto:\S+@/, /^https:\/\/wa\.me\/\d+\?text=./],
    ),
  "leads from its footer to the figures, the privacy page and the branches": (page) =>
    missing(inFrame(page, "footer"), [/^\/figures$/, /^\/privacy$/, /^\/contact#/]),
});

ask("every page that can be found", listed, { "leads on to two others": (page) => waysOn(page).length >= 2 });

test("a walk along the links from the home page reaches every page", () => {
  const seen = new Set<string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !places.has(path)) continue;
    seen.add(path);
    waiting.push(...hrefs(pageAt(path)).map(pathOf));
  }
  expect(listed.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
});

ask("an address that has changed", exported.moved, {
  "leads on to a page": ({ meta }) => places.has(meta.refresh?.replace("0; url=", "") ?? ""),
  "leads nowhere else": ({ meta, links }) => links.every(({ href }) => meta.refresh === `0; url=${href}`),
});
