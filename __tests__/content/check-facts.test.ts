import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { buildDay } from "../../src/build/build-day";
import { type Answer, figurePages, pdfOf } from "../helpers/figure-pages";

const run = promisify(execFile);
const RESULTS = z.array(z.object({ id: z.string(), verdict: z.string(), detail: z.string() }));

interface Figure {
  readonly value: string;
  readonly unit?: string;
  readonly expect?: string;
}

const text = (body: string): Answer => ({
  body: `<!doctype html><title>Page</title><script>var a = 29710;</script><h1>Study here</h1>${body}<p>${"More words about something else. ".repeat(12)}</p>`,
});
const nbsp = "\u00a0";

/** Pages that state a figure, each as authorities really write it. */
const PLANTED: readonly (readonly [Figure, Answer])[] = [
  [{ value: "29,710", unit: "AUD" }, text("<p>You need AUD29,710.</p>")],
  [{ value: "29,710", unit: "AUD" }, text("<p>You need $29710 for a year.</p>")],
  [{ value: "29,710", unit: "AUD" }, text(`<p>You need 29${nbsp}710 dollars.</p>`)],
  [{ value: "29,710", unit: "AUD" }, text("<p>You need <b>29</b><span>,710</span> Australian dollars.</p>")],
  [{ value: "29,710", unit: "AUD" }, text("<p>You need 29&#8239;710.00 dollars.</p>")],
  [
    { value: "2,500", unit: "AUD" },
    text("<table><tr><th>Year</th><th>Charge</th></tr><tr><td>2026</td><td>A$2,500</td></tr></table>"),
  ],
  [{ value: "2,500", unit: "AUD" }, text("<table><tr><td>2026</td><td>2,500</td><td>710</td></tr></table>")],
  [{ value: "235", unit: "CAD" }, text("<p>Fees: CAN$ 235.</p><p>That is 235 CAD.</p>")],
  [{ value: "776", unit: "GBP" }, text("<p>You pay £776 for each year.</p>")],
  [{ value: "60", unit: "EUR" }, text("<p>Single journey: €60</p>")],
  [{ value: "45", unit: "SGD" }, text("<p>S$45 at issuance</p>")],
  [{ value: "1,060", unit: "MYR" }, text("<p>RM 1,060.00</p>")],
  [{ value: "48", unit: "hours per fortnight" }, text("<p>no more than 48 hours of work a fortnight</p>")],
  [{ value: "48", unit: "hours per fortnight" }, text("<p>a limit of 48 work hours each fortnight</p>")],
  [{ value: "24", unit: "hours a week" }, text("<li>up to 24&nbsp;hours per week off campus</li>")],
  [{ value: "20", unit: "hours a week" }, text("<p>20-hour weekly limit</p>")],
  [{ value: "six", unit: "calendar months" }, text("<p>in the past 6 calendar months</p>")],
  [{ value: "2", unit: "years" }, text("<p>You can stay for two years.</p>")],
  [{ value: "8", unit: "months" }, text("<p>a programme of (8) months</p>")],
  [{ value: "150", unit: "words" }, text("<p>Each answer: 150&thinsp;words</p>")],
  [{ value: "30 % of course cost" }, text("<p>about 30 per cent of the cost</p>")],
  [{ value: "22,000+", unit: "courses" }, text("<p>over 22,000 courses</p>")],
  [{ value: "10 to 15", unit: "working days" }, text("<p>between 10 and 15 working days</p>")],
  [{ value: "1,300 to 1,400", unit: "GBP" }, text("<p>£1,300–£1,400 a month</p>")],
  [{ value: "23 March 2024" }, text("<p>on or after 23 March 2024</p>")],
  [{ value: "23 March 2024" }, text("<p>from March 23, 2024</p>")],
  [{ value: "23 March 2024" }, text("<p>from 23rd of Mar 2024</p>")],
  [{ value: "23 March 2024" }, text("<p>Updated 2024-03-23</p>")],
  [{ value: "23 March 2024" }, text("<p>Updated 23/03/2024</p>")],
  [{ value: "23 March 2024" }, text("<p>Updated 3/23/2024</p>")],
  [{ value: "Evidence Level 3" }, text("<p>Your evidence level 3 applies</p>")],
  [{ value: "10 lakh", unit: "INR", expect: "ten lakh rupees" }, text("<p>up to Ten Lakh Rupees</p>")],
  [
    { value: "1,529", unit: "GBP" },
    {
      type: "text/html; charset=utf-8",
      body: Buffer.from(`<p>\u00a31,529 a month \u2013 ${"x ".repeat(120)}</p>`, "latin1"),
    },
  ],
  [
    { value: "1,171", unit: "GBP" },
    {
      type: "text/html",
      body: Buffer.from(`<meta charset="iso-8859-1"><p>\u00a31,171 ${"x ".repeat(120)}</p>`, "latin1"),
    },
  ],
  [
    { value: "1,171", unit: "GBP" },
    { type: "text/plain", body: "GBP 1,171 a month" },
  ],
  [
    { value: "1,171", unit: "GBP" },
    { type: "application/pdf", body: pdfOf("You must have 1,171 pounds for each month") },
  ],
];

