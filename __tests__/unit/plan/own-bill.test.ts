import countriesWords from "../../../content/words/countries.json";
import { ownBill } from "../../../src/countries/bill/own-bill";

const unsaid = { says: null, note: null, short: null, text: null, basis: null, compared: null, link: null };
const level = (name: string, amount: number) => ({
  ...unsaid,
  level: name,
  fact: `x.tuition.${name}`,
  text: `X ${amount}`,
  amounts: [amount],
  basis: "from",
  note: `a year, ${name}`,
});
const line = (name: string, fact: string | undefined, amounts: number[]) => ({
  ...unsaid,
  name,
  instead: null,
  part: null,
  amounts,
  currency: "AUD",
  basis: "about",
  facts: fact ? [{ jsonId: fact }] : [],
});

/** A country whose bill counts with the tuition of a bachelor's degree. */
function countryWith(...levels: ReturnType<typeof level>[]) {
  const facts = levels.map(({ fact }) => ({ jsonId: fact, note: null }));
  return {
    slug: "land",
    name: "Land",
    path: "/countries/land",
    stamp: { childImageSharp: null },
    year: [],
    institutions: null,
    numbers: [{ ...unsaid, row: "tuition", amounts: [], currency: "AUD", levels, facts }],
    bill: {
      scope: null,
      years: 3,
      masterYears: 1,
      show: [line("Living", "x.funds", [900])],
      pay: [line("Tuition", "x.tuition.bachelor", [100]), line("Flight", undefined, [])],
      master: [line("Tuition, master's", "x.tuition.master", [250])],
    },
  };
}

const both = countryWith(level("bachelor", 100), level("master", 250));

test.each(["bachelor", "working"] as const)(
  "after %s the bill counts with a master's tuition",
  (finished) => {
    const bill = ownBill(both, finished);
    const tuition = { name: "Tuition", amounts: [250], basis: "from", note: "a year, master" };
    expect(bill?.pay[0]).toMatchObject({ ...tuition, facts: [{ jsonId: "x.tuition.master" }] });
    expect(bill?.pay[1]).toEqual(both.bill?.pay[1]);
    expect(bill?.show).toEqual(both.bill?.show);
  },
);

test("after Class 12, or where nothing was said or is recorded, the bill stays as the guide has it", () => {
  for (const finished of ["class12", ""] as const) expect(ownBill(both, finished)).toEqual(both.bill);
  const none = countryWith();
  expect(ownBill(none, "bachelor")).toEqual(none.bill);
});

test("tuition that is recorded for another level only is an open line", () => {
  const bill = ownBill(countryWith(level("bachelor", 100)), "bachelor");
  expect(bill?.pay[0]).toMatchObject({
    amounts: [],
    basis: null,
    facts: [],
    note: countriesWords.bill.otherLevel,
  });
});
