import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { articleFeed, FEED_PATH, type FeedArticle } from "./article-feed";

interface Answer {
  readonly company: { readonly name: string; readonly siteUrl: string } | null;
  readonly pageText: { readonly title: string; readonly description: string } | null;
  readonly allBlog: { readonly nodes: readonly FeedArticle[] };
}

/** Writes the feed of the articles, newest first. */
export async function writeFeed({ graphql, reporter }: BuildArgs): Promise<void> {
  const answer = await graphql<Answer>(`{
    company { name siteUrl }
    pageText(jsonId: { eq: "blogs" }) { title description }
    allBlog(sort: [{ date: DESC }, { order: ASC }]) { nodes { title description path author tag date } }
  }`);
  const { company, pageText, allBlog } = answer.data ?? {};
  if (!company || !pageText || !allBlog) {
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
      allBlog.nodes,
    ),
  );
}
