import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "../../../server/message";
import type { Shelf } from "../../../server/spool/spool";

/** The files on a shelf of a spool, as text. */
export function spoolFiles(root: string, shelf: Shelf | "tmp" = "new"): string[] {
  const folder = join(root, shelf);
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The messages on a shelf, read without the server's own code. */
export function spoolMessages(root: string, shelf: Shelf = "new"): Message[] {
  return spoolFiles(root, shelf).map((text): Message => JSON.parse(text));
}
