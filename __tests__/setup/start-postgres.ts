import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildHost } from "../../server/build";
import { type PostgresServer, startPostgres } from "../helpers/postgres-server";

declare global {
  var testPostgres: PostgresServer | undefined;
}

/** Builds the host and starts one PostgreSQL for all its tests; workers inherit both places. @throws Error without one in CI */
export default async function start(): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), "host-dist-"));
  await buildHost(dist, "__tests__/server/helpers/host-entry.ts");
  process.env.HOST_DIST = dist;
  // Tests kill hosts, never the server, so it need not sync.
  const server = await startPostgres("-c fsync=off");
  globalThis.testPostgres = server;
  if (server) process.env.TEST_POSTGRES = server.url;
  else if (process.env.CI) throw new Error("the tests need PostgreSQL: apt-get install postgresql");
  else console.warn("PostgreSQL is not installed: its tests are skipped (apt-get install postgresql)");
}
