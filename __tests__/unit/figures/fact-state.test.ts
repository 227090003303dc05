import { type FactState, factStanding, withAge } from "../../../src/figures/node/fact-state";

const fact = { country: "australia", reviewEveryDays: 90 };
const DAY = "2026-01-10";
const LATER = "2026-02-01";
const READ = { readOn: DAY };

type Given = Partial<Parameters<typeof factStanding>[0]>;
test.each<[what: string, given: Given, on: string, state: FactState, day: string | undefined]>([
  ["on the last day before the review", READ, "2026-04-10", "holds", DAY],
  ["on the day after", READ, "2026-04-11", "due", DAY],
  ["compared since it was read", { ...READ, confirmedOn: LATER }, "2026-04-11", "holds", LATER],
  ["read since it was compared", { ...READ, confirmedOn: "2025-06-01" }, LATER, "holds", DAY],
  ["read nowhere", {}, DAY, "due", undefined],
  ["of the company", { country: "company" }, DAY, "holds", undefined],
  ["on its last day", { ...READ, validUntil: LATER }, LATER, "holds", DAY],
  ["over, if compared since", { confirmedOn: "2026-02-02", validUntil: LATER }, "2026-02-02", "ended", LATER],
])("a figure %s has its state and its day", (_what, given, on, state, day) => {
  expect(factStanding({ ...fact, ...given }, on)).toEqual({ state, day });
});

test.each<[what: string, given: Given, on: string, text: string]>([
  ["of this year", READ, "2027-01-10", "AUD 5"],
  ["older than a year", READ, "2027-01-11", "AUD 5 (2026)"],
  ["that has ended", { ...READ, validUntil: LATER }, "2026-02-02", "AUD 5 (until 1 Feb 2026)"],
  ["of the company", { country: "company" }, DAY, "AUD 5"],
])("a value %s shows its age", (_what, given, on, text) => {
  expect(withAge("AUD 5", { ...fact, ...given }, on)).toBe(text);
});
