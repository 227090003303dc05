import { type Fact, fact, type readKinds } from "../../figures/definition";
import { type FactState, stateOfFact } from "../../figures/node/fact-state";
import { fieldOf } from "../../lib/objects";
import { oldRates } from "../../money/rules";
import { buildDay } from "../build-day";
import type { Problem } from "../content/content-file";
import type { Content } from "../content/read-content";
import { recordsOf, type Value, valuesIn } from "../content/walk";
import { apiAddressProblems } from "./api-address";

export interface LaunchGroup {
  readonly title: string;
  readonly remedy: string;
  readonly items: readonly Problem[];
}

/** Numbers reserved for fiction in Australia: mobile 0491 57x xxx, and 5550 or 7010 in each region. */
const AUSTRALIAN = /^\+61(?:49157\d{4}|[2378](?:5550|7010)\d{4})$/;

/** Whether a phone number is fictional: reserved for fiction, or with six zeros at its end. */
export function isFictionalPhone(text: string): boolean {
  if (!/^\+[\d ]+$/.test(text)) return false;
  const digits = text.replaceAll(" ", "");
  return AUSTRALIAN.test(digits) || /0{6}$/.test(digits);
}
const NAMES = ["name", "branch", "title", "id", "label"] as const;

function nameOf(object: Readonly<Record<string, unknown>>): string {
  const name = NAMES.map((key) => object[key]).find((value) => typeof value === "string");
  return typeof name === "string" ? `"${name}"` : "the record";
}

const isFrontPage = (address: string) => URL.canParse(address) && /^\/?$/.test(new URL(address).pathname);

const SEARCHES: readonly {
  title: string;
  remedy: string;
  find: (value: Value, text: string) => string | false | undefined;
}[] = [
  {
    title: "Addresses that nobody owns (.example)",
    remedy: "write the company's own web and mail addresses",
    find: (_value, text) => /(?:^|[/@.])[\w-]+\.example\b/.test(text) && `${text} does not exist`,
  },
  {
    title: "Phone numbers that cannot exist",
    remedy: "write the real number",
    find: (_value, text) => isFictionalPhone(text) && `${text} reaches nobody`,
  },
  {
    title: "Placeholder links",
    remedy: "write the official address",
    find: ({ object }, text) => text === "#" && `link of ${nameOf(object)} leads nowhere`,
  },
  {
    title: "Social links without an account",
    remedy: "write the address of the company's account",
    find: ({ content, path }, text) =>
      content.type.name === "Company" &&
      path[0] === "social" &&
      isFrontPage(text) &&
      `${text} is the network's front page`,
  },
  {
    title: "Accreditation badge",
    remedy:
      "write the account id that the accreditor gave the company, and the address of the company's entry",
    find: ({ content, key, value }) => {
      if (content.type.name !== "Company" || key !== "badge") return undefined;
      const account = fieldOf(value, "accountId");
      if (typeof account !== "string") return "has no accountId, so a plain link stands in for the badge";
      return /^0+$/.test(account) && `accountId ${account} is nobody's`;
    },
  },
  {
    title: "Legal entries without a page",
    remedy: "have the page read and give the entry its path (docs/content.md, Publish the privacy policy)",
    find: ({ content, key, value }) =>
      content.type.name === "Company" &&
      key === "legal" &&
      fieldOf(value, "path") === undefined &&
      `"${fieldOf(value, "name")}" is plain text`,
  },
  {
    title: "Drafts that the company's lawyer must read",
    remedy: 'have the text read and corrected, then take the line "draft" out',
    find: ({ key, value, object }) => key === "draft" && value === true && `${nameOf(object)} is a draft`,
  },
  {
    title: "Translations that nobody who speaks the language has read",
    remedy: 'have all of the page read, mend it, and write the reader\'s name as "readBy"',
    find: ({ content, key, object }) =>
      content.type.name === "ParentsPage" &&
      content.slug !== "en" &&
      key === "language" &&
      !object.readBy &&
      `${object.language} is read by nobody yet`,
  },
  {
    title: "Texts that the company must confirm",
    remedy: 'make the text true, correct it or take it out, then take the entry out of "confirm"',
    find: ({ key }, text) => key === "confirm" && text,
  },
];

/** The records marked as samples, which every page's bar speaks of (`src/frame/sample-bar.tsx`). */
export function sampleRecords({ files }: Content): Problem[] {
  return files
    .flatMap(valuesIn)
    .flatMap(({ key, value, object, problem }) =>
      key === "sample" && value === true ? problem(`${nameOf(object)} is invented`) : [],
    );
}

const SAID: Record<(typeof readKinds)[number], string> = {
  official: "was compared by nobody of the company",
  copy: "was read in a copy",
  quoted: "was read where somebody quotes it",
  reported: "is only reported",
};

function saidOf({ country, readIn, confirmedOn }: Fact, state: FactState): string {
  if (state === "ended") return "holds no more";
  if (readIn && state === "holds") return SAID[readIn.kind];
  if (country === "company" && !confirmedOn) return "is the company's own, without a basis";
  return "must be looked up again";
}

/** Figures that nobody in the company has confirmed with the official page in time. @param day ISO date */
function unconfirmedFacts(content: Content, day: string): Problem[] {
  return recordsOf(content, fact).flatMap(({ data, problem }) => {
    const { id, official, confirmedOn } = data;
    const { state } = stateOfFact(data, day);
    if (state === "holds" && confirmedOn) return [];
    return [problem([], `${id} ${saidOf(data, state)}: ${official.url ?? official.name}`)];
  });
}

export function launchGroups(content: Content, environment: NodeJS.ProcessEnv): LaunchGroup[] {
  const values = content.files.flatMap(valuesIn);
  const samples: LaunchGroup = {
    title: "Sample records",
    remedy: 'put the real thing there and take the line "sample" out',
    items: sampleRecords(content),
  };
  const searched: LaunchGroup[] = SEARCHES.map(({ title, remedy, find }) => ({
    title,
    remedy,
    items: values.flatMap((value) => {
      const message = find(value, typeof value.value === "string" ? value.value : "");
      return message ? [value.problem(message)] : [];
    }),
  }));
  const groups = [samples, ...searched];
  groups.push({
    title: "Figures that a person must confirm",
    remedy: "open the official page, correct the value, and write confirmedOn and confirmedBy",
    items: unconfirmedFacts(content, buildDay()),
  });
  groups.push({
    title: "Exchange rates that are old",
    remedy: "run npm run update:rates where the bank can be reached",
    items: oldRates(content, buildDay()),
  });
  groups.push({
    title: "Settings of the build",
    remedy: 'set them where the site is built (README.md, "Settings of the build")',
    items: apiAddressProblems(environment),
  });
  return groups.filter(({ items }) => items.length > 0);
}