/** Pages that state another figure, which a careless look would take for the right one. */
const ABSENT: readonly (readonly [Figure, Answer])[] = [
  [{ value: "29,710", unit: "AUD" }, text("<p>You need AUD 24,505.</p>")],
  [{ value: "29,710", unit: "AUD" }, text("<p>You need AUD 129,710 or 29,710.50.</p>")],
  [{ value: "29,710", unit: "AUD" }, text("<p>Call 297 10 or see part 29710x.</p>")],
  [{ value: "2,500", unit: "AUD" }, text("<p>AUD 2,000, and 2,500,000 visitors</p>")],
  [
    { value: "48", unit: "hours per fortnight" },
    text("<p>40 hours per fortnight; answered within 48 hours. A week later.</p>"),
  ],
  [{ value: "48", unit: "hours per fortnight" }, text("<p>48 500 hours of teaching</p>")],
  [{ value: "20", unit: "hours a week" }, text("<p>20 days; 24 hours a week</p>")],
  [{ value: "45", unit: "SGD" }, text("<p>S$450; 45 minutes</p>")],
  [{ value: "60", unit: "EUR" }, text("<p>€600 and 60 days</p>")],
  [{ value: "235", unit: "CAD" }, text("<p>CAD 150 and CAD 85</p>")],
  [{ value: "two", unit: "years" }, text("<p>two months, three years</p>")],
  [{ value: "8", unit: "months" }, text("<p>18 months</p>")],
  [{ value: "30 % of course cost" }, text("<p>130 % or 30 students</p>")],
  [
    { value: "10 to 15", unit: "working days" },
    text("<p>10 days; there are very many more rooms, and 15 of them are large</p>"),
  ],
  [{ value: "23 March 2024" }, text("<p>23 March 2025, 22 March 2024, 24/03/2023</p>")],
  [{ value: "Evidence Level 3" }, text("<p>Evidence levels 1 and 2</p>")],
  [{ value: "10 lakh", unit: "INR", expect: "ten lakh rupees" }, text("<p>10 lakh</p>")],
  [
    { value: "1,171", unit: "GBP" },
    { type: "application/pdf", body: pdfOf("You must have 1,172 pounds") },
  ],
];

/** Pages that cannot be read by a program, or stand elsewhere. */
const OTHERS: Readonly<Record<string, readonly [string, Answer]>> = {
  moved: ["moved", { to: "/now" }],
  gone: ["moved", { to: "/elsewhere" }],
  "sign-in": ["refused", { status: 403, body: "No" }],
  busy: ["refused", { status: 429, body: "Later" }],
  missing: ["unreachable", { status: 404, body: "Nothing" }],
  broken: ["unreachable", { status: 500, body: "29,710" }],
  script: ["refused", { body: '<div id="root"></div><script>show("AUD 29,710")</script>' }],
  huge: ["refused", { body: `<p>AUD 29,710</p>${"x".repeat(9_000_000)}` }],
  picture: ["refused", { type: "image/png", body: "29,710" }],
  "no-pdf": ["refused", { type: "application/pdf", body: "%PDF-1.4 29,710" }],
  silent: ["unreachable", { isSilent: true }],
  circle: ["unreachable", { to: "/circle" }],
  "private/fees": ["refused", text("<p>AUD 29,710</p>")],
};

const pages = new Map<string, Answer>([
  ["/robots.txt", { type: "text/plain", body: "User-agent: *\nDisallow: /private\n" }],
  ["/now", text("<p>AUD 29,710</p>")],
  ["/elsewhere", text("<p>AUD 24,505</p>")],
  ...PLANTED.map(([, answer], index) => [`/planted-${index}`, answer] as const),
  ...ABSENT.map(([, answer], index) => [`/absent-${index}`, answer] as const),
  ...Object.entries(OTHERS).map(([name, [, answer]]) => [`/${name}`, answer] as const),
]);

