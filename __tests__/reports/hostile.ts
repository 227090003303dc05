import { endpoints } from "../../src/forms/endpoints";
import { rawExchange } from "../server/helpers/calls";
import { type Row, rowOf, served, tell } from "./report";

/** How long a raw exchange may last in ms; the host closes a request that never ends after 15 s. */
const PATIENCE = 17_000;

const HOST = "Host: bec.example\r\n";
const BODY = '{"to":"hello@bec.example","subject":"Hello","html":"<p>Hello</p>"}';
const JSON_TYPE = "Content-Type: application/json\r\n";
const LENGTH = `Content-Length: ${BODY.length}\r\n`;
const CLOSE = "Connection: close\r\n";

const METHODS = ["", "G\u0000ET", ..."GET HEAD POST PUT OPTIONS TRACE PROPFIND get BREW".split(" ")];
const FAR = "/ * /% http://other.example/ //other.example /..%2f..%2fetc/passwd";
const TARGETS = ["", "/\u0000", ...FAR.split(" ")];

/** Headers that proxies and hosts are known to read differently, before a body. */
const FRAMINGS = [
  ...["-1", "+5", "0x10", "99999999999999999999", "5, 5"].map((length) => `Content-Length: ${length}`),
  ...["xchunked", "chunked, chunked"].map((coding) => `Transfer-Encoding: ${coding}`),
  ...["Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "Transfer-Encoding : chunked"],
  ...[
    ...["Content-Length: 3", "Transfer-Encoding: chunked", "\tfolded", "X-Null: a\u0000b", "No colon"],
    ...[": no name", "Expect: 100-continue", "Expect: a miracle", "Content-Encoding: gzip"],
    ...["Upgrade: websocket\r\nConnection: Upgrade", "Range: bytes=0-,0-,0-,0-", "Host: evil.example"],
    ...[`X-Big: ${"x".repeat(40_000)}`, `Idempotency-Key: ${"k".repeat(5000)}`],
    Array.from({ length: 3000 }, (_, number) => `X-${number}: y`).join("\r\n"),
  ].map((header) => LENGTH + header),
];
const CHUNKS = [
  ...["0\r\n\r\n", "5\r\nabc", "zz\r\n\r\n", "-1\r\nabc\r\n", "ffffffffffffffff\r\nabc\r\n"],
  "3;a=b\r\nabc\r\n0\r\nBcc: x\r\n\r\n",
];

/** Requests as bytes on the wire that no browser sends. */
function rawRequests(): string[] {
  const get = (line: string) => `${line}\r\n${HOST}\r\n`;
  const post = (path: string) => `POST ${path} HTTP/1.1\r\n${HOST}${JSON_TYPE}${CLOSE}`;
  return [
    ...METHODS.flatMap((method) =>
      TARGETS.map((target) => `${method} ${target} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
    ),
    ...Object.values(endpoints).flatMap((path) =>
      FRAMINGS.map((framing) => `${post(path)}${framing}\r\n\r\n${BODY}`),
    ),
    ...CHUNKS.map((chunk) => `${post(endpoints.contact)}Transfer-Encoding: chunked\r\n\r\n${chunk}`),
    ...["", "\r\n\r\n", "GET /"],
    ...["9.9", "1.1", "1.0"].map((version) => `GET / HTTP/${version}\r\n\r\n`),
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
    ...[`GET / HTTP/1.1\n${HOST}\n`, `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, get("GET  / HTTP/1.1")],
    ...["A".repeat(100_000), get(`GET /${"a".repeat(100_000)} HTTP/1.1`)],
  ];
}

/** Requests that no browser sends; server/hostile.test.ts sends values that no visitor types. */
export async function hostile(): Promise<readonly Row[]> {
  const requests = rawRequests();
  tell(`${requests.length} requests`);
  return served(
    async (site) => {
      const faults: string[] = [];
      for (const bytes of requests) {
        const back = await rawExchange(site, Buffer.from(bytes, "latin1"), PATIENCE);
        // What is no HTTP of this century, or of no known kind, is refused so.
        const status = /^HTTP\/1\.1 (5(?!0[15])\d\d)/.exec(back)?.[1];
        if (status) faults.push(`${status} for ${JSON.stringify(bytes.slice(0, 200))}`);
      }
      const { status } = await fetch(`${site}/healthz`);
      return [
        rowOf("no raw request is answered with a server error", faults, `${requests.length}`),
        rowOf("the host is well after them", status === 200 ? [] : [`${status}`]),
      ];
    },
    { LOG_LEVEL: "silent" },
  );
}
