import Ajv from "ajv/dist/2020";
import { z } from "zod";
import { faults, pageAt, type Rule, repeated, siteUrl } from "./export/ask";
import { exported, type Page, textAt } from "./export/read-export";

const SOURCE = z.object({ name: z.string(), url: z.url() });
const RECORD = z.looseObject({
  id: z.string(),
  text: z.string().min(1),
  state: z.string(),
  page: z.url(),
  official: SOURCE,
  readIn: SOURCE.optional(),
  stateOn: z.iso.date().optional(),
  history: z.array(z.looseObject({ until: z.iso.date() })),
});
const FILE = z.looseObject({ $schema: z.url(), day: z.iso.date(), figures: z.array(RECORD).min(1) });

const DAY = /\d{1,2} [A-Z][a-z]{2} \d{4}/;

const register = FILE.parse(JSON.parse(textAt("/figures.json")));
const byId = new Map(register.figures.map((figure) => [figure.id, figure]));
/** Figures by the place of a page's list in which their source stands. */
const byPlace = new Map(register.figures.map((figure) => [`fact-${figure.id.replaceAll(".", "-")}`, figure]));

/** Where a figure's source stands in full: a note leads there. */
const placeOf = (id: string, { links, isNote }: Page["sources"][string]) =>
  isNote ? links.find((link) => link.startsWith("#fact-"))?.slice(1) : id;

const recordOf = (id: string, source: Page["sources"][string]) =>
  byPlace.get(placeOf(id, source) ?? "") ?? byId.get(id);

const sources = (page: Page) => Object.entries(page.sources);

test.each<[string, Rule]>([
  [
    "leads from each figure in its text to a source on the page",
    ({ figures, sources: places }) =>
      figures.map(
        ({ href, text }) => !places[href.slice(1)]?.links.some((link) => link.startsWith("https://")) && text,
      ),
  ],
  [
    "says in each figure's place which figure of the register it is",
    (page) => sources(page).map(([id, source]) => !recordOf(id, source) && id),
  ],
  [
    "names of each figure the authority's own page first",
    (page) =>
      sources(page).map(([id, source]) => source.links[0] !== recordOf(id, source)?.official.url && id),
  ],
  [
    "names where each figure was read, if that was elsewhere",
    (page) =>
      sources(page).map(([id, source]) => {
        const { readIn, state } = recordOf(id, source) ?? {};
        return (
          readIn &&
          ["read", "reported"].includes(state ?? "") &&
          !page.sources[placeOf(id, source) ?? ""]?.links.includes(readIn.url) &&
          readIn.url !== recordOf(id, source)?.official.url &&
          id
        );
      }),
  ],
  [
    "says of each figure the value that the register has",
    (page) =>
      sources(page).map(
        ([id, source]) => !source.isNote && !source.text.includes(recordOf(id, source)?.text ?? "?") && id,
      ),
  ],
  [
    "marks each figure with the state that the register has",
    (page) =>
      sources(page).map(
        ([id, { state, ...source }]) =>
          state !== undefined && state !== recordOf(id, { state, ...source })?.state && id,
      ),
  ],
  [
    "leads from each note back to its figure, and on to the whole source",
    (page) =>
      sources(page).map(
        ([id, { isNote, links }]) =>
          isNote &&
          (!links.some((link) => page.ids.includes(link.slice(1)) && link.startsWith("#figure-")) ||
            !links.some((link) => page.sources[link.slice(1)])) &&
          id,
      ),
  ],
  [
    "marks nothing with a state that no figure has",
    ({ states }) =>
      states.map((state) => !register.figures.some((figure) => figure.state === state) && state),
  ],
  [
    "names the rates and their day where it converts money",
    ({ text, rates }) => [/₹\d/.test(text) && !rates.some((rate) => DAY.test(rate)) && "no rates with a day"],
  ],
])("every page %s", (_what, rule) => {
  expect(faults(rule)).toEqual([]);
});

const page = () => pageAt("/figures");

test("the register's page shows every figure of figures.json once, at its own address, and no other", () => {
  expect(Object.keys(page().sources).sort()).toEqual([...byId.keys()].sort());
  expect(register.figures.filter(({ id, page: at }) => at !== `${siteUrl()}/figures#${id}`)).toEqual([]);
  expect(repeated(register.figures.map(({ id }) => id))).toEqual([]);
});

test("the register's page names its file and its feed, in its head too", () => {
  const named = page()
    .heads.filter(({ rel }) => rel === "alternate")
    .map(({ href }) => href);
  const linked = page().links.map(({ href }) => href);
  for (const file of ["/figures.json", "/figures.xml"]) {
    expect(named).toContain(file);
    expect(linked).toContain(file);
  }
});

describe("figures.json", () => {
  const schema = z.record(z.string(), z.unknown()).parse(JSON.parse(textAt("/figures.schema.json")));
  const fits = new Ajv({ allErrors: true, validateFormats: false }).compile(schema);
  const [first, ...others] = register.figures;

  test("names its schema, and fits it", () => {
    expect(register.$schema).toBe(`${siteUrl()}/figures.schema.json`);
    fits(JSON.parse(textAt("/figures.json")));
    expect(fits.errors).toBeNull();
  });

  test.each([
    ["without its value", { value: undefined }],
    ["with a state that there is none of", { state: "sure" }],
    ["with a field of its own", { extra: 1 }],
  ])("has a schema that refuses a figure %s", (_what, change) => {
    const changed = { ...register, figures: [{ ...first, ...change }, ...others] };
    expect(fits(JSON.parse(JSON.stringify(changed)))).toBe(false);
  });
});

describe("the feed of changed figures", () => {
  const feed = exported().xml["/figures.xml"];
  const said = (of = feed, name = "") => of?.inside.find((one) => one.name === name);
  const entries = (feed?.inside ?? []).filter(({ name }) => name === "entry");

  test("is an Atom feed that names itself and its page", () => {
    expect([feed?.name, feed?.at.xmlns]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    const links = (feed?.inside ?? [])
      .filter(({ name }) => name === "link")
      .map(({ at }) => `${at.rel} ${at.href}`);
    expect(links.sort()).toEqual([`alternate ${siteUrl()}/figures`, `self ${siteUrl()}/figures.xml`]);
  });

  test("has an entry for each earlier value that figures.json knows, under an id of its own", () => {
    const { hostname } = new URL(siteUrl());
    const ends = register.figures.flatMap(({ id, history }) =>
      history.map(({ until }) => `tag:${hostname},${until}:${id}`),
    );
    expect(entries.map((entry) => said(entry, "id")?.text).sort()).toEqual(ends.sort());
  });

  test("dates its entries by whole days, the newest first, and itself by the newest", () => {
    const days = entries.map((entry) => said(entry, "updated")?.text ?? "");
    expect(days.filter((day) => !/^\d{4}-\d\d-\d\dT00:00:00Z$/.test(day))).toEqual([]);
    expect(days).toEqual([...days].sort().reverse());
    if (days.length > 0) expect(said(feed, "updated")?.text).toBe(days[0]);
  });

  test("leads from each entry to its figure", () => {
    const to = entries.map((entry) => entry.inside.find(({ at }) => at.rel === "alternate")?.at.href);
    expect(to.filter((href) => !register.figures.some((figure) => figure.page === href))).toEqual([]);
  });
});
