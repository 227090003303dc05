import { execFile, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { z } from "zod";
import { FIXED_DAY } from "../fixed-site/place";
import { checkedFixture } from "../helpers/checked-fixture";

const { copy } = checkedFixture();

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

const commandLine = (name: string, args: readonly string[]) => [
  "--import",
  "tsx",
  path.resolve("src/build/commands", `${name}.ts`),
  ...args,
];

/** Runs one of the content commands. */
async function command(name: string, ...args: readonly string[]) {
  const { GATSBY_API_BASE: _base, ...inherited } = process.env;
  const env = { ...inherited, BUILD_DAY: FIXED_DAY };
  return promisify(execFile)(process.execPath, commandLine(name, args), { env }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
}

/** A year written as a text. */
const slip = () => copy().edit("company.json", (text) => text.replace('"since": 1998', '"since": "1998"'));
const unslip = () => copy().edit("company.json", (text) => text.replace('"since": "1998"', '"since": 1998'));

/** A figure that nobody has looked at since 2020. */
const forgetFigure = () =>
  copy().edit("facts.json", (text) => text.replace(/"confirmedOn": "[^"]+"/, '"confirmedOn": "2020-01-01"'));

describe("check:content", () => {
  test("problems are printed all at once, sorted, and the exit code is 1", async () => {
    copy().edit("team.json", (text) => text.replace('"designation"', '"designatoin"'));
    slip();
    copy().edit("articles/papers.mdx", (text) => text.replace("order: 2", "order: second"));
    const { code, stderr, stdout } = await command("check-content", copy().root);
    const files = stderr.trim().split("\n");
    expect(files.map((line) => line.split(":")[0])).toEqual([
      "content/articles/papers.mdx",
      "content/company.json",
      "content/team.json",
      "content/team.json",
    ]);
    expect(stdout).toContain("content: 4 problem(s)");
    expect(code).toBe(1);
  });

  test.each([["no-such-folder"], ["--jsno"]])(
    "with %s it ends with code 2 and one line",
    async (argument) => {
      const { code, stderr } = await command("check-content", argument);
      expect(stderr.trim().split("\n")).toEqual([
        expect.stringMatching(/^content: the check could not run: /),
      ]);
      expect(code).toBe(2);
    },
  );

  test("warnings are listed apart and do not fail the check", async () => {
    copy().write("images/team/spare.png", copy().readBytes("images/team/1.png"));
    copy().write("videos/spare.mp4", "film");
    copy().edit("institutions/malaysia.json", (text) =>
      text.replace('"monash-malaysia",', "").replace("https://monash.example", "#"),
    );
    copy().edit("home.json", (text) => text.replace('"monash-malaysia",', ""));
    copy().edit(
      "services/coaching.mdx",
      (text) =>
        `${text}\nIt costs AUD 2,500, or 40 %.\n\nIt cost AUD 640 then.\n\n<HoldsNow facts="au.work.hours">\n\nNow it is more.\n\n</HoldsNow>\n`,
    );
    forgetFigure();
    const { code, stdout } = await command("check-content", copy().root, "--json");
    const { errors, warnings } = RESULT.parse(JSON.parse(stdout));
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    const lines = warnings.map(({ file, message }) => `${file} ${message}`);
    for (const warning of [
      "content/images/team/spare.png is used nowhere",
      "content/videos/spare.mp4 is used nowhere",
      "malaysia.json records[0].website: link of Monash University Malaysia is a placeholder",
      'malaysia.json records[0].id: "monash-malaysia" is on no page',
      'facts.json [0].reviewEveryDays: "company.map.malaysia" was last looked at on 2020-01-01',
    ])
      expect(lines).toContainEqual(expect.stringContaining(warning));
    const typed = lines.filter((line) => line.includes("is typed into the text"));
    expect(typed.map((line) => /"(.*?)"/.exec(line)?.[1])).toEqual(["AUD 2,500", "40 %"]);
  });

  test("--watch checks again after every change, also when an editor replaces the file", async () => {
    const args = commandLine("check-content", [copy().root, "--watch"]);
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
        slip();
        await waitFor(complained, /company\.json:\d+:\d+ since: is "1998"/);
        unslip();
        await waitFor(said, /content: no problem/);
      }
    } finally {
      child.kill();
    }
  });
});

describe("check:launch", () => {
  test("what is to do before launch is listed in groups, each with its place", async () => {
    copy().edit("pages.json", (text) =>
      text.replace('"id": "about",', '$& "confirm": ["“free”: say whether"],'),
    );
    copy().edit("articles/papers.mdx", (text) =>
      text.replace("---\n", '---\nconfirm:\n  - "“always”: promise it"\n'),
    );
    forgetFigure();
    const { code, stdout } = await command("check-launch", copy().root, "--json");
    const groups = new Map(
      GROUPS.parse(JSON.parse(stdout)).map(({ title, items }) => [
        title,
        items.map(({ file, message }) => `${file} ${message}`),
      ]),
    );
    expect(groups.get("Sample records")).toEqual(
      expect.arrayContaining([
        'content/branches.json [0].sample: "Leeds" is invented',
        'content/company.json badge.sample: "Our accreditation" is invented',
        'content/gallery/fair.json items[1].sample: "The first lantern" is invented',
      ]),
    );
    expect(groups.get("Texts that the company must confirm")).toEqual([
      expect.stringMatching(/^content\/articles\/papers\.mdx confirm.*“always”: promise it$/),
      expect.stringMatching(/^content\/pages\.json \[0\]\.confirm.*“free”: say whether$/),
      "content/trust/privacy.mdx confirm[0]: The legal name",
    ]);
    expect(groups.get("Figures that a person must confirm")).toContainEqual(
      expect.stringMatching(/^content\/facts\.json \[0\]: company\.map\.malaysia must be looked up again/),
    );
    expect(groups.get("Legal entries without a page")).toEqual([
      'content/company.json legal[0]: "Terms & Conditions" is plain text',
      'content/company.json legal[1]: "Privacy Policy" is plain text',
    ]);
    expect(groups.get("Settings of the build")?.[0]).toContain("GATSBY_API_BASE is not set");
    expect(groups.has("Accreditation badge")).toBe(true);
    expect(code).toBe(1);
  });

  test("broken content is exit code 2: it must be fixed first", async () => {
    slip();
    const { code, stderr } = await command("check-launch", copy().root);
    expect(stderr).toContain("mend them first");
    expect(code).toBe(2);
  });
});
