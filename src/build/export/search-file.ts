import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import countriesWords from "../../../content/words/countries.json";
import frameWords from "../../../content/words/frame.json";
import institutionsWords from "../../../content/words/institutions.json";
import type { Fact } from "../../figures/definition";
import { factStanding } from "../../figures/node/fact-state";
import { dateText, factText } from "../../figures/node/fact-text";
import { SEARCH_FILE, type SearchEntry, type SearchFile, type SearchKind } from "../../search/search-file";
import { buildDay } from "../build-day";
import { placeOf } from "./figures-file";
import { exportedPage } from "./page-sections";

/** Parts that pages repeat, or that only name other pages. */
const REPEATED = new Set(["advice", "sources", "others"]);
/** Letters of a part that are searched: what a chapter says stands at its beginning, too. */
const MOST_LETTERS = 2500;

type Pages = Queries.ExportQuery;

interface KnownPage {
  readonly kind: SearchKind;
  /** What visitors call it, where that is not its heading. */
  readonly name?: string;
}

function knownPages({ allCountry, allGuide, allService, allArticle }: Pages): Map<string, KnownPage> {
  return new Map<string, KnownPage>([
    ["/", { kind: "page", name: frameWords.trail.home }],
    ...allCountry.nodes.map(({ path: at, name }): [string, KnownPage] => [at, { kind: "country", name }]),
    ...allGuide.nodes.map(({ path: at, navTitle }): [string, KnownPage] => [
      at,
      { kind: "guide", name: navTitle },
    ]),
    ...allService.nodes.map(({ path: at }): [string, KnownPage] => [at, { kind: "service" }]),
    ...allArticle.nodes.map(({ path: at }): [string, KnownPage] => [at, { kind: "article" }]),
  ]);
}

const shorten = (text: string) =>
  text.length > MOST_LETTERS ? text.slice(0, text.lastIndexOf(" ", MOST_LETTERS)) : text;
const unlessEmpty = (text: string) => text.trim() || undefined;

async function pageEntries(at: string, { kind, name }: KnownPage): Promise<SearchEntry[]> {
  const page = exportedPage(await readFile(path.join("public", at, "index.html"), "utf8"));
  const title = name ?? page.heading;
  const [above, ...parts] = page.sections;
  return [
    {
      kind,
      title,
      // The heading of the home page is a part of a sentence.
      page: title === page.heading || at === "/" ? "" : page.heading,
      path: at,
      text: page.description,
      also: unlessEmpty(shorten(`${above?.text} ${above?.listed}`)),
      isPage: true,
    },
    ...parts
      .filter(({ id, heading }) => heading !== "" && !REPEATED.has(id))
      .map(
        (part): SearchEntry => ({
          kind: part.isQuestion ? "question" : kind,
          title: part.heading,
          page: title,
          path: `${at}#${part.id}`,
          text: shorten(part.text),
          also: unlessEmpty(shorten(part.listed)),
        }),
      ),
  ];
}

/** Institutions, each once, with the finder's address of it. */
function institutionEntries({ allInstitution, allInstitutionList }: Pages): SearchEntry[] {
  const { kinds } = institutionsWords.institutionsPage;
  const listed = new Set(allInstitutionList.nodes.flatMap(({ list }) => list.map(({ id }) => id)));
  const shown = allInstitution.nodes.filter(({ id }) => listed.has(id));
  return shown.map(({ name, country, city, kind }) => ({
    kind: "institution",
    title: name,
    page: country,
    path: `/institutions?q=${encodeURIComponent(name)}`,
    text: [city, kind && kinds[kind]].filter(Boolean).join(", "),
  }));
}

function officeEntries({ allBranch }: Pages): SearchEntry[] {
  return allBranch.nodes.map(({ id, office, branch, country, address, contact, email }) => ({
    kind: "office",
    title: branch,
    page: country,
    path: `/contact#branch-${id}`,
    text: [office, address, contact, email].join(", "),
  }));
}

/** How the figure is known, and since when. */
function standingOf(fact: Fact, day: string): Pick<SearchEntry, "state" | "date"> {
  const standing = factStanding(fact, day);
  return { state: standing.state, date: standing.day && dateText(standing.day) };
}

function figureEntries(facts: readonly Fact[], places: ReadonlyMap<string, string>): SearchEntry[] {
  const day = buildDay();
  // A visitor says "visa fee", whatever the authority calls it.
  const rows = new Map(Object.entries(countriesWords.panel.rows));
  return facts.map((fact) => ({
    kind: "figure",
    title: fact.label,
    page: placeOf(fact, places),
    path: `/figures#${fact.id}`,
    text: factText(fact),
    also: rows.get(fact.topic),
    ...standingOf(fact, day),
  }));
}

/**
 * Writes what the search reads: every exported page with its parts, and the records that have no page of their own.
 */
export async function writeSearchFile(
  data: Pages,
  facts: readonly Fact[],
  places: ReadonlyMap<string, string>,
): Promise<void> {
  const { searchText, allSitePage } = data;
  if (!searchText) throw new Error("content/search.json is missing");
  const known = knownPages(data);
  const addresses = allSitePage.nodes
    .map(({ path: at }) => at.replace(/(?<=.)\/$/, ""))
    .filter((at) => !/^\/(?:dev-)?404(?:\.html)?$/.test(at))
    .sort();
  const pages = await Promise.all(addresses.map((at) => pageEntries(at, known.get(at) ?? { kind: "page" })));
  const file: SearchFile = {
    words: searchText.words,
    synonyms: searchText.synonyms,
    ignored: searchText.ignored,
    entries: [
      ...pages.flat(),
      ...institutionEntries(data),
      ...officeEntries(data),
      ...figureEntries(facts, places),
    ],
  };
  await writeFile(path.join("public", SEARCH_FILE), JSON.stringify(file));
}
