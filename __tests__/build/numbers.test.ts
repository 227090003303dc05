import { factText } from "../../src/build/facts/fact-text";
import { rowAmount } from "../../src/build/facts/row-amount";
import { rateBetween } from "../../src/components/facts/home-money";
import { fill } from "../../src/words/fill";
import { sumBasis } from "../../src/words/sum-basis";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import { rates, rupeesOf } from "../helpers/home-amounts";
import { countries, factOf, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

const { panel } = words;

const withPanel = countries.filter(({ numbers }) => numbers.length > 0);
const panelOf = (path: string) => exportedPage(path).querySelector("section[aria-labelledby=numbers]");

test("some country has its numbers", () => {
  expect(withPanel).not.toEqual([]);
});

test.each(countries)("$path has the panel of its eleven rows, or none", ({ path, numbers }) => {
  const rows = [...(panelOf(path)?.querySelectorAll("[data-row]") ?? [])];
  expect(rows.map((row) => row.getAttribute("data-row")).sort()).toEqual(
    numbers.map(({ row }) => row).sort(),
  );
});

test.each(withPanel)(
  "each row of $path shows its value, or who sets it, and what stands behind it",
  (country) => {
    for (const { row, says, note, link, facts: ids, ...rule } of country.numbers) {
      const element = panelOf(country.path)?.querySelector(`[data-row=${row}]`);
      const summary = element?.querySelector("summary");
      const facts = ids.map(factOf);
      const amount = rowAmount(facts, rule);
      expect(textOf(summary)).toContain(panel.rows[row]);
      expect(textOf(summary)).toContain(says ?? amount?.text ?? "");
      expect(textOf(element)).toContain(note ?? "");
      if (link) expect(hrefsOf(element)).toContain(link.link);
      for (const fact of facts) {
        expect(textOf(element)).toContain(factText(fact));
        expect(hrefsOf(element)).toContain(fact.official.url);
        for (const { value } of fact.history) expect(textOf(element)).toContain(value);
      }
      const [first] = facts;
      const mark = summary?.querySelector("[data-state]")?.getAttribute("data-state");
      expect(mark).toBe(first && !says ? standingOn(first, country.path).state : undefined);
      const rupees = rupeesOf(amount);
      if (rupees && !says) expect(textOf(summary)).toContain(rupees);
      const example = summary?.querySelector("[data-example]");
      expect(textOf(example)).toBe(
        rupees && says && row === "tuition"
          ? fill(panel.example, { amount: `${amount?.text}, ${rupees}` })
          : "",
      );
    }
  },
);

test.each(withPanel)("the panel of $path leads to the page's bill, where there is one", ({ path, bill }) => {
  const hrefs = hrefsOf(panelOf(path));
  expect(hrefs.includes("#bill")).toBe(bill !== undefined);
  expect(exportedPage(path).querySelector("#bill") !== null).toBe(bill !== undefined);
});

test.each(withPanel)("the sum of $path says what its rows say of their amounts", ({ path, numbers }) => {
  const total = panelOf(path)?.querySelector("[data-total]");
  if (!total) return;
  const bases = numbers.flatMap(({ row, says, facts: ids, ...rule }) => {
    const amount = says ? undefined : rowAmount(ids.map(factOf), rule);
    return amount?.currency && ["funds", "fee", "health"].includes(row) ? [amount.basis] : [];
  });
  const word = sumBasis(bases);
  const sum = total.querySelector("span:last-child");
  const said = [sum, sum?.querySelector("small")]
    .map(textOf)
    .filter(Boolean)
    .map((text) => ["from", "up to", "about"].find((one) => text.startsWith(`${one} `)) ?? "exact");
  expect([...new Set(said)]).toEqual([word]);
});

test.each(withPanel)("$path says so where no rate is known for its money", ({ path, numbers }) => {
  const currency = numbers
    .map(({ facts: ids, ...rule }) => rowAmount(ids.map(factOf), rule)?.currency)
    .find((one) => one);
  const hasRate = currency === undefined || rateBetween(currency, "INR", rates) !== undefined;
  const said = textOf(panelOf(path)?.querySelector("[data-no-rate]"));
  expect(said).toBe(hasRate ? "" : fill(panel.noRate, { currency, source: rates.source.name }));
});

test.each(withPanel)("$path names the day of the rate where it shows rupees", ({ path }) => {
  const page = panelOf(path);
  const hasRupees = textOf(page).includes("₹");
  expect(page?.querySelector("[data-rate]") !== null).toBe(hasRupees);
  if (hasRupees) expect(textOf(page?.querySelector("[data-rate]"))).toContain(rates.source.name);
});
