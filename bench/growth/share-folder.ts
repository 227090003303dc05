import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Puts a folder's files in another place without copying what they hold: as hard links where the disk allows it.
 * @param isChanged tells by its name whether a file will be written to, which would change the original too: that one is copied
 */
export function shareFolder(
  source: string,
  target: string,
  isChanged: (name: string) => boolean = () => false,
): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) shareFolder(from, to, isChanged);
    else if (isChanged(entry.name)) copyFileSync(from, to);
    else {
      try {
        linkSync(from, to);
      } catch {
        copyFileSync(from, to);
      }
    }
  }
}
