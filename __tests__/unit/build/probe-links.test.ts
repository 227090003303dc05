import { probeLinks } from "../../../src/build/links/probe-links";
import { freePort } from "../../helpers/free-port";
import { localServer } from "./local-server";

/** Patient: a busy machine is no broken link. */
const MANNERS = { timeout: 60_000, atOnce: 4, pause: 30, userAgent: "link check of the tests" };

let asked: { method: string; url: string; agent: string | undefined; at: number }[] = [];
let open = 0;
let most = 0;

const address = localServer(({ url = "", method = "", headers }, response) => {
  asked.push({ method, url, agent: headers["user-agent"], at: performance.now() });
  open += 1;
  most = Math.max(most, open);
  response.once("close", () => {
    open -= 1;
  });
  const status = /^\/status\/(\d+)/.exec(url)?.[1];
  if (url === "/silent") return;
  if (url === "/reset") response.destroy();
  else if (url === "/moved") response.writeHead(301, { location: "/new" }).end();
  else if (url === "/get-only") response.writeHead(method === "GET" ? 200 : 405).end("x".repeat(100));
  else response.writeHead(Number(status ?? 200)).end();
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
  ["/silent", "unknown", "no answer in time"],
])("%s is %s: %s", async (route, verdict, detail) => {
  const timeout = route === "/silent" ? 100 : MANNERS.timeout;
  const [probed] = await probeLinks([address() + route], { ...MANNERS, timeout });
  expect(probed).toMatchObject({ url: address() + route, verdict, detail: expect.stringContaining(detail) });
});

test("a host that refuses is broken", async () => {
  const [probed] = await probeLinks([`http://127.0.0.1:${await freePort()}/`], MANNERS);
  expect(probed).toMatchObject({ verdict: "broken", detail: "ECONNREFUSED" });
});

test("HEAD comes first, GET only if HEAD fails, and a busy site is not asked twice", async () => {
  await probeLinks(
    ["/fine", "/get-only", "/status/429"].map((route) => address() + route),
    MANNERS,
  );
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "HEAD /fine",
    "HEAD /get-only",
    "GET /get-only",
    "HEAD /status/429",
  ]);
  expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set([MANNERS.userAgent]));
});

test("requests to one site are sequential and delayed, and results keep the order", async () => {
  const urls = ["/a", "/b", "/c"].map((route) => address() + route);
  const probed = await probeLinks(urls, MANNERS);
  expect(probed.map(({ url }) => url)).toEqual(urls);
  expect(most).toBe(1);
  const [first, second, third] = asked.map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(MANNERS.pause - 2);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(MANNERS.pause - 2);
});
