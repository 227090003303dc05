import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** One line of `_redirects`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 303 | 307 | 308;
}

const STATUSES: readonly number[] = [301, 302, 303, 307, 308] satisfies Redirect["status"][];

function isStatus(status: number): status is Redirect["status"] {
  return STATUSES.includes(status);
}

function readLine(line: string): Redirect | undefined {
  const [from = "", to = "", word = "301"] = line
    .replace(/(?:^|\s)#.*$/, "")
    .trim()
    .split(/\s+/);
  const status = Number(word.replace(/!$/, ""));
  if (!from.startsWith("/") || !/^(?:\/|https?:\/\/)/.test(to) || !isStatus(status)) return undefined;
  return { from: from === "/" ? from : from.replace(/\/$/, ""), to, status };
}

/** The redirects of `_redirects` in the exported site (Netlify's lines: `/from /to 301`); none without the file. */
export async function readRedirects(root: string): Promise<readonly Redirect[]> {
  const text = await readFile(join(root, "_redirects"), "utf8").catch(() => "");
  return text
    .split(/\r?\n/)
    .map(readLine)
    .filter((redirect) => redirect !== undefined);
}
