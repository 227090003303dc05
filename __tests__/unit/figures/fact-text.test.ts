import { factText } from "../../../src/figures/node/fact-state";

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
