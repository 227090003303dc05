/** @jest-environment node */
import { type Fact, fact as factType } from "../../../src/build/content-types/fact";
import { figureChanges } from "../../../src/build/export/figures-feed";

const fact = (changes: Partial<Fact>): Fact =>
  factType.schema.parse({
    id: "au.fee.visa",
    country: "australia",
    topic: "fee",
    label: "Visa",
    value: "30",
    unit: "AUD",
    basis: "from",
    official: { name: "Office", url: "https://office.example" },
    readOn: "2026-03-01",
    reviewEveryDays: 90,
    ...changes,
  });

test("each earlier value is followed by the one that came after it, and the last by today's", () => {
  const history = [
    { value: "20", until: "2025-12-31", note: "new law" },
    { value: "10", until: "2024-06-30" },
  ];
  expect(
    figureChanges([fact({ history })]).map(({ before, after, updated, note }) => [
      before,
      after,
      updated,
      note,
    ]),
  ).toEqual([
    ["from AUD 20", "from AUD 30", "2026-01-01", "new law"],
    ["from AUD 10", "from AUD 20", "2024-07-01", undefined],
  ]);
});

test("a change that is still to come is dated by the day on which it was read", () => {
  const [change] = figureChanges([fact({ history: [{ value: "20", until: "2026-08-31" }] })]);
  expect([change?.updated, change?.until]).toEqual(["2026-03-01", "2026-08-31"]);
});

test("the newest change stands first, and a figure without earlier values has none", () => {
  const changes = figureChanges([
    fact({ id: "au.one", history: [{ value: "1", until: "2024-12-31" }] }),
    fact({ id: "au.two" }),
    fact({ id: "au.three", history: [{ value: "1", until: "2025-12-31" }] }),
  ]);
  expect(changes.map((change) => change.fact.id)).toEqual(["au.three", "au.one"]);
});
