import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { formatProblem } from "../../src/build/check/problem";
import { type ContentChecker, startContentChecker } from "../helpers/content-checker";
import { type ContentCopy, copyOfContent } from "../helpers/content-copy";

const run = promisify(execFile);

let checker: ContentChecker;
let copy: ContentCopy;

beforeAll(() => {
  checker = startContentChecker();
});
afterAll(() => checker.stop());
beforeEach(() => {
  copy = copyOfContent();
});
afterEach(() => copy.discard());

/** What the content check says about the copy, line by line. */
async function problems(): Promise<string[]> {
  const { errors, crash } = await checker.check(copy.root);
  expect(crash).toBeUndefined();
  return errors.map(formatProblem);
}

function edit(file: string, change: (text: string) => string): void {
  const before = copy.read(file);
  const after = change(before);
  expect(after).not.toBe(before);
  copy.write(file, after);
}

test("today's content has no problem", async () => {
  expect(await problems()).toEqual([]);
});

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** Each: what an editor did, in which file, the change, and the one line that says so. */
const MISTAKES: [string, string, (text: string) => string, RegExp][] = [
  [
    "left out a field",
    "branches.json",
    replace(/\n\s+"office": "Head office",/, ""),
    /^content\/branches\.json:\d+:\d+ \[0\]\.office: is missing, expected a text/,
  ],
  [
    "misspelt a field",
    "team.json",
    replace('"designation"', '"designatoin"'),
    /team\.json:\d+:\d+ \[0\]: "designatoin" is not a field here, expected one of .*; did you mean "designation"\?/,
  ],
  [
    "wrote a number as a text",
    "company.json",
    replace('"since": 2013', '"since": "2013"'),
    /company\.json:\d+:\d+ since: is "2013", expected a number/,
  ],
  [
    "forgot a comma",
    "steps.json",
    replace('"Initial Consultation",', '"Initial Consultation"'),
    /steps\.json:\d+:\d+ is not valid JSON: comma expected/,
  ],
  [
    "wrote a key twice",
    "company.json",
    replace('"name": "BEC",', '"name": "BEC", "name": "BEC",'),
    /company\.json:\d+:\d+ "name" stands here twice/,
  ],
  ["wrote an object for a list", "steps.json", () => "{}", /steps\.json:1:1 is an object, expected a list/],
  [
    "misspelt a fact in front matter",
    "countries/australia.mdx",
    replace("au.work.hours", "au.work.huors"),
    /australia\.mdx:\d+:\d+ atAGlance\[\d\]: "au\.work\.huors" does not exist, .*; did you mean "au\.work\.hours"\?/,
  ],
  [
    "misspelt a fact in the text",
    "countries/australia.mdx",
    replace('<Fact id="au.sizes.courses"', '<Fact id="au.size.courses"'),
    /australia\.mdx:\d+:\d+ <Fact> id: "au\.size\.courses" does not exist/,
  ],
  [
    "named an institution that is not there",
    "institutions/ireland.json",
    replace("jcu-singapore", "jcu-singapur"),
    /ireland\.json:\d+:\d+ list\[0\]: "jcu-singapur" does not exist, .*did you mean "jcu-singapore"\?/,
  ],
  [
    "named a list that is not there",
    "countries/uk.mdx",
    replace("institutions: uk", "institutions: uq"),
    /uk\.mdx:\d+:\d+ institutions: "uq" does not exist/,
  ],
  [
    "misspelt a picture",
    "team.json",
    replace("team/1.png", "team/one.png"),
    /team\.json:\d+:\d+ \[0\]\.img: "team\/one\.png" does not exist, expected a picture in content\/images/,
  ],
  [
    "misspelt a video",
    "videos.json",
    replace("graduation-caps.mp4", "graduation-cap.mp4"),
    /videos\.json:\d+:\d+ \[0\]\.src: "graduation-cap\.mp4" does not exist, .*did you mean "graduation-caps\.mp4"\?/,
  ],
  [
    "gave two branches one id",
    "branches.json",
    replace('"id": "chennai"', '"id": "coimbatore"'),
    /branches\.json:\d+:\d+ \[1\]\.id: id "coimbatore" is taken by content\/branches\.json:\d+/,
  ],
  [
    "gave two facts one id",
    "facts.json",
    replace('"id": "au.work.breaks"', '"id": "au.work.hours"'),
    /facts\.json:\d+:\d+ \[\d+\]\.id: id "au\.work\.hours" is taken/,
  ],
  [
    "gave two pages one title",
    "guides/gss.mdx",
    replace(/^title: .*$/m, "title: Cost of living"),
    /title: title "Cost of living" is taken by content\/guides\/cost-of-living\.mdx/,
  ],
  [
    "linked to no route in a text",
    "services/coaching.mdx",
    (text) => `${text}\n\nSee [this](/contcat).\n`,
    /coaching\.mdx:\d+:\d+ link "\/contcat" does not exist, .*did you mean "\/contact"\?/,
  ],
  [
    "linked to no route in JSON",
    "home.json",
    replace('"path": "/about"', '"path": "/abuot"'),
    /home\.json:\d+:\d+ about\.link\.path: "\/abuot" does not exist/,
  ],
  [
    "ended a link with a slash",
    "services/coaching.mdx",
    (text) => `${text}\n\nSee [this](/contact/).\n`,
    /link "\/contact\/" ends with a slash, expected "\/contact"/,
  ],
  [
    "linked without https",
    "services/coaching.mdx",
    (text) => `${text}\n\nSee [this](www.ielts.org).\n`,
    /link "www\.ielts\.org" is not a web address/,
  ],
  [
    "left the alt text out",
    "gallery/alumni-meet.json",
    replace(/,\n\s+"alt": "[^"]+"/, ""),
    /alumni-meet\.json:\d+:\d+ items\[0\]\.alt: is missing/,
  ],
  [
    "wrote an alt text that says nothing",
    "team.json",
    replace(/"alt": "[^"]+"/, '"alt": "Portrait"'),
    /\[0\]\.alt: "Portrait" says too little/,
  ],
  [
    "wrote a date that is none",
    "countries/canada.mdx",
    replace("reviewed: 2026-11-20", "reviewed: 2026-13-20"),
    /canada\.mdx:\d+:\d+ reviewed: "2026-13-20" is not a date, expected YYYY-MM-DD/,
  ],
  [
    "wrote an address that is none",
    "facts.json",
    replace('"url": "https://', '"url": "htps://'),
    /source\.url: "htps:[^"]+" is not a web address/,
  ],
  [
    "left out a fact's source",
    "facts.json",
    replace(/,\n\s+"source": \{[^}]+\}/, ""),
    /facts\.json:\d+:\d+ \[0\]\.source: is missing/,
  ],
  [
    "wrote a component that does not exist",
    "guides/gss.mdx",
    (text) => `${text}\n\n<Fakt id="au.work.hours" />\n`,
    /gss\.mdx:\d+:\d+ <Fakt> is not a component for texts, .*did you mean "Fact"\?/,
  ],
  [
    "left a component open",
    "guides/gss.mdx",
    (text) => `${text}\n\n<Note title="x">\n`,
    /gss\.mdx:(?!1:)\d+:1 is not valid MDX: Expected a closing tag for `<Note>`; expected every/,
  ],
  [
    "wrote a heading of the first level",
    "guides/gss.mdx",
    (text) => `${text}\n\n# Top\n`,
    /gss\.mdx:\d+:\d+ heading of the first level, expected ##/,
  ],
  [
    "broke the front matter",
    "guides/gss.mdx",
    replace("order:", "order: [1"),
    /gss\.mdx:\d+:\d+ front matter is not valid YAML/,
  ],
  [
    "chose a colour that is not there",
    "countries/canada.mdx",
    replace(/^colour: .*$/m, "colour: pink"),
    /canada\.mdx:\d+:\d+ colour: is "pink", expected sea or leaf or red-d or ink/,
  ],
  [
    "repeated the caption in the alt text",
    "gallery/alumni-meet.json",
    replace(
      /"title": "The long table"/,
      '"title": "A dinner table seen from above: hands reaching for dishes."',
    ),
    /alumni-meet\.json:\d+:\d+ items\[3\]\.alt: repeats the title, expected what the picture shows/,
  ],
  [
    "chose a picture that is too small for its place",
    "countries/canada.mdx",
    replace(/^image: .*$/m, "image: team/1.png"),
    /canada\.mdx:\d+:\d+ image: picture "team\/1\.png" is 800 x 800 pixels, too small .*, expected at least 1600 x 900/,
  ],
  [
    "chose a drawing where a picture is scaled",
    "team.json",
    replace("team/1.png", "institutions/anu.svg"),
    /\[0\]\.img: picture "institutions\/anu\.svg" cannot be scaled, expected a PNG/,
  ],
  [
    "emptied a list",
    "team.json",
    () => "[]",
    /team\.json:1:1 is an empty list, expected at least one record/,
  ],
  [
    "skipped a level of headings",
    "guides/gss.mdx",
    (text) => `${text}\n\n## One\n\n#### Three\n`,
    /gss\.mdx:\d+:\d+ heading of level 4 after level 2/,
  ],
  [
    "took a fixed page's texts away",
    "pages.json",
    replace('"id": "contact"', '"id": "contacts"'),
    /pages\.json:1:1 has no record "contact", expected one for src\/pages\/contact\.tsx/,
  ],
  [
    "took a fixed page's picture away",
    "pages.json",
    replace(/\n\s+"image": "about\/hero\.png",/, ""),
    /pages\.json:\d+:\d+ \[0\]\.image: is missing, expected it, as src\/pages\/about\.tsx has a place/,
  ],
  [
    "redirected from a page that exists",
    "redirects.json",
    replace('"/countries/dubai"', '"/countries/uk"'),
    /redirects\.json:\d+:\d+ \[1\]\.from: "\/countries\/uk" is a page of this site/,
  ],
  [
    "redirected twice from one address",
    "redirects.json",
    replace('"/countries/dubai"', '"/countries/newzealand"'),
    /redirects\.json:\d+:\d+ \[1\]\.from: "\/countries\/newzealand" stands here twice/,
  ],
];

