import { readFileSync } from "node:fs";
import { rowNames } from "../../src/build/content-types/fact";
import { rates as ratesType } from "../../src/build/content-types/rates";
import { rowAmount } from "../../src/build/facts/row-amount";
import { homeMoney } from "../../src/components/facts/home-money";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { countries, factOf, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

const rates = ratesType.schema.parse(JSON.parse(readFileSync("content/rates.json", "utf8")));
const { panel, compare } = words;
const inWords = { lakh: (count: string) => fill(panel.lakh, { count }), to: panel.to };

const page = exportedPage("/compare");
const shown = countries
  .filter(({ numbers }) => numbers.length > 0)
  .sort((a, b) => a.name.localeCompare(b.name));
const table = page.querySelector("table");

test("without scripts it lists every country with a guide, in the order of the alphabet, and says that it does", () => {
  const passes = [...page.querySelectorAll("[data-country]")];
  expect(passes.map((pass) => pass.getAttribute("data-country"))).toEqual(shown.map(({ slug }) => slug));
  expect(passes.map((pass) => hrefsOf(pass.querySelector("h3") ?? pass)[0])).toEqual(
    shown.map(({ path }) => path),
  );
  expect(textOf(page.querySelector("main"))).toContain(compare.alphabet);
  expect(page.querySelector("main noscript")?.innerHTML).toContain(compare.still);
});

test("the table has the eleven rows of the panel, and a column for each country", () => {
  const rows = [...(table?.querySelectorAll("[data-row]") ?? [])];
  expect(rows.map((row) => row.getAttribute("data-row")).sort()).toEqual([...rowNames].sort());
  expect(textsOf(table ?? page, "thead th a")).toEqual(shown.map(({ name }) => name));
  for (const row of rows) expect(row.querySelectorAll("td")).toHaveLength(shown.length);
});

test.each([...rowNames])(
  "row %s says of each country what its own panel says, with its state and source",
  (row) => {
    const cells = [...(table?.querySelectorAll(`[data-row=${row}] td`) ?? [])];
    expect(textOf(table?.querySelector(`[data-row=${row}] th`))).toBe(panel.rows[row]);
    for (const [at, country] of shown.entries()) {
      const number = country.numbers.find((one) => one.row === row);
      const cell = cells[at];
      if (!number || !cell) throw new Error(`${country.name} has no row ${row}`);
      if (number.says) {
        expect(textOf(cell)).toContain(number.says);
        expect(cell.querySelector("[data-state]")).toBeNull();
        continue;
      }
      const facts = number.facts.map(factOf);
      const [first] = facts;
      if (!first) throw new Error(`${country.name} has no figure for ${row}`);
      const amount = rowAmount(facts, number);
      expect(textOf(cell)).toContain(amount?.text ?? "");
      const rupees = amount?.currency && homeMoney(amount.amounts, amount.currency, "INR", rates, inWords);
      if (rupees) expect(textOf(cell)).toContain(rupees);
      expect(cell.querySelector("[data-state]")?.getAttribute("data-state")).toBe(
        standingOn(first, "/compare").state,
      );
      expect(hrefsOf(cell)).toContain(`/figures#${first.id}`);
    }
  },
);

test("each link to a figure leads to its place in the register", () => {
  const register = exportedPage("/figures");
  const links = hrefsOf(page.querySelector("main") ?? page).filter((href) => href?.startsWith("/figures#"));
  expect(links).not.toEqual([]);
  for (const href of new Set(links))
    expect([href, register.getElementById(href?.split("#")[1] ?? "") !== null]).toEqual([href, true]);
});

test("the day and the source of the rates stand beside the converted amounts", () => {
  const said = textOf(page.querySelector("[data-rate]"));
  expect(said).toContain(rates.source.name);
  const used = new Set(
    shown.flatMap(({ numbers }) =>
      numbers.flatMap((number) => rowAmount(number.facts.map(factOf), number)?.currency ?? []),
    ),
  );
  for (const currency of used) expect(said).toContain(currency);
  const unrated = [...used].filter((currency) => !homeMoney([1], currency, "INR", rates, inWords));
  expect(said.includes(fill(compare.noRate, { currencies: unrated.join(", ") }))).toBe(unrated.length > 0);
});
