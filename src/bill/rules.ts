import { type Country, country } from "../countries/definition";
import type { Fact } from "../figures/definition";
import { rowAmount } from "../figures/node/row-amount";
import { factsById } from "../figures/rules";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";

function wrongLines({ data, problem }: Recorded<Country>, figures: ReadonlyMap<string, Fact>): Problem[] {
  let money: string | undefined;
  return (["show", "pay", "master"] as const).flatMap((group) =>
    (data.bill?.[group] ?? []).flatMap(({ facts, degree, ...rule }, position) => {
      const known = facts.flatMap((id) => figures.get(id) ?? []);
      const [first] = known;
      if (!first || known.length < facts.length) return [];
      const tell = (message: string) => [problem(["bill", group, position, "facts"], message)];
      if (rule.sum && known.some(({ unit }) => unit !== first.unit))
        return tell(
          `adds up ${known.map(({ unit }) => unit ?? "no unit").join(" and ")}, expected one money`,
        );
      const { amounts = [], currency } = rowAmount(known, rule) ?? {};
      if (!currency || amounts.length < 1 || amounts.length > 2)
        return tell(`"${first.id}" is no amount of money, expected one or a range, or the line left open`);
      money ??= currency;
      const whole = degree ? figures.get(degree) : undefined;
      const other = [first, ...(whole ? [whole] : [])].find(({ unit }) => unit !== money);
      if (!other) return [];
      return tell(`"${other.id}" is in ${other.unit ?? "no unit"}, expected ${money} as in the lines before`);
    }),
  );
}

/** Checks the lines of each bill: figures of the register, amounts or ranges in one currency. */
export function checkBill(content: Content): Problem[] {
  const figures = factsById(content);
  return recordsOf(content, country).flatMap((one) => wrongLines(one, figures));
}
