import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isHours, isWage } from "../../figures/node/earnings";
import { fieldOf } from "../../lib/objects";
import { type ContentFile, clip, type Problem } from "../content/content-file";
import type { Content } from "../content/read-content";
import { recordsOf, referencesOf, valuesIn } from "../content/walk";
import { company } from "../content-types/company";
import { nodesIn, placeOf } from "../mdx/parse-mdx";
import { type Anchors, missingAnchor } from "./anchors";
import { namedFiles } from "./named-files";
import { suggestion } from "./nearest";

/** Names that content may refer to, by kind of reference. A kind is absent while its names are unknown. */
export type ContentIndex = Readonly<Record<string, ReadonlySet<string> | undefined>>;

/** Addresses of the fixed pages: one for each file in `src/pages`. */
export function fixedRoutes(pagesFolder: string): string[] {
  if (!existsSync(pagesFolder)) return [];
  return readdirSync(pagesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?!_|404).*\.tsx$/.test(entry.name))
    .map((entry) => path.relative(pagesFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.replaceAll(path.sep, "/").replace(/\.tsx$/, "")}`.replace(/\/index$/, "") || "/");
}

function slugsOf(named: ReturnType<typeof namedFiles>, typeName: string): string[] {
  return named.filter(({ type }) => type.name === typeName).map(({ slug }) => slug);
}

/** The ids in all files of a kind; undefined if a file cannot be parsed, as its ids are then unknown. */
function idsOf(
  content: Content,
  typeName: string,
  recordsOf: (record: unknown) => readonly unknown[] = (record) => [record],
): ReadonlySet<string> | undefined {
  const files = content.files.filter(({ type }) => type.name === typeName);
  if (files.length === 0 || files.length < slugsOf(namedFiles(content), typeName).length) return undefined;
  const ids = files
    .flatMap(({ records }) => records.flatMap(recordsOf))
    .map((record) => fieldOf(record, "id"));
  return new Set(ids.filter((id) => typeof id === "string"));
}

export function indexContent(content: Content, fixedRoutes: readonly string[]): ContentIndex {
  const named = namedFiles(content);
  const countries = slugsOf(named, "Country");
  const routes = named.flatMap(({ type, slug }) => type.pathOf?.(slug) ?? []);
  return {
    image: content.images,
    video: content.videos,
    fact: idsOf(content, "Fact"),
    hours: idsOf(content, "Fact", (record) => [record].filter(isHours)),
    wage: idsOf(content, "Fact", (record) => [record].filter(isWage)),
    institution: idsOf(content, "InstitutionList", (record) => [fieldOf(record, "records") ?? []].flat()),
    institutionList: new Set(slugsOf(named, "InstitutionList")),
    country: new Set(countries),
    factCountry: new Set(["company", "home", ...countries]),
    path: new Set([...fixedRoutes, ...routes]),
  };
}

const EXPECTED: Record<string, string> = {
  image: "a picture in content/images",
  video: "a video in content/videos",
  fact: "the id of a fact in content/facts.json",
  hours: "a figure in hours a week or hours per fortnight",
  wage: "a figure of one amount of money",
  institution: "the id of an institution in content/institutions",
  institutionList: "the name of a file in content/institutions",
  country: "the name of a file in content/countries",
  factCountry: 'the name of a file in content/countries, "company" or "home"',
  path: "the address of a page of this site",
};

/** What is wrong with a reference; undefined if the name exists, or if the names of its kind are unknown. */
export function missingReference(index: ContentIndex, kind: string, value: string): string | undefined {
  const known = index[kind];
  if (!known) return undefined;
  const name = kind === "path" ? (value.split(/[?#]/)[0] ?? "") : value;
  if (known.has(name)) return undefined;
  const wrong = kind === "hours" || kind === "wage" ? "does not fit" : "does not exist";
  return `"${clip(value)}" ${wrong}, expected ${EXPECTED[kind] ?? kind}${suggestion(name, known)}`;
}

export function checkReferences(content: ContentFile, index: ContentIndex, anchors: Anchors): Problem[] {
  return referencesOf(content).flatMap(({ reference, problem }) => {
    const { kind, value } = reference;
    const message =
      missingReference(index, kind, value) ?? (kind === "path" ? missingAnchor(anchors, value) : undefined);
    return message === undefined ? [] : [problem(message)];
  });
}

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
export function checkSiteLinks(content: Content, index: ContentIndex): Problem[] {
  const [site] = recordsOf(content, company);
  if (!site) return [];
  const { hostname } = new URL(site.data.siteUrl);
  const inFields = (file: ContentFile): Problem[] =>
    valuesIn(file).flatMap(({ value, problem }) => {
      const path = typeof value === "string" ? pathOn(hostname, value) : undefined;
      const message = path && missingReference(index, "path", path);
      return message ? [problem(`leads to this site, where ${message}`)] : [];
    });
  const inText = ({ file, tree }: ContentFile): Problem[] =>
    nodesIn(tree).flatMap((node) => {
      const path = node.type === "link" ? pathOn(hostname, node.url) : undefined;
      if (node.type !== "link" || !path) return [];
      const message = `link "${clip(node.url)}" is on this site, expected "${path}"`;
      return [{ file, ...placeOf(node), message }];
    });
  return content.files.flatMap((file) => [...inFields(file), ...inText(file)]);
}
