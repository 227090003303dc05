import { escapeMarkup } from "../../lib/entities";
import { colour } from "../../theme/tokens";
import { writePublicFile } from "./write-file";

type Company = Pick<Queries.Company, "name" | "fullName" | "tagline" | "siteUrl" | "email" | "sample">;

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

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export async function writeManifest({ name, fullName, tagline }: Company): Promise<void> {
  const manifest = {
    name: fullName,
    short_name: name,
    description: tagline,
    lang: "en-GB",
    dir: "ltr",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: colour.dark,
    background_color: colour.dark,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  await writePublicFile("site.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Validity in days: RFC 9116 recommends less than a year, and the site is built far more often. */
const DAYS = 330;
const DAY_MS = 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
function securityText({ siteUrl, email, sample }: Company): string {
  const expires = new Date(Date.now() + DAYS * DAY_MS).toISOString().replace(/\.\d+/, "");
  const canonical = `${siteUrl}/.well-known/security.txt`;
  const mark = sample ? "# A sample: this address is invented.\n" : "";
  return `${mark}Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}

export const writeSecurityText = (company: Company) =>
  writePublicFile(".well-known/security.txt", securityText(company));

export const writeRobots = (siteUrl: string) =>
  writePublicFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
