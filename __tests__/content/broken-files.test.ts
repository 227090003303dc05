import { execFile } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { checkedFixture, type Mistake, replace } from "../helpers/checked-fixture";
import { plainPicture } from "../helpers/plain-picture";

const run = promisify(execFile);

const { copy, problems, expectTold } = checkedFixture();

const MISTAKES: Mistake[] = [
  [
    "chose a picture that is too small for its place",
    "countries/malaysia.mdx",
    replace(/^image: .*$/m, "image: team/1.png"),
    /malaysia\.mdx:\d+:\d+ image: picture "team\/1\.png" is \d+ x \d+ pixels, too small .*, expected at least 1600 x 900/,
  ],
  [
    "chose a drawing where a picture is scaled",
    "team.json",
    replace("team/1.png", "institutions/perth-college.svg"),
    /\[0\]\.img: picture "institutions\/perth-college\.svg" cannot be scaled, expected a PNG/,
  ],
];

test.each(MISTAKES)("an editor who %s is told so in one line", (...mistake) => expectTold(mistake));

test("a file in the wrong place, in the wrong encoding or with a byte-order mark is told so", async () => {
  copy().write("teams.json", "[]");
  copy().write("notes/a.txt", "x");
  copy().write("countries/peru.mdx", Buffer.from([0x2d, 0xff, 0xfe]));
  copy().edit("steps.json", (text) => `\uFEFF${text}`);
  expect(await problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/teams\.json:1:1 belongs to no kind of content/),
      expect.stringMatching(/^content\/notes\/a\.txt:1:1 is neither JSON nor MDX/),
      expect.stringMatching(/^content\/countries\/peru\.mdx:1:1 is not UTF-8/),
      expect.stringMatching(/^content\/steps\.json:1:1 begins with a byte-order mark/),
    ]),
  );
});

test("a picture that is cut off or none at all is told so", async () => {
  const whole = await plainPicture(600, 600);
  copy().write("images/team/1.png", whole.subarray(0, whole.length / 2));
  copy().write("images/team/2.png", "not a picture");
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/team\.json:\d+:\d+ \[0\]\.img: picture "team\/1\.png" is cut off/),
    expect.stringMatching(/^content\/team\.json:\d+:\d+ \[1\]\.img: picture "team\/2\.png" is not a picture/),
  ]);
});

test.each(["steps.json", "company.json"])(
  "the build's first hook refuses a broken %s with the same line",
  async (file) => {
    copy().edit(file, (text) => text.replace(",", ""));
    symlinkSync(path.resolve("node_modules"), path.join(copy().root, "node_modules"));
    const [config, hook] = ["gatsby-config.ts", "src/build/hooks/on-pre-init.ts"].map((name) =>
      JSON.stringify(path.resolve(name)),
    );
    const script = `require(${config}); require(${hook}).onPreInit({ reporter: { panicOnBuild: (said) => console.log(said) } })`;
    const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
    const { stdout } = await run(process.execPath, [tsx, "--eval", script], { cwd: copy().root });
    expect(stdout.trim().split("\n")).toEqual([
      "content: 1 problem(s)",
      expect.stringMatching(new RegExp(`^content/${file}:\\d+:\\d+ is not valid JSON`)),
    ]);
  },
);
