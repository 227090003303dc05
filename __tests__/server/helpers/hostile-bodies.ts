import { CONSULTATION, CONTACT, consultationBody, contactBody } from "./calls";

const text = (value: unknown) => JSON.stringify(value);
const contact = text(contactBody());
const consultation = text(consultationBody());

/** Request bodies that are broken as a whole. */
export const hostileBodies: readonly (string | Buffer)[] = [
  ...["", "null", "0", '""', "[]", "{}", "[{}]", "{", "undefined", "{'to':'x'}", '{"a":1,}', "\uFEFF{}"],
  `${contact}${contact}`,
  `${contact}\u0000`,
  "[".repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
  "x".repeat(300_000),
  text(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index]))),
  contact.replace("{", '{"__proto__":{"to":"victim@example.org"},'),
  consultation.replace("{", '{"__proto__":{"isAdmin":true},'),
  consultation.replace("{", '{"constructor":{"prototype":{"isAdmin":true}},'),
  contact.replace("{", '{"\\u005f_proto__":{"isAdmin":true},'),
  contact.replace("{", '{"to":"victim@example.org",'),
  contact.replace("}", ',"to":"victim@example.org"}'),
  text({ ...contactBody(), bcc: "victim@example.org", cc: "victim@example.org", from: "ceo@agency.example" }),
  text({ ...contactBody(), attachments: [{ path: "/etc/passwd" }], envelope: { to: "victim@example.org" } }),
  text({ ...consultationBody(), to: "victim@example.org", replyTo: "victim@example.org" }),
  Buffer.concat([Buffer.from('{"to":"'), Buffer.from([0xf0, 0x28, 0x8c, 0x28]), Buffer.from('"}')]),
  Buffer.from(contact, "utf16le"),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
];

const START = "Host: bec.example\r\nConnection: close\r\n";
const METHODS = ["", "G\u0000ET", ..."GET HEAD POST PUT OPTIONS TRACE PROPFIND get BREW".split(" ")];
const FAR = "/ * /% http://other.example/ //other.example /..%2f..%2fetc/passwd";
const TARGETS = ["", "/\u0000", ...FAR.split(" ")];
/** Headers before a body that proxies and hosts are known to read differently. */
const FRAMINGS = [
  ...["-1", "+5", "0x10", "99999999999999999999", "5, 5", "3"].map((length) => `Content-Length: ${length}`),
  ...["chunked", "xchunked", "chunked, chunked", "chunked\r\nTransfer-Encoding: identity"].map(
    (coding) => `Transfer-Encoding: ${coding}`,
  ),
  ...["Transfer-Encoding : chunked", "\tfolded", "X-Null: a\u0000b", "No colon", ": no name"],
  ...["Expect: 100-continue", "Expect: a miracle", "Content-Encoding: gzip", "Host: evil.example"],
  ...["Upgrade: websocket\r\nConnection: Upgrade", "Range: bytes=0-,0-,0-,0-"],
  ...[`X-Big: ${"x".repeat(40_000)}`, `Idempotency-Key: ${"k".repeat(5000)}`],
  Array.from({ length: 3000 }, (_, number) => `X-${number}: y`).join("\r\n"),
].map((header) => `Content-Length: ${contact.length}\r\n${header}\r\n\r\n${contact}`);
const CHUNKS = [
  "0",
  "5\r\nabc",
  "zz\r\n",
  "-1\r\nabc",
  "f".repeat(16),
  "3;a=b\r\nabc\r\n0\r\nBcc: x\r\n",
].map((chunk) => `Transfer-Encoding: chunked\r\n\r\n${chunk}\r\n`);
const POSTS = [CONTACT, CONSULTATION].map(
  (path) => `POST ${path} HTTP/1.1\r\n${START}Content-Type: application/json\r\n`,
);

/** Bytes on the wire that no browser sends. */
export const hostileRequests: readonly Buffer[] = [
  ...METHODS.flatMap((method) => TARGETS.map((target) => `${method} ${target} HTTP/1.1\r\n${START}\r\n`)),
  ...POSTS.flatMap((head) => [...FRAMINGS, ...CHUNKS].map((rest) => head + rest)),
  ...["GET / HTTP/9.9", "GET / HTTP/1.1", "GET / HTTP/1.0", "PRI * HTTP/2.0"].map(
    (line) => `${line}\r\n\r\n`,
  ),
  ...["GET /", "A".repeat(100_000), "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
  ...[`GET / HTTP/1.1\n${START}\n`, `GET  /${"a".repeat(100_000)} HTTP/1.1\r\n${START}\r\n`],
].map((bytes) => Buffer.from(bytes, "latin1"));
