import { once } from "node:events";
import { Socket } from "node:net";
import { MAX_CONNECTIONS, MAX_PER_ADDRESS } from "../../server/connections";
import { Health } from "../../server/monitoring/health";
import {
  CONSULTATION,
  CONTACT,
  consultationBody,
  contactBody,
  openTcpLine,
  rawExchange,
  refusal,
} from "./helpers/calls";
import { type Changes, HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();
const ORIGIN = "https://www.bec.example";

test("requests per minute and address are limited across both endpoints; pages are not", async () => {
  await run.start({ rateLimit: 2 });
  await run.post(CONTACT, contactBody());
  await run.post(CONSULTATION, consultationBody());
  const answer = await run.post(CONTACT, contactBody());
  const words = "Too many messages from your connection. Please wait a minute and try again.";
  expect(answer).toMatchObject(refusal(429, words));
  expect(answer.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
  expect([(await run.get("/about")).status, (await run.stored()).length]).toEqual([200, 2]);
});

test.each<[string, boolean | string[], number]>([
  ["an untrusted client cannot choose its address", false, 429],
  ["a trusted proxy names the visitor", ["127.0.0.1"], 200],
  ["another proxy's header is ignored", ["10.0.0.1"], 429],
])("%s", async (_name, trustProxy, second) => {
  await run.start({ rateLimit: 1, trustProxy });
  const send = (address: string) => run.post(CONTACT, contactBody(), { "x-forwarded-for": address });
  expect((await send("203.0.113.1")).status).toBe(200);
  expect((await send("203.0.113.2")).status).toBe(second);
});

test.each<[string, Changes, string]>([
  ["address", { dayLimitAddress: 2 }, "Too many messages from your connection today."],
  ["mailbox", { dayLimitMailbox: 2 }, "This form has taken all the messages it can today."],
  ["host", { dayLimit: 2 }, "This form has taken all the messages it can today."],
])("so many messages a day for one %s", async (_name, changes, words) => {
  await run.start(changes);
  await run.post(CONTACT, contactBody());
  await run.post(CONSULTATION, consultationBody());
  const refused = refusal(429, `${words} Please phone us, or try again tomorrow.`);
  expect(await run.post(CONTACT, contactBody())).toMatchObject(refused);
  expect([(await run.get("/about")).status, (await run.stored()).length]).toEqual([200, 2]);
});

test("one address's cap does not concern another; of IPv6 a network counts as one", async () => {
  await run.start({ dayLimitAddress: 1, trustProxy: true });
  const send = (address: string) => run.post(CONTACT, contactBody(), { "x-forwarded-for": address });
  for (const address of ["203.0.113.1", "203.0.113.2", "2001:db8:1:2::1"])
    expect((await send(address)).status).toBe(200);
  const known = ["203.0.113.1:40001", "::ffff:203.0.113.2", "[2001:db8:1:2:ffff::9]:443"];
  for (const address of known) expect((await send(address)).status).toBe(429);
});

const HEAD = `POST ${CONTACT} HTTP/1.1\r\nHost: x\r\n`;
const PING = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n";
const isUp = async (socket: Socket) => {
  socket.write(PING);
  return /^HTTP\/1\.1 200 /.test(String(await once(socket, "data")));
};
const openFrom = (count: number, from?: string) =>
  Promise.all(Array.from({ length: count }, () => openTcpLine(run.address, from)));

test("a client that opens more connections than one may loses its idle ones; others are served", async () => {
  await run.start();
  const hoard = await openFrom(MAX_CONNECTIONS + 2, "127.0.0.2");
  expect(await isUp(await openTcpLine(run.address))).toBe(true);
  expect(await isUp(hoard.at(-1) ?? new Socket())).toBe(true);
  expect(hoard.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded)).toHaveLength(
    MAX_PER_ADDRESS,
  );
  for (const socket of hoard) socket.destroy();
});

test("near the limit of all, connections that have been idle longest are closed, and a request under way is not", async () => {
  await run.start();
  const busy = await openTcpLine(run.address, "127.0.1.1");
  busy.write(`${HEAD}Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n`);
  expect(String(await once(busy, "data"))).toContain("100 Continue");
  const others = await Promise.all(
    Array.from({ length: MAX_CONNECTIONS }, (_, index) =>
      openTcpLine(run.address, `127.0.2.${1 + (index % 200)}`),
    ),
  );
  expect(await isUp(await openTcpLine(run.address))).toBe(true);
  busy.write("{}");
  expect(String(await once(busy, "data"))).toMatch(/^HTTP\/1\.1 400 /);
  for (const socket of [busy, ...others]) socket.destroy();
});

test("an idle connection is closed after seconds, but not one of a proxy, which uses it again", async () => {
  for (const [trustProxy, seconds] of [
    [false, 5],
    [["127.0.0.1"], 72],
  ] as const) {
    await run.start({ trustProxy: trustProxy && [...trustProxy], spoolDir: `${run.folder}/${seconds}` });
    const { headers } = await run.get("/livez", { connection: "keep-alive" });
    expect(headers["keep-alive"]).toBe(`timeout=${seconds}`);
  }
});

test("a proxy's connections are many visitors', and have no limit of their own", async () => {
  await run.start({ trustProxy: ["127.0.0.2"] });
  const lines = await openFrom(MAX_PER_ADDRESS + 5, "127.0.0.2");
  for (const socket of lines.slice(0, 5)) expect(await isUp(socket)).toBe(true);
  for (const socket of lines) socket.destroy();
});

test.each([
  ["head", HEAD],
  ["body", `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`],
])("a request whose %s is never finished times out", async (_name, start) => {
  await run.start({ requestTimeout: 100 });
  const back = await rawExchange(run.address, start);
  expect(back).toMatch(/^HTTP\/1.1 408 /);
  expect(back).toContain('{"success":false,"message":"The request took too long. Please try again."}');
});

const ASKED = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };
const preflight = async (origin: string) => (await run.get(CONTACT, { origin, ...ASKED }, "OPTIONS")).headers;

