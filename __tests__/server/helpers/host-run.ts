import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "../../../server/config";
import type { Message } from "../../../server/message";
import type { Shelf } from "../../../server/spool/spool";
import { type Host, startHost } from "../../../server/start-host";
import { CONTACT, contactBody, MAILBOX, post, request } from "./calls";
import { fixtureSite } from "./fixture-site";
import { LogSink } from "./log-sink";
import { MailCatcher } from "./mail-catcher";

// @fastify/static loads this ES module for downloads, which are not used here. Jest cannot require it on Node 20.
jest.mock("content-disposition", () => ({ create: () => "attachment" }));

export type Changes = Partial<Config>;

/** A host inside the test's process. */
interface TestHost extends Host {
  readonly log: LogSink;
}

const MANY = 1_000_000;
const NO_LIMITS = { rateLimit: MANY, dayLimit: MANY, dayLimitAddress: MANY, dayLimitMailbox: MANY };

/** A folder with the fixture site, a mail server, and the hosts that a test starts; all of it ends by itself. */
export class HostRun {
  folder = "";
  mail = new MailCatcher();
  readonly #hosts = new Set<TestHost>();

  /** New for each test of the file. */
  static forEachTest(): HostRun {
    const run = new HostRun();
    beforeEach(() => run.#open());
    afterEach(() => run.#close());
    return run;
  }

  /** One running host for all tests of the file. */
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
    this.mail = await new MailCatcher().open();
  }

  async #close(): Promise<void> {
    // A host waits for its deliveries: none may be left hanging.
    this.mail.behaviour = "hang up";
    this.mail.hangUp();
    await this.stop();
    await this.mail.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The host that was started last. */
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

  /** A free port, files below `folder`, no mail server and no low limits. */
  config(changes: Changes = {}): Config {
    const usual = readConfig({ PORT: "0", HOST: "127.0.0.1", MAIL_TO: MAILBOX }, this.folder);
    return { ...usual, ...NO_LIMITS, mailFrom: "site@agency.example", retryDelay: 10, ...changes };
  }

  async start(changes: Changes = {}): Promise<TestHost> {
    const log = new LogSink();
    const { address, close } = await startHost(this.config(changes), log.logger);
    const host: TestHost = { address, log, close: () => close().finally(() => this.#hosts.delete(host)) };
    this.#hosts.add(host);
    return host;
  }

  /** Starts a host that sends its mail to the mail server of the run. */
  async startMailing(changes: Changes = {}): Promise<TestHost> {
    return this.start({ smtpUrl: this.mail.url, ...changes });
  }

  /** Stops all hosts. */
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

  /** The files of a shelf as text; what a host has claimed is still waiting. */
  files(shelf: Shelf | "tmp" = "new"): string[] {
    const sending = join(this.spool, "sending");
    const owners = shelf === "new" && existsSync(sending) ? readdirSync(sending) : [];
    const folders = [join(this.spool, shelf), ...owners.map((owner) => join(sending, owner))];
    const files = new Map<string, string>();
    for (const folder of folders.filter((one) => existsSync(one)))
      for (const name of readdirSync(folder).filter((one) => shelf === "tmp" || one.endsWith(".json")))
        try {
          files.set(name, readFileSync(join(folder, name), "utf8"));
        } catch {
          // Claimed after it was listed: it is found in its new folder.
        }
    return [...files.values()];
  }

  /** The messages of a shelf, read without the server's own code. */
  stored(shelf: Shelf = "new"): Message[] {
    return this.files(shelf).map((text): Message => JSON.parse(text));
  }

  /** How many messages wait, were sent and failed. */
  get counts(): readonly [number, number, number] {
    return [this.stored().length, this.stored("sent").length, this.stored("failed").length];
  }

  /** Moves all messages of a shelf to another, as an operator does. */
  move(from: Shelf, to: Shelf): void {
    for (const name of readdirSync(join(this.spool, from)))
      renameSync(join(this.spool, from, name), join(this.spool, to, name));
  }

  /** Fails unless the mail server took each of so many messages exactly once, and all are recorded as sent. */
  expectEachOnce(count: number): void {
    expect(new Set(this.mail.caught.map(({ messageId }) => messageId)).size).toBe(count);
    expect(this.mail.caught).toHaveLength(count);
    expect(this.counts).toEqual([0, count, 0]);
  }
}
