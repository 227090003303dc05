import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Content } from "./read-content";

/** Names that content may refer to, by kind of reference. */
export type ContentIndex = Readonly<Record<string, ReadonlySet<string>>>;

const WITH_ID = z.object({ id: z.string() });
const WITH_RECORDS = z.object({ records: z.array(WITH_ID) });

/**
 * Addresses of the fixed pages: one for each file in `src/pages`.
 * @param pagesFolder path of `src/pages`
 */
export function fixedRoutes(pagesFolder: string): string[] {
  if (!existsSync(pagesFolder)) return [];
  return readdirSync(pagesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?!_|404).*\.tsx$/.test(entry.name))
    .map((entry) => path.relative(pagesFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.replaceAll(path.sep, "/").replace(/\.tsx$/, "")}`.replace(/\/index$/, "") || "/");
}

function idsOf(content: Content, typeName: string): string[] {
  return content.files
    .filter(({ type }) => type.name === typeName)
    .flatMap(({ records }) => records)
    .flatMap((record) => {
      const parsed = WITH_ID.safeParse(record);
      return parsed.success ? [parsed.data.id] : [];
    });
}

function slugsOf(content: Content, typeName: string): string[] {
  return content.files.filter(({ type }) => type.name === typeName).map(({ slug }) => slug);
}

function institutionIds(content: Content): string[] {
  return content.files
    .filter(({ type }) => type.name === "InstitutionList")
    .flatMap(({ records }) => records)
    .flatMap((record) => {
      const parsed = WITH_RECORDS.safeParse(record);
      return parsed.success ? parsed.data.records.map(({ id }) => id) : [];
    });
}

/** Addresses of the pages that content makes. */
export function contentRoutes(content: Content): string[] {
  return content.files.flatMap(({ type, slug }) => (type.pathOf ? [type.pathOf(slug)] : []));
}

/** Collects all that content may refer to. */
export function indexContent(content: Content, pagesFolder: string): ContentIndex {
  const countries = slugsOf(content, "Country");
  return {
    image: content.images,
    video: content.videos,
    fact: new Set(idsOf(content, "Fact")),
    institution: new Set(institutionIds(content)),
    institutionList: new Set(slugsOf(content, "InstitutionList")),
    country: new Set(countries),
    factCountry: new Set(["company", ...countries]),
    path: new Set([...fixedRoutes(pagesFolder), ...contentRoutes(content)]),
  };
}
