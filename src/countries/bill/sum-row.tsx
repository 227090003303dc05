import type { ReactNode } from "react";
import { homeTotal, partRow, totalRow, unit } from "./style";
import type { BillSum, Level } from "./sum";

interface SumRowProps {
  readonly sum: BillSum;
  readonly currency: string;
  readonly atHome: (amounts: readonly number[], from: string) => string | undefined;
  /** The level of studies that it counts for, where the bill has two. */
  readonly level: Level | undefined;
  readonly children: ReactNode;
}

export function SumRow({ sum, currency, atHome, level, children }: SumRowProps) {
  const sumAtHome = atHome([sum.amount], currency);
  const bound = sum.basis !== "exact" && <small>{`${sum.basis} `}</small>;
  return (
    <tr
      css={[totalRow, sumAtHome && homeTotal, partRow, sum.missing.length > 0 && partRow]}
      data-total={level === "master" ? undefined : ""}
      data-master={level === "master" ? "" : undefined}
      data-level={level}
    >
      <th scope="row">{children}</th>
      <td>
        <output aria-live="polite">
          {bound}
          <small css={unit}>{currency} </small>
          {/* Page translation replaces text nodes: what changes is an element's only text. */}
          <span>{sum.amount.toLocaleString("en-GB", { maximumFractionDigits: 0 })}</span>
        </output>
      </td>
      <td>
        {sumAtHome && bound}
        {sumAtHome && <span>{sumAtHome}</span>}
      </td>
    </tr>
  );
}
