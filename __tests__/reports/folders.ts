import { commandRow, type Row } from "./report";

/** What each folder with packages of its own has to pass. */
const COMMANDS = {
  art: ["npm ci", "npm run check", "npm test"],
  bench: ["npm ci", "npm run check"],
} as const;

/** Checks and tests of the two folders with packages of their own. */
export async function folders(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [folder, commands] of Object.entries(COMMANDS))
    for (const command of commands)
      rows.push(await commandRow(`${folder}: ${command}`, [...command.split(" "), "--prefix", folder]));
  return rows;
}
