import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { lookUp } from "../../src/figures/node/look-up/look-up";
import { FIXED_DAY } from "../fixed-site/place";

/** A PDF of one page that says a text in plain ASCII; readers do without its table of objects. */
function pdfOf(text: string): string {
  const stream = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.4\n${objects.join("")}trailer\n<< /Size 6 /Root 1 0 R >>\n`;
}

type Body = string | Uint8Array<ArrayBuffer>;
type Answer = Readonly<Partial<{ status: number; type: string; body: Body; to: string }>>;

const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
});

/** Answers every request of the program in place of the authorities. */
function answerAs(answers: Readonly<Record<string, Answer | Error>>): readonly string[] {
  const asked: string[] = [];
  globalThis.fetch = async (address, options) => {
    const url = String(address);
    asked.push(`${url} for ${new Headers(options?.headers).get("user-agent")}`);
    const answer = answers[url] ?? { status: 404, body: "Not here" };
    if (answer instanceof Error) throw answer;
    const headers = new Headers({ "content-type": answer.type ?? "text/html; charset=utf-8" });
    if (answer.to !== undefined) headers.set("location", answer.to);
    return new Response(answer.body, { status: answer.to === undefined ? answer.status : 301, headers });
  };
  return asked;
}

const OPTIONS = { timeout: 600_000, limit: 100_000, atOnce: 4, pause: 0, userAgent: "figures-check" };
const PAGE = "https://authority.example/fees";

type Figure = { readonly value: string; readonly unit?: string; readonly expect?: string };

/** What becomes of a look for a figure on a page. */
async function lookFor(figure: Figure, answers: Readonly<Record<string, Answer | Error>>) {
  const asked = answerAs(answers);
  const official = { name: "An authority", url: PAGE };
  const [looked] = await lookUp([{ id: "one", ...figure, official }], OPTIONS);
  return { verdict: looked?.verdict, detail: looked?.detail, asked };
}

/** A page of an authority, as it looks around the sentence in question. */
const html = (sentence: string): Answer => ({
  body: `<!doctype html><script>var a = 29710;</script><p>${sentence}</p><p>${"More of it. ".repeat(40)}</p>`,
});

test.each<[value: string, unit: string, verdict: string, sentence: string]>([
  ["29,710", "AUD", "found", "You need $29710 for a year."],
  ["29,710", "AUD", "found", "You need <b>29</b><span>,710</span> Australian dollars."],
  ["29,710", "AUD", "found", "You need 29&#8239;710.00 dollars."],
  ["2,500", "AUD", "found", "<table><tr><td>2026</td><td>2,500</td><td>710</td></tr></table>"],
  ["235", "CAD", "found", "Fees: CAN$ 235."],
  ["1,060", "MYR", "found", "RM 1,060.00"],
  ["48", "hours per fortnight", "found", "no more than 48 hours of work a fortnight"],
  ["24", "hours a week", "found", "up to 24&nbsp;hours per week off campus"],
  ["20", "hours a week", "found", "20-hour weekly limit"],
  ["six", "calendar months", "found", "in the past 6 calendar months"],
  ["2", "years", "found", "You can stay for two years."],
  ["30 % of course cost", "", "found", "about 30 per cent of the cost"],
  ["10 to 15", "working days", "found", "between 10 and 15 working days"],
  ["1,300 to 1,400", "GBP", "found", "£1,300–£1,400 a month"],
  ["23 March 2024", "", "found", "from March 23, 2024"],
  ["23 March 2024", "", "found", "Updated 2024-03-23"],
  ["23 March 2024", "", "found", "Updated 23/03/2024"],
  ["Evidence Level 3", "", "found", "Your evidence level 3 applies"],
  ["29,710", "AUD", "not found", "You need AUD 129,710 or 29,710.50."],
  ["29,710", "AUD", "not found", "Call 297 10 or see part 29710x."],
  ["2,500", "AUD", "not found", "AUD 2,000, and 2,500,000 visitors"],
  ["48", "hours per fortnight", "not found", "40 hours per fortnight; within 48 hours. A week later."],
  ["48", "hours per fortnight", "not found", "48 500 hours of teaching"],
  ["20", "hours a week", "not found", "20 days; 24 hours a week"],
  ["45", "SGD", "not found", "S$450; 45 minutes"],
  ["two", "years", "not found", "two months, three years"],
  ["8", "months", "not found", "18 months"],
  ["30 % of course cost", "", "not found", "130 % or 30 students"],
  ["10 to 15", "working days", "not found", "10 days; there are very many more rooms, and 15 are large"],
  ["23 March 2024", "", "not found", "23 March 2025, 22 March 2024, 24/03/2023"],
  ["Evidence Level 3", "", "not found", "Evidence levels 1 and 2"],
])("%s %s is %s in “%s”", async (value, unit, verdict, sentence) => {
  const looked = await lookFor({ value, unit: unit || undefined }, { [PAGE]: html(sentence) });
  expect(looked.verdict).toBe(verdict);
});

const POUNDS = { value: "1,171", unit: "GBP" };
const LAKHS = { value: "10 lakh", unit: "INR", expect: "ten lakh" };
const DOLLARS = { value: "29,710", unit: "AUD" };
const latin = (text: string) => Uint8Array.from(Buffer.from(`${text} ${"x ".repeat(120)}`, "latin1"));

test.each<[what: string, verdict: string, figure: Figure, answer: Answer | Error]>([
  ["in a wrong charset", "found", POUNDS, { body: latin("<p>\u00a31,171 a month") }],
  [
    "that names its charset",
    "found",
    POUNDS,
    { type: "text/html", body: latin('<meta charset="latin1">£1,171') },
  ],
  ["of plain text", "found", POUNDS, { type: "text/plain", body: "GBP 1,171 a month" }],
  ["that is no PDF", "refused", POUNDS, { type: "application/pdf", body: "%PDF-1.4 1,171" }],
  ["with the expected words", "found", LAKHS, html("Ten Lakh Rupees")],
  ["without them", "not found", LAKHS, html("10 lakh")],
  ["that moved", "moved", DOLLARS, { to: "/now" }],
  ["that is gone", "moved", DOLLARS, { to: "/elsewhere" }],
  ["behind a sign-in", "refused", DOLLARS, { status: 403, body: "No" }],
  ["of a busy site", "refused", DOLLARS, { status: 429, body: "Later" }],
  ["that a script fills", "refused", DOLLARS, { body: "<div></div><script>show('AUD 29,710')</script>" }],
  ["that is huge", "refused", DOLLARS, { body: `<p>AUD 29,710</p>${"x".repeat(100_000)}` }],
  ["that is a picture", "refused", DOLLARS, { type: "image/png", body: "29,710" }],
  ["that is missing", "unreachable", DOLLARS, { status: 404, body: "29,710" }],
  ["that never answers", "unreachable", DOLLARS, Object.assign(new Error(), { name: "TimeoutError" })],
  ["that leads in a circle", "unreachable", DOLLARS, { to: "/fees" }],
])("a page %s is %s", async (_what, verdict, figure, answer) => {
  const now = { "https://authority.example/now": html("AUD 29,710") };
  const elsewhere = { "https://authority.example/elsewhere": html("AUD 1") };
  expect((await lookFor(figure, { [PAGE]: answer, ...now, ...elsewhere })).verdict).toBe(verdict);
});

test("what a page says instead is named", async () => {
  const { detail } = await lookFor(DOLLARS, { [PAGE]: html("You need AUD 24,505.") });
  expect(detail).toMatch(/^nearest: “.*aud 24,505/);
});

test("a page that robots.txt forbids is not asked for, and the program says who it is", async () => {
  const robots = { type: "text/plain", body: "User-agent: *\nDisallow: /fees\n" };
  const { verdict, asked } = await lookFor(DOLLARS, { "https://authority.example/robots.txt": robots });
  expect(verdict).toBe("refused");
  expect(asked).toEqual(["https://authority.example/robots.txt for figures-check"]);
});

describe("check:facts", () => {
  let root: string;
  const file = () => path.join(root, "content/facts.json");
  const fee = { country: "company", topic: "fee", label: "Fee", basis: "exact", reviewEveryDays: 90 };
  const record = (id: string, url: string) => {
    return { id, ...fee, ...DOLLARS, official: { name: "Authority", url } };
  };
  const there = record("au.there", "https://a.localhost/fees.pdf");
  const not = record("au.not", "https://b.localhost/other");
  const printed = (facts: readonly object[]) => `${JSON.stringify(facts, null, 2)}\n`;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "figures-"));
    mkdirSync(path.join(root, "content"));
    writeFileSync(file(), printed([there, not]));
    writeFileSync(path.join(root, "content/company.json"), '{ "siteUrl": "https://www.agency.test" }');
    const pdf = JSON.stringify(pdfOf("You need 29,710 dollars"));
    const answer = `String(url).endsWith(".pdf") ? ${pdf} : "AUD 5"`;
    const script = `globalThis.fetch = async (url) => new Response(${answer});`;
    writeFileSync(path.join(root, "answers.cjs"), script);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  async function checkFacts(...args: readonly string[]) {
    const command = ["--require", path.join(root, "answers.cjs"), "--import", "tsx"];
    const script = path.resolve("src/build/commands/check-facts.ts");
    const env = { ...process.env, BUILD_DAY: FIXED_DAY };
    return promisify(execFile)(process.execPath, [...command, script, root, ...args], { env }).then(
      ({ stdout }) => ({ stdout, code: 0 }),
      (error: { stdout: string; code: number }) => error,
    );
  }

  test("it lists what was found, in a PDF too, and what was not, and changes nothing", async () => {
    const { stdout, code } = await checkFacts("--json");
    const notFound = { id: "au.not", verdict: "not found" };
    expect(JSON.parse(stdout)).toMatchObject([{ id: "au.there", verdict: "found" }, notFound]);
    expect(code).toBe(0);
    expect(readFileSync(file(), "utf8")).toBe(printed([there, not]));
  });

  test("--write notes the day of what was found alone; --fail says that something is not as it was", async () => {
    const { stdout, code } = await checkFacts("--write", "--fail");
    expect(stdout).toContain("Found: 1");
    expect(stdout).toContain("https://b.localhost/other");
    expect(code).toBe(1);
    expect(readFileSync(file(), "utf8")).toBe(printed([{ ...there, seenOn: "2024-07-15" }, not]));
  });

  test("a register that is broken is exit code 2", async () => {
    writeFileSync(file(), "[{]");
    expect((await checkFacts()).code).toBe(2);
  });
});
