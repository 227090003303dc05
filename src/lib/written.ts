import frameWords from "../../content/words/frame.json";
import { fill } from "./fill";

// By hand, as each formatter of the browser takes a slow phone 40 to 100 ms to make.

interface Grouping {
  /** Digits after the point at most. */
  readonly decimals?: number;
  /** Whether digits are grouped as in India: `12,34,567`. */
  readonly isIndian?: boolean;
}

/** A number with its digits grouped, as `toLocaleString` writes it for "en-GB" or "en-IN". */
export function grouped(value: number, { decimals = 3, isIndian = false }: Grouping = {}): string {
  // By the decimal that is written, not the binary one: 1.865 becomes 1.87.
  const shifted = Math.round(Number(`${value}e${decimals}`));
  const [whole = "", part] = String(Number(`${shifted}e-${decimals}`)).split(".");
  const digits = whole.replace(isIndian ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, ",");
  return part ? `${digits}.${part}` : digits;
}

/** Names in a sentence: `Ireland`, `Ireland and Malta`, `Ireland, Malta and Spain`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  const first = names.slice(0, -1).join(", ");
  return first ? fill(frameWords.both, { first, last }) : last;
}
