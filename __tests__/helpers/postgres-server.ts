import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromDebian } from "./debian";
import { freePort } from "./free-port";

const DEBIAN = "/usr/lib/postgresql";
const isRoot = () => process.getuid?.() === 0;

export interface PostgresServer {
  readonly url: string;
  stop(): void;
}

function programs(): string | undefined {
  const releases = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => /^\d+$/.test(name)) : [];
  const folder = join(DEBIAN, String(Math.max(0, ...releases.map(Number))), "bin");
  return existsSync(join(folder, "initdb")) ? folder : undefined;
}

/** Runs a program of PostgreSQL, which refuses to be root. */
function runAsUser(program: string, ...args: string[]): void {
  const command = isRoot() ? ["runuser", "-u", "postgres", "--", program] : [program];
  const [first = "", ...rest] = command;
  execFileSync(first, [...rest, ...args], { stdio: "ignore", cwd: tmpdir() });
}

/** Starts Debian's PostgreSQL in a temporary folder; for root on Debian it is installed if it is missing. */
export async function startPostgres(options: string): Promise<PostgresServer | undefined> {
  const bin = fromDebian(programs, "postgresql");
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (isRoot()) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(folder, id("-u"), id("-g"));
  }
  const data = join(folder, "data");
  const port = await freePort();
  runAsUser(join(bin, "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "--no-sync");
  const flags = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 ${options}`;
  runAsUser(join(bin, "pg_ctl"), "-D", data, "-o", flags, "-l", join(folder, "log"), "-w", "start");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      runAsUser(join(bin, "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