test.each(MISTAKES)("an editor who %s is told so in one line", async (_what, file, change, line) => {
  edit(file, change);
  const lines = await problems();
  expect(lines.filter((printed) => line.test(printed))).toHaveLength(1);
});

test.each([
  ["facts.json", /^content\/facts\.json:1:1 is not valid JSON/],
  ["institutions/australia.json", /^content\/institutions\/australia\.json:1:1 is not valid JSON/],
  ["countries/canada.mdx", /^content\/countries\/canada\.mdx:1:1 has no front matter/],
])("a broken %s is one line: whoever refers to what stands in it is not to blame", async (file, line) => {
  edit(file, (text) => `!${text}`);
  expect(await problems()).toEqual([expect.stringMatching(line)]);
});

test("a file in the wrong place, in the wrong encoding or with a byte-order mark is told so", async () => {
  copy.write("teams.json", "[]");
  copy.write("notes/a.txt", "x");
  copy.write("countries/peru.mdx", Buffer.from([0x2d, 0xff, 0xfe]));
  edit("steps.json", (text) => `\uFEFF${text}`);
  expect(await problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/teams\.json:1:1 belongs to no kind of content/),
      expect.stringMatching(/^content\/notes\/a\.txt:1:1 is neither JSON nor MDX/),
      expect.stringMatching(/^content\/countries\/peru\.mdx:1:1 is not UTF-8/),
      expect.stringMatching(/^content\/steps\.json:1:1 begins with a byte-order mark/),
    ]),
  );
});

