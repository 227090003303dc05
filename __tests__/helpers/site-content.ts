import type { z } from "zod";
import { fixedRoutes } from "../../src/build/check/check-references";
import { readContent } from "../../src/build/content/read-content";
import {
  branch,
  company as companyType,
  teamMember,
  testimonial,
} from "../../src/build/content-types/company";
import type { ContentType } from "../../src/build/content-types/content-type";
import { country } from "../../src/build/content-types/country";
import { fact } from "../../src/build/content-types/fact";
import { formWords as formWordsType } from "../../src/build/content-types/form-words";
import { galleryGroup, videoItem } from "../../src/build/content-types/gallery";
import { home as homeType, step } from "../../src/build/content-types/home";
import { institutionList } from "../../src/build/content-types/institution-list";
import { page } from "../../src/build/content-types/page";
import { questions as questionsType } from "../../src/build/content-types/questions";
import { rates as ratesType } from "../../src/build/content-types/rates";
import { search as searchType } from "../../src/build/content-types/search";
import { service } from "../../src/build/content-types/service";
import { navigation as navigationType, redirect } from "../../src/build/content-types/site";
import { article, guide } from "../../src/build/content-types/texts";
import { tools as toolsType } from "../../src/build/content-types/tools";
import { thirdParty, trustPage } from "../../src/build/content-types/trust";
import { words as wordsType } from "../../src/build/content-types/words";
import { articlePages } from "../../src/words/article-pages";
import { folded } from "./folded";

// Expectations come from the content itself, through the reader that check and build use:
// a title, count or date typed into a test would fail when an editor changes it.

const content = readContent("content");

interface InFile {
  /** Path from the project's root, e.g. `content/articles/letter-of-offer.mdx`. */
  readonly file: string;
  /** File name without extension. */
  readonly slug: string;
}

/** All records of a type, in file order. */
function records<Schema extends z.ZodObject>(type: ContentType<Schema>): (z.output<Schema> & InFile)[] {
  return content.files
    .filter((one) => one.type.name === type.name)
    .flatMap(({ file, slug, records }) =>
      records.map((record) => ({ ...type.schema.parse(folded(record)), file, slug })),
    );
}

/** The only record of a single-file type. */
function only<Schema extends z.ZodObject>(type: ContentType<Schema>): z.output<Schema> & InFile {
  const [record] = records(type);
  if (!record) throw new Error(`content has no ${type.name}`);
  return record;
}

/** What the file of questions holds for the page of a name. */
function askedOf(slug: string): string {
  const file = content.files.find((one) => one.type.name === questionsType.name && one.slug === slug);
  return file?.body ?? "";
}

/** Records with a page of their own, with path and body, sorted by `order` where they have one. */
function pagesOf<Schema extends z.ZodObject>(type: ContentType<Schema>) {
  const { pathOf } = type;
  if (!pathOf) throw new Error(`${type.name} has no pages of its own`);
  return records(type).map((record) => ({
    ...record,
    path: pathOf(record.slug),
    /** The file's Markdown, without the front matter. */
    body: content.files.find(({ file }) => file === record.file)?.body ?? "",
    /** The Markdown of its questions, empty where it has none. */
    asked: type.hasQuestions ? askedOf(record.slug) : "",
  }));
}

const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;

export const company = only(companyType);
export const home = only(homeType);
export const navigation = only(navigationType);
export const words = only(wordsType);
export const formWords = only(formWordsType);
export const tools = only(toolsType);
export const searchText = only(searchType);
export const rates = only(ratesType);
export const facts = records(fact);
export const redirects = records(redirect);
export const steps = records(step);
export const branches = records(branch);
export const team = records(teamMember);
export const testimonials = records(testimonial);
export const videos = records(videoItem);
export const institutionLists = records(institutionList);
export const galleryGroups = records(galleryGroup).sort(byOrder);
export const countries = pagesOf(country).sort(byOrder);
export const services = pagesOf(service).sort(byOrder);
export const articles = pagesOf(article).sort(byOrder);
export const guides = pagesOf(guide).sort(byOrder);
export const trustPages = pagesOf(trustPage).sort(byOrder);
export const thirdParties = records(thirdParty);

/** Pages with questions. */
export const askedPages = [...countries, ...services, ...guides].filter(({ asked }) => asked !== "");

/** Texts of the fixed pages. */
export const pageTexts = records(page);

/** Text of a fixed page. @throws Error when content has none with this id */
export function pageText(id: string) {
  const text = pageTexts.find((one) => one.id === id);
  if (!text) throw new Error(`content/pages.json has no "${id}"`);
  return text;
}

/** A fact of the register. @throws Error when there is none with this id */
export function factOf(id: string) {
  const found = facts.find((one) => one.id === id);
  if (!found) throw new Error(`content/facts.json has no "${id}"`);
  return found;
}

/** An institution of any list. @throws Error when there is none */
export function institutionOf(id: string) {
  const found = institutionLists.flatMap((list) => list.records).find((one) => one.id === id);
  if (!found) throw new Error(`content/institutions has no "${id}"`);
  return found;
}

/** Pages that list the articles. */
export const LISTS = articlePages(articles.length);

/** Path of every page but the not-found page: per file in `src/pages`, page in content, and page of a long list. */
export const ROUTES: readonly string[] = [
  ...fixedRoutes("src/pages"),
  ...LISTS.slice(1),
  ...[countries, services, articles, guides, trustPages].flatMap((pages) => pages.map(({ path }) => path)),
];
