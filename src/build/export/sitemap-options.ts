import { z } from "zod";

const DATED = z.object({
  nodes: z.array(
    z.object({
      path: z.string().nullable(),
      published: z.string().nullable().optional(),
      reviewed: z.string().nullable(),
      atAGlance: z.array(z.object({ checkedOn: z.string() })).optional(),
    }),
  ),
});
const ANSWER = z.object({
  allSitePage: z.object({ nodes: z.array(z.object({ path: z.string() })) }),
  allCountry: DATED,
  allService: DATED,
  allBlog: DATED,
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
      nodes.map(({ path, published, reviewed, atAGlance = [] }) => {
        const all = [published, reviewed, ...atAGlance.map(({ checkedOn }) => checkedOn)];
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
  return allSitePage.nodes.map(({ path }) => ({ path, lastmod: days.get(path) }));
}

/** What the sitemap's plugin is told: all pages, with the day of their last change where content says one. */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allCountry { nodes { path published reviewed atAGlance { checkedOn } } }
    allService { nodes { path reviewed } }
    allBlog { nodes { path published: date reviewed } }
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
