import { z } from "zod";
import { type ContentFile, type Problem, problemAt } from "../../build/content/content-file";
import type { Content } from "../../build/content/read-content";
import { recordsOf } from "../../build/content/walk";
import { fact as factType } from "../../figures/definition";
import { rowAmount } from "../../figures/node/row-amount";

const LINE = z.object({
  facts: z.array(z.string()).default([]),
  sum: z.boolean().optional(),
  times: z.number().optional(),
});
const GUIDE = z.object({
  bill: z.object({
    show: z.array(LINE).default([]),
    pay: z.array(LINE).default([]),
    master: z.array(LINE).default([]),
  }),
});
const FACT = factType.schema;

type Facts = ReadonlyMap<string, z.infer<typeof FACT>>;

/** Lines that give neither an amount nor a range, or not in the money of the lines before. */
function wrongLines(content: ContentFile, figures: Facts): Problem[] {
  const { data } = GUIDE.safeParse(content.records[0]);
  if (!data) return [];
  let money: string | undefined;
  return (["show", "pay", "master"] as const).flatMap((group) =>
    data.bill[group].flatMap(({ facts, ...rule }, position) => {
      const known = facts.flatMap((id) => figures.get(id) ?? []);
      const [first] = known;
      if (!first || known.length < facts.length) return [];
      const problem = (message: string) => [
        problemAt(content, 0, ["bill", group, position, "facts"], message),
      ];
      if (rule.sum && known.some(({ unit }) => unit !== first.unit))
        return problem(
          `adds up ${known.map(({ unit }) => unit ?? "no unit").join(" and ")}, expected one money`,
        );
      const { amounts = [], currency } = rowAmount(known, rule) ?? {};
      if (!currency || amounts.length < 1 || amounts.length > 2)
        return problem(`"${first.id}" is no amount of money, expected one or a range, or the line left open`);
      money ??= currency;
      if (currency === money) return [];
      return problem(`"${first.id}" is in ${currency}, expected ${money} as in the lines before`);
    }),
  );
}

/** Holds the lines of each bill against the register: a bill adds up amounts, or the lower ends of ranges, of one money. */
export function checkBill(content: Content): Problem[] {
  const figures = new Map(recordsOf(content, factType.name, FACT).map((figure) => [figure.id, figure]));
  return content.files.flatMap((file) => (file.type.name === "Country" ? wrongLines(file, figures) : []));
}
