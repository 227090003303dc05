import { billAt, countedBill } from "../../bill/bills";
import { billsOf } from "../../bill/node";
import { lowerEnd } from "../../bill/order";
import type { Country } from "../../countries/definition";
import { amountOf } from "../../figures/node/amount-resolvers";
import type { FactStore } from "../../figures/node/fact-node";
import { fill } from "../../lib/fill";
import { languageOf } from "../../lib/languages";
import type { Rates } from "../../money/definition";
import type { Company } from "../../node/content-types/company";
import { countedField } from "../../node/graphql/counted-field";
import type { ParentsPage } from "../definition";
import { formattersFor, parentsLabels } from "./say";

type Page = ParentsPage & { readonly slug: string };
type StoredCountry = Country & { readonly slug: string; readonly path: string };

interface Context {
  readonly nodeModel: FactStore & {
    readonly findAll: {
      (query: { type: "Country" }): Promise<{ entries: Iterable<StoredCountry> }>;
      (query: { type: "Rates" }): Promise<{ entries: Iterable<Rates> }>;
      (query: { type: "Company" }): Promise<{ entries: Iterable<Company> }>;
    };
  };
}

/** `fact` is the id of the figure, if the amount is one. */
type Line = Partial<Queries.ParentsLine> & Pick<Queries.ParentsLine, "name" | "amount">;

export const lineType =
  "type ParentsLine {\n  path: String\n  name: String!\n  amount: String!\n  fact: String\n  note: String\n}";

async function stored(context: Context) {
  const [rates] = (await context.nodeModel.findAll({ type: "Rates" })).entries;
  if (!rates) throw new Error("content/rates.json is missing");
  const all = [...(await context.nodeModel.findAll({ type: "Country" })).entries];
  const countries = all.filter(({ cards }) => cards.length === 0);
  return { rates, countries: countries.sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)) };
}

const nameIn = ({ names }: Page, { slug, name }: StoredCountry) => {
  const translated = names.find(({ id }) => id === slug);
  return { name: translated?.name ?? name, note: translated?.note, sets: translated?.sets };
};

const inLanguageOf = ({ slug }: Page) => ({
  say: formattersFor(languageOf(slug)),
  words: parentsLabels[languageOf(slug)],
});

/** The cost of a year by country, from the sums of its bill, the cheapest degree first. */
async function costs(page: Page, context: Context): Promise<Line[]> {
  const { rates, countries } = await stored(context);
  const { say, words } = inLanguageOf(page);
  const lines = countries.map(async (country) => {
    const bills = await billsOf(country, context);
    if (!bills) return [];
    const bill = billAt(bills, "bachelor");
    const sum = countedBill(bill);
    const { year, degree, missing, isFrom, years, currency } = sum;
    const head = { path: `${country.path}#what-it-costs`, name: nameIn(page, country).name };
    if (!year || !degree) {
      const open = new Set(bill.lines.filter(({ name }) => missing.includes(name)).map(({ part }) => part));
      const lines = open.size > 1 ? words.costs.both : open.has("fee") ? words.costs.fee : words.costs.living;
      return [{ ...head, weight: Number.MAX_VALUE, amount: fill(words.costs.open, { lines }) }];
    }
    const whole = { years: say.count(years), amount: say.sum(degree, currency, rates, isFrom) };
    const weight = lowerEnd(sum, "degree", rates) ?? Number.MAX_VALUE;
    const amount = say.sum(year, currency, rates, isFrom);
    return [{ ...head, weight, amount, note: fill(words.costs.degree, whole) }];
  });
  const known = (await Promise.all(lines)).flat();
  return known.sort((a, b) => a.weight - b.weight);
}

async function funds(page: Page, context: Context): Promise<Line[]> {
  const { rates, countries } = await stored(context);
  const { say, words } = inLanguageOf(page);
  const lines = countries.map(async (country) => {
    const row = country.numbers.find((number) => number.row === "funds");
    const { name, note, sets } = nameIn(page, country);
    const { amounts = [], currency, year } = (row && !row.statement && (await amountOf(row, context))) || {};
    if (amounts.length === 0 || !currency) return { name, amount: sets ?? words.funds.ask };
    const converted = say.converted(amounts, currency, rates);
    const money = say.money(amounts, currency);
    const official = year ? `${money} (${say.year(Number(year))})` : money;
    return {
      name,
      amount: converted || official,
      fact: row?.facts[0],
      // With a point between them, as Arabic has a comma of its own.
      note: [converted && official, note].filter(Boolean).join(" \u00b7 ") || undefined,
    };
  });
  return Promise.all(lines);
}

export const parentsResolvers = {
  costs: countedField("[ParentsLine!]!", costs),
  funds: countedField("[ParentsLine!]!", funds),
  rates: countedField("String!", async (page: Page, context: Context) => {
    const { say, words } = inLanguageOf(page);
    return fill(words.rates, { date: say.date((await stored(context)).rates.day) });
  }),
  since: countedField("String!", async (page: Page, { nodeModel }: Context) => {
    const [company] = (await nodeModel.findAll({ type: "Company" })).entries;
    if (!company) throw new Error("content/company.json is missing");
    const { say, words } = inLanguageOf(page);
    return fill(words.since, { year: say.year(company.since) });
  }),
};
