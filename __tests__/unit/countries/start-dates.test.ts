import fc from "fast-check";
import { datedIntake, monthText } from "../../../src/countries/year/start-dates";
import { placeIntakes } from "../../../src/countries/year/year-layout";
import { monthName } from "../../../src/lib/months";
import { dueText } from "../../../src/plan/plan-months";

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
