import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { readConfig } from "../../server/config";
import { CONTACT, contactBody } from "./helpers/calls";
import { childHost } from "./helpers/child-host";
import { fixtureSite } from "./helpers/fixture-site";
import { spoolMessages } from "./helpers/read-spool";
import { temporaryFolder } from "./helpers/temporary-folder";

const root = temporaryFolder();

test("without any configuration the defaults of the README hold", () => {
  const folder = mkdtempSync(join(root, "plain-"));
  expect(readConfig({ PORT: "", SMTP_URL: " " }, folder)).toEqual({
    port: 9000,
    host: "0.0.0.0",
    publicDir: join(folder, "public"),
    spoolDir: join(folder, "spool"),
    hostId: hostname(),
    claimTimeout: 120_000,
    scanInterval: 60_000,
    mailTo: ["hello@bec.example"],
    mailFrom: "hello@bec.example",
    smtpUrl: undefined,
    allowedOrigins: [],
    trustProxy: false,
    rateLimit: 20,
    dayLimitAddress: 100,
    dayLimitMailbox: 1000,
    dayLimit: 2000,
    diskFloor: 200 * 1_048_576,
    bodyLimit: 262_144,
    fieldLimit: 500,
    textLimit: 50_000,
    requestTimeout: 15_000,
    smtpTimeout: 60_000,
    deliveryTimeout: 180_000,
    retryDelay: 30_000,
    giveUpAfter: 72 * 3_600_000,
    retainSent: 30 * 86_400_000,
    retainFailed: 90 * 86_400_000,
    purgeInterval: 3_600_000,
    alertTo: undefined,
    alertAfter: 900_000,
    monitorFrom: ["127.0.0.0/8", "::1"],
    logLevel: "info",
  });
});

test.each([
  ['{"contactTo":"office@bec.example"}', "office@bec.example"],
  ['{"contactTo":"nobody"}', "hello@bec.example"],
  ["{}", "hello@bec.example"],
  ["{", "hello@bec.example"],
])("with company.json %s mail goes to %s", (json, address) => {
  const folder = mkdtempSync(join(root, "company-"));
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/company.json"), json);
  expect(readConfig({}, folder)).toMatchObject({ mailTo: [address], mailFrom: address });
});

test("in production the spool lies outside the repository", () => {
  expect(readConfig({ NODE_ENV: "production" }, root).spoolDir).toBe("/var/lib/bec-host/spool");
  expect(readConfig({ STATE_DIRECTORY: "/var/lib/site" }, root).spoolDir).toBe("/var/lib/site/spool");
  expect(readConfig({ NODE_ENV: "production", SPOOL_DIR: "/mail" }, root).spoolDir).toBe("/mail");
});