const record = (id: string, site: string, figure: Figure) => ({
  id: `au.${id}`,
  country: "company",
  topic: "fee",
  label: "Fee",
  basis: "exact",
  ...figure,
  official: { name: "Authority", url: `https://${site}.localhost/${id}` },
  reviewEveryDays: 90,
});
const FACTS = [
  ...PLANTED.map(([figure], index) => record(`planted-${index}`, `p${Math.max(1, index)}`, figure)),
  ...ABSENT.map(([figure], index) => record(`absent-${index}`, `q${index}`, figure)),
  ...Object.keys(OTHERS).map((name, index) => ({
    ...record(name.replace("/", "-"), "", { value: "29,710", unit: "AUD" }),
    official: { name: "Authority", url: `https://r${index}.localhost/${name}` },
  })),
];

let root: string;
let site: Awaited<ReturnType<typeof figurePages>>;
const facts = () => readFileSync(path.join(root, "content/facts.json"), "utf8");

async function checkFacts(...args: readonly string[]) {
  const command = ["--require", path.resolve("__tests__/helpers/localhost-fetch.cjs"), "--import", "tsx"];
  const script = path.resolve("src/build/commands/check-facts.ts");
  return run(process.execPath, [...command, script, root, ...args], {
    env: { ...process.env, LOCAL_PORT: String(site.port) },
    maxBuffer: 10_000_000,
  }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => ({ stdout: error.stdout, code: error.code }),
  );
}

beforeAll(async () => {
  site = await figurePages((_site, asked) => pages.get(asked));
  root = mkdtempSync(path.join(tmpdir(), "figures-"));
  mkdirSync(path.join(root, "content"));
  writeFileSync(path.join(root, "content/facts.json"), `${JSON.stringify(FACTS, null, 2)}\n`);
  writeFileSync(path.join(root, "content/company.json"), '{ "siteUrl": "https://www.agency.test" }');
});
afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
});

test("every planted value is found, no absent one is, and the rest says what became of it", async () => {
  const before = facts();
  const { stdout, code } = await checkFacts("--json");
  const verdicts = Object.fromEntries(
    RESULTS.parse(JSON.parse(stdout)).map(({ id, verdict }) => [id, verdict]),
  );
  const expected = [
    ...PLANTED.map((_, index) => [`au.planted-${index}`, "found"]),
    ...ABSENT.map((_, index) => [`au.absent-${index}`, "not found"]),
    ...Object.entries(OTHERS).map(([name, [verdict]]) => [`au.${name.replace("/", "-")}`, verdict]),
  ];
  expect(verdicts).toEqual(Object.fromEntries(expected));
  expect(code).toBe(0);
  expect(facts()).toBe(before);
  const names = new Set(site.asked.map(({ userAgent }) => userAgent));
  expect([...names]).toEqual(["BEC-figures-check (+https://www.agency.test)"]);
  expect(new Set(site.asked.map(({ method }) => method))).toEqual(new Set(["GET"]));
  expect(site.asked.filter(({ path: one }) => one.startsWith("/private"))).toEqual([]);
  const robots = site.asked.filter(({ path: one }) => one === "/robots.txt").map((one) => one.site);
  expect(robots).toHaveLength(new Set(robots).size);
});

test("--write notes the day of what was found, and nothing else; --fail says that something is not as it was", async () => {
  const before = FACTS.filter(({ id }) => id !== "au.silent");
  writeFileSync(path.join(root, "content/facts.json"), `${JSON.stringify(before, null, 2)}\n`);
  const { stdout, code } = await checkFacts("--write", "--fail");
  expect(code).toBe(1);
  expect(stdout).toContain(`Found: ${PLANTED.length}`);
  expect(stdout).toMatch(/au\.absent-0: nearest: “.*aud 24,505/);
  expect(stdout).toContain("https://q0.localhost/absent-0");
  const day = buildDay();
  const after = before.map((one) => (one.id.startsWith("au.planted") ? { ...one, seenOn: day } : one));
  expect(facts()).toBe(`${JSON.stringify(after, null, 2)}\n`);
});

test("a register that is broken is one line, and exit code 2", async () => {
  const whole = facts();
  writeFileSync(path.join(root, "content/facts.json"), "[{]");
  expect((await checkFacts()).code).toBe(2);
  writeFileSync(path.join(root, "content/facts.json"), whole);
});
