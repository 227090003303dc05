import { figureChanges } from "../../../src/build/export/figures-feed";
import type { Fact } from "../../../src/figures/definition";
import { factOf } from "./fact-of";

const fact = (more: Partial<Fact>) =>
  factOf({ value: "30", unit: "AUD", basis: "from", readOn: "2026-03-01", ...more });

test("each earlier value is followed by the one that came after it, and the last by today's", () => {
  const first = { value: "10", until: "2024-06-30" };
  const history = [{ value: "20", until: "2025-12-31", note: "new law" }, first];
  const changes = figureChanges([fact({ history })]);
  expect(changes.map(({ before, after, updated, note }) => [before, after, updated, note])).toEqual([
    ["from AUD 20", "from AUD 30", "2026-01-01", "new law"],
    ["from AUD 10", "from AUD 20", "2024-07-01", undefined],
  ]);
});

test("a change that is still to come is dated by the day on which it was read", () => {
  const [change] = figureChanges([fact({ history: [{ value: "20", until: "2026-08-31" }] })]);
  expect([change?.updated, change?.until]).toEqual(["2026-03-01", "2026-08-31"]);
});

test("the newest change stands first, and a figure without earlier values has none", () => {
  const [older, newer] = ["2024-12-31", "2025-12-31"].map((until) => [{ value: "1", until }]);
  const facts = [{ id: "au.one", history: older }, { id: "au.two" }, { id: "au.three", history: newer }];
  const changes = figureChanges(facts.map(fact));
  expect(changes.map((change) => change.fact.id)).toEqual(["au.three", "au.one"]);
});
