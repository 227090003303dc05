import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { type CheckResult, checkContent } from "../check/check-content";

/** Time between two looks, in milliseconds. */
const INTERVAL = 100;

/** Differs whenever a file below the folder is written, added, removed or renamed. */
function fingerprint(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => {
        const { mtimeMs, size } = statSync(path.join(folder, name));
        return `${name} ${mtimeMs} ${size}`;
      })
      .join("\n");
  } catch {
    return "a file went away in between";
  }
}

/** Checks now and after every change. It polls: notices get lost on network drives. @returns its end */
export async function watchContent(root: string, report: (result: CheckResult) => void): Promise<() => void> {
  const folder = path.join(root, "content");
  let seen = fingerprint(folder);
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  report(await checkContent(root));
  const look = async () => {
    const now = fingerprint(folder);
    if (now !== seen) {
      seen = now;
      try {
        report(await checkContent(root));
      } catch {
        seen = "";
      }
    }
    if (!isEnded) timer = setTimeout(look, INTERVAL);
  };
  timer = setTimeout(look, INTERVAL);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
