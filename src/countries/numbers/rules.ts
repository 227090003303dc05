import type { Fact } from "../../figures/definition";
import { valueIn } from "../../figures/node/comparable-value";
import { rowOf, rows } from "../../figures/rows";
import { factsById } from "../../figures/rules";
import type { Problem } from "../../node/content/content-file";
import type { Content } from "../../node/content/read-content";
import { type Recorded, recordsOf } from "../../node/content/walk";
import { type Country, country } from "../definition";

const COMPARED = rows
  .filter((row) => "compares" in row)
  .map(({ id }) => id)
  .join(" or ");

/** Rows with a value that must have none, and figures that cannot be compared with other countries'. */
function wrongValues({ data, problem }: Recorded<Country>, figures: ReadonlyMap<string, Fact>): Problem[] {
  return data.numbers.flatMap(({ row: name, compares, nought }, position) => {
    const tell = (key: string, message: string) => [problem(["numbers", position, key], message)];
    if (compares === undefined && nought === undefined) return [];
    const units = rowOf(name)?.compares;
    if (!units)
      return tell(compares ? "compares" : "nought", `stands in the row ${name}, expected ${COMPARED}`);
    if (compares !== undefined && nought !== undefined)
      return tell("nought", "stands beside compares, expected one of them");
    const figure = compares === undefined ? undefined : figures.get(compares);
    if (!figure || valueIn(name, figure) !== undefined) return [];
    const unit = figure.unit ? `"${figure.unit}"` : "no unit";
    return tell(
      "compares",
      `"${figure.id}" has ${unit}, expected a number of ${Object.keys(units).join(", ")}`,
    );
  });
}

export function checkNumbers(content: Content): Problem[] {
  const figures = factsById(content);
  return recordsOf(content, country).flatMap((one) => wrongValues(one, figures));
}
