import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { deferScripts } from "../../gatsby/defer/defer-scripts";
import { company } from "../content-types/company";
import { redirect } from "../content-types/redirect";
import { writeBadgePage } from "../export/badge-frame";
import { writeFeed } from "../export/feed";
import { writeHeaders } from "../export/headers";
import { writeManifest } from "../export/manifest";
import { writeRedirects } from "../export/redirects";
import { writeRobots } from "../export/sitemap-and-robots";

const readJson = async (...names: string[]): Promise<unknown> =>
  JSON.parse(await readFile(path.join(...names), "utf8"));

/** What Gatsby leaves beside the bundles for its own use, and source maps of earlier builds. */
const NOT_FOR_VISITORS = /^(?:webpack\.stats\.json|chunk-map\.json|.+\.js\.map)(?:\.br|\.gz)?$/;

/** Removes what no visitor needs and what tells how the site was made. */
async function removeInternals(root: string): Promise<void> {
  const names = await readdir(root);
  await Promise.all(
    names.filter((name) => NOT_FOR_VISITORS.test(name)).map((name) => rm(path.join(root, name))),
  );
}

/** What stands in `public` beside the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const about = company.schema.parse(await readJson("content", "company.json"));
  await writeRedirects(z.array(redirect.schema).parse(await readJson("content", "redirects.json")));
  await writeRobots(about);
  await writeFeed(api);
  await writeManifest(about);
  await deferScripts("public");
  await removeInternals("public");
  await writeBadgePage(about);
  await writeHeaders(about);
};
