import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { updateRates } from "../../../src/money/node/update-rates";

const rated = (rates: Readonly<Record<string, number>>) =>
  Object.entries(rates).map(([code, rate]) => ({ code, rate }));

const RECORD = {
  source: { name: "A bank", url: "https://bank.example/rates.xml" },
  day: "2026-01-05",
  readOn: "2026-01-05",
  note: "typed by hand",
  perEuro: rated({ INR: 100, AUD: 1.5 }),
  pegs: [{ code: "NPR", to: "INR", rate: 1.6 }],
};

const bankFile = (day: string, rates: Readonly<Record<string, string>>) =>
  `<?xml version="1.0"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary">
\t<Cube><Cube time='${day}'>
${Object.entries(rates).map(([code, rate]) => `\t\t<Cube currency='${code}' rate='${rate}'/>\n`)}
\t</Cube></Cube>
</gesmes:Envelope>
`.replaceAll(",", "");

const WHOLE = bankFile("2026-02-03", { USD: "1.1", AUD: "1.62", INR: "108.5" });

let folder: string;
let file: string;
let answer: { status: number; body: string } | undefined;

const server = createServer((_request, response) => {
  // Without an answer the request hangs, as with a bank that is late.
  if (!answer) return;
  response.writeHead(answer.status, { "content-type": "text/xml" }).end(answer.body);
});
const address = () => `http://127.0.0.1:${Object(server.address()).port}`;
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rates-"));
  file = path.join(folder, "rates.json");
  writeFileSync(file, JSON.stringify(RECORD));
});
afterEach(() => rmSync(folder, { recursive: true }));

const update = (url = address(), timeout = 60_000) =>
  updateRates({ file, url, timeout, today: "2026-02-04" });

test("a whole file renews every rate that the record holds, and its days; the pegs stay", async () => {
  answer = { status: 200, body: WHOLE };
  expect(await update()).toBe("2026-02-03");
  const { note: _, ...rest } = RECORD;
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    ...rest,
    day: "2026-02-03",
    readOn: "2026-02-04",
    perEuro: rated({ INR: 108.5, AUD: 1.62 }),
  });
});

test.each([
  ["cut short", WHOLE.slice(0, -30), 200, /cut short/],
  ["cut in the middle of the rates", WHOLE.slice(0, WHOLE.indexOf("INR")), 200, /cut short/],
  ["without one of the currencies", bankFile("2026-02-03", { AUD: "1.62" }), 200, /no rate for INR/],
  ["without a day", WHOLE.replace(/ time='[^']+'/, ""), 200, /names no day/],
  ["without rates", bankFile("2026-02-03", {}), 200, /holds no rate/],
  ["with a rate of nought", bankFile("2026-02-03", { AUD: "0", INR: "108.5" }), 200, /positive/],
  ["older than what is there", bankFile("2026-01-02", { AUD: "1", INR: "9" }), 200, /older than/],
  ["of a day to come", bankFile("2026-03-01", { AUD: "1", INR: "9" }), 200, /still to come/],
  ["a page of the bank's in HTML", "<html><body>Maintenance</body></html>", 200, /cut short/],
  ["refused", "no", 503, /answers 503/],
])("an answer that is %s changes nothing", async (_what, body, status, reason) => {
  answer = { status, body };
  await expect(update()).rejects.toThrow(reason);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(RECORD);
});

test.each([
  ["is late", address, 100, /timeout|aborted/i],
  ["cannot be reached", () => "http://127.0.0.1:1/rates.xml", 60_000, /./],
])("a bank that %s changes nothing", async (_what, from, timeout, reason) => {
  answer = undefined;
  await expect(update(from(), timeout)).rejects.toThrow(reason);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(RECORD);
});
