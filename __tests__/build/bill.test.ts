import { readFileSync } from "node:fs";
import { rates as ratesType } from "../../src/build/content-types/rates";
import { rowAmount } from "../../src/build/facts/row-amount";
import { homeMoney } from "../../src/components/facts/home-money";
import { fill } from "../../src/words/fill";
import { lowerEnd, sumBasis } from "../../src/words/sum-basis";
import { exportedPage, textOf } from "../helpers/exported-page";
import { countries, factOf, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

const rates = ratesType.schema.parse(JSON.parse(readFileSync("content/rates.json", "utf8")));
const { panel } = words;
const inWords = { lakh: (count: string) => fill(panel.lakh, { count }), to: panel.to, isShort: true };
const atHome = (amounts: readonly number[], currency: string) =>
  homeMoney(amounts, currency, "INR", rates, inWords) ?? "";
/** What stands before an amount that is not exact. */
const before = (basis: string) => (basis === "exact" ? "" : basis);

type Country = (typeof countries)[number];

const billOn = ({ path }: Country) => exportedPage(path).querySelector("section[aria-labelledby=bill]");

/** The lines of a bill, with the register's amount or range where it has one that holds. */
function linesOf({ path, bill }: Country) {
  return [...(bill?.show ?? []), ...(bill?.pay ?? [])].map(({ name, note = "", facts: ids, ...rule }) => {
    const facts = ids.map(factOf);
    const holds = facts.every((fact) => standingOn(fact, path).state !== "ended");
    const { amounts = [], currency = "", basis = "exact" } = (holds && rowAmount(facts, rule)) || {};
    return { name, note, amounts, basis, currency, first: facts[0] };
  });
}

test("exactly the guides that name a bill have one, at the end of its chapter", () => {
  for (const country of countries) {
    const section = billOn(country);
    expect([country.path, section !== null]).toEqual([country.path, country.bill !== undefined]);
    if (!section) continue;
    const heads = [
      ...exportedPage(country.path).querySelectorAll(".chapter-head h2, section[aria-labelledby=bill]"),
    ];
    const before = heads[heads.indexOf(section) - 1];
    expect(textOf(before)).toBe(words.texts.pieces.bill);
  }
});

const withBill = countries.filter(({ bill }) => bill);

test.each(withBill)("each line of $path has its amount here and at home, or a field for one", (country) => {
  const lines = linesOf(country);
  const rows = [...(billOn(country)?.querySelectorAll("[data-line]:not([data-line=instead])") ?? [])];
  expect(rows).toHaveLength(lines.length);
  lines.forEach(({ name, note, amounts, basis, currency, first }, position) => {
    const row = rows[position];
    expect(textOf(row?.querySelector("th"))).toContain(name);
    expect(textOf(row?.querySelector("th"))).toContain(note);
    const input = row?.querySelector("input");
    expect(input?.getAttribute("name")).toBe(amounts.length === 0 ? name : undefined);
    if (amounts.length === 0 || !first) {
      expect(row?.querySelector("label")?.getAttribute("for")).toBe(input?.id);
      return;
    }
    const [here, home] = [...(row?.querySelectorAll("td") ?? [])].map(textOf);
    const said = amounts.map((amount) => amount.toLocaleString("en-GB")).join(` ${panel.to} `);
    expect(here?.endsWith([before(basis), said].filter(Boolean).join(" "))).toBe(true);
    expect(home).toBe(atHome(amounts, currency));
    const mark = row?.querySelector("[data-state]")?.getAttribute("data-state");
    expect(mark).toBe(standingOn(first, country.path).state);
  });
});

test.each(withBill)("the bill of $path adds up what is known, and says of how many lines", (country) => {
  const lines = linesOf(country);
  const known = lines.flatMap(({ amounts, basis }) => lowerEnd(amounts, basis) ?? []);
  const sum = known.reduce((total, { amount }) => total + amount, 0);
  const word = before(sumBasis(known.map(({ basis }) => basis)));
  const total = billOn(country)?.querySelector("[data-total]");
  const currency = lines.find((line) => line.currency)?.currency ?? "";
  const [here, home] = [...(total?.querySelectorAll("td") ?? [])].map(textOf);
  expect(here).toContain(sum.toLocaleString("en-GB"));
  expect(here?.startsWith(word)).toBe(true);
  const rupees = atHome([sum], currency);
  expect(home).toBe(rupees && [word, rupees].filter(Boolean).join(" "));
  expect(textOf(total)).toContain(fill(words.bill.known, { known: known.length, count: lines.length }));
  const missing = lines.filter(({ amounts }) => amounts.length === 0).map(({ name }) => name);
  const left = billOn(country)?.querySelector("[data-missing]");
  expect(left ? textOf(left) : "").toBe(
    missing.length > 0 ? fill(words.bill.missing, { lines: missing.join("; ") }) : "",
  );
});

const withMaster = withBill.filter(({ bill }) => bill?.master.length);

test.each(withMaster)("a master's costs stand in the bill of $path, here and at home", ({ path, bill }) => {
  const rows = [...exportedPage(path).querySelectorAll("section[aria-labelledby=bill] [data-line=instead]")];
  expect(rows).toHaveLength(bill?.master.length ?? 0);
  bill?.master.forEach(({ name, facts: ids, ...rule }, position) => {
    const { amounts = [], currency = "" } = rowAmount(ids.map(factOf), rule) ?? {};
    const row = rows[position];
    expect(textOf(row?.querySelector("th"))).toContain(name);
    const [here, home] = [...(row?.querySelectorAll("td") ?? [])].map(textOf);
    expect(here).toContain(amounts.map((amount) => amount.toLocaleString("en-GB")).join(` ${panel.to} `));
    expect(home).toBe(atHome(amounts, currency));
  });
});

/** What each line of a bill adds, by its name. */
const endsOf = (country: Country) =>
  new Map(
    linesOf(country).flatMap(({ name, amounts, basis }) => {
      const end = lowerEnd(amounts, basis);
      return end ? [[name, end] as const] : [];
    }),
  );

test.each(withMaster)(
  "the bill of $path has a master's sum where each line says what it replaces",
  (country) => {
    const { path, bill } = country;
    const row = exportedPage(path).querySelector("section[aria-labelledby=bill] [data-master]");
    const isWhole = bill?.master.every(({ instead }) => instead !== undefined);
    expect(row !== null).toBe(isWhole);
    if (!row) return;
    const ends = endsOf(country);
    for (const { instead = "", facts: ids, ...rule } of bill?.master ?? []) {
      const { amounts = [], basis = "exact" } = rowAmount(ids.map(factOf), rule) ?? {};
      const end = lowerEnd(amounts, basis);
      if (end) ends.set(instead, end);
    }
    const sum = [...ends.values()].reduce((total, { amount }) => total + amount, 0);
    const currency = linesOf(country).find((line) => line.currency)?.currency ?? "";
    const [here, home] = [...row.querySelectorAll("td")].map(textOf);
    expect(here).toContain(sum.toLocaleString("en-GB"));
    expect(home).toContain(atHome([sum], currency));
  },
);
