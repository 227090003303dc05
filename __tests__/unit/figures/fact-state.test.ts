import { type FactLine, type FactState, factStanding } from "../../../src/figures/node/fact-state";

const OFFICIAL = { name: "The authority", url: "https://authority.test/fees" };
const fact = { country: "australia", official: OFFICIAL, reviewEveryDays: 90 };
const readIn = (kind: "official" | "copy" | "quoted" | "reported", url = "https://paper.test/news") => ({
  readIn: { name: "A page", url, kind },
  readOn: "2026-01-10",
});

const [quoted, reported] = [readIn("quoted"), readIn("reported")];
const DAY = "2026-01-10";
const LATER = "2026-02-01";
const OVER = { confirmedOn: "2026-02-02", validUntil: LATER };

type Given = Partial<Parameters<typeof factStanding>[0]>;
test.each<
  [what: string, given: Given, on: string, state: FactState, line: FactLine, day: string | undefined]
>([
  ["read on the official page", readIn("official"), DAY, "read", "official", DAY],
  ["read in a copy under the same address", readIn("copy", OFFICIAL.url), DAY, "read", "copy", DAY],
  ["read in a copy elsewhere", readIn("copy"), DAY, "read", "copyElsewhere", DAY],
  ["quoted", quoted, DAY, "read", "quoted", DAY],
  ["reported", reported, DAY, "reported", "reported", DAY],
  ["read nowhere", {}, DAY, "reported", "unread", undefined],
  ["the company's own", { country: "company" }, DAY, "reported", "own", undefined],
  ["compared by a person", { ...reported, confirmedOn: LATER }, LATER, "confirmed", "confirmed", LATER],
  ["on the last day before the review", quoted, "2026-04-10", "read", "quoted", DAY],
  ["on the day after", quoted, "2026-04-11", "due", "due", DAY],
  ["confirmed too long ago", { confirmedOn: DAY }, "2026-04-11", "due", "due", DAY],
  ["read since that", { ...quoted, confirmedOn: "2025-06-01" }, LATER, "read", "quoted", DAY],
  ["on its last day", { ...quoted, validUntil: LATER }, LATER, "read", "quoted", DAY],
  ["over, even if confirmed since", OVER, "2026-02-02", "ended", "ended", LATER],
])("a figure %s has its standing and its line", (_what, given, on, state, line, day) => {
  expect(factStanding({ ...fact, ...given }, on)).toEqual({ state, line, day });
});
