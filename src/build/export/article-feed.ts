import { escapeXml } from "./escape-xml";

/** What the feed says of an article. */
export interface FeedArticle {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly author: string;
  readonly tag: string;
  /** Day of publication as YYYY-MM-DD. */
  readonly date: string;
}

/** Where the feed lies. */
export const FEED_PATH = "/blogs/rss.xml";

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
export function articleFeed(
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
