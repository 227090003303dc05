import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FileStore } from "../../server/store/files/file-store";
import { CONSULTATION, CONTACT, consultationBody, contactBody, request } from "./helpers/calls";
import { type Changes, HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();
const VISITOR = { "x-forwarded-for": "203.0.113.9" };
const metrics = async () => String((await run.get("/metrics")).body);
const asked = async (path: string, headers = {}) => {
  const answer = await run.get(path, headers);
  return [answer.status, answer.json()];
};

test("many questions at once are all answered with yes, are not cached, and ask the disk once", async () => {
  const probe = jest.spyOn(FileStore.prototype, "probe");
  await run.start();
  const answers = await Promise.all(Array.from({ length: 100 }, () => run.get("/healthz")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.headers["cache-control"]).toBe("no-store");
  expect(probe).toHaveBeenCalledTimes(1);
  expect(await asked("/livez")).toEqual([200, { status: "ok" }]);
  const ready = { status: "ok", waiting: 0, oldestSeconds: 0, failed: 0, suspect: 0 };
  for (const path of ["/readyz", "/healthz"]) expect(await asked(path)).toEqual([200, ready]);
});

test("a spool that cannot be created: pages are served, messages refused, and only an operator reads why", async () => {
  writeFileSync(join(run.folder, "file"), "");
  await run.start({ spoolDir: join(run.folder, "file/spool") });
  expect(await asked("/livez")).toEqual([200, { status: "ok" }]);
  expect((await run.get("/about")).status).toBe(200);
  expect((await run.post(CONTACT, contactBody())).status).toBe(503);
  expect(await asked("/readyz")).toEqual([503, { status: "the spool cannot be written" }]);
  expect(await asked("/readyz", VISITOR)).toEqual([503, { status: "unavailable" }]);
});

const PROXY = { trustProxy: ["127.0.0.1"] };
test.each<[string, Changes, Record<string, string>, boolean]>([
  ["this machine", {}, {}, true],
  ["a proxy that is not trusted", {}, { "x-forwarded-for": "127.0.0.1" }, false],
  ["a visitor behind a trusted proxy", PROXY, VISITOR, false],
  ["an operator behind a trusted proxy", { ...PROXY, monitorFrom: ["203.0.113.0/24"] }, VISITOR, true],
  ["this machine where only others may ask", { monitorFrom: ["10.0.0.0/8"] }, {}, false],
])("details and figures for %s", async (_name, changes, headers, isShown) => {
  await run.start(changes);
  const [status, health] = await asked("/healthz", headers);
  expect([status, JSON.stringify(health).includes("waiting")]).toEqual([200, isShown]);
  expect((await run.get("/metrics", headers)).status).toBe(isShown ? 200 : 404);
});

test("the figures count what was accepted, refused and is waiting", async () => {
  await run.start();
  for (const body of [contactBody(), {}, "{"]) await run.post(CONTACT, body);
  await run.post(CONSULTATION, consultationBody());
  expect((await metrics()).split("\n")).toEqual(
    expect.arrayContaining([
      ...["contact", "consultation"].map((kind) => `bec_host_messages_accepted_total{kind="${kind}"} 1`),
      ...["invalid", "unreadable"].map((why) => `bec_host_requests_refused_total{reason="${why}"} 1`),
      ...["messages_waiting 2", "messages_failed 0", "log_lines_dropped 0"].map((line) => `bec_host_${line}`),
      expect.stringMatching(/^bec_host_spool_bytes [1-9]\d+$/),
      expect.stringMatching(/^bec_host_oldest_waiting_seconds \d+$/),
    ]),
  );
});

test("reports of the policy are counted, whatever they hold, and a huge one is refused", async () => {
  await run.start();
  const report = async (body: string, type: string) => {
    const headers = { "content-type": type };
    return (await request(run.address, "/csp-report", { method: "POST", headers, body })).status;
  };
  expect(await report('{"csp-report":{"blocked-uri":"//x.example"}}', "application/csp-report")).toBe(204);
  expect(await report("no JSON", "application/reports+json")).toBe(204);
  expect(await report("x".repeat(20_000), "application/csp-report")).toBe(413);
  expect(await metrics()).toMatch(/^bec_host_policy_reports_total 2$/m);
});
