import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildHost } from "../server/build";
import { endpoints } from "../src/forms/endpoints";
import { countMessages } from "./soak/count";
import { Disturbances } from "./soak/disturbances";
import { SoakHost } from "./soak/hosts";
import { FAULTS, SECOND, soakMailServer } from "./soak/mail-server";

/**
 * Two hosts on one spool, with every fault that server/README.md makes a promise about, then a count of what became of
 * each message. `npm run bench:soak -- MINUTES MESSAGES`; 20 minutes and 5,000 messages if nothing is said.
 */
const [minutes = 20, messages = 5000] = process.argv.slice(2).map(Number);
const FIRST = "hello@bec.example";
const LENGTH = minutes * 60_000;
const PORTS = [9161, 9162];
/** How often each kind of fault comes, as parts of a run of 20 minutes with one kill a minute. */
const KILL_EVERY = Math.min(60_000, LENGTH / 12);
const MAIL_FAULT_EVERY = LENGTH / (FAULTS.length * 4);
const DISK_FULL = LENGTH / 60;

function fill(path: string): void {
  for (let size = 8_388_608; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: "a" });
    } catch {
      // No room for this much: the next part is smaller.
    }
  }
}

async function soak(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "soak-"));
  const disk = (name: string, size: string) => {
    const folder = join(root, name);
    mkdirSync(folder);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "none", folder]);
    return folder;
  };
  const spoolDisk = disk("spool-disk", "256m");
  const logDisk = disk("log-disk", "4m");
  const spool = join(spoolDisk, "spool");
  await buildHost("server/dist");
  const mail = await soakMailServer();
  const hosts = PORTS.map(
    (port, index) =>
      new SoakHost(port, join(logDisk, `${index}.log`), {
        HOST: "127.0.0.1",
        HOST_ID: `soak${index}`,
        PUBLIC_DIR: "public",
        SPOOL_DIR: spool,
        MAIL_TO: `${FIRST},${SECOND}`,
        MAIL_FROM: "website@bec.example",
        SMTP_URL: mail.url,
        RETRY_DELAY: "0.5",
        SMTP_TIMEOUT: "2",
        DELIVERY_TIMEOUT: "4",
        SCAN_INTERVAL: "2",
        CLAIM_TIMEOUT: "20",
        DISK_FLOOR: "0",
        RATE_LIMIT: "1000000",
        DAY_LIMIT: "1000000",
        DAY_LIMIT_ADDRESS: "1000000",
        DAY_LIMIT_MAILBOX: "1000000",
      }),
  );
  for (const host of hosts) host.start();

  const disturbances = new Disturbances();
  const accepted = new Set<string>();
  const answers: Record<string, number> = {};
  const end = performance.now() + LENGTH;
  const isOn = () => performance.now() < end;

  /** Sends one message until a host answers with success, always with the same key. */
  async function send(index: number): Promise<void> {
    const mark = `soak-${index}.`;
    const key = randomUUID();
    const body = JSON.stringify({ to: `${FIRST}, ${SECOND}`, subject: "Soak", html: `<p>${mark}</p>` });
    for (let attempt = index; ; attempt += 1) {
      const host = hosts[attempt % hosts.length];
      const status = await fetch(`${host?.address}${endpoints.contact}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body,
        signal: AbortSignal.timeout(30_000),
      }).then(
        (answer) =>
          answer.text().then(
            () => answer.status,
            () => 0,
          ),
        () => 0,
      );
      const name = status === 0 ? "no answer" : String(status);
      answers[name] = (answers[name] ?? 0) + 1;
      if (status === 200) return void accepted.add(mark);
      await wait(200);
    }
  }

  async function load(): Promise<void> {
    const under: Promise<void>[] = [];
    for (let index = 0; index < messages; index += 1) {
      under.push(send(index));
      // The rate swings between half and double, six times.
      const swing = 2 ** Math.sin((index / messages) * 12 * Math.PI);
      await wait((LENGTH * 0.95) / messages / swing);
    }
    await Promise.all(under);
  }

  async function mailFaults(): Promise<void> {
    for (let turn = 0; isOn(); turn += 1) {
      mail.state.fault = FAULTS[turn % FAULTS.length] ?? "none";
      await wait(MAIL_FAULT_EVERY);
    }
  }

  async function kills(): Promise<void> {
    for (let turn = 0; isOn(); turn += 1) {
      await wait(KILL_EVERY);
      const host = hosts[turn % hosts.length];
      disturbances.killed();
      await host?.end("SIGKILL");
      host?.start();
    }
  }

  async function clocks(): Promise<void> {
    while (isOn()) {
      await wait(KILL_EVERY * 0.7);
      for (const host of hosts) host.signal("SIGUSR2");
    }
  }

  async function disks(): Promise<void> {
    for (let turn = 0; isOn(); turn += 1) {
      await wait(DISK_FULL * 5);
      const isSpool = turn % 2 === 1;
      const filler = join(isSpool ? spoolDisk : logDisk, "filler");
      if (isSpool) disturbances.diskFilled();
      fill(filler);
      await wait(DISK_FULL);
      rmSync(filler);
      if (isSpool) disturbances.diskFreed();
    }
  }

  await wait(2000);
  await Promise.all([load(), mailFaults(), kills(), clocks(), disks()]);
  mail.state.fault = "none";
  // A new start tries everything at once.
  for (const host of hosts) {
    await host.end("SIGTERM");
    host.start();
  }
  const limit = performance.now() + 120_000;
  let result = await countMessages(spool, accepted, mail.copies, disturbances);
  while (result.waiting > 0 && performance.now() < limit) {
    await wait(1000);
    result = await countMessages(spool, accepted, mail.copies, disturbances);
  }
  for (const host of hosts) await host.end("SIGTERM");
  mail.close();
  result = await countMessages(spool, accepted, mail.copies, disturbances);
  const kill = hosts.reduce((sum, host) => sum + host.kills, 0);
  console.log(JSON.stringify({ minutes, messages, answers, kills: kill, ...result }, null, 2));
  const { delivered, failed, waiting, lost, inTwoPlaces, unexplainedRepeats, faults } = result;
  const isWhole = delivered + failed + waiting === accepted.size && accepted.size === messages;
  execFileSync("umount", [spoolDisk, logDisk]);
  rmSync(root, { recursive: true, force: true });
  if (!isWhole || [lost, inTwoPlaces, unexplainedRepeats, faults].some(({ length }) => length > 0))
    process.exitCode = 1;
}

async function inOwnNamespace(): Promise<void> {
  const command = ["--map-root-user", "--mount", process.execPath, "--import", "tsx", "bench/soak.ts"];
  const child = spawn("unshare", [...command, String(minutes), String(messages)], {
    env: { ...process.env, SOAK_INSIDE: "1" },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  process.exitCode = code;
}

// Disks are mounted where no other process sees them.
(process.env.SOAK_INSIDE === "1" ? soak() : inOwnNamespace()).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
