import { escapeMarkup } from "../../lib/entities";
import { writePublicFile } from "./write-file";

type Company = Pick<Queries.Company, "name" | "siteUrl">;
type ListPage = Pick<Queries.PageText, "title" | "description">;
type FeedArticle = Queries.ExportQuery["allArticle"]["nodes"][number];

const FEED_PATH = "/blogs/rss.xml";

function itemOf({ title, description, path, author, tag, date }: FeedArticle, siteUrl: string): string {
  return `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${escapeMarkup(siteUrl + path)}</link>
      <guid isPermaLink="true">${escapeMarkup(siteUrl + path)}</guid>
      <description>${escapeMarkup(description)}</description>
      <dc:creator>${escapeMarkup(author)}</dc:creator>
      <category>${escapeMarkup(tag)}</category>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
    </item>`;
}

function articleFeed(
  { name, siteUrl }: Company,
  { title, description }: ListPage,
  articles: readonly FeedArticle[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(`${title} | ${name}`)}</title>
    <link>${escapeMarkup(`${siteUrl}/blogs`)}</link>
    <atom:link href="${escapeMarkup(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>
    <description>${escapeMarkup(description)}</description>
    <language>en-GB</language>
${articles.map((article) => itemOf(article, siteUrl)).join("\n")}
  </channel>
</rss>
`;
}

/** Writes the feed of the articles. @param articles newest first */
export const writeFeed = (company: Company, page: ListPage, articles: readonly FeedArticle[]) =>
  writePublicFile(FEED_PATH, articleFeed(company, page, articles));
