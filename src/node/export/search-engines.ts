import { readFileSync } from "node:fs";
import path from "node:path";
import { languages, parentsPath } from "../../lib/languages";
import { company } from "../content-types/company";

/** Placeholder without an address in content, as Gatsby accepts no empty one. */
const NONE = "https://site.invalid";

/** The site's address from content; the content check reports a broken file. */
export function siteUrl(): string {
  try {
    const stored: unknown = JSON.parse(readFileSync(path.join("content", "company.json"), "utf8"));
    return company.schema.pick({ siteUrl: true }).strip().parse(stored).siteUrl;
  } catch {
    return NONE;
  }
}

interface Entry {
  readonly path: string;
  readonly lastmod: string | undefined;
  readonly links: readonly { readonly lang: string; readonly url: string }[] | undefined;
}

interface Dated {
  readonly path: string | null;
  readonly published?: string | null;
  readonly reviewed: string | null;
  readonly figures?: readonly { readonly lookedAt: string | null }[];
}

function alternatesOf(paths: readonly string[]) {
  const all = Object.keys(languages).map((lang) => ({ lang, url: parentsPath(lang) }));
  return all.filter(({ url }) => paths.includes(url));
}

const newest = (days: readonly (string | null | undefined)[]) =>
  days
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1);

function resolvePages({ site, allSitePage, allFact, ...kinds }: Queries.SitemapQuery): Entry[] {
  const days = new Map(
    Object.values(kinds).flatMap(({ nodes }) =>
      nodes.map(({ path, published, reviewed, figures = [] }: Dated) => {
        const looks = figures.map(({ lookedAt }) => lookedAt);
        return [path, newest([published, reviewed, ...looks])] as const;
      }),
    ),
  );
  days.set("/figures", newest(allFact.nodes.map(({ lookedAt }) => lookedAt)));
  const alternates = alternatesOf(kinds.allParentsPage.nodes.map(({ path }) => path));
  const linksOf = (path: string) => (alternates.some(({ url }) => url === path) ? alternates : undefined);
  // Sorted, because Gatsby's order of pages differs from build to build.
  return allSitePage.nodes
    .map(({ path }) => ({ path, lastmod: days.get(path), links: linksOf(path) }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Options of gatsby-plugin-sitemap: all pages, with the date of their last change if content has one. */
export const sitemapOptions = {
  query: /* GraphQL */ `query Sitemap {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allCountry { nodes { path published reviewed figures { lookedAt } } }
    allService { nodes { path reviewed } }
    allArticle { nodes { path published: date reviewed } }
    allGuide { nodes { path published reviewed } }
    allSubject { nodes { path published reviewed } }
    allTrustPage { nodes { path published reviewed } }
    allParentsPage { nodes { path published reviewed } }
    allPageText { nodes { path reviewed } }
    allFact { nodes { lookedAt } }
  }`,
  resolvePages,
  serialize: ({ path, lastmod, links }: Entry) => ({ url: path, lastmod, links }),
};
