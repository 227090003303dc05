import fc from "fast-check";
import {
  datedIntake,
  dueText,
  monthFrom,
  monthOf,
  monthText,
  monthValue,
  nextIntake,
  startChoices,
} from "../../../src/countries/year/start-dates";
import { placeIntakes } from "../../../src/countries/year/year-layout";
import { monthName } from "../../../src/lib/months";

const months = fc.integer({ min: 0, max: 11 });
const now = fc.integer({ min: 2020 * 12, max: 2090 * 12 });
const spans = fc.tuple(months, fc.integer({ min: 0, max: 3 })).map(([first, more]) => {
  const last = monthName((first + more) % 12);
  return more === 0 ? monthName(first) : `${monthName(first)} to ${last}`;
});
const stages = fc.array(fc.tuple(spans, fc.boolean()), { minLength: 3, maxLength: 7 });
const intakes = fc.tuple(months, stages).map(([month, all]) => ({
  month: monthName(month),
  stages: all.map(([text, isOfficial], at) => {
    const fact = { id: "fact", label: "", value: text, state: "read", anchor: "fact" };
    return { name: String(at), text, months: isOfficial ? null : text, fact: isOfficial ? fact : null };
  }),
}));

function placed(intake: Parameters<typeof placeIntakes>[0][number]) {
  const [first] = placeIntakes([intake]);
  if (!first) throw new Error("an intake was not placed");
  return first;
}

test("whatever the day, classes begin later, in their own month, and no date is over", () => {
  fc.assert(
    fc.property(intakes, now, fc.option(now, { nil: undefined }), (intake, today, wanted) => {
      const { start, stages } = datedIntake(placed(intake), wanted, today);
      expect(start).toBeGreaterThan(today);
      if (wanted !== undefined) {
        expect(start).toBeGreaterThanOrEqual(wanted);
        expect(start).toBeLessThan(Math.max(wanted, today + 1) + 12);
      }
      expect(monthText(start).split(" ")[0]).toBe(intake.month);
      expect(stages).toHaveLength(intake.stages.length);
      for (const stage of stages) {
        const due = dueText(stage, today);
        expect(due).not.toMatch(/NaN|undefined|[{}]/);
        const [year] = due.match(/\d{4}$/) ?? [];
        if (year) expect(Number(year)).toBeGreaterThanOrEqual(Math.floor(today / 12));
        expect(stage.isLate).toBe(stage.last < today);
      }
      const firsts = stages.map(({ first }) => first);
      expect(firsts.toSorted((a, b) => a - b)).toEqual(firsts);
    }),
  );
});

test("without a wish the next intake is taken that can still be reached by its official months", () => {
  fc.assert(
    fc.property(intakes, now, (intake, today) => {
      const next = datedIntake(placed(intake), undefined, today);
      const hasOfficial = next.stages.some(({ isPlan }) => !isPlan);
      const isMissed = (dated: typeof next) =>
        dated.stages.some(({ isLate, isPlan }) => isLate && isPlan !== hasOfficial);
      expect(isMissed(next)).toBe(false);
      const yearBefore = datedIntake(placed(intake), next.start - 12, today);
      expect(yearBefore.start === next.start || isMissed(yearBefore)).toBe(true);
    }),
  );
});

test("months are written and read the same", () => {
  fc.assert(fc.property(now, (month) => monthFrom(monthValue(month)) === month));
  expect(monthFrom("")).toBeUndefined();
  expect(monthOf(new Date(2027, 8, 1))).toBe(monthFrom("2027-09"));
  expect(monthText(2027 * 12)).toBe("January 2027");
});

test("a start can be chosen from next month on", () => {
  const starts = startChoices(24300);
  expect(starts[0]).toBe(24301);
  expect(new Set(starts).size).toBe(starts.length);
});

const stage = { name: "Apply", text: "", isPlan: true, isLate: false };
test.each([
  ["a month", { ...stage, first: 24324, last: 24324 }, 24300, "January 2027"],
  ["months of a year", { ...stage, first: 24324, last: 24326 }, 24300, "January to March 2027"],
  ["months of two years", { ...stage, first: 24323, last: 24324 }, 24300, "December 2026 to January 2027"],
  ["months that have begun", { ...stage, first: 24323, last: 24326 }, 24324, "until March 2027"],
  [
    "months that are over",
    { ...stage, first: 24320, last: 24321, isLate: true },
    24324,
    "as soon as you can",
  ],
])("%s in words", (_name, dated, today, due) => {
  expect(dueText(dated, today)).toBe(due);
});

test("of several intakes the next one counts, and none begins before the wanted month", () => {
  fc.assert(
    fc.property(fc.array(intakes, { minLength: 1, maxLength: 3 }), now, now, (several, today, wanted) => {
      const all = placeIntakes(several);
      const next = nextIntake(all, wanted, today);
      for (const intake of all)
        expect(next?.start).toBeLessThanOrEqual(datedIntake(intake, wanted, today).start);
      expect(next?.start).toBeGreaterThanOrEqual(Math.max(wanted, today + 1));
    }),
  );
  expect(nextIntake([], undefined, 0)).toBeUndefined();
});
