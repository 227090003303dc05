import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "../../../server/message";
import type { Shelf } from "../../../server/spool/spool";

/** The folders of a shelf; what a host has claimed is still waiting. */
function foldersOf(root: string, shelf: Shelf | "tmp"): string[] {
  const sending = join(root, "sending");
  const owners = shelf === "new" && existsSync(sending) ? readdirSync(sending) : [];
  return [join(root, shelf), ...owners.map((owner) => join(sending, owner))];
}

/** The files on a shelf of a spool, as text; a file that moves meanwhile is read once. */
export function spoolFiles(root: string, shelf: Shelf | "tmp" = "new"): string[] {
  const files = new Map<string, string>();
  for (const folder of foldersOf(root, shelf)) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).filter((one) => shelf === "tmp" || one.endsWith(".json"))) {
      try {
        files.set(name, readFileSync(join(folder, name), "utf8"));
      } catch {
        // Claimed after it was listed: it is found in its new folder.
      }
    }
  }
  return [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}

/** Messages in a folder of a spool, read without the server's own code. */
export function spoolMessages(root: string, shelf: Shelf = "new"): Message[] {
  return spoolFiles(root, shelf).map((text): Message => JSON.parse(text));
}
