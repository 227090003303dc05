import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { contentFolder } from "../develop/preview-content";

const TITLED = z.object({ path: z.string().optional(), title: z.string() });

/** Titles of the fixed pages by address, as their content files say. */
async function fixedTitles(): Promise<Map<string, string>> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(contentFolder(), name), "utf8"));
  const pages = z.array(TITLED).parse(await read("pages.json"));
  const home = TITLED.parse(await read("home.json"));
  return new Map([...pages, { ...home, path: "/" }].map((page) => [page.path ?? "/404", page.title]));
}

/** Gives the fixed pages their title, which the frame shows in the chat's first message. */
export const onCreatePage: GatsbyNode["onCreatePage"] = async ({ page, actions }) => {
  if (page.context && "title" in page.context) return;
  const title = (await fixedTitles()).get(page.path.replace(/(.)\/$/, "$1"));
  if (title === undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, title } });
};
