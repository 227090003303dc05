/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { probeLinks } from "../../../src/build/links/probe-links";

/** Patient: a busy machine is no broken link. */
const MANNERS = { timeout: 60_000, atOnce: 4, pause: 30, userAgent: "link check of the tests" };

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly agent: string;
  readonly at: number;
}

let server: Server;
let base: string;
let asked: Asked[] = [];
let open = 0;
let most = 0;

function answer({ url = "", method }: IncomingMessage, response: ServerResponse): void {
  const status = /^\/status\/(\d+)/.exec(url)?.[1];
  if (url === "/silent") return;
  if (url === "/reset") response.destroy();
  else if (url === "/moved") response.writeHead(301, { location: "/new" }).end();
  else if (url === "/get-only") response.writeHead(method === "GET" ? 200 : 405).end("x".repeat(100));
  else response.writeHead(Number(status ?? 200)).end();
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    asked.push({ method, url, agent: headers["user-agent"] ?? "", at: performance.now() });
    open += 1;
    most = Math.max(most, open);
    response.once("close", () => {
      open -= 1;
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the mock server has no port");
  base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  most = 0;
});

test.each([
  ["/fine", "good", "status 200"],
  ["/get-only", "good", "status 200"],
  ["/moved", "moved", "leads to"],
  ["/status/404", "broken", "status 404"],
  ["/status/410", "broken", "status 410"],
  ["/status/500", "broken", "status 500"],
  ["/status/403", "unknown", "status 403"],
  ["/status/429", "unknown", "status 429"],
  ["/status/503", "unknown", "status 503"],
  ["/reset", "unknown", "UND_ERR_SOCKET"],
])("%s is %s: %s", async (route, verdict, detail) => {
  const [probed] = await probeLinks([base + route], MANNERS);
  expect(probed).toMatchObject({ url: base + route, verdict, detail: expect.stringContaining(detail) });
});

test("a site that does not answer in time is unknown, not broken", async () => {
  const [probed] = await probeLinks([`${base}/silent`], { ...MANNERS, timeout: 100 });
  expect(probed).toMatchObject({ verdict: "unknown", detail: "no answer in time" });
});

test("a host that refuses is broken", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const address = closed.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await new Promise((resolve) => closed.close(resolve));
  const [probed] = await probeLinks([`http://127.0.0.1:${port}/`], MANNERS);
  expect(probed).toMatchObject({ verdict: "broken", detail: "ECONNREFUSED" });
});

test("HEAD comes first, GET only if HEAD fails, and a busy site is not asked twice", async () => {
  await probeLinks([`${base}/fine`, `${base}/get-only`, `${base}/status/429`], MANNERS);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "HEAD /fine",
    "HEAD /get-only",
    "GET /get-only",
    "HEAD /status/429",
  ]);
  expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set([MANNERS.userAgent]));
});

test("requests to one site are sequential and delayed, and results keep the order", async () => {
  const urls = ["/a", "/b", "/c"].map((route) => base + route);
  const probed = await probeLinks(urls, MANNERS);
  expect(probed.map(({ url }) => url)).toEqual(urls);
  expect(most).toBe(1);
  const [first, second, third] = asked.map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(MANNERS.pause - 2);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(MANNERS.pause - 2);
});
