import { billRows, billSum, masterLines } from "../../../src/components/bill/bill-sum";

const line = (name: string, amounts: readonly number[], basis = "exact", state = "read") => ({
  name,
  amounts,
  basis,
  facts: amounts.length > 0 ? [{ state }] : [],
});

test("a bill adds up amounts and the visitor's own", () => {
  const lines = [line("Visa", [558]), line("Flight", []), line("Rent", [])];
  expect(billSum(lines, { Flight: "400" })).toEqual({
    amount: 958,
    basis: "exact",
    known: 2,
    missing: ["Rent"],
  });
});

test.each([
  ["a range", [line("Tuition", [11_400, 38_000], "about")], 11_958],
  ["an amount with a floor", [line("Charge", [850], "from")], 1408],
])("with %s in it the total is a lower end, and says so", (_what, lines, amount) => {
  expect(billSum([line("Visa", [558]), ...lines], {})).toEqual({
    amount,
    basis: "from",
    known: 2,
    missing: [],
  });
});

test("a figure that holds no more neither counts nor bounds", () => {
  const lines = [line("Visa", [558]), line("Charge", [850], "from", "ended")];
  expect(billSum(lines, {})).toEqual({
    amount: 558,
    basis: "exact",
    known: 1,
    missing: ["Charge"],
  });
});

const all = (instead: string | null, ...[name, amounts]: Parameters<typeof line>) => ({
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
    billRows(bachelor.slice(start, start + 1), master, start).map(({ line: { name }, level }) => [
      name,
      level,
    ]);
  expect(rows(0)).toEqual([["Tuition", undefined]]);
  expect(rows(1)).toEqual([
    ["Visa", "bachelor"],
    ["Visa, a master's", "master"],
  ]);
});
