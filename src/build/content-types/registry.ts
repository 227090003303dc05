import { article } from "./article";
import { branch } from "./branch";
import { company } from "./company";
import type { ContentType } from "./content-type";
import { country } from "./country";
import { fact } from "./fact";
import { formWords } from "./form-words";
import { galleryGroup } from "./gallery-group";
import { guide } from "./guide";
import { home } from "./home";
import { institutionList } from "./institution-list";
import { legalPage } from "./legal-page";
import { navigation } from "./navigation";
import { page } from "./page";
import { rates } from "./rates";
import { redirect } from "./redirect";
import { service } from "./service";
import { socialCard } from "./social-card";
import { step } from "./step";
import { teamMember } from "./team-member";
import { testimonial } from "./testimonial";
import { videoItem } from "./video-item";
import { words } from "./words";

/** Every kind of content that exists; a file that belongs to none of them is refused. */
export const contentTypes: readonly ContentType[] = [
  company,
  navigation,
  redirect,
  fact,
  rates,
  home,
  page,
  words,
  formWords,
  socialCard,
  step,
  branch,
  teamMember,
  testimonial,
  country,
  service,
  article,
  guide,
  legalPage,
  institutionList,
  galleryGroup,
  videoItem,
];

/**
 * Finds the kind of content that a file belongs to.
 * @param relativePath path below `content`, with forward slashes
 */
export function contentTypeOf(relativePath: string): ContentType | undefined {
  return contentTypes.find(({ files }) =>
    "file" in files
      ? files.file === relativePath
      : new RegExp(`^${files.folder}/[^/]+\\${files.ending}$`).test(relativePath),
  );
}
