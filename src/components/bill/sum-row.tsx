import type { ReactNode } from "react";
import { masterRow, totalRow } from "./bill-style";
import type { BillSum } from "./bill-sum";

interface SumRowProps {
  readonly sum: BillSum;
  readonly currency: string;
  readonly atHome: (amounts: readonly number[], from: string) => string | undefined;
  /** Whether it counts with the lines of a master's. */
  readonly isMaster?: boolean;
  /** What it is the sum of. */
  readonly children: ReactNode;
}

/** A sum of the bill in the country's money and in the visitor's. */
export function SumRow({ sum, currency, atHome, isMaster = false, children }: SumRowProps) {
  const sumAtHome = atHome([sum.amount], currency);
  const bound = sum.basis !== "exact" && <small>{sum.basis} </small>;
  return (
    <tr
      css={isMaster ? masterRow : totalRow}
      data-total={isMaster ? undefined : ""}
      data-master={isMaster ? "" : undefined}
    >
      <th scope="row">{children}</th>
      <td>
        <output aria-live="polite">
          {bound}
          <span className="visually-hidden">{currency} </span>
          {sum.amount.toLocaleString("en-GB", { maximumFractionDigits: 0 })}
        </output>
      </td>
      <td>
        {sumAtHome && bound}
        {sumAtHome}
      </td>
    </tr>
  );
}