test("pages of a configured origin may call, and read refusals too", async () => {
  await run.start({ allowedOrigins: [ORIGIN], rateLimit: 1 });
  expect(await preflight(ORIGIN)).toMatchObject({
    "access-control-allow-origin": ORIGIN,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type",
  });
  for (const status of [400, 429]) {
    const answer = await run.post(CONTACT, "{", { origin: ORIGIN });
    expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([status, ORIGIN]);
  }
});

test.each<[string, string[], string]>([
  ["another origin", [ORIGIN], "https://evil.example"],
  ["an origin that begins like ours", [ORIGIN], "https://www.bec.example.evil.example"],
  ["no origin", [ORIGIN], "null"],
  ["any origin while none is configured", [], ORIGIN],
])("pages of %s may not call", async (_name, allowedOrigins, origin) => {
  await run.start({ allowedOrigins });
  const answer = await run.post(CONTACT, contactBody(), { origin });
  for (const headers of [await preflight(origin), answer.headers])
    expect(["*", origin]).not.toContain(headers["access-control-allow-origin"]);
});

test("an unexpected error answers 500 without details, and its message stays out of the log", async () => {
  const { log } = await run.start();
  jest.spyOn(Health.prototype, "ask").mockImplementationOnce(() => {
    throw new Error("what a visitor wrote");
  });
  const words = "Something went wrong on our side. Please try again.";
  const answer = await run.get("/healthz");
  expect([answer.status, answer.json()]).toEqual([500, { success: false, message: words }]);
  const [line] = await log.until("a request failed");
  expect(line?.where).toEqual(expect.arrayContaining([expect.stringContaining("limits.test.ts")]));
  expect(JSON.stringify(log.lines)).not.toContain("visitor");
});
