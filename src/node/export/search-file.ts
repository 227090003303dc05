import type { BuildArgs } from "gatsby";
import countriesWords from "../../../content/words/countries.json";
import frameWords from "../../../content/words/frame.json";
import institutionsWords from "../../../content/words/institutions.json";
import numbersWords from "../../../content/words/numbers.json";
import type { Fact } from "../../figures/definition";
import { stateOfFact } from "../../figures/node/fact-state";
import { factText, withAge } from "../../figures/node/fact-text";
import {
  SEARCH_FILE,
  type SearchEntry,
  type SearchFile,
  type SearchKind,
  type SearchRow,
} from "../../search/search-file";
import { buildDay } from "../build-day";
import { type PlaceNames, placeOf } from "./figures-file";
import { writePublicFile } from "./write-file";

/** Maximum characters of a part that are searched; a chapter says first what it is about. */
const MAX_PASSAGE_LETTERS = 2500;

type Data = Queries.SearchFileQuery;
type Part = Data["allTrustPage"]["nodes"][number]["searched"][number];
type Text = string | null | undefined;

interface Page {
  readonly path: string;
  readonly title: string;
  readonly heading?: Text;
  readonly description: string;
  readonly intro?: string;
  readonly also?: readonly Text[];
  readonly searched?: readonly Part[];
  readonly questions?: { readonly searched: readonly Part[] } | null;
}

const shorten = (text: string) =>
  text.length > MAX_PASSAGE_LETTERS ? text.slice(0, text.lastIndexOf(" ", MAX_PASSAGE_LETTERS)) : text;
const joined = (texts: readonly Text[]) => shorten(texts.filter(Boolean).join(" ")) || undefined;

function pageEntries(kind: SearchKind, page: Page): SearchEntry[] {
  const { path: at, title, heading, description, intro, also = [], searched = [], questions } = page;
  const parts = [...searched, ...(questions?.searched ?? [])];
  const above = searched.find(({ id }) => id === "");
  return [
    {
      kind,
      title,
      page: heading && heading !== title ? heading : "",
      path: at,
      text: description,
      also: joined([intro, ...also, above?.text, above?.listed]),
      isPage: true,
    },
    ...parts
      .filter(({ id }) => id !== "")
      .map(
        ({ id, heading: name, isQuestion, text, listed }): SearchEntry => ({
          kind: isQuestion ? "question" : kind,
          title: name,
          page: title,
          path: `${at}#${id}`,
          text: shorten(text),
          also: joined([listed]),
        }),
      ),
  ];
}

function countryEntries({ allCountry }: Data): SearchEntry[] {
  return allCountry.nodes.flatMap(({ name, title, suits, thinkAgain, cities, ...country }) => {
    const also = [...suits, ...thinkAgain];
    const whole = pageEntries("country", { ...country, title: name, heading: title, also });
    if (cities.length === 0) return whole;
    const text = cities.map(
      ({ name: city, known, climate }) => `${city}: ${[known, climate].filter(Boolean).join("; ")}.`,
    );
    const chapter = {
      title: countriesWords.cities.heading,
      path: `${country.path}#cities`,
      text: text.join(" "),
    };
    return [...whole, { kind: "country", page: name, ...chapter }];
  });
}

function textEntries(data: Data): SearchEntry[] {
  const guides = data.allGuide.nodes.map(({ navTitle, title, heading, ...guide }) => ({
    ...guide,
    title: navTitle,
    heading: heading ?? title,
  }));
  const subjects = data.allSubject.nodes.map(({ navTitle, summary, ...page }) => ({
    ...page,
    title: navTitle,
    also: [summary],
  }));
  return [
    ...guides.flatMap((page) => pageEntries("guide", page)),
    ...subjects.flatMap((page) => pageEntries("subject", page)),
    ...data.allService.nodes.flatMap((page) => pageEntries("service", page)),
    ...data.allArticle.nodes.flatMap((page) => pageEntries("article", page)),
    ...[...data.allTrustPage.nodes, ...data.allParentsPage.nodes].flatMap((page) =>
      pageEntries("page", page),
    ),
  ];
}

function fixedEntries({ home, allPageText, allTeamMember, allGalleryGroup }: Data): SearchEntry[] {
  const team = allTeamMember.nodes.map(({ name, designation }) => `${name}, ${designation}.`);
  const groups = allGalleryGroup.nodes.map(({ title, description }) =>
    [title, description].filter(Boolean).join(": "),
  );
  const more: Readonly<Record<string, readonly string[]>> = { about: team, "gallery-images": groups };
  const pages = allPageText.nodes.flatMap(({ id, path: at, title, heading, description, intro, ...page }) => {
    if (!at) return [];
    const promises = page.promises?.items.flatMap((item) => [item.title, item.text]) ?? [];
    const sections = page.sections?.flatMap((section) => [section.heading, ...section.text]) ?? [];
    const short = page.short?.map(({ text }) => text) ?? [];
    const also = [...short, ...promises, ...sections, ...(more[id] ?? [])];
    return pageEntries("page", { path: at, title, heading, description, intro, also });
  });
  if (!home) return pages;
  const { hero, services, states, map, about, steps, awards, description } = home;
  const prizes = awards.items.map(({ title }) => title);
  const headings = [services, states, map, about, steps, awards].map(({ heading }) => heading);
  const also = [hero.lead, hero.intro, ...headings, about.intro, about.text, ...prizes];
  return [...pageEntries("page", { path: "/", title: frameWords.trail.home, description, also }), ...pages];
}

