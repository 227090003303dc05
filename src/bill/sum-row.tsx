import { from } from "../theme/tokens";
import { unseen } from "../ui/layout/primitives";
import { partRow, totalRow } from "./style";
import type { Level } from "./sum";

interface SumRowProps {
  readonly name: string;
  readonly amounts: readonly number[];
  readonly currency: string;
  /** Writes amounts in the visitor's home currency. */
  readonly atHome: (amounts: readonly number[]) => string;
  readonly level: Level;
  readonly isFirst?: boolean;
}

export function SumRow({ name, amounts, currency, atHome, level, isFirst = false }: SumRowProps) {
  const plain = [...new Set(amounts)].map((amount) =>
    amount.toLocaleString("en-GB", { maximumFractionDigits: 0 }),
  );
  return (
    <tr css={[totalRow, !isFirst && partRow]} data-total={isFirst ? "" : undefined} data-level={level}>
      <th scope="row">{name}</th>
      <td>
        <output aria-live="polite">
          <small css={{ [from.tablet]: unseen }}>{currency} </small>
          <span>{plain.join("\u2013")}</span>
        </output>
      </td>
      <td>
        <span>{atHome(amounts)}</span>
      </td>
    </tr>
  );
}
