import { execFile, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { z } from "zod";
import { FIXED_DAY } from "../fixed-site/place";
import { checkedFixture } from "../helpers/checked-fixture";

const { copy } = checkedFixture();

const [text, count] = [z.string(), z.number()];
const PROBLEM = z.strictObject({ file: text, line: count, column: count, message: text });
const RESULT = z.strictObject({ errors: z.array(PROBLEM), warnings: z.array(PROBLEM) });
const GROUP = z.strictObject({ title: text, remedy: text, items: z.array(PROBLEM).min(1) });

const commandLine = (name: string, args: readonly string[]) => {
  return ["--import", "tsx", path.resolve(`src/node/commands/${name}.ts`), ...args];
};

async function command(name: string, ...args: readonly string[]) {
  const { GATSBY_API_BASE: _base, ...inherited } = process.env;
  const env = { ...inherited, BUILD_DAY: FIXED_DAY };
  return promisify(execFile)(process.execPath, commandLine(name, args), { env }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
}

const replace = (file: string, from: string | RegExp, to: string) =>
  copy().edit(file, (text) => text.replace(from, to));

const slip = () => replace("company.json", '"since": 1998', '"since": "1998"');
const unslip = () => replace("company.json", '"since": "1998"', '"since": 1998');

const forgetFigure = () => replace("facts.json", /"confirmedOn": "[^"]+"/, '"confirmedOn": "2020-01-01"');

/** Days before the day of the tests: the last on which rates are new enough, and the next one. */
const [NEW_ENOUGH, TOO_OLD] = ["2024-06-14", "2024-06-13"];
const setRatesDay = (day: string) => replace("rates.json", /"day": "[^"]+"/, `"day": "${day}"`);

describe("check:content", () => {
  test("problems are printed all at once, sorted, and the exit code is 1", async () => {
    replace("team.json", '"designation"', '"designatoin"');
    slip();
    replace("articles/papers.mdx", "order: 2", "order: second");
    const { code, stderr, stdout } = await command("check-content", copy().root);
    const files = [...stderr.matchAll(/^content\/(\S+?):/gm)].map(([, file]) => file);
    expect(files).toEqual(["articles/papers.mdx", "company.json", "team.json", "team.json"]);
    expect(stdout).toContain("content: 4 problem(s)");
    expect(code).toBe(1);
  });

  test.each(["no-such-folder", "--jsno"])("with %s it ends with code 2 and one line", async (argument) => {
    const { code, stderr } = await command("check-content", argument);
    expect(stderr.trim()).toMatch(/^content: the check could not run: .*$/);
    expect(code).toBe(2);
  });

  test("warnings are listed apart and do not fail the check", async () => {
    copy().write("images/team/spare.png", copy().readBytes("images/team/1.png"));
    copy().write("videos/spare.mp4", "film");
    for (const file of ["institutions/malaysia.json", "institutions/kiribati.json", "home.json"])
      replace(file, '"monash-malaysia",', "");
    replace("institutions/malaysia.json", "https://monash.example", "#");
    replace("services/coaching.mdx", /$/, "\nIt costs AUD 2,500, or 40 %.\n");
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

  test("of exchange rates that are more than 31 days old it warns, and does not fail", async () => {
    const printed = async () => (await command("check-content", copy().root)).stdout;
    setRatesDay(NEW_ENOUGH);
    expect(await printed()).not.toContain("rates.json");
    setRatesDay(TOO_OLD);
    expect(await printed()).toMatch(/rates\.json:\d+:\d+ warning: day: is 32 days ago, expected at most 31/);
  });

  test("--watch checks again after every change, also when an editor replaces the file", async () => {
    const args = commandLine("check-content", [copy().root, "--watch"]);
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const complained = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
    const waitFor = async (lines: AsyncIterator<string>, line: RegExp) => {
      for (let next = await lines.next(); !line.test(next.value); next = await lines.next())
        if (next.done) throw new Error(`the check ended without ${line}`);
    };
    try {
      await waitFor(lines, /content: no problem/);
      for (let round = 0; round < 2; round += 1) {
        slip();
        await waitFor(complained, /company\.json:\d+:\d+ since: is "1998"/);
        unslip();
        await waitFor(lines, /content: no problem/);
      }
    } finally {
      child.kill();
    }
  });
});

describe("check:launch", () => {
  test("what is to do before launch is listed in groups, each with its place", async () => {
    replace("pages.json", '"id": "about",', '$& "confirm": ["“free”: say whether"],');
    replace("articles/papers.mdx", "---\n", '---\nconfirm:\n  - "“always”: promise it"\n');
    replace("company.json", '"accountId": "4711"', '"sample": true, "accountId": "0000"');
    forgetFigure();
    setRatesDay(TOO_OLD);
    const { code, stdout } = await command("check-launch", copy().root, "--json");
    const printed = z
      .array(GROUP)
      .parse(JSON.parse(stdout))
      .flatMap(({ title, items }) => items.map(({ file, message }) => `${title}: ${file} ${message}`));
    for (const line of [
      'Sample records: content/branches.json [0].sample: "Leeds" is invented',
      'Sample records: content/company.json badge.sample: "Our accreditation" is invented',
      'Sample records: content/gallery/fair.json items[1].sample: "The first lantern" is invented',
      "Texts that the company must confirm: content/articles/papers.mdx confirm[0]: “always”: promise it",
      "Texts that the company must confirm: content/pages.json [0].confirm[0]: “free”: say whether",
      "Texts that the company must confirm: content/trust/privacy.mdx confirm[0]: The legal name",
      "Figures that a person must confirm: content/facts.json [0]: company.map.malaysia must be looked up again",
      'Legal entries without a page: content/company.json legal[0]: "Terms & Conditions" is plain text',
      'Legal entries without a page: content/company.json legal[1]: "Privacy Policy" is plain text',
      "has read: content/parents/hi.mdx language: हिन्दी is read by nobody yet",
      "Exchange rates that are old: content/rates.json day: is 32 days ago",
      "GATSBY_API_BASE is not set",
      "Accreditation badge: ",
    ])
      expect(printed).toContainEqual(expect.stringContaining(line));
    expect(code).toBe(1);
  });

  test("broken content is exit code 2: it must be fixed first", async () => {
    slip();
    const { code, stderr } = await command("check-launch", copy().root);
    expect(stderr).toContain("mend them first");
    expect(code).toBe(2);
  });
});
