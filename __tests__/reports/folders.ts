import { commandRow, type Row, tell } from "./report";

/** Checks and tests of the two folders with packages of their own. */
export async function folders(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const folder of ["art", "bench"])
    for (const words of ["ci", "run check", "test"]) {
      tell(`npm ${words} in ${folder}`);
      rows.push(
        await commandRow(`${folder}: npm ${words}`, ["npm", ...words.split(" "), "--prefix", folder]),
      );
    }
  return rows;
}
