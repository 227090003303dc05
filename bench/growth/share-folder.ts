import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Hard-links a folder's files to another place, or copies them where the disk does not allow links.
 * @param isChanged says by name which files will be written to; these are copied, as a write would change the
 * original
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
