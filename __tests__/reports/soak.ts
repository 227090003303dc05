import { startPostgres } from "../helpers/postgres-server";
import { type Row, run, tail, tell } from "./report";

/** Runs in its own mount namespace, for test disks. @param args as `soak/inside.ts` reads them */
async function soakOver(store: string, ...args: readonly string[]): Promise<readonly Row[]> {
  tell(`${store}: ${args[0]} minutes, ${args[1]} messages`);
  const inside = ["--import", "tsx", "__tests__/reports/soak/inside.ts", ...args];
  const { code, output } = await run(["unshare", "--map-root-user", "--mount", process.execPath, ...inside]);
  if (code !== 0) throw new Error(tail(output));
  const rows: readonly Row[] = JSON.parse(output.slice(output.indexOf("[{")));
  return rows.map((row) => ({ ...row, what: `${store}: ${row.what}` }));
}

/**
 * Applies load and all faults, first to one host on files and then to several on PostgreSQL, then counts the messages.
 * @param args minutes and messages for each, and the number of hosts that share PostgreSQL
 */
export async function soak([minutes = "20", messages = "5000", hosts = "2"]: readonly string[]): Promise<
  readonly Row[]
> {
  const rows = await soakOver("files", minutes, messages);
  const server = await startPostgres("");
  if (!server) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  const others = soakOver("PostgreSQL", minutes, messages, server.url, hosts);
  return [...rows, ...(await others.finally(() => server.stop()))];
}
