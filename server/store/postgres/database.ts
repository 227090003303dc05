import { Pool, type QueryResultRow } from "pg";
import { migrate } from "./migrate";

/** How many connections a host uses, and how long it waits for one or for an answer, in milliseconds. */
const CONNECTIONS = 10;
const PATIENCE = 10_000;

/** After a number in SQL: so many milliseconds. */
export const MS = "* interval '1 millisecond'";
/** An interval of SQL in milliseconds. */
export const AS_MS = (span: string) => `(extract(epoch from ${span}) * 1000)::float8`;

/** Connections to PostgreSQL; its tables are made before the first query. */
export class Database {
  readonly #pool: Pool;
  #migrated: Promise<void> | undefined;

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      options: "-c synchronous_commit=on",
      application_name: "bec-host",
    });
    // A connection that breaks while nobody uses it: the next query opens another.
    this.#pool.on("error", () => {});
  }

  /** @throws an error of Node or PostgreSQL, with a code */
  async query<Result extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
    this.#migrated ??= migrate(this.#pool).catch((error: unknown) => {
      this.#migrated = undefined;
      throw error;
    });
    await this.#migrated;
    return this.#pool.query<Result>(text, [...values]);
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}
