import { readFileSync, statSync } from "node:fs";
import Ajv from "ajv/dist/2020";
import { JSDOM } from "jsdom";
import { z } from "zod";
import { figureChanges } from "../../src/build/export/figures-feed";
import { dateText, factText } from "../../src/build/facts/fact-text";
import { exportedPage, textOf } from "../helpers/exported-page";
import { folded } from "../helpers/folded";
import { company, facts, pageText, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

const { siteUrl } = company;
const read = (name: string): unknown => JSON.parse(readFileSync(`public/${name}`, "utf8"));
const RECORD = z.looseObject({ id: z.string(), page: z.string() });
const FILE = z.looseObject({ $schema: z.string(), day: z.string(), figures: z.array(RECORD) });
const page = exportedPage("/figures");

describe("figures.json", () => {
  const file = FILE.parse(folded(read("figures.json")));
  const valid = new Ajv({ allErrors: true, validateFormats: false }).compile(
    z.record(z.string(), z.unknown()).parse(read("figures.schema.json")),
  );

  test("names its schema, and fits it", () => {
    expect(new URL(file.$schema).pathname).toBe("/figures.schema.json");
    expect(file.$schema).toBe(read("figures.schema.json") && `${siteUrl}/figures.schema.json`);
    valid(read("figures.json"));
    expect(valid.errors).toBeNull();
  });

  test.each([
    ["without its value", { value: undefined }],
    ["with a state that there is none of", { state: "sure" }],
    ["with a day that is none", { readOn: "yesterday" }],
    ["with a field of its own", { extra: 1 }],
  ])("a figure %s does not fit the schema", (_what, change) => {
    const [first, ...others] = file.figures;
    expect(
      valid(JSON.parse(JSON.stringify({ ...file, figures: [{ ...first, ...change }, ...others] }))),
    ).toBe(false);
  });

  test("holds every record of the register with its state, its text and its own address", () => {
    const byId = new Map(file.figures.map((one) => [one.id, one]));
    expect(file.figures).toHaveLength(facts.length);
    for (const { file: _file, slug: _slug, ...fact } of facts) {
      const { state, line, day } = standingOn(fact, "/figures");
      expect(byId.get(fact.id)).toMatchObject({ ...fact, state, line, text: factText(fact) });
      expect(byId.get(fact.id)?.stateOn).toBe(day);
      const { hash, pathname } = new URL(byId.get(fact.id)?.page ?? "");
      expect([pathname, page.getElementById(hash.slice(1))?.id]).toEqual(["/figures", fact.id]);
    }
  });

  test("says whose it is, how it may be used, and when it was made", () => {
    expect(file).toMatchObject({
      name: pageText("figures").title,
      use: words.figures.use,
      publisher: { name: company.fullName, url: siteUrl, ...(company.sample && { sample: true }) },
    });
    expect(file.day).toBe(statSync("public/figures.json").mtime.toISOString().slice(0, 10));
    expect(textOf(page.querySelector("main"))).toContain(words.figures.use);
  });
});

describe("figures.xml", () => {
  const feed = new JSDOM(readFileSync("public/figures.xml", "utf8").replace(/\s+/g, " "), {
    contentType: "application/xml",
  }).window.document;
  const entries = [...feed.querySelectorAll("entry")];
  const said = (of: ParentNode, name: string) => of.querySelector(`:scope > ${name}`)?.textContent ?? "";
  const root = feed.documentElement;

  test("is an Atom feed that names itself, its page and its author", () => {
    expect([root.localName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(said(root, "id")).toBe(`${siteUrl}/figures`);
    expect(said(root, "title")).toContain(pageText("figures").title);
    expect(root.querySelector("author > name")?.textContent).toBe(company.fullName);
    const links = [...root.querySelectorAll(":scope > link")].map((link) => [
      link.getAttribute("rel"),
      link.getAttribute("href"),
    ]);
    expect(Object.fromEntries(links)).toEqual({
      self: `${siteUrl}/figures.xml`,
      alternate: `${siteUrl}/figures`,
    });
  });

  test("has an entry for each earlier value of the register, under an id of its own", () => {
    const earlier = facts.flatMap(({ id, history }) => history.map(({ until }) => `${until}:${id}`));
    const host = new URL(siteUrl).hostname;
    expect(entries.map((entry) => said(entry, "id")).sort()).toEqual(
      earlier.map((end) => `tag:${host},${end}`).sort(),
    );
  });

  test("each entry says what was, until when and what came then, with a link to the figure and a day", () => {
    const changes = figureChanges(facts);
    expect(changes).toHaveLength(entries.length);
    for (const { fact, before, after, until, updated } of changes) {
      const entry = entries.find((one) => said(one, "id").endsWith(`,${until}:${fact.id}`));
      if (!entry) throw new Error(`the feed lacks ${fact.id} until ${until}`);
      for (const part of [fact.label, before, after, dateText(until)])
        expect(said(entry, "title")).toContain(part);
      expect(said(entry, "updated")).toBe(`${updated}T00:00:00Z`);
      const { hash, pathname } = new URL(
        entry.querySelector("link[rel=alternate]")?.getAttribute("href") ?? "",
      );
      expect([pathname, hash.slice(1)]).toEqual(["/figures", fact.id]);
      expect(page.getElementById(hash.slice(1))).not.toBeNull();
    }
  });

  test("is dated by the register's days, the newest first, and never by the build", () => {
    const days = entries.map((entry) => said(entry, "updated"));
    expect(days).toEqual([...days].sort().reverse());
    if (days.length > 0) expect(said(root, "updated")).toBe(days[0]);
  });
});
