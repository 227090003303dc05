import figuresWords from "../../../content/words/figures.json";
import { fact as definition, type Fact } from "../../../src/figures/definition";
import { figurePieces } from "../../../src/node/mdx/pieces/figures";

const factOf = (id: string, more: Partial<Fact>): Fact =>
  definition.schema.parse({
    ...{ id, country: "xx", topic: "work", label: "One", basis: "exact", reviewEveryDays: 90, value: "1" },
    official: { name: "Office" },
    ...more,
  });

const rates = {
  perEuro: Object.entries({ INR: 100, USD: 1 }).map(([code, rate]) => ({ code, rate })),
  pegs: [],
};
const hours = factOf("xx.hours", { value: "20", unit: "hours a week" });
const wage = factOf("xx.wage", { value: "10", unit: "USD", validUntil: "2026-12-31" });
const { texts } = figuresWords;

const NoStyles = () => null;

const earningsOn = (day: string) =>
  figurePieces.Earnings.draw(
    { hours: hours.id, wage: wage.id },
    {
      day,
      facts: new Map([hours, wage].map((one) => [one.id, one])),
      words: { texts, rates },
      Styles: NoStyles,
    },
  );

test("a month's earnings say when their wage has ended, and are then not converted", () => {
  expect(earningsOn("2026-12-31")).toBe("about USD\u00a0870 (₹87,000) a month");
  expect(earningsOn("2027-01-01")).toBe("about USD\u00a0870 a month (until 31 Dec 2026)");
});
