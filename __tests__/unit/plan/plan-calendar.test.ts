import { calendarDays } from "../../../src/plan/plan-calendar";

const words = {
  event: "{country}: {stage}",
  eventEnds: "{country}: {stage}, last month",
  classes: "Classes begin",
  span: "{first} to {last}",
  until: "until {month}",
  soon: "as soon as you can",
};
const country: Queries.PlanCountryFragment = {
  slug: "land",
  name: "Land",
  path: "/countries/land",
  image: { childImageSharp: null },
  stamp: { childImageSharp: null },
  numbers: [],
  year: [],
  bill: null,
  institutions: null,
};
/** November 2026. */
const now = 2026 * 12 + 10;
const stage = (name: string, first: number, last: number, more = {}) => ({
  name,
  text: `What ${name} asks.`,
  isPlan: false,
  isLate: false,
  first: now + first,
  last: now + last,
  ...more,
});

test("a stage of several months gives its beginning and its last month, and says until when it goes", () => {
  const stages = [
    stage("Late", -5, -2, { isLate: true }),
    stage("Apply", -3, 2),
    stage("Offer", 1, 1),
    stage("Permit", 3, 5),
  ];
  const days = calendarDays(
    [{ country, intake: { start: now + 10, stages } }],
    "https://bec.example",
    now,
    words,
  );
  expect(days.map(({ title, month }) => [title, month - now])).toEqual([
    ["Land: Apply", 0],
    ["Land: Apply, last month", 2],
    ["Land: Offer", 1],
    ["Land: Permit", 3],
    ["Land: Permit, last month", 5],
    ["Land: Classes begin", 10],
  ]);
  expect(days[0]?.text).toBe("until January 2027: What Apply asks.");
  expect(days[3]?.text).toBe("February to April 2027: What Permit asks.");
  expect(days.at(-1)?.text).toBe("Classes begin: September 2027");
  expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
});

test("a country without an intake gives no days", () => {
  expect(calendarDays([{ country, intake: undefined }], "https://bec.example", now, words)).toEqual([]);
});
