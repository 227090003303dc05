import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import Fastify from "fastify";
import { MOST_CONNECTIONS } from "../../server/build-app";
import { answerError } from "../../server/errors";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { LogSink } from "./helpers/log-sink";
import { rawExchange } from "./helpers/raw-exchange";
import { spoolMessages } from "./helpers/read-spool";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const root = temporaryFolder();
let host: TestHost;

async function start(changes: Parameters<typeof testHost>[1] = {}): Promise<TestHost> {
  const folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
  return testHost(folder, changes);
}

const stored = () => spoolMessages(host.config.spoolDir);

const ORIGIN = "https://www.bec.example";

describe("limits", () => {
  test("requests per minute and address are limited across both endpoints; pages are not", async () => {
    host = await start({ rateLimit: 3 });
    for (const path of [CONTACT, CONSULTATION, CONTACT]) {
      const body = path === CONTACT ? contactBody() : consultationBody();
      expect((await post(host.address, path, body)).status).toBe(200);
    }
    const answer = await post(host.address, CONSULTATION, consultationBody());
    expect(answer).toMatchObject({
      status: 429,
      success: false,
      message: expect.stringContaining("wait a minute"),
    });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await request(host.address, "/about")).status).toBe(200);
    expect(stored()).toHaveLength(3);
    await host.close();
  });

  test.each<[string, boolean | string[], number]>([
    ["an untrusted client cannot choose its address", false, 429],
    ["a trusted proxy names the visitor", ["127.0.0.1"], 200],
    ["another proxy's header is ignored", ["10.0.0.1"], 429],
  ])("%s", async (_name, trustProxy, second) => {
    host = await start({ rateLimit: 1, trustProxy });
    const send = (address: string) =>
      post(host.address, CONTACT, contactBody(), { "x-forwarded-for": address }).then(({ status }) => status);
    expect([await send("203.0.113.1"), await send("203.0.113.2")]).toEqual([200, second]);
    await host.close();
  });

  test("connections beyond the limit are closed, and the others are served", async () => {
    host = await start();
    const { hostname, port } = new URL(host.address);
    const open: Socket[] = [];
    const connectOne = async () => {
      const socket = connect(Number(port), hostname).on("error", () => {});
      await once(socket, "connect");
      open.push(socket);
      return socket;
    };
    for (let number = 0; number < MOST_CONNECTIONS; number += 1) await connectOne();
    const beyond = await connectOne();
    await once(beyond.resume(), "close");
    const [first] = open;
    first?.write("GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    const [answer] = first ? await once(first, "data") : [];
    expect(`${answer}`).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of open) socket.destroy();
    await host.close();
  });

  test("a request that is never finished times out", async () => {
    host = await start({ requestTimeout: 300 });
    for (const start of [
      "POST / HTTP/1.1\r\nHost: x\r\n",
      `POST ${CONTACT} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ]) {
      const back = await rawExchange(host.address, start);
      expect(back).toMatch(/^HTTP\/1.1 408 /);
      expect(back).toContain('{"success":false,"message":"The request took too long. Please try again."}');
    }
    await host.close();
  });
});

describe("other origins", () => {
  const preflight = (origin: string, from = host) =>
    request(from.address, CONTACT, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });

  test("only the configured ones may call", async () => {
    host = await start({ allowedOrigins: [ORIGIN], rateLimit: 2 });
    const allowed = await preflight(ORIGIN);
    expect(allowed.status).toBe(204);
    expect(allowed.headers).toMatchObject({
      "access-control-allow-origin": ORIGIN,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type",
    });
    for (const origin of ["https://evil.example", "https://www.bec.example.evil.example", "null"]) {
      expect((await preflight(origin)).headers["access-control-allow-origin"]).not.toBe(origin);
      expect((await preflight(origin)).headers["access-control-allow-origin"]).not.toBe("*");
    }
    expect((await post(host.address, CONTACT, contactBody(), { origin: ORIGIN })).headers).toMatchObject({
      "access-control-allow-origin": ORIGIN,
      vary: expect.stringMatching(/origin/i),
    });
    const refusals = [
      await post(host.address, CONTACT, "{", { origin: ORIGIN }),
      await post(host.address, CONTACT, {}, { origin: ORIGIN }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 429]);
    for (const { headers } of refusals) expect(headers["access-control-allow-origin"]).toBe(ORIGIN);
    await host.close();
  });

  test("no origin may call when none is configured", async () => {
    host = await start();
    expect((await preflight(ORIGIN)).headers["access-control-allow-origin"]).toBeUndefined();
    const answer = await post(host.address, CONTACT, contactBody(), { origin: ORIGIN });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    await host.close();
  });
});

test("an unexpected error answers 500 without details, and its message stays out of the log", async () => {
  const log = new LogSink();
  const app = Fastify({ loggerInstance: log.logger });
  app.setErrorHandler(answerError);
  app.get("/", async () => {
    throw new Error("what a visitor wrote");
  });
  const answer = await request(await app.listen({ port: 0, host: "127.0.0.1" }), "/");
  await app.close();
  expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
    500,
    { success: false, message: "Something went wrong on our side. Please try again." },
  ]);
  const [line] = await log.until("a request failed");
  expect(line?.where).toEqual(expect.arrayContaining([expect.stringContaining("limits.test.ts")]));
  expect(JSON.stringify(line)).not.toContain("visitor");
});
