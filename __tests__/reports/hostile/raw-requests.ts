import { endpoints } from "../../../src/forms/endpoints";

const HOST = "Host: bec.example\r\n";
const BODY = '{"to":"hello@bec.example","subject":"Hello","html":"<p>Hello</p>"}';
const JSON_TYPE = "Content-Type: application/json\r\n";
const LENGTH = `Content-Length: ${BODY.length}\r\n`;
const CLOSE = "Connection: close\r\n";

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "get",
  "BREW",
  "",
  "G\u0000ET",
];
const TARGETS = [
  "/",
  "*",
  "/%",
  "/\u0000",
  "http://other.example/",
  "//other.example",
  "/..%2f..%2fetc/passwd",
  "",
];

/** Headers that proxies and hosts are known to read differently, before a body. */
const FRAMINGS = [
  `${LENGTH}Content-Length: 3\r\n`,
  `${LENGTH}Transfer-Encoding: chunked\r\n`,
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
  "Transfer-Encoding: xchunked\r\n",
  "Transfer-Encoding : chunked\r\n",
  "Transfer-Encoding: chunked, chunked\r\n",
  "Content-Length: -1\r\n",
  "Content-Length: +5\r\n",
  "Content-Length: 0x10\r\n",
  "Content-Length: 99999999999999999999\r\n",
  "Content-Length: 5, 5\r\n",
  `${LENGTH}\tfolded\r\n`,
  `${LENGTH}X-Null: a\u0000b\r\n`,
  `${LENGTH}No colon\r\n`,
  `${LENGTH}: no name\r\n`,
  `${LENGTH}X-Big: ${"x".repeat(40_000)}\r\n`,
  `${LENGTH}${Array.from({ length: 3000 }, (_, number) => `X-${number}: y\r\n`).join("")}`,
  `${LENGTH}Expect: 100-continue\r\n`,
  `${LENGTH}Expect: a miracle\r\n`,
  `${LENGTH}Upgrade: websocket\r\nConnection: Upgrade\r\n`,
  `${LENGTH}Content-Encoding: gzip\r\n`,
  `${LENGTH}Range: bytes=0-,0-,0-,0-\r\n`,
  `${LENGTH}Idempotency-Key: ${"k".repeat(5000)}\r\n`,
  `${LENGTH}Host: evil.example\r\n`,
];
const CHUNKS = [
  "0\r\n\r\n",
  "5\r\nabc",
  "zz\r\n\r\n",
  "-1\r\nabc\r\n",
  "ffffffffffffffff\r\nabc\r\n",
  "3;a=b\r\nabc\r\n0\r\nBcc: x\r\n\r\n",
];

/** Requests as bytes on the wire that no browser sends. */
export function rawRequests(): string[] {
  const lines = METHODS.flatMap((method) =>
    TARGETS.map((target) => `${method} ${target} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`),
  );
  const framed = Object.values(endpoints).flatMap((path) =>
    FRAMINGS.map((framing) => `POST ${path} HTTP/1.1\r\n${HOST}${JSON_TYPE}${CLOSE}${framing}\r\n${BODY}`),
  );
  const chunked = CHUNKS.map(
    (chunk) =>
      `POST ${endpoints.contact} HTTP/1.1\r\n${HOST}${JSON_TYPE}${CLOSE}Transfer-Encoding: chunked\r\n\r\n${chunk}`,
  );
  const others = [
    "",
    "\r\n\r\n",
    "GET /",
    "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
    `GET / HTTP/1.1\n${HOST}\n`,
    `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`,
    `GET  / HTTP/1.1\r\n${HOST}\r\n`,
    `${"A".repeat(100_000)}`,
    `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`,
  ];
  return [...lines, ...framed, ...chunked, ...others];
}
