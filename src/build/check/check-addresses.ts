import { pathText } from "./content-file";
import { fixedRoutes } from "./content-index";
import type { Problem } from "./problem";
import type { Content } from "./read-content";

/** First parts of addresses that the export keeps for its own files. */
const RESERVED = new Set(["404", "page-data", "static"]);

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** No two pages may have one address, and no old address may stand in a page's way. */
export function checkAddresses({ files }: Content, pagesFolder: string): Problem[] {
  const fixed = new Set(fixedRoutes(pagesFolder));
  const pages = new Set(fixed);
  const problems: Problem[] = [];
  for (const { type, slug, file } of files) {
    const address = type.pathOf?.(slug);
    if (address === undefined) continue;
    pages.add(address);
    if (fixed.has(address) || RESERVED.has(address.slice(1))) {
      const message = `makes the page ${address}, which the site has already, expected another file name`;
      problems.push({ file, line: 1, column: 1, message });
    }
  }
  const seen = new Set<unknown>();
  for (const content of files.filter(({ type }) => type.name === "Redirect")) {
    for (const [position, record] of content.records.entries()) {
      const from = at(record, "from");
      if (typeof from !== "string") continue;
      const problem = (message: string) => ({
        file: content.file,
        ...content.place(position, ["from"]),
        message: `${pathText([position, "from"])}: ${message}`,
      });
      if (pages.has(from))
        problems.push(problem(`"${from}" is a page of this site, expected an address that is no longer one`));
      if (seen.has(from))
        problems.push(problem(`"${from}" stands here twice, expected each old address once`));
      seen.add(from);
    }
  }
  return problems;
}
