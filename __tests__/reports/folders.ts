import { commandRow, type Row } from "./report";

/** Checks and tests of the two folders with packages of their own. */
export async function folders(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const folder of ["art", "bench"])
    for (const words of [["ci"], ["run", "check"], ["test"]])
      rows.push(await commandRow(`${folder}: npm ${words.join(" ")}`, ["npm", ...words, "--prefix", folder]));
  return rows;
}
