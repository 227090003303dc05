import fc from "fast-check";
import { monthName, monthText } from "../../../src/lib/months";
import { dueText } from "../../../src/plan/plan-months";
import { datedIntake, nextStart } from "../../../src/starts/start-dates";
import { placeIntakes } from "../../../src/starts/year-layout";

const months = fc.integer({ min: 0, max: 11 });
const now = fc.integer({ min: 2020 * 12, max: 2090 * 12 });
const spans = fc.tuple(months, fc.integer({ min: 0, max: 3 })).map(([first, more]) => {
  const last = monthName((first + more) % 12);
  return more === 0 ? monthName(first) : `${monthName(first)} to ${last}`;
});
const stages = fc.array(fc.tuple(spans, fc.boolean()), { minLength: 3, maxLength: 7 });
const intakes = fc.tuple(months, stages).map(([month, all]) => ({
  ...{ month: monthName(month), level: null, at: null, ask: null },
  stages: all.map(([text, isOfficial], at) => {
    const fact = { id: "fact", jsonId: "fact", label: "", value: text, state: "read", anchor: "fact" };
    const step = (["apply", "visa"] as const)[at] ?? null;
    return { name: String(at), text, step, months: isOfficial ? null : text, fact: isOfficial ? fact : null };
  }),
}));

function placed(intake: Parameters<typeof placeIntakes>[0][number]) {
  const [first] = placeIntakes([intake]);
  if (!first) throw new Error("an intake was not placed");
  return first;
}

test("whatever the day, classes begin later, in their own month, and no date is over", () => {
  fc.assert(
    fc.property(intakes, now, now, (intake, today, wanted) => {
      const { start, stages } = datedIntake(placed(intake), wanted, today);
      expect(start).toBeGreaterThan(today);
      expect(start).toBeGreaterThanOrEqual(wanted);
      expect(start).toBeLessThan(Math.max(wanted, today + 1) + 12);
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

test("whatever the day, the next start leaves two months before the last one for the visa", () => {
  fc.assert(
    fc.property(intakes, now, (intake, today) => {
      const one = placed(intake);
      // The check refuses a longer way to the first class.
      fc.pre(one.start - (one.stages[0]?.first ?? 0) <= 18);
      const { next, missed } = nextStart([one], today, today) ?? {};
      expect(next?.stages[1]?.last).toBeGreaterThanOrEqual(today + 2);
      for (const { start } of missed ?? []) expect(start).toBeLessThan(next?.start ?? 0);
    }),
  );
});
