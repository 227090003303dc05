import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { institutionList } from "../../src/build/content-types/institution-list";
import { shareFolder } from "./share-folder";

/** Kinds of pages that are multiplied; services stay as they are. */
const GROWING = ["countries", "articles", "guides"] as const;

/** Path prefix of each folder's pages. */
const ADDRESSES = { countries: "/countries/", articles: "/blogs/", guides: "/" } as const;

const FRONT_MATTER = z.looseObject({
  title: z.string(),
  description: z.string(),
  order: z.number(),
  name: z.string().optional(),
  navTitle: z.string().optional(),
  institutions: z.string().optional(),
  cards: z.array(z.string()).optional(),
  tool: z.string().optional(),
});
type FrontMatter = z.infer<typeof FRONT_MATTER>;

/** Length limits of the content check, minus what the definitions do not share. */
const LONGEST = { title: 60, name: 30, navTitle: 28, institution: 70, description: 160 } as const;

/** A text with the copy's number at its end, shortened to the limit. */
function numbered(text: string, copy: number, longest: number): string {
  const end = ` ${copy}`;
  return text.slice(0, longest - end.length).trimEnd() + end;
}

const slugOf = (slug: string, copy: number) => `${slug}-${copy}`;

function copyFrontMatter(fields: FrontMatter, copy: number, files: number): FrontMatter {
  const { title, description, order, name, navTitle, institutions, cards } = fields;
  return {
    ...fields,
    // Of a tool there is one, however many guides there are: it may list every country.
    tool: undefined,
    title: numbered(title, copy, LONGEST.title),
    description: numbered(description, copy, LONGEST.description),
    order: order + copy * files,
    ...(name !== undefined && {
      name: numbered(name, copy, LONGEST.name),
      inNavigation: false,
      inSidebar: false,
    }),
    ...(navTitle !== undefined && { navTitle: numbered(navTitle, copy, LONGEST.navTitle) }),
    ...(institutions !== undefined && { institutions: slugOf(institutions, copy) }),
    ...(cards !== undefined && { cards: cards.map((slug) => slugOf(slug, copy)) }),
  };
}

/** A text with its links pointed at the same copy's pages. */
function copyLinks(text: string, copy: number, addresses: ReadonlySet<string>): string {
  return text.replace(/\]\((\/[a-z0-9/-]+)/g, (whole, address: string) =>
    addresses.has(address) ? `](${slugOf(address, copy)}` : whole,
  );
}

/** The same of a page's body, with a paragraph that no other page has. */
function copyBody(body: string, copy: number, addresses: ReadonlySet<string>): string {
  return `${copyLinks(body, copy, addresses).trimEnd()}\n\nThis is copy ${copy} of the page, and this sentence makes it unlike the others.\n`;
}

function copyPage(text: string, copy: number, files: number, addresses: ReadonlySet<string>): string {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  // Parsed as text, dates stay as they are: YAML 1.2 has no date type.
  const fields = copyFrontMatter(FRONT_MATTER.parse(parse(head)), copy, files);
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${copyBody(body, copy, addresses)}`;
}

function copyInstitutions(text: string, copy: number): string {
  const { list, records, ...rest } = institutionList.schema.parse(JSON.parse(text));
  return JSON.stringify({
    ...rest,
    list: list.map((id) => slugOf(id, copy)),
    records: records.map((record) => ({
      ...record,
      id: slugOf(record.id, copy),
      name: numbered(record.name, copy, LONGEST.institution),
    })),
  });
}

export interface ContentSize {
  readonly countries: number;
  readonly articles: number;
  readonly institutions: number;
}

/**
 * Writes a project's content many times over: countries with their lists of institutions, articles and guides,
 * and the questions about them.
 * Names are made unique, and references point into the same copy; pictures and videos are shared, not copied.
 * @param source a project's content folder
 * @param target folder of the multiplied content; it must not exist yet
 * @param times 1 for the content as it is
 */
export function multiplyContent(source: string, target: string, times: number): ContentSize {
  shareFolder(source, target, (name) => /\.(?:mdx|json|md)$/.test(name));
  const size = { countries: 0, articles: 0, institutions: 0 };
  const filesOf = (folder: string, ending: string) =>
    readdirSync(join(source, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => ({
        slug: basename(name, ending),
        text: readFileSync(join(source, folder, name), "utf8"),
      }));
  const pages = GROWING.map((folder) => ({ folder, files: filesOf(folder, ".mdx") }));
  const lists = filesOf("institutions", ".json");
  const grown = new Set(pages.flatMap(({ files }) => files.map(({ slug }) => slug)));
  const questions = filesOf("questions", ".mdx").filter(({ slug }) => grown.has(slug));
  const addresses = new Set(
    pages.flatMap(({ folder, files }) => files.map(({ slug }) => ADDRESSES[folder] + slug)),
  );
  mkdirSync(target, { recursive: true });
  for (let copy = 1; copy <= times; copy += 1) {
    for (const { folder, files } of pages) {
      size[folder === "countries" ? "countries" : "articles"] += files.length;
      if (copy === 1) continue;
      for (const { slug, text } of files) {
        const page = copyPage(text, copy, files.length, addresses);
        writeFileSync(join(target, folder, `${slugOf(slug, copy)}.mdx`), page);
      }
    }
    for (const { slug, text } of copy === 1 ? [] : questions) {
      writeFileSync(join(target, "questions", `${slugOf(slug, copy)}.mdx`), copyLinks(text, copy, addresses));
    }
    for (const { slug, text } of lists) {
      size.institutions += institutionList.schema.parse(JSON.parse(text)).records.length;
      if (copy === 1) continue;
      writeFileSync(join(target, "institutions", `${slugOf(slug, copy)}.json`), copyInstitutions(text, copy));
    }
  }
  return size;
}
