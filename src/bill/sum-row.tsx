import type { Level } from "../lib/levels";
import { grouped } from "../lib/written";
import { from } from "../theme/tokens";
import { unseen } from "../ui/layout/primitives";
import { partRow, totalRow } from "./style";
import { rangeText } from "./sum-words";

interface SumRowProps {
  readonly name: string;
  readonly amounts: readonly number[];
  readonly currency: string;
  /** Writes amounts in the visitor's home currency; undefined without a rate. */
  readonly atHome: ((amounts: readonly number[]) => string) | undefined;
  readonly level: Level;
  readonly isFrom: boolean;
  readonly isFirst?: boolean;
  /** What stands below the name. */
  readonly note?: string;
}

const plain = (amounts: readonly number[]) =>
  [...new Set(amounts)].map((amount) => grouped(amount, { decimals: 0 })).join("\u2013");

export function SumRow(props: SumRowProps) {
  const { name, note, amounts, currency, atHome, level, isFrom, isFirst = false } = props;
  return (
    <tr css={[totalRow, !isFirst && partRow]} data-total={isFirst ? "" : undefined} data-level={level}>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      {atHome && (
        <td>
          <span>{rangeText(amounts, isFrom, atHome)}</span>
        </td>
      )}
      <td>
        <output aria-live="polite">
          <small css={{ [from.tablet]: unseen }}>{currency} </small>
          <span>{rangeText(amounts, isFrom, plain)}</span>
        </output>
      </td>
    </tr>
  );
}
