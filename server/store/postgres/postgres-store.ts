import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { QueryResultRow } from "pg";
import type { Config } from "../../config";
import { errorCode } from "../../errors";
import { type Message, parseMessage, referenceOf } from "../../message";
import { type AttemptNote, parseNote } from "../attempt-note";
import { checkKey, checkSameContent, digest, KEY_LIFE_MS } from "../keys";
import type { Arrival, Counters, Due, Entry, Figures, PerShelf, Shelf, Store } from "../store";
import { TwoLooks } from "../two-looks";
import { AS_MS, Database, MS } from "./database";
import { SharedCounters } from "./shared-counters";

const PAGE = 500;

interface Row extends QueryResultRow {
  readonly id: string;
  readonly message: string;
  readonly note: string | null;
}

const read = ({ id, message, note }: Row) => ({
  id,
  message: parseMessage(message),
  note: note === null ? undefined : parseNote(note),
});

/** Accepted messages in PostgreSQL, for any number of hosts; all times are the database's. */
export class PostgresStore implements Store {
  readonly name = "database";
  readonly counters: Counters;
  readonly #database: Database;
  readonly #owner = randomUUID();
  /** Messages that this process is sending: not to be taken again even if the lease has ended. */
  readonly #held = new Set<string>();
  readonly #looks = new TwoLooks();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    private readonly config: Pick<Config, "lease">,
    private readonly log?: FastifyBaseLogger,
  ) {
    this.#database = new Database(url);
    this.counters = new SharedCounters(this.#database);
  }

  #query<Result extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
    return this.#database.query<Result>(text, values);
  }

  async open(): Promise<void> {
    this.#timer = setInterval(() => void this.#renew(), this.config.lease / 4).unref();
    await this.probe().catch((error: unknown) =>
      this.log?.error({ code: errorCode(error) }, "the database cannot be written: messages will be refused"),
    );
  }

  async #renew(): Promise<void> {
    await this.#query(`update messages set due_at = now() + $2 ${MS} where id = any($3) and owner = $1`, [
      this.#owner,
      this.config.lease,
      [...this.#held],
    ]).catch((error: unknown) =>
      this.log?.error({ code: errorCode(error) }, "the database could not be told that this host lives"),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#timer !== undefined)
      await this.#query("update messages set owner = null, due_at = now() where owner = $1", [
        this.#owner,
      ]).catch(() => {});
    await this.#database.end();
  }

  async probe(): Promise<void> {
    const { rows } = await this.#query<{ state: string }>(
      "select current_setting('transaction_read_only') as state",
    );
    if (rows[0]?.state !== "off") throw new Error("the database is read-only");
  }

  async accept(message: Message, { key, content }: Arrival): Promise<Message> {
    const columns = "(id, shelf, received_at, message)";
    const row = [message.id, "new", message.receivedAt, JSON.stringify(message)];
    if (key === undefined) {
      await this.#query(`insert into messages ${columns} values ($1, $2, $3, $4)`, row);
      return message;
    }
    checkKey(key);
    // One statement: key and message are stored together or not at all.
    const stored = await this.#query(
      `with mine as (
        insert into keys (digest, content, id) values ($5, $6, $1) on conflict do nothing returning id
      ) insert into messages ${columns} select $1, $2, $3, $4 from mine`,
      [...row, digest(key), digest(content)],
    );
    if (stored.rowCount === 1) return message;
    const { rows } = await this.#query<{ id: string; content: string }>(
      "select id, content from keys where digest = $1",
      [digest(key)],
    );
    const [first] = rows;
    if (first === undefined) return this.accept(message, { key, content });
    checkSameContent(first.content, content);
    return { ...message, id: first.id, reference: referenceOf(first.id) };
  }

  async take(most: number) {
    // Messages of this host that it is not sending were taken by a query whose answer was lost.
    const { rows } = await this.#query<Row & { since: number | null }>(
      `update messages set owner = $1, due_at = now() + $2 ${MS} where id in (
        select id from messages where shelf = 'new' and (due_at <= now() or owner = $1) and id <> all($4)
        order by due_at, id limit $3 for update skip locked
      ) returning id, message::text, note::text, ${AS_MS("now() - tried_at")} as since`,
      [this.#owner, this.config.lease, most, [...this.#held]],
    );
    const due = rows.map((row): Due => ({ ...read(row), sinceLast: Math.max(0, row.since ?? 0) }));
    for (const { id } of due) this.#held.add(id);
    const next = await this.#query<{ wait: number | null }>(
      `select ${AS_MS("min(due_at) - clock_timestamp()")} as wait from messages
      where shelf = 'new' and id <> all($1)`,
      [[...this.#held]],
    ).catch(() => undefined);
    // Taken messages are sent even if this second query failed; the next one reports the error.
    return { due, nextIn: next ? (next.rows[0]?.wait ?? Number.POSITIVE_INFINITY) : 0 };
  }

  async noteAttempt(id: string, note: AttemptNote | undefined, pause: number): Promise<void> {
    await this.#query(
      `update messages set owner = null, due_at = now() + $3 ${MS}, tried_at = now(),
        note = coalesce($4, note) where id = $1 and owner = $2 and shelf = 'new'`,
      [id, this.#owner, pause, note && JSON.stringify(note)],
    );
    this.#held.delete(id);
  }

  async settle(id: string, shelf: "sent" | "failed", note?: AttemptNote): Promise<void> {
    await this.#query(
      `update messages set shelf = $2, owner = null, due_at = now(), tried_at = null,
        note = case when $2 = 'sent' then null else coalesce($3, note) end
      where id = $1 and shelf = 'new'`,
      [id, shelf, note && JSON.stringify(note)],
    );
    this.#held.delete(id);
  }

  async putBack(id: string): Promise<boolean> {
    const { rowCount } = await this.#query(
      "update messages set shelf = 'new', due_at = now() where id = $1 and shelf <> 'new'",
      [id],
    );
    return rowCount === 1;
  }

  async *entries(shelves: readonly Shelf[]): AsyncGenerator<Entry> {
    for (const shelf of shelves) {
      let last = "";
      for (;;) {
        const { rows } = await this.#query<Row>(
          `select id, message::text, note::text from messages
          where shelf = $1 and id collate "C" > $2 order by id collate "C" limit $3`,
          [shelf, last, PAGE],
        );
        for (const row of rows) yield { ...read(row), shelf, place: "in the database" };
        if (rows.length < PAGE) break;
        last = rows.at(-1)?.id ?? "";
      }
    }
  }

  async put({ id, shelf, message, note }: Entry & { readonly message: Message }): Promise<void> {
    await this.#query(
      `insert into messages (id, shelf, received_at, message, note) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
      [id, shelf, message.receivedAt, JSON.stringify(message), note && JSON.stringify(note)],
    );
  }

  async remove(id: string): Promise<void> {
    await this.#query("with key as (delete from keys where id = $1) delete from messages where id = $1", [
      id,
    ]);
  }

  async purge(limits: Readonly<PerShelf>) {
    const old: string[] = [];
    for (const [shelf, limit] of Object.entries(limits)) {
      const { rows } = await this.#query<{ id: string }>(
        `select id from messages where shelf = $1 and received_at <= now() - $2 ${MS}`,
        [shelf, limit],
      );
      old.push(...rows.map(({ id }) => id));
    }
    const { rows } = await this.#query<{ shelf: Shelf }>(
      "delete from messages where id = any($1) and shelf <> 'new' returning shelf",
      [[...this.#looks.again(old)]],
    );
    await this.#query(`delete from keys where made_at < now() - $1 ${MS}`, [KEY_LIFE_MS]);
    await this.#query("delete from counters where ends_at < now()");
    const deleted: PerShelf = {};
    for (const { shelf } of rows) deleted[shelf] = (deleted[shelf] ?? 0) + 1;
    return deleted;
  }

  async figures(): Promise<Figures> {
    const { rows } = await this.#query<{ shelf: Shelf; count: number; bytes: number; age: number }>(
      `select shelf, count(*)::int, sum(pg_column_size(message))::float8 as bytes,
        extract(epoch from now() - min(received_at))::float8 as age from messages group by shelf`,
    );
    const of = new Map(rows.map((row) => [row.shelf, row]));
    return {
      waiting: of.get("new")?.count ?? 0,
      oldestSeconds: Math.max(0, Math.round(of.get("new")?.age ?? 0)),
      failed: of.get("failed")?.count ?? 0,
      suspect: of.get("suspect")?.count ?? 0,
      bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }
}
