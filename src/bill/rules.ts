import { type Country, country } from "../countries/definition";
import type { CountryNumber } from "../countries/numbers/definition";
import type { Fact } from "../figures/definition";
import { rowAmount } from "../figures/node/row-amount";
import { factsById } from "../figures/rules";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";

function wrongLines({ data, problem }: Recorded<Country>, figures: ReadonlyMap<string, Fact>): Problem[] {
  let money: string | undefined;
  return (["show", "pay", "master"] as const).flatMap((group) =>
    (data.bill?.[group] ?? []).flatMap(({ facts, least, ...rule }, position) => {
      const known = facts.flatMap((id) => figures.get(id) ?? []);
      const [first] = known;
      if (!first || known.length < facts.length) return [];
      const tell = (message: string) => [problem(["bill", group, position, "facts"], message)];
      if (rule.sum && known.some(({ unit }) => unit !== first.unit))
        return tell(
          `adds up ${known.map(({ unit }) => unit ?? "no unit").join(" and ")}, expected one money`,
        );
      const floor = least ? figures.get(least) : undefined;
      const { amounts = [], currency } = rowAmount(known, { ...rule, floor }) ?? {};
      if (!currency || amounts.length < 1 || amounts.length > 2)
        return tell(`"${first.id}" is no amount of money, expected one or a range, or the line left open`);
      money ??= currency;
      const other = [first, ...(floor ? [floor] : [])].find(({ unit }) => unit !== money);
      if (!other) return [];
      return tell(`"${other.id}" is in ${other.unit ?? "no unit"}, expected ${money} as in the lines before`);
    }),
  );
}

/** Living costs below what the visa asks to show for them would make a sum that no student may plan. */
function tooLittle({ data, problem }: Recorded<Country>, figures: ReadonlyMap<string, Fact>): Problem[] {
  const amountOf = ({ facts, least, ...rule }: Pick<CountryNumber, "facts" | "least" | "sum" | "times">) =>
    rowAmount(
      facts.flatMap((id) => figures.get(id) ?? []),
      { ...rule, floor: least ? figures.get(least) : undefined },
    );
  const funds = data.numbers.find(({ row, statement }) => row === "funds" && !statement);
  const asked = funds && amountOf(funds);
  const [shown = 0] = asked?.amounts ?? [];
  const lines = [...(data.bill?.show ?? []), ...(data.bill?.pay ?? [])].filter(
    ({ part }) => part === "living",
  );
  const living = lines.map(amountOf).filter((amount) => amount?.currency === asked?.currency);
  const counted = living.reduce((total, amount) => total + (amount?.amounts[0] ?? 0), 0);
  if (living.length === 0 || living.length < lines.length || counted >= shown) return [];
  const message = `counts ${counted} for living, below the ${shown} of the row funds, expected least with its figure`;
  return [problem(["bill"], message)];
}

/** A bill names the months of its first payments by a step that each start of the year has. */
function lostStage({ data: { bill, year }, problem }: Recorded<Country>): Problem[] {
  if (!bill) return [];
  const isAhead = [...bill.pay, ...bill.master].some(({ ahead }) => ahead);
  if (bill.stage === undefined)
    return isAhead && year.length > 0
      ? [
          problem(
            ["bill", "stage"],
            "is missing, expected the step in which the lines before the flight are paid",
          ),
        ]
      : [];
  const without = year.find(({ stages }) => stages.every(({ name }) => name !== bill.stage));
  if (!without) return [];
  const names = without.stages.map(({ name }) => name).join(", ");
  return [
    problem(
      ["bill", "stage"],
      `"${bill.stage}" is no step of the ${without.month} start, expected one of ${names}`,
    ),
  ];
}

/** Checks each bill: figures of the register, amounts or ranges in one currency, enough for living, a step of the year. */
export function checkBill(content: Content): Problem[] {
  const figures = factsById(content);
  return recordsOf(content, country).flatMap((one) => [
    ...wrongLines(one, figures),
    ...tooLittle(one, figures),
    ...lostStage(one),
  ]);
}
