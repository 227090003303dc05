import { fieldOf } from "../lib/objects";
import type { ContentFile, Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";
import { isComponent, nodesIn, placeOf } from "../node/mdx/parse-mdx";
import { namedFacts, writtenAttributes } from "../node/mdx/written-attributes";
import { type Fact, fact, isCurrency } from "./definition";
import { citableHosts, isCitable } from "./node/citable-hosts";

type RecordedFact = Recorded<Fact>;

export const factsById = (content: Content): ReadonlyMap<string, Fact> =>
  new Map(recordsOf(content, fact).map(({ data }) => [data.id, data]));

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, "");

/** Hosts that only repeat what an authority says. */
function passingOn(recorded: readonly RecordedFact[]): ReadonlySet<string> {
  const pages = recorded.flatMap(({ data: { readIn } }) => readIn ?? []);
  return new Set(
    pages.filter(({ kind }) => kind === "quoted" || kind === "reported").map(({ url }) => hostOf(url)),
  );
}

function dayProblems({ data: { validUntil, effectiveFrom }, problem }: RecordedFact): Problem[] {
  if (!validUntil || !effectiveFrom || validUntil >= effectiveFrom) return [];
  return [problem(["validUntil"], `${validUntil} is before effectiveFrom, expected a later day`)];
}

/** A number grouped by thousands or lakhs: 23.95, 20,635, 7,50,000; 25.000 is refused, as it would be parsed as 25. */
const AMOUNT = String.raw`\d{1,3}(?:(?:,\d{2,3})*,\d{3})?(?:\.\d{1,2})?`;
const MONEY = new RegExp(`^${AMOUNT}(?: to ${AMOUNT})?$`);

/** Values must parse as numbers, as the site converts and adds them: "20 635" would be 20. */
function valueProblems({ data: { value, unit }, problem }: RecordedFact): Problem[] {
  if (!isCurrency(unit) || MONEY.test(value)) return [];
  const expected = "digits grouped by commas, or two such amounts, e.g. 20,635 to 24,000";
  return [problem(["value"], `"${value}" is no amount of money, expected ${expected}`)];
}

/** A home page states no value, so it is not a source. */
function isFrontPage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return pathname === "/" && search === "" && hash === "";
}

interface KnownHosts {
  readonly named: readonly string[];
  readonly passingOn: ReadonlySet<string>;
}

function sourceProblems({ data: one, problem }: RecordedFact, hosts: KnownHosts): Problem[] {
  const { country, official, readIn, readOn, confirmedOn, confirmedBy, basis } = one;
  const found: Problem[] = [];
  const tell = (field: string, message: string) => found.push(problem(field.split("."), message));
  if (readIn && !readOn) tell("readIn", "has no readOn, expected the day on which it was read");
  if (readIn && !isCitable(hostOf(readIn.url), hosts.named))
    tell(
      "readIn.url",
      `"${hostOf(readIn.url)}" is no source that may be cited, expected an authority, a university or a host named in content/citable-hosts.json`,
    );
  if (readOn && !readIn) tell("readOn", "has no readIn, expected the page on which it was read");
  if (confirmedOn && !confirmedBy) tell("confirmedOn", "has no confirmedBy, expected who compared it");
  if (confirmedBy && !confirmedOn)
    tell("confirmedBy", "has no confirmedOn, expected the day on which it was compared");
  const isKnown = readIn ?? confirmedOn ?? (country === "company" || undefined);
  if (!isKnown && basis !== "about")
    tell("basis", `is "${basis}" of a value that nobody read, expected readIn, or "about"`);
  if (official.url && isFrontPage(official.url))
    tell(
      "official.url",
      `"${official.url}" is a front page, expected the page that states the value, or no url`,
    );
  if (official.url && hosts.passingOn.has(hostOf(official.url)))
    tell(
      "official.url",
      `${hostOf(official.url)} passes on what others decide (readIn), expected the authority's own page`,
    );
  return found;
}

/** Ended figures in a text that was revised after their end. */
function endedIn({ file, tree, records }: ContentFile, ended: ReadonlyMap<string, string>): Problem[] {
  const reviewed = fieldOf(records[0], "reviewed");
  if (typeof reviewed !== "string") return [];
  return nodesIn(tree)
    .filter(isComponent)
    .flatMap((node) => {
      if (node.name !== "Fact") return [];
      const [{ id } = { id: "" }] = namedFacts(node.name, writtenAttributes(node));
      const until = ended.get(id);
      if (until === undefined || until >= reviewed) return [];
      const message = `<Fact id="${id}"> held until ${until}, before the text was revised (${reviewed}), expected what holds now`;
      return [{ file, ...placeOf(node), message }];
    });
}

/** Checks the register, and texts against it. */
export function checkFacts(content: Content): Problem[] {
  const recorded = recordsOf(content, fact);
  const named = recordsOf(content, citableHosts).flatMap(({ data }) => Object.values(data).flat());
  const hosts = { named, passingOn: passingOn(recorded) };
  const ended = new Map(
    recorded.flatMap(({ data: { id, validUntil } }) => (validUntil === undefined ? [] : [[id, validUntil]])),
  );
  return [
    ...recorded.flatMap((one) => [...valueProblems(one), ...dayProblems(one), ...sourceProblems(one, hosts)]),
    ...content.files.flatMap((file) => endedIn(file, ended)),
  ];
}
