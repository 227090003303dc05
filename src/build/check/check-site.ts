import {
  type ContentFile,
  clip,
  type Problem,
  problemAt,
  problemOfFile,
  type ValuePath,
} from "../content/content-file";
import type { Content } from "../content/read-content";
import { fieldOf } from "../content/walk";
import { fixedPages } from "../content-types/page";
import { contentTypes } from "../content-types/registry";

/** A file that the site cannot do without is a problem of its own. */
function missingFiles({ files, problems }: Content): Problem[] {
  const present = new Set([...files, ...problems].map(({ file }) => file));
  return contentTypes.flatMap(({ files }) => {
    if (!("file" in files) || present.has(`content/${files.file}`)) return [];
    return [problemOfFile(`content/${files.file}`, "is missing, expected this file")];
  });
}

/** Every fixed page must find its texts, and each part that it has a place for. */
function missingTexts({ files }: Content): Problem[] {
  const content = files.find(({ type }) => type.name === "PageText");
  if (!content) return [];
  return fixedPages.flatMap(({ id, component, needs }) => {
    const by = `src/pages/${component}`;
    const position = content.records.findIndex((record) => fieldOf(record, "id") === id);
    const record = content.records[position];
    if (record === undefined)
      return [problemOfFile(content.file, `has no record "${id}", expected one for ${by}`)];
    const missing = (field: string, why: string) =>
      fieldOf(record, field) === undefined
        ? [problemAt(content, position, [field], `is missing, expected it, as ${why}`)]
        : [];
    const needed = needs.flatMap((field) => missing(field, `${by} has a place for it`));
    if (needs.includes("alt") || fieldOf(record, "image") === undefined) return needed;
    return [...needed, ...missing("alt", `${by} shows the picture`)];
  });
}

interface Named {
  readonly content: ContentFile;
  readonly record: number;
  readonly path: ValuePath;
  readonly value: string;
}

function named(content: ContentFile, record: number, path: ValuePath, value: unknown): Named[] {
  return typeof value === "string" ? [{ content, record, path, value }] : [];
}

function valuesOf(content: ContentFile, key: string): Named[] {
  return content.records.flatMap((data, record) => named(content, record, [key], fieldOf(data, key)));
}

function institutionIds(content: ContentFile): Named[] {
  return content.records.flatMap((data, record) => {
    const institutions = fieldOf(data, "records");
    if (!Array.isArray(institutions)) return [];
    return institutions.flatMap((institution, position) =>
      named(content, record, ["records", position, "id"], fieldOf(institution, "id")),
    );
  });
}

function repeated(what: string, values: readonly Named[]): Problem[] {
  const first = new Map<string, Named>();
  return values.flatMap(({ content, record, path, value }) => {
    const earlier = first.get(value);
    if (!earlier) {
      first.set(value, { content, record, path, value });
      return [];
    }
    const there = `${earlier.content.file}:${earlier.content.place(earlier.record, earlier.path).line}`;
    const message = `${what} "${clip(value)}" is taken by ${there}, expected a unique one`;
    return [problemAt(content, record, path, message)];
  });
}

/** Titles, descriptions, ids and addresses that must be unique over all files. */
function repeatedNames({ files }: Content): Problem[] {
  const pages = files.filter(({ type }) => type.pathOf || type.name === "Home" || type.name === "PageText");
  const withIds = [...new Set(files.map(({ type }) => type))].filter(({ format }) => format === "json-list");
  const routes = files.flatMap((content) =>
    content.type.pathOf ? [{ content, record: 0, path: [], value: content.type.pathOf(content.slug) }] : [],
  );
  return [
    ...repeated(
      "title",
      pages.flatMap((content) => valuesOf(content, "title")),
    ),
    ...repeated(
      "description",
      pages.flatMap((content) => valuesOf(content, "description")),
    ),
    ...repeated("address", routes),
    ...repeated("id", files.filter(({ type }) => type.name === "InstitutionList").flatMap(institutionIds)),
    ...withIds.flatMap((type) =>
      repeated(
        "id",
        files.filter((content) => content.type === type).flatMap((content) => valuesOf(content, "id")),
      ),
    ),
  ];
}

/** First parts of addresses that the export keeps for its own files. */
const RESERVED = new Set(["404", "page-data", "static"]);

/** No two pages may have one address, and no old address may stand in a page's way. */
function takenAddresses({ files }: Content, fixedRoutes: readonly string[]): Problem[] {
  const fixed = new Set(fixedRoutes);
  const pages = new Set(fixed);
  const problems: Problem[] = [];
  for (const { type, slug, file } of files) {
    const address = type.pathOf?.(slug);
    if (address === undefined) continue;
    pages.add(address);
    if (fixed.has(address) || RESERVED.has(address.slice(1))) {
      const message = `makes the page ${address}, which the site has already, expected another file name`;
      problems.push(problemOfFile(file, message));
    }
  }
  const seen = new Set<string>();
  const redirects = files.filter(({ type }) => type.name === "Redirect");
  for (const { content, record, path, value } of redirects.flatMap((file) => valuesOf(file, "from"))) {
    const problem = (message: string) =>
      problems.push(problemAt(content, record, path, `"${value}" ${message}`));
    if (pages.has(value)) problem("is a page of this site, expected an address that is no longer one");
    if (seen.has(value)) problem("stands here twice, expected each old address once");
    seen.add(value);
  }
  return problems;
}

/**
 * What no file can tell of itself: files and records that are missing, names and addresses that stand twice.
 */
export function checkSite(content: Content, fixedRoutes: readonly string[]): Problem[] {
  return [
    ...missingFiles(content),
    ...missingTexts(content),
    ...repeatedNames(content),
    ...takenAddresses(content, fixedRoutes),
  ];
}
