import { spawn } from "node:child_process";
import { once } from "node:events";
import { startSite } from "../helpers/site";

export interface Row {
  readonly what: string;
  readonly found: boolean;
  readonly detail: string;
}

/** Reports on one aspect of the site. @param args its arguments on the command line */
export type Report = (args: readonly string[]) => Promise<readonly Row[]>;

/** A row for a list of faults, with the first few of them; nothing is found where there are none. */
export function rowOf(what: string, faults: readonly string[], fine = ""): Row {
  const more = faults.length > 5 ? [`and ${faults.length - 5} more`] : [];
  const found = faults.length > 0;
  return { what, found, detail: found ? [...faults.slice(0, 5), ...more].join("\n") : fine };
}

export const NO_LIMITS = {
  RATE_LIMIT: "1000000",
  DAY_LIMIT: "1000000",
  DAY_LIMIT_ADDRESS: "1000000",
  DAY_LIMIT_MAILBOX: "1000000",
};

/** Serves an export with our host, without rate limits, during a call. */
export async function served<Found>(look: (url: string) => Promise<Found>, folder?: string): Promise<Found> {
  const site = await startSite(NO_LIMITS, folder);
  return look(site.url).finally(() => site.stop());
}

interface Where {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export async function run([program = "", ...args]: readonly string[], { cwd, env }: Where = {}) {
  const started = Date.now();
  const all = { ...process.env, ...env };
  const child = spawn(program, args, { cwd, env: all, stdio: ["ignore", "pipe", "pipe"] });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
  const [code]: unknown[] = await once(child, "close");
  return {
    code,
    output: Buffer.concat(parts).toString(),
    seconds: Math.round((Date.now() - started) / 1000),
  };
}

export const tail = (output: string, lines = 15): string =>
  output.trimEnd().split("\n").slice(-lines).join("\n");

export const tell = (text: string): void => console.error(`  ${text}`);
