import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";

type FeedArticle = Queries.FeedQuery["allArticle"]["nodes"][number];

/** Where the feed lies. */
const FEED_PATH = "/blogs/rss.xml";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it may stand in XML. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function itemOf({ title, description, path, author, tag, date }: FeedArticle, siteUrl: string): string {
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(siteUrl + path)}</link>
      <guid isPermaLink="true">${escapeXml(siteUrl + path)}</guid>
      <description>${escapeXml(description)}</description>
      <dc:creator>${escapeXml(author)}</dc:creator>
      <category>${escapeXml(tag)}</category>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
    </item>`;
}

/** The articles as RSS 2.0, in the order given. */
function articleFeed(
  channel: { readonly title: string; readonly description: string; readonly siteUrl: string },
  articles: readonly FeedArticle[],
): string {
  const { title, description, siteUrl } = channel;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(`${siteUrl}/blogs`)}</link>
    <atom:link href="${escapeXml(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(description)}</description>
    <language>en-GB</language>
${articles.map((article) => itemOf(article, siteUrl)).join("\n")}
  </channel>
</rss>
`;
}

/** Writes the feed of the articles, newest first. */
export async function writeFeed({ graphql, reporter }: BuildArgs): Promise<void> {
  const answer = await graphql<Queries.FeedQuery>(`query Feed {
    company { name siteUrl }
    pageText(jsonId: { eq: "blogs" }) { title description }
    allArticle(sort: [{ date: DESC }, { order: ASC }]) { nodes { title description path author tag date } }
  }`);
  const { company, pageText, allArticle } = answer.data ?? {};
  if (!company || !pageText || !allArticle) {
    reporter.panicOnBuild(`the feed of the articles could not be written: ${JSON.stringify(answer.errors)}`);
    return;
  }
  const file = path.join("public", FEED_PATH);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    articleFeed(
      {
        title: `${pageText.title} | ${company.name}`,
        description: pageText.description,
        siteUrl: company.siteUrl,
      },
      allArticle.nodes,
    ),
  );
}
