import { writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Company } from "../content-types/company";

const DATED = z.object({
  nodes: z.array(
    z.object({
      path: z.string().nullable(),
      published: z.string().nullable().optional(),
      reviewed: z.string().nullable(),
      figures: z.array(z.object({ lookedAt: z.string().nullable() })).optional(),
    }),
  ),
});
const ANSWER = z.object({
  allSitePage: z.object({ nodes: z.array(z.object({ path: z.string() })) }),
  allCountry: DATED,
  allService: DATED,
  allArticle: DATED,
  allGuide: DATED,
  allLegalPage: DATED,
  allPageText: DATED,
});
const ENTRY = z.object({ path: z.string(), lastmod: z.string().optional() });

/** Every page with the latest day that its content names. */
function resolvePages(answer: unknown): z.infer<typeof ENTRY>[] {
  const { allSitePage, ...kinds } = ANSWER.parse(answer);
  const days = new Map(
    Object.values(kinds).flatMap(({ nodes }) =>
      nodes.map(({ path, published, reviewed, figures = [] }) => {
        const all = [published, reviewed, ...figures.map(({ lookedAt }) => lookedAt)];
        return [
          path,
          all
            .filter((day) => day != null)
            .sort()
            .at(-1),
        ] as const;
      }),
    ),
  );
  // Gatsby gives pages in the order in which they were made, which differs from build to build.
  return allSitePage.nodes
    .map(({ path }) => ({ path, lastmod: days.get(path) }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** What the sitemap's plugin is told: all pages, with the day of their last change where content says one. */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allCountry { nodes { path published reviewed figures { lookedAt } } }
    allService { nodes { path reviewed } }
    allArticle { nodes { path published: date reviewed } }
    allGuide { nodes { path published reviewed } }
    allLegalPage { nodes { path published reviewed } }
    allPageText { nodes { path reviewed } }
  }`,
  resolvePages,
  serialize(entry: unknown) {
    const { path, lastmod } = ENTRY.parse(entry);
    return { url: path, lastmod };
  },
};

/** Lets search engines in everywhere and shows them the sitemap. */
export async function writeRobots({ siteUrl }: Company): Promise<void> {
  await writeFile(
    path.join("public", "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
  );
}
