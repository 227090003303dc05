import { fieldOf } from "../../lib/objects";
import { type ContentFile, clip, type Problem, problemAt, problemOfFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { type Value, valuesIn } from "../content/walk";
import { fixedPages } from "../content-types/page";
import { contentTypes } from "../content-types/registry";

function missingFiles({ files, problems }: Content): Problem[] {
  const present = new Set([...files, ...problems].map(({ file }) => file));
  return contentTypes.flatMap(({ files }) => {
    if (!("file" in files) || present.has(`content/${files.file}`)) return [];
    return [problemOfFile(`content/${files.file}`, "is missing, expected this file")];
  });
}

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

type Unique = Pick<Value, "content" | "record" | "path" | "value" | "problem">;

const textsNamed = (key: string, content: ContentFile, depth = 1): Value[] =>
  valuesIn(content).filter(
    (one) => one.key === key && one.path.length === depth && typeof one.value === "string",
  );

function repeated(what: string, values: readonly Unique[]): Problem[] {
  const first = new Map<unknown, Unique>();
  return values.flatMap((one) => {
    const earlier = first.get(one.value);
    if (!earlier) {
      first.set(one.value, one);
      return [];
    }
    const there = `${earlier.content.file}:${earlier.content.place(earlier.record, earlier.path).line}`;
    const message = `${what} "${clip(String(one.value))}" is taken by ${there}, expected a unique one`;
    return [one.problem(message)];
  });
}

/** Titles, descriptions, ids and addresses that must be unique across files. */
function repeatedNames({ files }: Content): Problem[] {
  const pages = files.filter(({ type }) => type.pathOf || type.name === "Home" || type.name === "PageText");
  const withIds = [...new Set(files.map(({ type }) => type))].filter(({ format }) => format === "json-list");
  const routes = files.flatMap((content): Unique[] => {
    const value = content.type.pathOf?.(content.slug);
    const problem = (message: string) => problemAt(content, 0, [], message);
    return value === undefined ? [] : [{ content, record: 0, path: [], value, problem }];
  });
  const lists = files.filter(({ type }) => type.name === "InstitutionList");
  const inPages = (key: string) => pages.flatMap((content) => textsNamed(key, content));
  return [
    ...repeated("title", inPages("title")),
    ...repeated("description", inPages("description")),
    ...repeated("address", routes),
    // The ids of institutions are in the records of their list.
    ...repeated(
      "id",
      lists.flatMap((content) => textsNamed("id", content, 3)),
    ),
    ...withIds.flatMap((type) =>
      repeated(
        "id",
        files.filter((content) => content.type === type).flatMap((content) => textsNamed("id", content)),
      ),
    ),
  ];
}

/** Addresses, in small letters, of other files of the export and of the host's calls. */
const TAKEN =
  /^\/(?:404|page-data|static|maps|edit|csp-report|badge\.html|api\/ont\/v1\/dev\/email\/sendwebsiteemail|sendwebsiteconsultingemail)(?:$|\/)|^\/404\.html$|(?:^|\/)index\.html$/;

function takenAddresses({ files }: Content, fixedRoutes: readonly string[]): Problem[] {
  const fixed = new Set(fixedRoutes);
  const pages = new Set(fixed);
  const problems: Problem[] = [];
  for (const { type, slug, file } of files) {
    const address = type.pathOf?.(slug);
    if (address === undefined) continue;
    pages.add(address);
    if (fixed.has(address) || TAKEN.test(address)) {
      const message = `makes the page ${address}, which the site has already, expected another file name`;
      problems.push(problemOfFile(file, message));
    }
  }
  const redirects = files.filter(({ type }) => type.name === "Redirect");
  const old = redirects.flatMap((file) => textsNamed("from", file));
  const small = old.map((one) => ({ ...one, value: String(one.value).toLowerCase() }));
  return [
    ...problems,
    // Pages are found in capitals, too, and some systems keep one file for both spellings.
    ...old.flatMap(({ value, problem }, position) => {
      const address = small[position]?.value ?? "";
      const what = pages.has(address) ? "page" : TAKEN.test(address) ? "file" : undefined;
      if (!what) return [];
      return [problem(`"${value}" is a ${what} of this site, expected an address that is no longer one`)];
    }),
    ...repeated("address", small),
  ];
}

/** Checks across files: missing files and records, names and addresses that occur twice. */
export function checkSite(content: Content, fixedRoutes: readonly string[]): Problem[] {
  return [
    ...missingFiles(content),
    ...missingTexts(content),
    ...repeatedNames(content),
    ...takenAddresses(content, fixedRoutes),
  ];
}
