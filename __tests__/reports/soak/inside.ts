import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildHost } from "../../../server/build";
import { endpoints } from "../../../src/forms/endpoints";
import { freePort } from "../../helpers/free-port";
import { type Behaviour, MailCatcher } from "../../server/helpers/mail-catcher";
import { query } from "../../server/helpers/postgres";
import { type Answer, SECRET, WebhookReceiver } from "../../server/helpers/webhook-receiver";
import { NO_LIMITS, rowOf } from "../report";

/** Hosts on one store, with every fault that server/README.md makes a promise about. */
const [minutes = 20, messages = 5000] = process.argv.slice(2, 4).map(Number);
/** The address of PostgreSQL; without one, one host runs on files. */
const database = process.argv[4];
const COUNT = Number(process.argv[5] ?? 1);
const FIRST = "hello@bec.example";
/** The recipient that is refused while the other one is accepted. */
const SECOND = "second@bec.example";
const LENGTH = minutes * 60_000;
/** The mail server's faults in turn, with its refusal of the second recipient if any. */
const FAULTS: readonly (readonly [Behaviour, second?: number])[] = [
  ...([["take"], ["refuse connection"], ["drip"], ["drop confirmation"], ["take", 450]] as const),
  ...([["take"], ["refuse message for now"], ["silent"], ["take", 550]] as const),
];
/** The webhook's faults in turn; their number has no divisor in common with the mail server's. */
const ANSWERS: readonly Answer[] = [200, 503, "silent", 200, 400, "hang up", 500];
/** Interval of each kind of fault: twenty kills in all. */
const KILL_EVERY = LENGTH / 20.5;
const MAIL_FAULT_EVERY = LENGTH / (FAULTS.length * 4);
const ANSWER_EVERY = LENGTH / (ANSWERS.length * 4);
const DISK_FULL = LENGTH / 60;

class SoakHost {
  #child: ChildProcess | undefined;

  constructor(
    private readonly program: string,
    readonly port: number,
    private readonly log: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  start(): void {
    const output = fs.openSync(this.log, "a");
    const env = { PATH: process.env.PATH, ...this.env, PORT: String(this.port) };
    const program = ["--require", "./__tests__/reports/soak/clock.cjs", this.program];
    this.#child = spawn(process.execPath, program, { env, stdio: ["ignore", output, output] });
    fs.closeSync(output);
  }
  /** Changes its clock to another day, and back at the end. */
  moveClock(): void {
    this.#child?.kill("SIGUSR2");
  }
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

/** Mounts a small disk, visible to this process only. */
function disk(folder: string, size: string): string {
  fs.mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "none", folder]);
  return folder;
}

