import { Pool, type QueryResultRow } from "pg";
import { migrate } from "./migrate";

/** Connections of a host, and the timeout for getting one or an answer, in milliseconds. */
const CONNECTIONS = 10;
const PATIENCE = 10_000;

/** SQL suffix that turns a number into an interval of milliseconds. */
export const MS = "* interval '1 millisecond'";
/** Converts an SQL interval to milliseconds. */
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
    // An idle connection broke; the next query opens another.
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
