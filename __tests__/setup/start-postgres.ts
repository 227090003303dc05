import { type PostgresServer, startPostgres } from "../helpers/postgres-server";

declare global {
  var testPostgres: PostgresServer | undefined;
}

/** Starts one PostgreSQL for all tests of the host; workers inherit its address. @throws Error without one in CI */
export default async function start(): Promise<void> {
  // Tests kill hosts, never the server, so it need not sync.
  const server = await startPostgres("-c fsync=off");
  globalThis.testPostgres = server;
  if (server) process.env.TEST_POSTGRES = server.url;
  else if (process.env.CI) throw new Error("the tests need PostgreSQL: apt-get install postgresql");
  else console.warn("PostgreSQL is not installed: its tests are skipped (apt-get install postgresql)");
}
