import type { Content } from "../check/read-content";
import { today } from "../facts/fact-text";
import { isFictionalPhone } from "./fictional-phone";
import type { LaunchGroup } from "./launch-group";
import { type Located, locatedValues } from "./located";
import { settingProblems } from "./setting-problems";
import { unconfirmedFacts } from "./unconfirmed-facts";

const NAMES = ["name", "branch", "title", "id", "label"] as const;

/** What a person calls a record. */
function nameOf(object: Readonly<Record<string, unknown>>): string {
  const name = NAMES.map((key) => object[key]).find((value) => typeof value === "string");
  return typeof name === "string" ? `"${name}"` : "the record";
}

const isFrontPage = (address: string) => URL.canParse(address) && /^\/?$/.test(new URL(address).pathname);

/** Each search: which values stand in the way, and the words about one. */
const SEARCHES: readonly {
  title: string;
  remedy: string;
  find: (located: Located) => string | undefined;
}[] = [
  {
    title: "Sample records",
    remedy: 'put the real thing there and take the line "sample" out',
    find: ({ key, value, object }) =>
      key === "sample" && value === true ? `${nameOf(object)} is invented` : undefined,
  },
  {
    title: "Addresses that nobody owns (.example)",
    remedy: "write the company's own web and mail addresses",
    find: ({ value }) =>
      typeof value === "string" && /(?:^|[/@.])[\w-]+\.example\b/.test(value)
        ? `${value} does not exist`
        : undefined,
  },
  {
    title: "Phone numbers that cannot exist",
    remedy: "write the real number",
    find: ({ value }) =>
      typeof value === "string" && isFictionalPhone(value) ? `${value} reaches nobody` : undefined,
  },
  {
    title: "Placeholder links",
    remedy: "write the official address",
    find: ({ value, object }) => (value === "#" ? `link of ${nameOf(object)} leads nowhere` : undefined),
  },
  {
    title: "Social links without an account",
    remedy: "write the address of the company's account",
    find: ({ content, value, problem }) =>
      content.type.name === "Company" &&
      typeof value === "string" &&
      isFrontPage(value) &&
      problem("").message.startsWith("social")
        ? `${value} is the network's front page`
        : undefined,
  },
  {
    title: "Accreditation badge",
    remedy: "write the account id that the accreditor gave the company",
    find: ({ content, key, value }) => {
      if (content.type.name !== "Company" || key !== "badge") return undefined;
      const account: unknown =
        typeof value === "object" && value !== null ? Reflect.get(value, "accountId") : undefined;
      if (typeof account !== "string") return "has no accountId, so a plain link stands in for the badge";
      return /^0+$/.test(account) ? `accountId ${account} is nobody's` : undefined;
    },
  },
  {
    title: "Legal entries without a page",
    remedy: "write the page and give the entry its path (content/README.md, Publish the privacy policy)",
    find: ({ content, key, value }) =>
      content.type.name === "Company" &&
      key === "legal" &&
      typeof value === "object" &&
      value !== null &&
      !Reflect.has(value, "path")
        ? `"${Reflect.get(value, "name")}" is plain text`
        : undefined,
  },
  {
    title: "Texts that the company must confirm",
    remedy: 'make the text true, correct it or take it out, then take the entry out of "confirm"',
    find: ({ key, value }) => (key === "confirm" ? String(value) : undefined),
  },
];

/**
 * All that still stands between this content and the public, by kind; kinds without any are left out.
 * @param environment where the build's settings are read
 * @param day day by which figures are judged, ISO date
 */
export function launchGroups(content: Content, environment: NodeJS.ProcessEnv, day = today()): LaunchGroup[] {
  const values = locatedValues(content);
  const groups: LaunchGroup[] = SEARCHES.map(({ title, remedy, find }) => ({
    title,
    remedy,
    items: values.flatMap((located) => {
      const message = find(located);
      return message === undefined ? [] : [located.problem(message)];
    }),
  }));
  groups.push({
    title: "Figures that a person must confirm",
    remedy: "open the official page, correct the value, and write confirmedOn and confirmedBy",
    items: unconfirmedFacts(content, day),
  });
  groups.push({
    title: "Settings of the build",
    remedy: "set them where the site is built (README.md, Configuration)",
    items: settingProblems(environment),
  });
  return groups.filter(({ items }) => items.length > 0);
}