test("settings are read", () => {
  expect(
    readConfig({
      MAIL_TO: "a@example.org, b@example.org",
      MAIL_FROM: "site@example.org",
      ALLOWED_ORIGINS: "https://a.example,http://localhost:8000",
      TRUST_PROXY: "10.0.0.0/8, ::1",
      GIVE_UP_AFTER: "0.5",
      RETRY_DELAY: "0.02",
      SMTP_URL: "smtps://user:p%40ss@mail.example.org:465",
    }),
  ).toMatchObject({
    mailTo: ["a@example.org", "b@example.org"],
    mailFrom: "site@example.org",
    allowedOrigins: ["https://a.example", "http://localhost:8000"],
    trustProxy: ["10.0.0.0/8", "::1"],
    giveUpAfter: 1_800_000,
    retryDelay: 20,
    smtpUrl: "smtps://user:p%40ss@mail.example.org:465",
  });
  expect(readConfig({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
});

test.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["MAIL_TO", "nobody"],
  ["MAIL_TO", "a@example.org;b@example.org"],
  ["MAIL_TO", "a@example.org\r\nBcc: b@example.org"],
  ["MAIL_TO", ","],
  ["MAIL_FROM", "BEC <a@example.org>"],
  ["SMTP_URL", "mail.example.org"],
  ["SMTP_URL", "https://user:hunter2@mail.example.org"],
  ["ALLOWED_ORIGINS", "*"],
  ["ALLOWED_ORIGINS", "https://a.example/"],
  ["ALLOWED_ORIGINS", "a.example"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "1"],
  ["RATE_LIMIT", "0"],
  ["RATE_LIMIT", "many"],
  ["BODY_LIMIT", "1"],
  ["FIELD_LIMIT", "1e3"],
  ["TEXT_LIMIT", "-5"],
  ["REQUEST_TIMEOUT", "0"],
  ["SMTP_TIMEOUT", "soon"],
  ["RETRY_DELAY", "-1"],
  ["GIVE_UP_AFTER", "never"],
  ["LOG_LEVEL", "loud"],
  ["CLAIM_TIMEOUT", "0"],
  ["DELIVERY_TIMEOUT", "long"],
  ["ALERT_TO", "nobody"],
  ["ALERT_AFTER", "-1"],
  ["DAY_LIMIT", "0"],
  ["DAY_LIMIT_ADDRESS", "all"],
  ["DAY_LIMIT_MAILBOX", "1.5"],
  ["DISK_FLOOR", "1 GB"],
  ["RETAIN_SENT", "0"],
  ["RETAIN_FAILED", "for ever"],
  ["PURGE_INTERVAL", "-2"],
  ["MONITOR_FROM", "10.0.0.0/33"],
  ["MONITOR_FROM", "everybody"],
])("%s=%s stops the start in one line that does not repeat the value", (name, value) => {
  let message = "";
  try {
    readConfig({ [name]: value });
  } catch (error) {
    message = String(error);
  }
  expect(message).toMatch(new RegExp(`^Error: ${name} must be [^\\n]+$`));
  expect(message).not.toContain("hunter2");
});

async function lineTo(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Runs the host until it exits; returns exit code and errors. */
async function failingStart(env: Record<string, string>): Promise<{ code: unknown; errors: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, errors };
}

test("a failed start prints its reason in one line", async () => {
  const folder = mkdtempSync(join(root, "start-"));
  const env = { PUBLIC_DIR: fixtureSite(folder), SPOOL_DIR: join(folder, "spool") };
  const running = await childHost(env);
  const { port } = new URL(running.address);
  const failures = await Promise.all([
    failingStart({ ...env, PORT: "x", RATE_LIMIT: "0" }),
    failingStart({ ...env, PUBLIC_DIR: join(folder, "none") }),
    failingStart({ ...env, SPOOL_DIR: join(folder, "other"), PORT: port }),
    failingStart({ ...env, SPOOL_DIR: join(folder, "third"), PORT: "0", HOST: "192.0.2.1" }),
  ]);
  expect(await running.end("SIGTERM")).toBe(0);
  expect(failures.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  const lines = failures.map(({ errors }) => errors);
  for (const line of lines) expect(line).toMatch(/^The host did not start: [^\n]+\n$/);
  expect(lines[0]).toContain("PORT must be a whole number from 0 to 65535; RATE_LIMIT must be");
  expect(lines[1]).toContain("run npm run build");
  expect(lines[2]).toContain(`port ${port} is taken`);
  expect(lines[3]).toContain("HOST 192.0.2.1 is no address of this machine");
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: the request under way is finished, then the host ends",
  async (signal) => {
    const folder = mkdtempSync(join(root, "stop-"));
    const env = { PUBLIC_DIR: fixtureSite(folder), SPOOL_DIR: join(folder, "spool") };
    const host = await childHost({ ...env, LOG_LEVEL: "debug" });
    const body = JSON.stringify(contactBody());
    const [busy, idle] = await Promise.all([lineTo(host.address), lineTo(host.address)]);
    idle.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(idle, "data");
    busy.write(
      `POST ${CONTACT} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    expect(String(await once(busy, "data"))).toContain("100 Continue"); // the host has begun with this request
    const ended = host.end(signal);
    await once(idle, "close"); // the host closes what is idle: it is shutting down
    busy.write(body);
    expect(String(await once(busy, "data"))).toMatch(/HTTP\/1.1 200 OK[\s\S]*"success":true/);
    expect(await ended).toBe(0);
    expect(spoolMessages(env.SPOOL_DIR)).toHaveLength(1);
  },
);

test("a silent client does not delay the shutdown", async () => {
  const folder = mkdtempSync(join(root, "silent-"));
  const env = { PUBLIC_DIR: fixtureSite(folder), SPOOL_DIR: join(folder, "spool"), REQUEST_TIMEOUT: "0.5" };
  const host = await childHost(env);
  const [silent, half] = await Promise.all([lineTo(host.address), lineTo(host.address)]);
  half.write(
    `POST ${CONTACT} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  silent.resume();
  half.resume();
  expect(await host.end("SIGTERM")).toBe(0);
});
