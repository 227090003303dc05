import { calendarDays } from "../../../src/plan/plan-calendar";
import { planCountry } from "./plan-country";

/** November 2026. */
const now = 2026 * 12 + 10;
const stage = (name: string, first: number, last: number, isLate = false) => {
  return { name, text: `What ${name} asks.`, isPlan: false, isLate, first: now + first, last: now + last };
};
const daysOf = (intake: Parameters<typeof calendarDays>[0][number]["intake"]) =>
  calendarDays([{ country: planCountry(), intake }], "https://bec.example", now);

test("a stage of several months gives its beginning and its last month, and says until when it goes", () => {
  const begun = [stage("Late", -5, -2, true), stage("Apply", -3, 2)];
  const stages = [...begun, stage("Offer", 1, 1), stage("Permit", 3, 5)];
  const days = daysOf({ start: now + 10, stages });
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
  expect(daysOf(undefined)).toEqual([]);
});
