import { article } from "../../articles/definition";
import { way } from "../../compare/definition";
import { country } from "../../countries/definition";
import { fact } from "../../figures/definition";
import { citableHosts } from "../../figures/node/citable-hosts";
import { galleryGroup, videoItem } from "../../gallery/definition";
import { guide } from "../../guides/definition";
import { tools } from "../../guides/tools/definition";
import { home, step } from "../../home/definition";
import { institutionList } from "../../institutions/definition";
import { rates } from "../../money/definition";
import { parentsPage } from "../../parents/definition";
import { branch, teamMember, testimonial } from "../../people/definition";
import { adviser, questions } from "../../reading/definition";
import { search } from "../../search/definition";
import { service } from "../../services/definition";
import { subject } from "../../subjects/definition";
import { thirdParty, trustPage } from "../../trust/definition";
import { company } from "./company";
import type { ContentType } from "./content-type";
import { type FieldSchema, fieldSchemaOf } from "./field-schema";
import { labels } from "./labels";
import { page } from "./page";
import { navigation, redirect, socialCard } from "./site";
import { specified } from "./specified";

/** All content types, in the order of the form: most often changed first. Files of no type are refused. */
export const contentTypes: readonly ContentType[] = [
  article,
  country,
  institutionList,
  questions,
  guide,
  subject,
  service,
  galleryGroup,
  trustPage,
  parentsPage,
  company,
  branch,
  teamMember,
  testimonial,
  fact,
  citableHosts,
  home,
  page,
  navigation,
  step,
  tools,
  way,
  videoItem,
  search,
  socialCard,
  adviser,
  thirdParty,
  redirect,
  specified,
  rates,
  labels,
];

/** Finds the content type of a file. @param relativePath path below `content`, with forward slashes */
export function contentTypeOf(relativePath: string): ContentType | undefined {
  return contentTypes.find(({ files }) =>
    "file" in files
      ? files.file === relativePath
      : new RegExp(`^${files.folder}/[^/]+\\${files.ending}$`).test(relativePath),
  );
}

const schemas = new Map<ContentType, FieldSchema>(contentTypes.map((type) => [type, fieldSchemaOf(type)]));

export function recordSchemaOf(type: ContentType): FieldSchema {
  return schemas.get(type) ?? fieldSchemaOf(type);
}
