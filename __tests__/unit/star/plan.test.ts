import fc from "fast-check";
import { choices } from "../../../src/star/answers";
import * as address from "../../../src/star/plan";

const { MOST_COUNTRIES, MOST_INSTITUTIONS, parsePlan, planQuery, sizeOf } = address;
const NAMES = ["atlantis", "elsewhere-city", "mu", "thule-2", "lemuria", "x"];
const month = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, "0")}`);
const plans = fc.record({
  c: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: MOST_COUNTRIES }),
  i: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: MOST_INSTITUTIONS }),
  s: fc.oneof(fc.constant(""), month),
  f: fc.constantFrom("" as const, ...choices.f),
  m: fc.constantFrom("" as const, ...choices.m),
});

test("a plan that was written is read as it was, and an empty one has no address", () => {
  expect(planQuery(parsePlan(""))).toBe("");
  expect(sizeOf(parsePlan(""))).toBe(0);
  fc.assert(
    fc.property(plans, (plan) => {
      expect(parsePlan(planQuery(plan))).toEqual(plan);
      expect(parsePlan(`?${planQuery(plan)}`)).toEqual(plan);
    }),
  );
});

test("an address that a chat or a person has changed a little is read all the same", () => {
  for (const end of [".", ")", "%29.", "%20"])
    expect(parsePlan(`?c=Thule-2,%20mu${end}`).c).toEqual(["thule-2", "mu"]);
  expect(parsePlan("?c=Elsewhere%20City&s=2027-09.")).toMatchObject({ c: ["elsewhere-city"], s: "2027-09" });
});

test("any text at all is read as a plan that can be shown", () => {
  const value = fc.oneof(fc.string(), fc.constantFrom(...NAMES, NAMES.join(), "2027-13", "<b>", "__proto__"));
  const parts = fc.array(fc.tuple(fc.constantFrom("c", "i", "s", "f", "m", "x"), value));
  const built = parts.map((all) => new URLSearchParams(all).toString());
  fc.assert(
    fc.property(fc.oneof(fc.string(), built), (text) => {
      const plan = parsePlan(text);
      expect(plan.c.length).toBeLessThanOrEqual(MOST_COUNTRIES);
      expect(plan.i.length).toBeLessThanOrEqual(MOST_INSTITUTIONS);
      for (const names of [plan.c, plan.i]) {
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
      }
      expect(plan.s).toMatch(/^(?:20\d\d-(?:0[1-9]|1[0-2]))?$/);
      expect(["", ...choices.f]).toContain(plan.f);
      expect(["", ...choices.m]).toContain(plan.m);
      expect(parsePlan(planQuery(plan))).toEqual(plan);
    }),
  );
});
