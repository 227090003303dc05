import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readiness } from "../../server/monitoring/health";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const root = temporaryFolder();
let host: TestHost;

afterEach(() => host?.close());

async function start(changes: Parameters<typeof testHost>[1] = {}): Promise<void> {
  const folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
  host = await testHost(folder, changes);
}

test("400 questions at once are all answered with yes", async () => {
  await start();
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => request(host.address, "/healthz").then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
  }
});

const body = (path: string, headers = {}) =>
  request(host.address, path, { headers }).then((answer) => [
    answer.status,
    JSON.parse(answer.body.toString()),
  ]);

test("however often somebody asks, the disk is asked once", async () => {
  let probes = 0;
  const readiness = new Readiness(async () => {
    probes += 1;
  });
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => readiness.check())))).toEqual(
    new Set([true]),
  );
  expect(probes).toBe(1);
});

test("the process lives and is ready; without a spool it lives, and is not", async () => {
  await start();
  const details = { waiting: 0, oldestSeconds: 0, failed: 0, suspect: 0 };
  expect(await body("/livez")).toEqual([200, { status: "ok" }]);
  expect(await body("/readyz")).toEqual([200, { status: "ok", ...details }]);
  await host.close();
  const folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
  writeFileSync(join(folder, "file"), "");
  host = await testHost(folder, { spoolDir: join(folder, "file/spool") });
  expect(await body("/livez")).toEqual([200, { status: "ok" }]);
  expect(await body("/readyz")).toEqual([503, { status: "the spool cannot be written" }]);
  expect(await body("/readyz", { "x-forwarded-for": "203.0.113.9" })).toEqual([
    503,
    { status: "unavailable" },
  ]);
});

test.each<[string, Parameters<typeof testHost>[1], Record<string, string>, boolean]>([
  ["this machine", {}, {}, true],
  ["a proxy that is not trusted", {}, { "x-forwarded-for": "127.0.0.1" }, false],
  [
    "a visitor behind a trusted proxy",
    { trustProxy: ["127.0.0.1"] },
    { "x-forwarded-for": "203.0.113.9" },
    false,
  ],
  [
    "a network of the operator behind a trusted proxy",
    { trustProxy: ["127.0.0.1"], monitorFrom: ["203.0.113.0/24"] },
    { "x-forwarded-for": "203.0.113.9" },
    true,
  ],
  ["this machine where only others may ask", { monitorFrom: ["10.0.0.0/8"] }, {}, false],
])("details and figures for %s: %#", async (_name, changes, headers, isShown) => {
  await start(changes);
  const [status, health] = await body("/healthz", headers);
  expect([status, "waiting" in health]).toEqual([200, isShown]);
  expect((await request(host.address, "/metrics", { headers })).status).toBe(isShown ? 200 : 404);
});

test("the figures count what was accepted, refused and is waiting", async () => {
  await start();
  await post(host.address, CONTACT, contactBody());
  await post(host.address, CONSULTATION, consultationBody());
  await post(host.address, CONTACT, {});
  await post(host.address, CONTACT, "{");
  const { headers, body: answer } = await request(host.address, "/metrics");
  expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = answer.toString().split("\n");
  for (const line of [
    'bec_host_messages_accepted_total{kind="contact"} 1',
    'bec_host_messages_accepted_total{kind="consultation"} 1',
    'bec_host_requests_refused_total{reason="invalid"} 1',
    'bec_host_requests_refused_total{reason="unreadable"} 1',
    "bec_host_messages_waiting 2",
    "bec_host_messages_failed 0",
    "bec_host_log_lines_dropped 0",
  ]) {
    expect(lines).toContain(line);
  }
  expect(answer.toString()).toMatch(/^bec_host_spool_bytes [1-9]\d+$/m);
  expect(answer.toString()).toMatch(/^bec_host_oldest_waiting_seconds \d+$/m);
});

test("reports of the policy are counted, whatever they hold, and a huge one is refused", async () => {
  await start();
  const report = (body: string, type = "application/csp-report") =>
    request(host.address, "/csp-report", { method: "POST", headers: { "content-type": type }, body });
  expect((await report('{"csp-report":{"blocked-uri":"https://tracker.example"}}')).status).toBe(204);
  expect((await report("no JSON", "application/reports+json")).status).toBe(204);
  expect((await report("x".repeat(20_000))).status).toBe(413);
  const { body: metrics } = await request(host.address, "/metrics");
  expect(metrics.toString()).toMatch(/^bec_host_policy_reports_total 2$/m);
});