/** The marks of the messages on a shelf; messages being sent count as new. */
async function marksOn(spool: string, shelf: "new" | "sent" | "failed"): Promise<string[]> {
  const sql = "select message::text from messages where shelf = $1";
  if (database)
    return (await query<{ message: string }>(database, sql, [shelf])).map(({ message }) => markIn(message));
  return (shelf === "new" ? ["sending", "new"] : [shelf]).flatMap((folder) =>
    fs
      .readdirSync(join(spool, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => markIn(fs.readFileSync(join(spool, folder, name), "utf8"))),
  );
}

const markIn = (text: string) => /soak-\d+\./.exec(text)?.[0] ?? text;
const twice = (marks: readonly string[]) => marks.filter((mark, index) => marks.indexOf(mark) !== index);

async function soak(): Promise<void> {
  const root = fs.mkdtempSync(join(tmpdir(), "soak-"));
  const [spoolDisk, logDisk] = [disk(join(root, "spool-disk"), "256m"), disk(join(root, "log-disk"), "4m")];
  const spool = join(spoolDisk, "spool");
  const publicDir = join(root, "public");
  fs.mkdirSync(publicDir);
  await buildHost(join(root, "dist"), "__tests__/server/helpers/host-entry.ts");
  const [mail, receiver] = [await new MailCatcher().open(), await new WebhookReceiver().open()];
  const settings = {
    HOST: "127.0.0.1",
    PUBLIC_DIR: publicDir,
    SPOOL_DIR: spool,
    MAIL_TO: `${FIRST},${SECOND}`,
    MAIL_FROM: "website@bec.example",
    SMTP_URL: mail.url,
    STORE_URL: database ?? "",
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_NETWORKS: "127.0.0.1",
    TEST_CHANGES: JSON.stringify({
      ...{ retryDelay: 500, smtpTimeout: 2000, deliveryTimeout: 4000, scanInterval: 2000, lease: 5000 },
      webhookTimeout: 2000,
    }),
    DISK_FLOOR: "0",
    ...NO_LIMITS,
  };
  const hosts = await Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const log = join(logDisk, `${index}.log`);
      return new SoakHost(join(root, "dist/host.js"), await freePort(), log, settings);
    }),
  );
  for (const host of hosts) host.start();

  const accepted = new Set<string>();
  let kills = 0;
  const end = performance.now() + LENGTH;
  async function often(every: number, act: (turn: number) => unknown): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await wait(every);
      await act(turn);
    }
  }

  async function send(index: number): Promise<void> {
    const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
    const html = `<p>soak-${index}.</p>`;
    const body = JSON.stringify({ to: `${FIRST}, ${SECOND}`, subject: "Soak", html });
    for (let attempt = index; ; attempt += 1) {
      const port = hosts[attempt % hosts.length]?.port;
      const sent = { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) };
      const status = await fetch(`http://127.0.0.1:${port}${endpoints.contact}`, sent)
        .then((answer) => answer.text().then(() => answer.status))
        .catch(() => 0);
      if (status === 200) return void accepted.add(`soak-${index}.`);
      await wait(200);
    }
  }
  async function load(): Promise<void> {
    const under: Promise<void>[] = [];
    for (let index = 0; index < messages; index += 1) {
      under.push(send(index));
      // The rate varies between half and double, six times.
      await wait((LENGTH * 0.95) / messages / 2 ** Math.sin((index / messages) * 12 * Math.PI));
    }
    await Promise.all(under);
  }

  function meet([behaviour, second]: (typeof FAULTS)[number] = ["take"]): void {
    mail.behaviour = behaviour;
    mail.refusedRecipients.clear();
    if (second !== undefined) mail.refusedRecipients.set(SECOND, second);
  }

  await wait(2000);
  await Promise.all([
    load(),
    often(MAIL_FAULT_EVERY, (turn) => meet(FAULTS[turn % FAULTS.length])),
    often(ANSWER_EVERY, (turn) => {
      receiver.answer = ANSWERS[turn % ANSWERS.length] ?? 200;
    }),
    often(KILL_EVERY, async (turn) => {
      const host = hosts[turn % hosts.length];
      await host?.end("SIGKILL");
      kills += 1;
      host?.start();
    }),
    often(KILL_EVERY * 0.7, () => {
      for (const host of hosts) host.moveClock();
    }),
    often(DISK_FULL * 5, async (turn) => {
      const filler = join(turn % 2 === 1 ? spoolDisk : logDisk, "filler");
      // Until there is no room for one more block.
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1k"]);
      await wait(DISK_FULL);
      fs.rmSync(filler);
    }),
  ]);
  meet();
  receiver.answer = 200;
  // After a restart all messages are tried at once.
  for (const host of hosts) {
    await host.end("SIGTERM");
    host.start();
  }
  const limit = performance.now() + 120_000;
  while ((await marksOn(spool, "new")).length > 0 && performance.now() < limit) await wait(1000);
  for (const host of hosts) await host.end("SIGTERM");
  await mail.close();
  await receiver.close();
  const [sent, failed] = [await marksOn(spool, "sent"), await marksOn(spool, "failed")];
  const waiting = await marksOn(spool, "new");
  const kept = [...waiting, ...sent, ...failed];
  const copies = mail.caught.flatMap(({ to, text, isConfirmed }) =>
    to.map((recipient) => ({ mail: markIn(text) + recipient, isConfirmed })),
  );
  const got = new Set(copies.map((copy) => copy.mail));
  const unsent = sent.filter((mark) => !got.has(mark + FIRST) || !got.has(mark + SECOND));
  const hooked = new Map(receiver.calls.map(({ id, body }) => [id, markIn(body)]));
  const taken = new Set(receiver.calls.flatMap(({ answer, body }) => (answer === 200 ? markIn(body) : [])));
  const unsigned = receiver.calls.filter(({ isSigned }) => !isSigned);
  const repeats = receiver.taken.length - new Set(receiver.taken).size;
  const again = twice(copies.flatMap((copy) => (copy.isConfirmed ? copy.mail : [])));
  const late = accepted.size < messages ? [`${accepted.size}`] : [];
  const rows = [
    rowOf("every message is accepted in the end", late, `${messages}`),
    rowOf(
      "every accepted message is on disk",
      [...accepted].filter((mark) => !kept.includes(mark)),
    ),
    rowOf("none lies there twice", twice(kept)),
    rowOf("none waits any longer", waiting),
    rowOf("whoever is noted as having a mail has it", unsent, `${sent.length}, ${failed.length} given up`),
    rowOf(
      "every message on record as sent is in the webhook's system",
      sent.filter((mark) => !taken.has(mark)),
    ),
    rowOf(
      "the webhook's calls are all signed",
      unsigned.map(({ id }) => id),
      `${receiver.calls.length}`,
    ),
    rowOf(
      "a message comes to the webhook by one id alone",
      twice([...hooked.values()]),
      `${repeats} repeats`,
    ),
    rowOf("mails that came twice, after a kill", [], `${again.length} after ${kills} kills`),
  ];
  execFileSync("umount", [spoolDisk, logDisk]);
  fs.rmSync(root, { recursive: true, force: true });
  console.log(JSON.stringify(rows));
}

soak().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
