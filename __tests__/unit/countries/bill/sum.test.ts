import { billRows, billSum, masterLines } from "../../../../src/countries/bill/sum";

const line = (name: string, amounts: readonly number[], basis = "exact") => ({
  name,
  main: null,
  amounts,
  basis,
});

test.each([
  ["an own amount", [line("Flight", [])], [958, "exact", 2, ""]],
  ["an open line", [line("Flight", []), line("Rent", [])], [958, "from", 2, "Rent"]],
  ["a range", [line("Tuition", [11_400, 38_000], "about")], [11_958, "from", 2, ""]],
  ["an amount with a floor", [line("Charge", [850], "from")], [1408, "from", 2, ""]],
])("a bill with %s adds up to what is known, and says how far it is known", (_what, lines, expected) => {
  const { amount, basis, known, missing } = billSum([line("Visa", [558]), ...lines], { Flight: "400" });
  expect([amount, basis, known, missing.join()]).toEqual(expected);
});

test("a sum is comparable with an amount, the register's or the visitor's own, for each line that weighs most", () => {
  const lines = [
    { ...line("Tuition", []), main: true },
    { ...line("Living", [900]), main: true },
    line("Flight", []),
  ];
  expect(billSum(lines, {}).mainMissing).toEqual(["Tuition"]);
  expect(billSum(lines, { Tuition: "100" })).toMatchObject({
    mainMissing: [],
    amount: 1000,
    missing: ["Flight"],
  });
});

const all = (instead: string | null, name: string, amounts: number[]) => ({
  ...line(name, amounts),
  instead,
});
const bachelor = [all(null, "Tuition", [100]), all(null, "Visa", [8])];

test("lines of a master's take the places that they name", () => {
  const lines = masterLines(bachelor, [all("Tuition", "Tuition, a master's", [300])]);
  expect(lines?.map(({ name }) => name)).toEqual(["Tuition, a master's", "Visa"]);
  expect(billSum(lines ?? [], {}).amount).toBe(308);
});

test.each([
  ["no line", []],
  ["a line for a whole degree", [all(null, "A whole master's", [600])]],
])("with %s of a master's there is no such sum", (_what, master) => {
  expect(masterLines(bachelor, master)).toBeNull();
});

test("a row that a master's takes the place of is followed by it; rows of another group stay as they are", () => {
  const master = masterLines(bachelor, [all("Visa", "Visa, a master's", [9])]) ?? [];
  const rows = (start: number) =>
    billRows(bachelor.slice(start, start + 1), master, start).map(
      ({ line, level }) => `${line.name}: ${level ?? "as it is"}`,
    );
  expect(rows(0)).toEqual(["Tuition: as it is"]);
  expect(rows(1)).toEqual(["Visa: bachelor", "Visa, a master's: master"]);
});
