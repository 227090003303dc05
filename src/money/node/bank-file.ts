export interface BankRates {
  /** ISO date. */
  readonly day: string;
  /** What one euro buys, by currency. */
  readonly perEuro: ReadonlyMap<string, number>;
}

/**
 * Reads the European Central Bank's daily file: one `Cube` for the day, one in it for each currency.
 * @throws Error when the file is cut short, or holds no day or no rate
 */
export function readBankFile(xml: string): BankRates {
  if (!/<\/(?:\w+:)?Envelope>\s*$/.test(xml)) throw new Error("the file is cut short");
  const day = /<Cube\s+time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1];
  if (day === undefined) throw new Error("the file names no day");
  const perEuro = new Map(
    [...xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)].map(
      ([, code = "", rate = ""]): [string, number] => [code, Number(rate)],
    ),
  );
  if (perEuro.size === 0) throw new Error("the file holds no rate");
  return { day, perEuro };
}
