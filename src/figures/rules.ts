import { z } from "zod";
import type { BodyNotes } from "../build/check/body-notes";
import { type ContentFile, type Problem, problemAt, type ValuePath } from "../build/content/content-file";
import type { Content } from "../build/content/read-content";
import { isCitable } from "./citable-hosts";
import { type Fact, fact, isCurrency } from "./definition";

const FACT = z.object(fact.schema.shape);

interface Recorded {
  readonly fact: Fact;
  readonly problem: (path: ValuePath, message: string) => Problem;
}

/** The figures of the register; an ill-formed one is left to the check of shapes. */
export function factsOf({ files }: Content): Recorded[] {
  return files
    .filter(({ type }) => type.name === "Fact")
    .flatMap((content) =>
      content.records.flatMap((record, position) => {
        const { success, data } = FACT.safeParse(record);
        if (!success) return [];
        const problem = (path: ValuePath, message: string) => problemAt(content, position, path, message);
        return [{ fact: data, problem }];
      }),
    );
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, "");

/** Hosts that only pass on what an authority says. */
function passingOn(recorded: readonly Recorded[]): ReadonlySet<string> {
  const pages = recorded.flatMap(({ fact: { readIn } }) => readIn ?? []);
  return new Set(
    pages.filter(({ kind }) => kind === "quoted" || kind === "reported").map(({ url }) => hostOf(url)),
  );
}

function dayProblems({ fact: one, problem }: Recorded, today: string): Problem[] {
  const days = ["readOn", "confirmedOn"] as const;
  const late = days
    .filter((key) => (one[key] ?? "") > today)
    .map((key) => problem([key], `${one[key]} is still to come, expected a day until ${today}`));
  const { validUntil, effectiveFrom } = one;
  const isReversed = validUntil !== undefined && effectiveFrom !== undefined && validUntil < effectiveFrom;
  return isReversed
    ? [...late, problem(["validUntil"], `${validUntil} is before effectiveFrom, expected a later day`)]
    : late;
}

/** By thousands or lakhs: 23.95, 20,635, 7,50,000; 25.000 would be read as 25. */
const AMOUNT = String.raw`\d{1,3}(?:(?:,\d{2,3})*,\d{3})?(?:\.\d{1,2})?`;
const MONEY = new RegExp(`^${AMOUNT}(?: to ${AMOUNT})?$`);

/** The site adds up and converts what it reads: of "20 635" that would be 20. */
function valueProblems({ fact: { value, unit }, problem }: Recorded): Problem[] {
  if (!isCurrency(unit) || MONEY.test(value)) return [];
  const expected = "digits grouped by commas, or two such amounts, e.g. 20,635 to 24,000";
  return [problem(["value"], `"${value}" is no amount of money, expected ${expected}`)];
}

/** A front page states no value, and nobody finds the one that does from there. */
function isFrontPage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return pathname === "/" && search === "" && hash === "";
}

function sourceProblems({ fact: one, problem }: Recorded, hosts: ReadonlySet<string>): Problem[] {
  const { country, official, readIn, readOn, confirmedOn, confirmedBy, basis } = one;
  const found: Problem[] = [];
  if (readIn && !readOn)
    found.push(problem(["readIn"], "has no readOn, expected the day on which it was read"));
  if (readIn && !isCitable(hostOf(readIn.url)))
    found.push(
      problem(
        ["readIn", "url"],
        `"${hostOf(readIn.url)}" is no source that may be cited, expected an authority, a university or a host named in src/figures/citable-hosts.ts`,
      ),
    );
  if (readOn && !readIn)
    found.push(problem(["readOn"], "has no readIn, expected the page on which it was read"));
  if (confirmedOn && !confirmedBy)
    found.push(problem(["confirmedOn"], "has no confirmedBy, expected who compared it"));
  if (confirmedBy && !confirmedOn)
    found.push(problem(["confirmedBy"], "has no confirmedOn, expected the day on which it was compared"));
  const isKnown = readIn ?? confirmedOn ?? (country === "company" || undefined);
  if (!isKnown && basis !== "about")
    found.push(problem(["basis"], `is "${basis}" of a value that nobody read, expected readIn, or "about"`));
  if (official.url && isFrontPage(official.url))
    found.push(
      problem(
        ["official", "url"],
        `"${official.url}" is a front page, expected the page that states the value, or no url`,
      ),
    );
  if (official.url && hosts.has(hostOf(official.url)))
    found.push(
      problem(
        ["official", "url"],
        `${hostOf(official.url)} passes on what others decide (readIn), expected the authority's own page`,
      ),
    );
  return found;
}

const REVISED = z.object({ reviewed: z.string() });

/** Figures that a text names as if they held, though it was revised after their last day. */
function endedIn(
  content: ContentFile,
  ended: ReadonlyMap<string, string>,
  notesOn: (body: string) => BodyNotes,
): Problem[] {
  const { file, body } = content;
  const { data } = REVISED.safeParse(content.records[0]);
  const read = body === undefined ? undefined : notesOn(body);
  if (!data || !read?.ok) return [];
  return read.notes.flatMap((note) => {
    if (note.kind !== "component" || note.name !== "Fact") return [];
    const id = note.attributes.find(({ name }) => name === "id")?.value ?? "";
    const until = ended.get(id);
    if (until === undefined || until >= data.reviewed) return [];
    const message = `<Fact id="${id}"> held until ${until}, before the text was revised (${data.reviewed}), expected what holds now`;
    return [{ file, ...note.place, message }];
  });
}

/** Holds the register and later texts to what was seen. @param today day to judge by, ISO date */
export function checkFacts(content: Content, notesOn: (body: string) => BodyNotes, today: string): Problem[] {
  const recorded = factsOf(content);
  const hosts = passingOn(recorded);
  const ended = new Map(
    recorded.flatMap(({ fact: { id, validUntil } }) => (validUntil === undefined ? [] : [[id, validUntil]])),
  );
  return [
    ...recorded.flatMap((one) => [
      ...valueProblems(one),
      ...dayProblems(one, today),
      ...sourceProblems(one, hosts),
    ]),
    ...content.files.flatMap((file) => endedIn(file, ended, notesOn)),
  ];
}
