import { clip } from "./clip";
import type { ContentFile } from "./content-file";
import { pathText } from "./content-file";
import type { ContentIndex } from "./content-index";
import { suggestion } from "./nearest";
import type { Problem } from "./problem";
import { referencesIn } from "./visit-references";

const EXPECTED: Record<string, string> = {
  image: "a picture in content/images",
  video: "a video in content/videos",
  fact: "the id of a fact in content/facts.json",
  institution: "the id of an institution in content/institutions",
  institutionList: "the name of a file in content/institutions",
  country: "the name of a file in content/countries",
  factCountry: 'the name of a file in content/countries, "company" or "home"',
  path: "the address of a page of this site",
};

/**
 * Tells whether a name exists, and if not, what is wrong with it.
 * @param kind kind of reference, a key of the index
 * @returns nothing when the name exists, or when the names of its kind are not known
 */
export function missingReference(index: ContentIndex, kind: string, value: string): string | undefined {
  const known = index[kind];
  if (!known) return undefined;
  const name = kind === "path" ? (value.split(/[?#]/)[0] ?? "") : value;
  if (known.has(name)) return undefined;
  return `"${clip(value)}" does not exist, expected ${EXPECTED[kind] ?? kind}${suggestion(name, known)}`;
}

/** Looks up every picture, fact, institution, country and internal address that a file names. */
export function checkReferences(content: ContentFile, jsonSchema: unknown, index: ContentIndex): Problem[] {
  const isList = content.type.format === "json-list";
  return content.records.flatMap((record, position) =>
    referencesIn(jsonSchema, record).flatMap(({ kind, value, path }) => {
      const message = missingReference(index, kind, value);
      if (message === undefined) return [];
      const where = pathText(isList ? [position, ...path] : path);
      return [{ file: content.file, ...content.place(position, path), message: `${where}: ${message}` }];
    }),
  );
}
