import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** What Gatsby leaves beside the bundles for its own use, and source maps of earlier builds. */
const NOT_FOR_VISITORS = /^(?:webpack\.stats\.json|chunk-map\.json|.+\.js\.map)(?:\.br|\.gz)?$/;

/** Removes what no visitor needs and what tells how the site was made. */
export async function removeLeftovers(root: string): Promise<void> {
  const names = await readdir(root);
  await Promise.all(
    names.filter((name) => NOT_FOR_VISITORS.test(name)).map((name) => rm(path.join(root, name))),
  );
}
