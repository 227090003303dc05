import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";

/** Cost of a command. */
export interface Cost {
  readonly seconds: number;
  /** Peak memory of the command and its child processes together; unknown without /proc. */
  readonly peakMiB: number | undefined;
}

const PAUSE = 200;
const KIB = 1024;

function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // The command's name, in parentheses, may itself contain spaces and parentheses.
      const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
      found.set(Number(name), Number(parent));
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found;
}

/** Proportional set size: memory of a process, with its share of shared memory. */
function heldKiB(id: number): number {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function treeKiB(root: number): number {
  const above = parents();
  const belongs = (id: number): boolean => {
    for (let at: number | undefined = id; at !== undefined && at > 1; at = above.get(at))
      if (at === root) return true;
    return false;
  };
  return [...above.keys()].filter(belongs).reduce((sum, id) => sum + heldKiB(id), 0);
}

/**
 * Runs a command to its end and samples its memory five times a second.
 * @param log file for its output
 * @throws Error when it fails; the log says why
 */
export async function runMeasured(
  command: string,
  args: readonly string[],
  {
    cwd,
    env,
    log,
  }: { readonly cwd: string; readonly env: Readonly<Record<string, string>>; readonly log: string },
): Promise<Cost> {
  const output = createWriteStream(log);
  await once(output, "open");
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  const hasProc = existsSync("/proc/self/smaps_rollup");
  let peak = 0;
  const timer = setInterval(() => {
    if (hasProc && child.pid !== undefined) peak = Math.max(peak, treeKiB(child.pid));
  }, PAUSE);
  const [code] = await once(child, "exit").finally(() => clearInterval(timer));
  const seconds = (performance.now() - began) / 1000;
  output.end();
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed; ${log} says why`);
  return { seconds, peakMiB: hasProc ? Math.round(peak / KIB) : undefined };
}
