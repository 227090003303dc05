import { adviser } from "./adviser";
import { branch, company, teamMember, testimonial } from "./company";
import type { ContentType } from "./content-type";
import { country } from "./country";
import { fact } from "./fact";
import { type FieldSchema, fieldSchemaOf } from "./field-schema";
import { galleryGroup, videoItem } from "./gallery";
import { home, step } from "./home";
import { institutionList } from "./institution-list";
import { labels } from "./labels";
import { page } from "./page";
import { questions } from "./questions";
import { rates } from "./rates";
import { search } from "./search";
import { service } from "./service";
import { navigation, redirect, socialCard } from "./site";
import { article, guide } from "./texts";
import { tools } from "./tools";
import { thirdParty, trustPage } from "./trust";

/** All types of content; a file that belongs to none is refused. */
export const contentTypes: readonly ContentType[] = [
  company,
  navigation,
  redirect,
  fact,
  rates,
  home,
  page,
  labels,
  tools,
  search,
  socialCard,
  step,
  branch,
  adviser,
  thirdParty,
  teamMember,
  testimonial,
  country,
  service,
  article,
  guide,
  trustPage,
  questions,
  institutionList,
  galleryGroup,
  videoItem,
];

/**
 * Finds the content type of a file.
 * @param relativePath path below `content`, with forward slashes
 */
export function contentTypeOf(relativePath: string): ContentType | undefined {
  return contentTypes.find(({ files }) =>
    "file" in files
      ? files.file === relativePath
      : new RegExp(`^${files.folder}/[^/]+\\${files.ending}$`).test(relativePath),
  );
}

const schemas = new Map<ContentType, FieldSchema>(contentTypes.map((type) => [type, fieldSchemaOf(type)]));

/** JSON Schema of one record of a type, as an editor writes it. */
export function recordSchemaOf(type: ContentType): FieldSchema {
  return schemas.get(type) ?? fieldSchemaOf(type);
}
