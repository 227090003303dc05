import { amountOf } from "./amount";
import type { Fields } from "./kept-fields";

/** Part of the lines that is added for what nobody foresees. */
const MARGIN = 0.1;

interface Group {
  readonly times: number;
  readonly isLiving: boolean;
  readonly lines: readonly { readonly id: string }[];
}

export interface Sums {
  /** In the groups' order: what each costs in the first year. */
  readonly groups: readonly number[];
  readonly lines: number;
  readonly margin: number;
  readonly total: number;
  readonly living: number;
}

/** Adds up a sheet. @param fields what stands in it; what is no amount counts as nought */
export function sumsOf(groups: readonly Group[], fields: Fields): Sums {
  const each = groups.map(({ times, lines }) =>
    lines.reduce((sum, { id }) => sum + amountOf(fields[id]) * times, 0),
  );
  const lines = each.reduce((sum, amount) => sum + amount, 0);
  const margin = lines * MARGIN;
  const living = each.reduce((sum, amount, position) => sum + (groups[position]?.isLiving ? amount : 0), 0);
  return { groups: each, lines, margin, total: lines + margin, living };
}
