import { fixedRoutes } from "../../src/build/check/check-references";
import {
  articles,
  branches,
  countries,
  guides,
  institutionLists,
  navigation,
  services,
  trustPages,
} from "./site-content";

// Examples for tests: the first page or record of each kind in content.

interface Entry {
  readonly title: string;
  readonly path: string;
}

/** A menu of the main navigation with its entries, in order. */
interface Menu {
  readonly title: string;
  readonly items: readonly Entry[];
}

function first<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  if (item === undefined) throw new Error(`content has no ${what}`);
  return item;
}

const FILLED: Readonly<Record<string, readonly Entry[]>> = {
  countries: [true, false].flatMap((isListed) =>
    countries
      .filter(({ inNavigation, inSidebar }) => inNavigation === isListed && (isListed || inSidebar))
      .map(({ name, path }) => ({ title: name, path })),
  ),
  services,
};

/** Menus of the main navigation; that of the countries ends with those that content leaves out of it. */
export const menus: readonly Menu[] = navigation.main.flatMap(({ title, path, from, items }) =>
  path ? [] : [{ title, items: (from ? FILLED[from] : items) ?? [] }],
);

/** Plain links of the main navigation. */
export const links: readonly Entry[] = navigation.main.flatMap(({ title, path }) =>
  path ? [{ title, path }] : [],
);

/** The first menu; most tests of menus open it. */
export const firstMenu = first(menus, "menu in its navigation");

/** The menu of the countries. */
export const countryMenu = first(
  menus.filter(({ items }) => items.some(({ path }) => countries.some((one) => one.path === path))),
  "menu of the countries in its navigation",
);

/** The plain link that tests follow from the about page: neither that page nor the home page. */
export const nextLink = first(
  links.filter(({ path }) => path !== "/" && path !== "/about"),
  "plain entry in its navigation",
);

export const article = first(articles, "article");
export const guide = first(guides, "guide");
export const service = first(services, "service");
export const branch = first(branches, "branch");

/** A country whose page lists institutions. */
export const country = first(
  countries.filter(({ institutions }) => institutions !== undefined),
  "country with institutions",
);

/** Institutions of a country's page, in order. */
export const countryInstitutions =
  institutionLists.find(({ slug }) => slug === country.institutions)?.list ?? [];

/** One page of each kind: each kind has its own template and bundle. */
export const PAGE_KINDS: readonly string[] = [
  ...fixedRoutes("src/pages"),
  country.path,
  ...countries
    .filter(({ institutions }) => institutions === undefined)
    .slice(0, 1)
    .map(({ path }) => path),
  service.path,
  article.path,
  guide.path,
  ...trustPages.slice(0, 1).map(({ path }) => path),
  "/no-such-page",
];

/** `describe` for the tests of a guide's tool; without a guide that has it they are skipped. */
export const describeTool = (tool: string) =>
  guides.some((one) => one.tool === tool) ? describe : describe.skip;
