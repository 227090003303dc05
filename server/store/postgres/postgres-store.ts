import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { QueryResultRow } from "pg";
import type { Config } from "../../config";
import { errorCode } from "../../errors";
import { type Message, parseMessage, referenceOf } from "../../message";
import { type AttemptNote, parseNote } from "../attempt-note";
import { checkKey, checkSameContent, digest, KEY_LIFE_MS } from "../keys";
import {
  type Arrival,
  type Channel,
  type Counters,
  channelsOf,
  type Due,
  type Entry,
  type Figures,
  type PerShelf,
  type Shelf,
  type Store,
} from "../store";
import { TwoLooks } from "../two-looks";
import { COLUMNS } from "./columns";
import { AS_MS, Database, MS } from "./database";
import { SharedCounters } from "./shared-counters";

const PAGE = 500;

interface Row extends QueryResultRow {
  readonly id: string;
  readonly message: string;
}

const noteOf = (text: string | null) => (text === null ? undefined : parseNote(text));

/** Accepted messages in PostgreSQL, for any number of hosts; all times are the database's. */
export class PostgresStore implements Store {
  readonly name = "database";
  readonly counters: Counters;
  readonly #database: Database;
  readonly #owner = randomUUID();
  /** Messages that this process is sending: not to be taken again even if the lease has ended. */
  readonly #held: Readonly<Record<Channel, Set<string>>> = { mail: new Set(), webhook: new Set() };
  readonly #channels: readonly Channel[];
  readonly #looks = new TwoLooks();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    private readonly config: Pick<Config, "lease" | "webhookUrl">,
    private readonly log?: FastifyBaseLogger,
  ) {
    this.#database = new Database(url);
    this.counters = new SharedCounters(this.#database);
    this.#channels = channelsOf(config);
  }

  #query<Result extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
    return this.#database.query<Result>(text, values);
  }

  async open(): Promise<void> {
    const renew = () => this.#channels.map((channel) => this.#renew(channel));
    this.#timer = setInterval(renew, this.config.lease / 4).unref();
    await this.probe().catch((error: unknown) =>
      this.log?.error({ code: errorCode(error) }, "the database cannot be written: messages will be refused"),
    );
  }

  async #renew(channel: Channel): Promise<void> {
    const { due, owner } = COLUMNS[channel];
    await this.#query(`update messages set ${due} = now() + $2 ${MS} where id = any($3) and ${owner} = $1`, [
      this.#owner,
      this.config.lease,
      [...this.#held[channel]],
    ]).catch((error: unknown) =>
      this.log?.error({ code: errorCode(error) }, "the database could not be told that this host lives"),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#timer !== undefined)
      for (const { owner, due } of Object.values(COLUMNS))
        await this.#query(`update messages set ${owner} = null, ${due} = now() where ${owner} = $1`, [
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

  async take(channel: Channel, most: number) {
    const { due: dueAt, tried, owner, note, ended } = COLUMNS[channel];
    const held = this.#held[channel];
    // Where this is the only channel, what waited for another one that is no longer set is settled too.
    const open = this.#channels.length === 1 ? "shelf = 'new'" : `shelf = 'new' and ${ended} is null`;
    // Messages of this host that it is not sending were taken by a query whose answer was lost.
    const { rows } = await this.#query<Row & { since: number | null; note: string | null }>(
      `update messages set ${owner} = $1, ${dueAt} = now() + $2 ${MS} where id in (
        select id from messages where ${open} and (${dueAt} <= now() or ${owner} = $1) and id <> all($4)
        order by ${dueAt}, id limit $3 for update skip locked
      ) returning id, message::text, ${note}::text as note, ${AS_MS(`now() - ${tried}`)} as since`,
      [this.#owner, this.config.lease, most, [...held]],
    );
    const due = rows.map(
      ({ id, message, since, ...row }): Due => ({
        id,
        message: parseMessage(message),
        note: noteOf(row.note),
        sinceLast: Math.max(0, since ?? 0),
      }),
    );
    for (const { id } of due) held.add(id);
    const next = await this.#query<{ wait: number | null }>(
      `select ${AS_MS(`min(${dueAt}) - clock_timestamp()`)} as wait from messages
      where ${open} and id <> all($1)`,
      [[...held]],
    ).catch(() => undefined);
    // Taken messages are sent even if this second query failed; the next one reports the error.
    return { due, nextIn: next ? (next.rows[0]?.wait ?? Number.POSITIVE_INFINITY) : 0 };
  }

  async noteAttempt(
    channel: Channel,
    id: string,
    given: AttemptNote | undefined,
    pause: number,
  ): Promise<void> {
    const { due, tried, owner, note } = COLUMNS[channel];
    await this.#query(
      `update messages set ${owner} = null, ${due} = now() + $3 ${MS}, ${tried} = now(),
        ${note} = coalesce($4, ${note}) where id = $1 and ${owner} = $2 and shelf = 'new'`,
      [id, this.#owner, pause, given && JSON.stringify(given)],
    );
    this.#held[channel].delete(id);
  }

  async settle(channel: Channel, id: string, end: "sent" | "failed", given?: AttemptNote): Promise<void> {
    const [columns, other] = [COLUMNS[channel], COLUMNS[channel === "mail" ? "webhook" : "mail"]];
    const otherEnd = this.#channels.length === 1 ? "'sent'" : other.ended;
    // One statement: of two channels that end together, the second one sees the first.
    const shelf = `case when ${otherEnd} is null then 'new' when 'failed' in ($2, ${otherEnd}) then 'failed' else 'sent' end`;
    const whileNew = (value: string) => `case when ${otherEnd} is null then ${value} end`;
    const unlessSent = (value: string) => `case when (${shelf}) <> 'sent' then ${value} end`;
    await this.#query(
      `update messages set shelf = ${shelf}, ${columns.ended} = ${whileNew("$2")}, ${other.ended} = null,
        ${columns.owner} = null, ${columns.tried} = null,
        due_at = case when ${otherEnd} is null then due_at else now() end,
        ${columns.note} = ${unlessSent(`coalesce($3::json, ${columns.note})`)}, ${other.note} = ${unlessSent(other.note)}
      where id = $1 and shelf = 'new'`,
      [id, end, given && JSON.stringify(given)],
    );
    this.#held[channel].delete(id);
  }

  async putBack(id: string): Promise<boolean> {
    const { rowCount } = await this.#query(
      "update messages set shelf = 'new', due_at = now(), webhook_due_at = now() where id = $1 and shelf <> 'new'",
      [id],
    );
    return rowCount === 1;
  }

  async *entries(shelves: readonly Shelf[]): AsyncGenerator<Entry> {
    for (const shelf of shelves) {
      let last = "";
      for (;;) {
        const { rows } = await this.#query<Row & { at: number; mail: string | null; webhook: string | null }>(
          `select id, message::text, note::text as mail, webhook_note::text as webhook,
            (extract(epoch from due_at) * 1000)::float8 as at from messages
          where shelf = $1 and id collate "C" > $2 order by id collate "C" limit $3`,
          [shelf, last, PAGE],
        );
        for (const { id, message, at, mail, webhook } of rows) {
          const notes = { mail: noteOf(mail), webhook: noteOf(webhook) };
          const place = "in the database";
          yield { id, shelf, shelvedAt: at, message: parseMessage(message), notes, place };
        }
        if (rows.length < PAGE) break;
        last = rows.at(-1)?.id ?? "";
      }
    }
  }

  async put({ id, shelf, shelvedAt, message, notes }: Entry & { readonly message: Message }): Promise<void> {
    await this.#query(
      `insert into messages (id, shelf, received_at, message, note, webhook_note, due_at)
      values ($1, $2, $3, $4, $5, $6, least(now(), to_timestamp($7))) on conflict do nothing`,
      [
        ...[id, shelf, message.receivedAt, JSON.stringify(message)],
        ...[notes.mail, notes.webhook].map((note) => note && JSON.stringify(note)),
        shelvedAt / 1000,
      ],
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
