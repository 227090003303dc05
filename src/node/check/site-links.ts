import { type ContentFile, clip, type Problem } from "../content/content-file";
import type { Content } from "../content/read-content";
import { recordsOf, valuesIn } from "../content/walk";
import { company } from "../content-types/company";
import { nodesIn, placeOf, type TreeOf } from "../mdx/parse-mdx";
import { type ContentIndex, missingReference } from "./check-references";

const bare = (host: string) => host.replace(/^www\./, "");

/** The path, query and fragment of an address on a host; undefined for other addresses. */
function pathOn(host: string, address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, search, hash } = new URL(address);
  return bare(hostname) === bare(host) ? `${pathname}${search}${hash}` : undefined;
}

/**
 * Checks whole addresses of the site itself: a text has no need of them, as they open a new tab, and those of a field,
 * such as a figure's source, must be those of a page.
 */
export function checkSiteLinks(content: Content, treeOf: TreeOf, index: ContentIndex): Problem[] {
  const [site] = recordsOf(content, company);
  if (!site) return [];
  const { hostname } = new URL(site.data.siteUrl);
  const inFields = (file: ContentFile): Problem[] =>
    valuesIn(file).flatMap(({ value, problem }) => {
      const path = typeof value === "string" ? pathOn(hostname, value) : undefined;
      const message = path && missingReference(index, "path", path);
      return message ? [problem(`leads to this site, where ${message}`)] : [];
    });
  const inText = (file: ContentFile): Problem[] => {
    const tree = treeOf(file);
    return [...(tree ? nodesIn(tree) : [])].flatMap((node) => {
      const path = node.type === "link" ? pathOn(hostname, node.url) : undefined;
      if (node.type !== "link" || !path) return [];
      const message = `link "${clip(node.url)}" is on this site, expected "${path}"`;
      return [{ file: file.file, ...placeOf(node), message }];
    });
  };
  return content.files.flatMap((file) => [...inFields(file), ...inText(file)]);
}
