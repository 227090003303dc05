import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "../../../server/config";
import type { Message } from "../../../server/message";
import { type Host, startHost } from "../../../server/start-host";
import type { Shelf } from "../../../server/store/store";
import { CONTACT, contactBody, MAILBOX, post, request } from "./calls";
import { fixtureSite } from "./fixture-site";
import { LogSink } from "./log-sink";
import { MailCatcher } from "./mail-catcher";
import { dropDatabase, type Engine, makeDatabase, query } from "./postgres";

// @fastify/static loads this ES module for downloads, which are not used here. Jest cannot require it on Node 20.
jest.mock("content-disposition", () => ({ create: () => "attachment" }));

export type Changes = Partial<Config>;

interface TestHost extends Host {
  readonly log: LogSink;
}

const MANY = 1_000_000;
const NO_LIMITS = { rateLimit: MANY, dayLimit: MANY, dayLimitAddress: MANY, dayLimitMailbox: MANY };

/** A folder with the fixture site, a mail server, and the hosts of a test; cleans up after each test. */
export class HostRun {
  folder = "";
  mail = new MailCatcher();
  /** The address of the database; undefined where messages are files. */
  database: string | undefined;
  readonly #hosts = new Set<TestHost>();

  constructor(private readonly engine: Engine = "files") {}

  static forEachTest(engine?: Engine): HostRun {
    const run = new HostRun(engine);
    beforeEach(() => run.#open());
    afterEach(() => run.#close());
    return run;
  }

  static forFile(changes: Changes = {}): HostRun {
    const run = new HostRun();
    beforeAll(async () => {
      await run.#open();
      await run.start(changes);
    });
    afterAll(() => run.#close());
    return run;
  }

  async #open(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), "host-"));
    fixtureSite(this.folder);
    if (this.engine === "postgres") this.database = await makeDatabase();
    this.mail = await new MailCatcher().open();
  }

  async #close(): Promise<void> {
    // Ends all connections, as a host waits for its deliveries.
    this.mail.behaviour = "hang up";
    this.mail.hangUp();
    await this.stop();
    await this.mail.close();
    if (this.database) await dropDatabase(this.database);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #host(): TestHost {
    const host = [...this.#hosts].at(-1);
    if (host === undefined) throw new Error("no host has been started");
    return host;
  }
  get address(): string {
    return this.#host.address;
  }
  get log(): LogSink {
    return this.#host.log;
  }
  get spool(): string {
    return join(this.folder, "spool");
  }

  config(changes: Changes = {}): Config {
    const usual = readConfig({ PORT: "0", HOST: "127.0.0.1", MAIL_TO: MAILBOX }, this.folder);
    return {
      ...usual,
      ...NO_LIMITS,
      mailFrom: "site@agency.example",
      retryDelay: 10,
      storeUrl: this.database,
      ...changes,
    };
  }

  async start(changes: Changes = {}): Promise<TestHost> {
    const log = new LogSink();
    const { address, close } = await startHost(this.config(changes), log.logger);
    const host: TestHost = { address, log, close: () => close().finally(() => this.#hosts.delete(host)) };
    this.#hosts.add(host);
    return host;
  }

  async startMailing(changes: Changes = {}): Promise<TestHost> {
    return this.start({ smtpUrl: this.mail.url, ...changes });
  }

  async stop(): Promise<void> {
    for (const host of this.#hosts) await host.close();
  }

  post = (path: string, body: unknown, headers = {}) => post(this.address, path, body, headers);
  get = (path: string, headers = {}, method = "GET") => request(this.address, path, { headers, method });

  /** Sends contact messages that hold `mark-0.`, `mark-1.` and so on. */
  async send(count: number, to = MAILBOX): Promise<void> {
    const answers = Array.from({ length: count }, (_, index) =>
      this.post(CONTACT, { ...contactBody(`mark-${index}.`), to }),
    );
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  }

  /** The files of a shelf as text; what a host has taken is still waiting. */
  files(shelf: Shelf | "tmp" = "new"): string[] {
    const folders = shelf === "new" ? [shelf, "sending"] : [shelf];
    const files = new Map<string, string>();
    for (const folder of folders.map((one) => join(this.spool, one)).filter((one) => existsSync(one)))
      for (const name of readdirSync(folder).filter((one) => shelf === "tmp" || one.endsWith(".json")))
        try {
          files.set(name, readFileSync(join(folder, name), "utf8"));
        } catch {
          // The message was taken after it was listed and is found in its new folder.
        }
    return [...files.values()];
  }

  /** The messages of a shelf, read without the host's code. */
  async stored(shelf: Shelf = "new"): Promise<Message[]> {
    if (!this.database) return this.files(shelf).map((text): Message => JSON.parse(text));
    const text = "select message from messages where shelf = $1";
    return (await query<{ message: Message }>(this.database, text, [shelf])).map(({ message }) => message);
  }

  async counts(): Promise<readonly [number, number, number]> {
    const shelves = await Promise.all([this.stored(), this.stored("sent"), this.stored("failed")]);
    return [shelves[0].length, shelves[1].length, shelves[2].length];
  }

  /** Moves all messages of a shelf to another, as an operator does. */
  async move(from: Shelf, to: Shelf): Promise<void> {
    if (this.database)
      await query(this.database, "update messages set shelf = $2 where shelf = $1", [from, to]);
    else
      for (const name of readdirSync(join(this.spool, from)))
        renameSync(join(this.spool, from, name), join(this.spool, to, name));
  }

  /** Fails unless the mail server took each of so many messages exactly once, and all are recorded as sent. */
  async expectEachOnce(count: number): Promise<void> {
    expect(new Set(this.mail.caught.map(({ messageId }) => messageId)).size).toBe(count);
    expect(this.mail.caught).toHaveLength(count);
    expect(await this.counts()).toEqual([0, count, 0]);
  }
}
