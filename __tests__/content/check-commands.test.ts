import { execFile, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { z } from "zod";
import type { ContentCopy } from "../helpers/content-copy";
import { copyOfFixture } from "../helpers/fixture-content";

const run = promisify(execFile);

const PROBLEM = z.strictObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  message: z.string(),
});
const RESULT = z.strictObject({ errors: z.array(PROBLEM), warnings: z.array(PROBLEM) });
const GROUPS = z.array(
  z.strictObject({ title: z.string(), remedy: z.string(), items: z.array(PROBLEM).min(1) }),
);

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyOfFixture();
});
afterEach(() => copy.discard());

interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

const commandLine = (name: string, args: readonly string[]) => [
  "--import",
  "tsx",
  path.resolve("src/build/commands", `${name}.ts`),
  ...args,
];

/** Runs one of the content commands. */
function command(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Printed> {
  const { GATSBY_API_BASE: _base, ...inherited } = process.env;
  return run(process.execPath, commandLine(name, args), { env: { ...inherited, ...env } }).then(
    (output) => ({ ...output, code: 0 }),
    (error: Printed) => error,
  );
}

/** A mistake with a known line: a year written as a string. */
const SLIP = ['"since": 1998', '"since": "1998"'] as const;
const slip = (text: string) => text.replace(...SLIP);
const unslip = (text: string) => text.replace(SLIP[1], SLIP[0]);

describe("check:content", () => {
  test("valid content: exit code 0", async () => {
    const { code, stderr, stdout } = await command("check-content", [copy.root]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^content: no problem/m);
  });

  test("problems: all at once, sorted, exit code 1", async () => {
    copy.edit("team.json", (text) => text.replace('"designation"', '"designatoin"'));
    copy.edit("company.json", slip);
    copy.edit("articles/papers.mdx", (text) => text.replace("order: 2", "order: second"));
    const { code, stderr, stdout } = await command("check-content", [copy.root]);
    expect(code).toBe(1);
    const files = stderr.trim().split("\n");
    expect(files.map((line) => line.split(":")[0])).toEqual([
      "content/articles/papers.mdx",
      "content/company.json",
      "content/team.json",
      "content/team.json",
    ]);
    expect(stdout).toContain("content: 4 problem(s)");
  });

  test("--json is for tools, with the same exit code", async () => {
    copy.edit("company.json", slip);
    const { code, stdout } = await command("check-content", [copy.root, "--json"]);
    expect(code).toBe(1);
    expect(RESULT.parse(JSON.parse(stdout)).errors).toEqual([
      {
        file: "content/company.json",
        line: expect.any(Number),
        column: 3,
        message: 'since: is "1998", expected a number',
      },
    ]);
  });

  test("a folder without content or an unknown option: exit code 2 and one line, no stack trace", async () => {
    rmSync(path.join(copy.root, "content"), { recursive: true });
    for (const args of [[copy.root], ["--jsno"]]) {
      const { code, stderr } = await command("check-content", args);
      expect(code).toBe(2);
      expect(stderr.trim().split("\n")).toEqual([
        expect.stringMatching(/^content: the check could not run: /),
      ]);
    }
  });

  test("warnings are listed apart and do not fail the check", async () => {
    copy.write("images/team/spare.png", copy.readBytes("images/team/1.png"));
    copy.write("videos/spare.mp4", "film");
    copy.edit("institutions/malaysia.json", (text) =>
      text.replace('"monash-malaysia",', "").replace("https://monash.example", "#"),
    );
    copy.edit("home.json", (text) => text.replace('"monash-malaysia",', ""));
    copy.edit(
      "services/coaching.mdx",
      (text) =>
        `${text}\nIt costs AUD 2,500, or 40 %, and you may work 48 hours per fortnight.\n\nIt cost AUD 640 then.\n\n<HoldsNow facts="au.work.hours">\n\nNow it is more.\n\n</HoldsNow>\n`,
    );
    copy.edit("facts.json", (text) => text.replace(/"confirmedOn": "[^"]+"/, '"confirmedOn": "2020-01-01"'));
    const { code, stdout } = await command("check-content", [copy.root, "--json"]);
    const { errors, warnings } = RESULT.parse(JSON.parse(stdout));
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    const lines = warnings.map(({ file, message }) => `${file} ${message}`).join("\n");
    expect(lines).toContain("content/images/team/spare.png is used nowhere");
    expect(lines).toContain("content/videos/spare.mp4 is used nowhere");
    expect(lines).toMatch(
      /institutions\/malaysia\.json records\[0\]\.website: link of Monash University Malaysia is a placeholder/,
    );
    expect(lines).toMatch(/institutions\/malaysia\.json records\[0\]\.id: "monash-malaysia" is on no page/);
    expect(lines).toMatch(
      /facts\.json \[0\]\.reviewEveryDays: "company\.map\.malaysia" was last looked at on 2020-01-01/,
    );
    const typed = warnings.filter(({ message }) => message.includes("is typed into the text"));
    expect(typed.map(({ message }) => /"(.*?)"/.exec(message)?.[1])).toEqual([
      "AUD 2,500",
      "40 %",
      "48 hours per fortnight",
    ]);
  });

  test("--watch checks again after every change, also when an editor replaces the file", async () => {
    const args = commandLine("check-content", [copy.root, "--watch"]);
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const complained = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
    const waitFor = async (lines: AsyncIterator<string>, line: RegExp) => {
      for (let next = await lines.next(); !line.test(next.value); next = await lines.next()) {
        if (next.done) throw new Error(`the check ended without ${line}`);
      }
    };
    try {
      await waitFor(said, /content: no problem/);
      for (let round = 0; round < 2; round += 1) {
        copy.edit("company.json", slip);
        await waitFor(complained, /company\.json:\d+:\d+ since: is "1998"/);
        copy.edit("company.json", unslip);
        await waitFor(said, /content: no problem/);
      }
    } finally {
      child.kill();
    }
  });
});

const FILES_WITH_SAMPLES = [
  "branches.json",
  "company.json",
  "home.json",
  "team.json",
  "testimonials.json",
  "videos.json",
  "gallery/fair.json",
];

describe("check:launch", () => {
  test("groups and counts everything to do before launch, each with its position", async () => {
    const { code, stdout } = await command("check-launch", [copy.root, "--json"]);
    expect(code).toBe(1);
    const groups = new Map(GROUPS.parse(JSON.parse(stdout)).map(({ title, items }) => [title, items]));
    const samples = FILES_WITH_SAMPLES.flatMap((file) => copy.read(file).match(/"sample": true/g) ?? []);
    const found = groups.get("Sample records") ?? [];
    expect(found).toHaveLength(samples.length);
    expect(found.every(({ message }) => message.includes("is invented"))).toBe(true);
    const facts = copy.read("facts.json").match(/"id":/g);
    expect(facts).not.toBeNull();
    // The fixture's figures were all confirmed long ago, or never.
    expect(groups.get("Figures that a person must confirm")).toHaveLength(facts?.length ?? 0);
    expect(groups.get("Legal entries without a page")?.map(({ message }) => message)).toEqual([
      'legal[0]: "Terms & Conditions" is plain text',
      'legal[1]: "Privacy Policy" is plain text',
    ]);
    expect(groups.get("Settings of the build")?.[0]?.message).toContain("GATSBY_API_BASE is not set");
    expect(groups.has("Accreditation badge")).toBe(true);
  });

  test.each([
    ["https://api.bec-education.test", undefined],
    ["http://localhost:9000", "the visitor's own machine"],
    ["http://api.bec-education.test", "expected https://"],
  ])("with the API at %s it says %s", async (base, said) => {
    const { stdout } = await command("check-launch", [copy.root], { GATSBY_API_BASE: base });
    if (said) expect(stdout).toContain(said);
    else expect(stdout).not.toContain("GATSBY_API_BASE");
  });

  test("broken content is exit code 2: it must be fixed first", async () => {
    copy.edit("company.json", slip);
    const { code, stderr } = await command("check-launch", [copy.root]);
    expect(code).toBe(2);
    expect(stderr).toContain("mend them first");
  });
});
