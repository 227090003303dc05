import { digest } from "../keys";
import type { Counters } from "../store";
import { AS_MS, type Database, MS } from "./database";

/** Counters shared by all hosts, by the database's clock. */
export class SharedCounters implements Counters {
  constructor(private readonly database: Database) {}

  async hit(name: string, span: number) {
    const { rows } = await this.database.query<{ count: number; wait: number }>(
      `insert into counters as known (name, count, ends_at) values ($1, 1, now() + $2 ${MS})
      on conflict (name) do update set
        count = case when known.ends_at <= now() then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning count, ${AS_MS("ends_at - now()")} as wait`,
      // An address is kept for a day, and only as its digest.
      [digest(name), span],
    );
    return { count: rows[0]?.count ?? 1, endsIn: rows[0]?.wait ?? span };
  }
}
