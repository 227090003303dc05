import { spawn } from "node:child_process";

/** A line of a report's table. */
export interface Row {
  readonly what: string;
  /** Whether somebody has to look at it. */
  readonly found: boolean;
  readonly detail: string;
}

/** Looks at one side of the site. @param args what stands behind its name on the command line */
export type Report = (args: readonly string[]) => Promise<readonly Row[]>;

/** A row for a list of faults, with the first few of them; nothing is found where there are none. */
export function rowOf(what: string, faults: readonly string[], fine = ""): Row {
  const more = faults.length > 5 ? [`and ${faults.length - 5} more`] : [];
  return {
    what,
    found: faults.length > 0,
    detail: faults.length > 0 ? [...faults.slice(0, 5), ...more].join("\n") : fine,
  };
}

export interface Ended {
  readonly code: number | null;
  /** What it wrote, its errors too. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a program to its end. */
export function run(
  [program = "", ...args]: readonly string[],
  { cwd = ".", env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    child.once("error", reject);
    child.once("close", (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ code, output: Buffer.concat(parts).toString(), seconds });
    });
  });
}

/** The last lines of an output, which say why a program failed. */
export const tail = (output: string, lines = 15): string =>
  output.trimEnd().split("\n").slice(-lines).join("\n");

/** A row for a command that must succeed. */
export async function commandRow(
  what: string,
  command: readonly string[],
  options: Parameters<typeof run>[1] = {},
): Promise<Row> {
  const { code, output, seconds } = await run(command, options);
  return { what, found: code !== 0, detail: code === 0 ? `${seconds} s` : tail(output) };
}

/** Says what goes on, beside the table. */
export const tell = (text: string): void => console.error(`  ${text}`);
