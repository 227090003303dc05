import { clip } from "./clip";
import type { ContentFile, ValuePath } from "./content-file";
import { pathText } from "./content-file";
import type { Problem } from "./problem";
import type { Content } from "./read-content";

interface Named {
  readonly content: ContentFile;
  readonly record: number;
  readonly path: ValuePath;
  readonly value: string;
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

function valuesOf(content: ContentFile, key: string): Named[] {
  return content.records.flatMap((data, record) => {
    const value = at(data, key);
    return typeof value === "string" ? [{ content, record, path: [key], value }] : [];
  });
}

function institutionIds(content: ContentFile): Named[] {
  return content.records.flatMap((data, record) => {
    const institutions = at(data, "records");
    if (!Array.isArray(institutions)) return [];
    return institutions.flatMap((institution, position) => {
      const value = at(institution, "id");
      return typeof value === "string" ? [{ content, record, path: ["records", position, "id"], value }] : [];
    });
  });
}

/** Each value that stands a second time becomes a problem that names the first place. */
function repeated(what: string, values: readonly Named[]): Problem[] {
  const first = new Map<string, Named>();
  return values.flatMap((named) => {
    const earlier = first.get(named.value);
    if (!earlier) {
      first.set(named.value, named);
      return [];
    }
    const { content, record, path } = named;
    const there = earlier.content.place(earlier.record, earlier.path);
    const where = pathText(content.type.format === "json-list" ? [record, ...path] : path);
    return [
      {
        file: content.file,
        ...content.place(record, path),
        message: `${where}: ${what} "${clip(named.value)}" is taken by ${earlier.content.file}:${there.line}, expected a unique one`,
      },
    ];
  });
}

/** Titles, descriptions, ids and addresses that must be unique over all files. */
export function checkUnique({ files }: Content): Problem[] {
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
