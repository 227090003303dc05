import { readFileSync } from "node:fs";
import { rates as ratesType } from "../../src/build/content-types/rates";
import { dateText } from "../../src/build/facts/fact-text";
import { rowAmount } from "../../src/build/facts/row-amount";
import { homeMoney, rateBetween } from "../../src/components/facts/home-money";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import { countries, factOf, guides, tools, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

const rates = ratesType.schema.parse(JSON.parse(readFileSync("content/rates.json", "utf8")));
const inWords = { lakh: (count: string) => fill(words.panel.lakh, { count }), to: words.panel.to };

test.each(guides)("$path has the tool that it names, and no other", ({ path, tool }) => {
  const found = [...exportedPage(path).querySelectorAll("[data-tool]")];
  expect(found.map((one) => one.getAttribute("data-tool"))).toEqual(tool ? [tool] : []);
});

describe.each(guides.filter(({ tool }) => tool === "costs"))("$path", ({ path }) => {
  const page = exportedPage(path);
  const rows = [...page.querySelectorAll("[data-funds]")];

  test("shows for every country with numbers what it asks to show, and in rupees", () => {
    const withNumbers = countries.filter(({ numbers }) => numbers.length > 0);
    expect(rows).toHaveLength(withNumbers.length);
    for (const country of withNumbers) {
      const row = rows.find((one) => hrefsOf(one).includes(`${country.path}#numbers`));
      const { says, facts: ids, ...rule } = country.numbers.find(({ row: name }) => name === "funds") ?? {};
      const facts = (ids ?? []).map(factOf);
      const amount = rowAmount(facts, rule);
      expect(textOf(row)).toContain(country.name);
      expect(textOf(row)).toContain(says ?? amount?.text ?? "");
      const [first] = facts;
      const mark = row?.querySelector("[data-state]")?.getAttribute("data-state");
      expect(mark).toBe(first && !says ? standingOn(first, path).state : undefined);
      if (says || !amount?.currency) continue;
      const rupees = homeMoney(amount.amounts, amount.currency, "INR", rates, inWords);
      expect(textOf(row)).toContain(rupees ?? tools.costs.board.unrated);
    }
  });

  test("has the largest amount first, and what has no published amount last", () => {
    const weights = rows.map((row) => {
      const country = countries.find((one) => hrefsOf(row).includes(`${one.path}#numbers`));
      const { says, facts: ids = [], ...rule } = country?.numbers.find((one) => one.row === "funds") ?? {};
      const amount = says ? undefined : rowAmount(ids.map(factOf), rule);
      if (!amount?.currency) return -2;
      return (amount.amounts[0] ?? 0) * (rateBetween(amount.currency, "INR", rates) ?? -1e-9);
    });
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  test("names the bank and the day of its rates", () => {
    const line = textOf(page.querySelector("[data-rate]"));
    expect(line).toContain(rates.source.name);
    expect(line.replaceAll("\u00a0", " ")).toContain(dateText(rates.day));
  });

  test("has a field with a label for every line of the worksheet, and leads to it", () => {
    const sheet = page.querySelector("[data-tool=costs]");
    for (const { lines, name } of tools.costs.sheet.groups) {
      expect(textOf(sheet)).toContain(name);
      for (const line of lines) {
        const field = sheet?.querySelector(`input[name="${line.id}"]`);
        expect(field?.getAttribute("inputmode")).toBe("decimal");
        expect(textOf(sheet?.querySelector(`label[for="${field?.id}"]`))).toBe(line.name);
      }
    }
    const link = [...page.querySelectorAll("main header a")].find(
      (one) => textOf(one) === tools.costs.sheet.link,
    );
    expect(page.querySelector(link?.getAttribute("href") ?? "")?.contains(sheet)).toBe(true);
  });

  test("says nothing of keeping entries before scripts run", () => {
    expect(textOf(page.body)).toContain(tools.shared.paper);
    expect(textOf(page.body)).not.toContain(tools.shared.kept);
  });
});

test.each(guides.filter(({ toolEnds }) => toolEnds))(
  "$path has its tool in the chapter that it ends",
  (guide) => {
    const places = [...exportedPage(guide.path).querySelectorAll("article h2, [data-tool]")];
    const at = places.findIndex((place) => place.matches("[data-tool]"));
    expect(textOf(places[at - 1])).toBe(guide.toolEnds);
  },
);

/** Fields of the tools within a text, by tool: their names and labels. */
const FIELDS: Readonly<Record<string, readonly { readonly id: string; readonly name: string }[]>> = {
  statement: tools.statement.parts,
  answers: tools.answers.parts,
  offers: tools.offers.rows.flatMap(({ id, name }) =>
    [1, 2, 3].map((number) => ({
      id: `${id}-${number}`,
      name: `${fill(tools.offers.offer, { number })}: ${name}`,
    })),
  ),
  request: [
    ...tools.request.fields,
    ...tools.request.items.map(({ id, name }) => ({ id: `tick-${id}`, name })),
  ],
};

test.each(guides.filter(({ tool }) => tool && FIELDS[tool]))(
  "$path has the fields of its tool as plain HTML, each with its label, and a link to them",
  ({ path, tool = "" }) => {
    const page = exportedPage(path);
    const element = page.querySelector("[data-tool]");
    for (const { id, name } of FIELDS[tool] ?? []) {
      const field = element?.querySelector(`[name="${id}"]`);
      const label = element?.querySelector(`label[for="${field?.id || "-"}"]`) ?? field?.closest("label");
      expect(field?.getAttribute("aria-label") ?? textOf(label)).toBe(name);
    }
    expect(hrefsOf(page.querySelector("main header"))).toContain(`#${element?.id}`);
  },
);

test.each(guides.filter(({ tool }) => tool === "answers"))(
  "$path names beside each answer what goes with it",
  ({ path }) => {
    const page = exportedPage(path);
    for (const { id, evidence } of tools.answers.parts) {
      for (const paper of evidence) expect(textOf(page.querySelector(`[data-part=${id}]`))).toContain(paper);
    }
  },
);
