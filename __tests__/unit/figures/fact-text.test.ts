import { factText, yearOf } from "../../../src/figures/node/fact-state";

test.each([
  { basis: "from", value: "2,500", unit: "AUD", text: "from AUD 2,500" },
  { basis: "exact", value: "29,710", unit: "AUD", text: "AUD 29,710" },
  { basis: "about", value: "1,500", unit: "NZD", text: "about NZD 1,500" },
  { basis: "up to", value: "48", unit: "hours a fortnight", text: "up to 48 hours a fortnight" },
  { basis: "exact", value: "8", unit: "state universities", text: "8 state universities" },
  { basis: "about", value: "30", unit: "%", text: "about 30 %" },
  { basis: "exact", value: "2523+", unit: undefined, text: "2523+" },
  { basis: "about", value: "22,000+", unit: "courses", text: "22,000+ courses" },
  { basis: "from", value: "10", unit: undefined, text: "from 10" },
  { basis: "exact", value: "3", unit: "GRE", text: "GRE 3" },
  { basis: "exact", value: "3", unit: "gre", text: "3 gre" },
] as const)("$basis $value $unit reads “$text”", ({ text, ...fact }) => {
  expect(factText(fact)).toBe(text);
});

test.each([
  { value: "24,700", note: "a year in 2026/27, at one university", year: "2026/27" },
  { value: "524", note: "it rises nearly every April", effectiveFrom: "2025-04-09", year: "2025" },
  { value: "29,710", note: "one student", year: undefined },
  { value: "31 March 2026", note: "since 2025", year: undefined },
])("of $value, $note, a list says the year $year", ({ year, ...fact }) => {
  expect(yearOf(fact)).toBe(year);
});
