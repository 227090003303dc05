import type { Pool } from "pg";
import { messages } from "./migrations/001-messages";
import { webhook } from "./migrations/002-webhook";

/** In order of creation; a released migration never changes. */
const MIGRATIONS: readonly string[] = [messages, webhook];
/** An arbitrary number that no other program of the database uses for an advisory lock. */
const LOCK = 20_261_126;

/** Creates missing tables and columns; hosts that start together wait for each other. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("create table if not exists migrations (number integer primary key)");
    const { rows } = await client.query<{ done: number }>(
      "select coalesce(max(number), 0) as done from migrations",
    );
    for (let number = (rows[0]?.done ?? 0) + 1; number <= MIGRATIONS.length; number += 1) {
      await client.query(MIGRATIONS[number - 1] ?? "");
      await client.query("insert into migrations values ($1)", [number]);
    }
    await client.query("commit");
    client.release();
  } catch (error) {
    // The connection may be in an open transaction, so it is closed.
    client.release(true);
    throw error;
  }
}
