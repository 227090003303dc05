import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PAGES = 20;
const WORDS = 2500;

/** Writes a site of pages of about 20 KB, the size of a country guide, for runs without a build. */
export function sampleSite(root: string): string {
  for (let page = 0; page < PAGES; page += 1) {
    const words = Array.from({ length: WORDS }, (_, index) =>
      ((index + 7) * (page + 13) * 2_654_435_761).toString(36),
    );
    const folder = join(root, `page-${page}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "index.html"),
      `<!doctype html><title>${page}</title><p>${words.join(" ").slice(0, 20_000)}</p>`,
    );
  }
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Home</title>");
  return root;
}