function institutionEntries({ allInstitution, allInstitutionList }: Data): SearchEntry[] {
  const { kinds } = institutionsWords;
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

function branchEntries({ allBranch }: Data): SearchEntry[] {
  return allBranch.nodes.map(({ id, office, branch, country, address, contact, email }) => ({
    kind: "office",
    title: branch,
    page: country,
    path: `/contact#branch-${id}`,
    text: [office, address, contact, email].join(", "),
  }));
}

function figureEntries(facts: readonly Fact[], places: PlaceNames): SearchEntry[] {
  const day = buildDay();
  // With its row's name a figure is found as "visa fee", whatever the authority calls it.
  const rows = new Map(Object.entries(numbersWords.rows));
  return facts.map((fact) => ({
    kind: "figure",
    title: fact.label,
    page: placeOf(fact, places),
    path: `/figures#${fact.id}`,
    text: withAge(factText(fact), fact, day),
    also: rows.get(fact.topic),
    ...(stateOfFact(fact, day).state === "ended" && { isEnded: true }),
  }));
}

/** The rows that all countries have, each with its values in the countries' own currencies. */
function searchRows({ allCountry }: Data): SearchRow[] {
  return Object.entries(numbersWords.rows).flatMap(([id, name]) => {
    const lines = allCountry.nodes.flatMap(({ name: country, path: guide, numbers }): SearchRow["lines"] => {
      const number = numbers.find(({ row }) => row === id);
      const value = number?.statement ?? number?.text;
      const [fact] = number?.facts ?? [];
      if (!number || !value) return [];
      const path = fact ? `/figures#${fact.id}` : guide;
      const { statement, currency, amounts } = number;
      if (statement || !currency) return [[country, value, path]];
      return [[country, value, path, [currency, ...amounts]]];
    });
    return lines.length > 1 ? [{ name, lines }] : [];
  });
}

/** Writes the search's data: pages with their chapters and questions, institutions, branches and figures. */
export async function writeSearchFile(
  graphql: BuildArgs["graphql"],
  facts: readonly Fact[],
  places: PlaceNames,
): Promise<void> {
  const { data, errors } = await graphql<Data>(`
    query SearchFile {
      searchText { synonyms ignored }
      home {
        description
        hero { lead intro }
        services { heading }
        states { heading }
        map { heading }
        about { heading intro text }
        steps { heading }
        awards { heading items { title } }
      }
      allPageText(sort: { path: ASC }) {
        nodes {
          id: jsonId path title heading description intro
          short { text }
          promises { items { title text } }
          sections { heading text }
        }
      }
      allTeamMember { nodes { name designation } }
      allGalleryGroup(sort: { order: ASC }) { nodes { title description } }
      allCountry(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes {
          name path title description intro suits thinkAgain
          cities { name known climate }
          numbers { row statement text currency amounts facts { id: jsonId } }
          searched { ...SearchedPart }
          questions { searched { ...SearchedPart } }
        }
      }
      allGuide(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes {
          path navTitle title heading description intro
          searched { ...SearchedPart }
          questions { searched { ...SearchedPart } }
        }
      }
      allSubject(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes { path navTitle heading description summary intro searched { ...SearchedPart } }
      }
      allService(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes {
          path title heading description intro
          searched { ...SearchedPart }
          questions { searched { ...SearchedPart } }
        }
      }
      allArticle(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes { path title heading description searched { ...SearchedPart } }
      }
      allTrustPage(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes { path title heading description intro searched { ...SearchedPart } }
      }
      allParentsPage(sort: { order: ASC }) {
        nodes { path title heading description intro searched { ...SearchedPart } }
      }
      allBranch { nodes { id: jsonId office branch country address contact email } }
      allInstitution(sort: { name: ASC }) { nodes { id: jsonId name country city kind } }
      allInstitutionList { nodes { list { id: jsonId } } }
    }
    fragment SearchedPart on SearchedPart { id heading isQuestion text listed }
  `);
  if (!data?.searchText) throw new Error(`the search's file could not be made: ${JSON.stringify(errors)}`);
  const { synonyms, ignored } = data.searchText;
  const entries = [
    ...countryEntries(data),
    ...textEntries(data),
    ...fixedEntries(data),
    ...institutionEntries(data),
    ...branchEntries(data),
    ...figureEntries(facts, places),
  ];
  const file: SearchFile = { synonyms, ignored, entries, rows: searchRows(data) };
  await writePublicFile(SEARCH_FILE, JSON.stringify(file));
}
