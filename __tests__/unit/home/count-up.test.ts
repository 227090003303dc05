import { figureAt } from "../../../src/home/use-count-up";

test.each([
  { figure: "2523+", progress: 0, shown: "0+" },
  { figure: "2523+", progress: 0.5, shown: "1262+" },
  { figure: "2523+", progress: 0.9999, shown: "2523+" },
  { figure: "2523+", progress: 1, shown: "2523+" },
  { figure: "10+", progress: 0.04, shown: "0+" },
  { figure: "10+", progress: 0.55, shown: "6+" },
  { figure: "2,523+", progress: 0.5, shown: "1,262+" },
  { figure: "2,523+", progress: 0.1, shown: "252+" },
  { figure: "AUD 2,500 a year", progress: 0.5, shown: "AUD 1,250 a year" },
  { figure: "AUD 2,500 a year", progress: 1, shown: "AUD 2,500 a year" },
])("$figure at $progress is $shown", ({ figure, progress, shown }) => {
  expect(figureAt(figure, progress)).toBe(shown);
});

test("a figure without a number stays as it is", () => {
  expect(figureAt("many", 0.3)).toBe("many");
});

test("what is shown never shrinks on the way and ends at the figure", () => {
  const shown = Array.from({ length: 101 }, (_, step) => figureAt("1523+", step / 100));
  const values = shown.map((text) => Number.parseInt(text, 10));
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(shown.at(-1)).toBe("1523+");
});
