import { type FactLine, type FactState, factStanding } from "../../../src/build/facts/fact-standing";

const OFFICIAL = { name: "The authority", url: "https://authority.test/fees" };
const fact = { country: "australia", official: OFFICIAL, reviewEveryDays: 90 };
const readIn = (kind: "official" | "copy" | "quoted" | "reported", url = "https://paper.test/news") => ({
  readIn: { name: "A page", url, kind },
  readOn: "2026-01-10",
});

interface Case {
  readonly what: string;
  readonly given: Partial<Parameters<typeof factStanding>[0]>;
  readonly on: string;
  readonly state: FactState;
  readonly line: FactLine;
  readonly day?: string;
}

const DAY = "2026-01-10";
const cases: readonly Case[] = [
  {
    what: "read on the official page",
    given: readIn("official"),
    on: DAY,
    state: "read",
    line: "official",
    day: DAY,
  },
  {
    what: "read in a copy under the same address",
    given: readIn("copy", OFFICIAL.url),
    on: DAY,
    state: "read",
    line: "copy",
    day: DAY,
  },
  {
    what: "read in a copy elsewhere",
    given: readIn("copy"),
    on: DAY,
    state: "read",
    line: "copyElsewhere",
    day: DAY,
  },
  { what: "quoted", given: readIn("quoted"), on: DAY, state: "read", line: "quoted", day: DAY },
  { what: "reported", given: readIn("reported"), on: DAY, state: "reported", line: "reported", day: DAY },
  { what: "read nowhere", given: {}, on: DAY, state: "reported", line: "unread" },
  { what: "the company's own", given: { country: "company" }, on: DAY, state: "reported", line: "own" },
  {
    what: "found by the command",
    given: { ...readIn("reported"), seenOn: "2026-02-01" },
    on: "2026-02-02",
    state: "confirmed",
    line: "seen",
    day: "2026-02-01",
  },
  {
    what: "compared by a person",
    given: { ...readIn("reported"), confirmedOn: "2026-02-01" },
    on: "2026-02-02",
    state: "confirmed",
    line: "confirmed",
    day: "2026-02-01",
  },
  {
    what: "on the last day before the review",
    given: readIn("quoted"),
    on: "2026-04-10",
    state: "read",
    line: "quoted",
    day: DAY,
  },
  { what: "the day after", given: readIn("quoted"), on: "2026-04-11", state: "due", line: "due", day: DAY },
  {
    what: "confirmed too long ago",
    given: { confirmedOn: DAY },
    on: "2026-04-11",
    state: "due",
    line: "due",
    day: DAY,
  },
  {
    what: "confirmed too long ago and read since",
    given: { ...readIn("quoted"), confirmedOn: "2025-06-01" },
    on: "2026-02-01",
    state: "read",
    line: "quoted",
    day: DAY,
  },
  {
    what: "on its last day",
    given: { ...readIn("quoted"), validUntil: "2026-02-01" },
    on: "2026-02-01",
    state: "read",
    line: "quoted",
    day: DAY,
  },
  {
    what: "after its last day, even if confirmed",
    given: { confirmedOn: "2026-02-02", validUntil: "2026-02-01" },
    on: "2026-02-02",
    state: "ended",
    line: "ended",
    day: "2026-02-01",
  },
];

test.each(cases)("a figure $what is $state", ({ given, on, state, line, day }) => {
  expect(factStanding({ ...fact, ...given }, on)).toEqual({ state, line, day });
});
