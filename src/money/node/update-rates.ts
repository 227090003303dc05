import { readFile, rename, writeFile } from "node:fs/promises";
import type { z } from "zod";
import { recordSchemaOf } from "../../node/content-types/registry";
import { jsonText } from "../../node/edit/editors-form";
import { rates as ratesType } from "../definition";

/** The bank's daily file: a `Cube` for the day, in it one for each currency. @throws Error if it is incomplete */
function readBankFile(xml: string) {
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

type Rates = z.infer<typeof ratesType.schema>;

async function fetchText(url: string, timeout: number): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`the bank answers ${response.status}`);
  return response.text();
}

/** The record with the bank's newest rates. @throws Error when the file lacks a currency or is older than the record */
function renewed(old: Rates, xml: string, today: string): Rates {
  const { day, perEuro } = readBankFile(xml);
  if (day < old.day) throw new Error(`the file is of ${day}, older than the rates of ${old.day}`);
  if (day > today) throw new Error(`the file is of ${day}, which is still to come`);
  const { note: _, ...rest } = old;
  return ratesType.schema.parse({
    ...rest,
    day,
    readOn: today,
    perEuro: old.perEuro.map(({ code }) => {
      const rate = perEuro.get(code);
      if (rate === undefined) throw new Error(`the file has no rate for ${code}`);
      return { code, rate };
    }),
  });
}

interface Means {
  readonly file: string;
  /** URL of the bank's file; default: the record's own source. */
  readonly url?: string;
  /** Timeout in milliseconds. */
  readonly timeout: number;
  /** ISO date. */
  readonly today: string;
}

/** Updates the rates; a broken response changes nothing. @throws Error when the file cannot be loaded or is incomplete */
export async function updateRates({ file, url, timeout, today }: Means): Promise<string> {
  const old = ratesType.schema.parse(JSON.parse(await readFile(file, "utf8")));
  const now = renewed(old, await fetchText(url ?? old.source.url, timeout), today);
  await writeFile(`${file}.new`, jsonText(now, recordSchemaOf(ratesType)));
  await rename(`${file}.new`, file);
  return now.day;
}