test("a page may not take the address of a fixed page", async () => {
  copy.write("guides/contact.mdx", copy.read("guides/gss.mdx"));
  expect(await problems()).toContainEqual(
    expect.stringMatching(
      /^content\/guides\/contact\.mdx:1:1 makes the page \/contact, which the site has already/,
    ),
  );
});

test("a picture that is cut off or none at all is told so", async () => {
  const whole = readFileSync("content/images/team/1.png");
  copy.write("images/team/1.png", whole.subarray(0, whole.length / 2));
  copy.write("images/team/2.png", "not a picture");
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/team\.json:\d+:\d+ \[0\]\.img: picture "team\/1\.png" is cut off/),
    expect.stringMatching(/^content\/team\.json:\d+:\d+ \[1\]\.img: picture "team\/2\.png" is not a picture/),
  ]);
});

test.each(["steps.json", "company.json"])(
  "the build itself refuses a broken %s with the same line, before it builds anything",
  async (file) => {
    edit(file, (text) => text.replace(",", ""));
    const packages = path.join(copy.root, "node_modules");
    if (!existsSync(packages)) symlinkSync(path.resolve("node_modules"), packages);
    const [config, hook] = ["gatsby-config.ts", "src/build/hooks/on-pre-init.ts"].map((name) =>
      JSON.stringify(path.resolve(name)),
    );
    const script = `require(${config}); require(${hook}).onPreInit({ reporter: { panicOnBuild: (said) => console.log(said) } })`;
    const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
    const { stdout } = await run(process.execPath, [tsx, "--eval", script], { cwd: copy.root });
    expect(stdout.trim().split("\n")).toEqual([
      "content: 1 problem(s)",
      expect.stringMatching(new RegExp(`^content/${file}:\\d+:\\d+ is not valid JSON`)),
    ]);
  },
);
