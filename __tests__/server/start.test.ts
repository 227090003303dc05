import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../server/config";
import { settings } from "../../server/settings";
import { CONTACT, contactBody, openTcpLine } from "./helpers/calls";
import { childHost } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();

test("server/README.md lists every setting with its default, and no other", () => {
  const readme = readFileSync("server/README.md", "utf8");
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \| [^|]+ \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(settings.map(({ name }) => name));
  for (const [index, { fallback }] of settings.entries())
    expect(rows[index]?.[2]).toMatch(fallback ? `\`${fallback}\`` : /^none: |^the first of|^`spool` /);
});

test.each([
  ['{"contactTo":"office@bec.example"}', "office@bec.example"],
  ['{"contactTo":"nobody"}', "hello@bec.example"],
  ["{", "hello@bec.example"],
])("with company.json %s mail goes to %s", (json, address) => {
  mkdirSync(join(run.folder, "content"));
  writeFileSync(join(run.folder, "content/company.json"), json);
  expect(readConfig({}, run.folder)).toMatchObject({ mailTo: [address], mailFrom: address });
});

const USUAL = {
  ...{ port: 9000, host: "::", mailTo: ["hello@bec.example"], mailFrom: "hello@bec.example" },
  ...{ smtpUrl: undefined, allowedOrigins: [], trustProxy: false, monitorFrom: ["127.0.0.0/8", "::1"] },
  ...{ rateLimit: 20, diskFloor: 200 * 1_048_576, requestTimeout: 15_000, giveUpAfter: 72 * 3_600_000 },
  ...{ retainSent: 30 * 86_400_000, alertAfter: 900_000 },
};

test.each([
  [{ PORT: "", SMTP_URL: " " }, USUAL],
  [{ NODE_ENV: "production" }, { spoolDir: "/var/lib/bec-host/spool" }],
  [{ STATE_DIRECTORY: "/var/lib/site" }, { spoolDir: "/var/lib/site/spool" }],
  [{ MAIL_TO: "a@x.test, b@x.test" }, { mailTo: ["a@x.test", "b@x.test"], mailFrom: "a@x.test" }],
  [{ TRUST_PROXY: "10.0.0.0/8, ::1" }, { trustProxy: ["10.0.0.0/8", "::1"] }],
  [{ GIVE_UP_AFTER: "0.5" }, { giveUpAfter: 1_800_000 }],
  [{ SMTP_URL: "smtp://me:a%23b%2Fc%3Fd%25@mail.test" }, { smtpUrl: "smtp://me:a%23b%2Fc%3Fd%25@mail.test" }],
  [{ ALLOWED_ORIGINS: "https://a.test,http://b:81" }, { allowedOrigins: ["https://a.test", "http://b:81"] }],
])("%p is read", (env, read) => {
  expect(readConfig(env, run.folder)).toMatchObject(read);
});

test.each([
  ["PORT", "65536"],
  ["MAIL_TO", "a@example.org\r\nBcc: b@example.org"],
  ["MAIL_FROM", "BEC <a@example.org>"],
  ["SMTP_URL", "https://user:hunter2@mail.example.org"],
  ["TRUST_PROXY", "yes"],
  ["STORE_URL", "mysql://user:hunter2@db"],
  ["GIVE_UP_AFTER", "never"],
  ["ALERT_TO", "nobody"],
  ["DISK_FLOOR", "1 GB"],
  ["MONITOR_FROM", "10.0.0.0/33"],
])("%s=%s stops the start in one line that does not repeat the value", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/);
});

const SIGNS = ["#", "/", "?", "%"];
test.each([
  ...SIGNS.map((sign) => ["SMTP_URL", `smtps://me:12${sign}zz@mail.example.org`]),
  // Read as a machine "me" with the port 12.
  ...SIGNS.map((sign) => ["STORE_URL", `postgres://me:12${sign}zz@db.example.org/bec`]),
])("%s=%s stops the start with the way to write the password's signs", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(/^\w+ must be .*# as %23, \/ as %2F, \? as %3F/);
  expect(() => readConfig({ [name]: value })).not.toThrow(/zz/);
});

test.each(["127.0.0.1", "[::1]"])("by default the host answers at %s", async (name) => {
  const host = await childHost(run, { HOST: "" });
  const { port } = new URL(host.address);
  expect((await fetch(`http://${name}:${port}/about`)).status).toBe(200);
  expect(await host.end("SIGTERM")).toBe(0);
});

test("a failed start prints its reason in one line", async () => {
  const running = await childHost(run);
  const { port } = new URL(running.address);
  const reasons: readonly [Record<string, string>, string][] = [
    [{ PORT: "x", RATE_LIMIT: "0" }, "PORT must be a whole number from 0 to 65535; RATE_LIMIT must be"],
    [{ PUBLIC_DIR: join(run.folder, "none") }, "run npm run build"],
    [{ PORT: port, SPOOL_DIR: join(run.folder, "third") }, `port ${port} is taken`],
    [{ SPOOL_DIR: run.spool }, `another host uses the spool ${run.spool}`],
    [{ HOST: "192.0.2.1", SPOOL_DIR: join(run.folder, "x") }, "HOST 192.0.2.1 is no address of this machine"],
  ];
  const starts = reasons.map(([env]) => childHost(run, env).catch(String));
  for (const [index, error] of (await Promise.all(starts)).entries()) {
    expect(error).toMatch(/^Error: the host ended with 1: The host did not start: [^\n]+\n$/);
    expect(error).toContain(reasons[index]?.[1]);
  }
  expect(await running.end("SIGTERM")).toBe(0);
});

const HEAD = `POST ${CONTACT} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

test.each(["SIGTERM", "SIGINT"] as const)("%s: the request under way is finished first", async (signal) => {
  const host = await childHost(run);
  const body = JSON.stringify(contactBody());
  const [busy, idle] = await Promise.all([openTcpLine(host.address), openTcpLine(host.address)]);
  idle.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(idle, "data");
  busy.write(`${HEAD}Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
  expect(String(await once(busy, "data"))).toContain("100 Continue"); // the host has begun with this request
  const ended = host.end(signal);
  await once(idle, "close"); // the host closes what is idle: it is shutting down
  busy.write(body);
  expect(String(await once(busy, "data"))).toMatch(/HTTP\/1.1 200 OK[\s\S]*"success":true/);
  expect(await ended).toBe(0);
  expect(await run.stored()).toHaveLength(1);
});

test("a silent client does not delay the shutdown", async () => {
  const host = await childHost(run, {}, { requestTimeout: 200 });
  const [silent, half] = await Promise.all([openTcpLine(host.address), openTcpLine(host.address)]);
  half.write(`${HEAD}Content-Length: 9\r\n\r\n{`);
  for (const socket of [silent, half]) socket.resume();
  expect(await host.end("SIGTERM")).toBe(0);
});
