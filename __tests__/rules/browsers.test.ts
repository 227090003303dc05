import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { browserslist } from "../../package.json";

/** `safari >= 15.6` as esbuild writes it: `safari15.6`. */
const TARGET = browserslist.map((one) => one.replace("ios_saf", "ios").replaceAll(/[ >=]/g, ""));

/** Features that a supported browser lacks; calls need a feature test. */
const NEWER = `checkVisibility requestSubmit requestIdleCallback startViewTransition showPopover toSorted
  toReversed toSpliced groupBy withResolvers canParse fromAsync isWellFormed Segmenter union
  intersection difference isSubsetOf AbortSignal.timeout AbortSignal.any`.split(/\s+/);

const page = readFileSync("public/index.html", "utf8");
const textOf = (file: string) => readFileSync(path.join("public", file), "utf8");
const bundle = (name: string) =>
  (page.match(new RegExp(`${name}-[0-9a-f]{10}\\.js`, "g")) ?? []).map(textOf).join();
/** Webpack's runtime lists the files of all bundles. A build keeps older ones, for pages that are still open. */
const runtime = bundle("framework");
const isOfThisBuild = (file: string) =>
  page.includes(file) || runtime.includes(/([0-9a-f]{10})\.js$/.exec(file)?.[1] ?? file);

/** The inline script of all pages, and every bundle; inline data is not a program. */
const programs: readonly (readonly [name: string, text: string])[] = [
  ...[...page.matchAll(/<script>([^<]+)/g)].map(
    ([, text = ""]) => ["the pages' inline script", text] as const,
  ),
  ...readdirSync("public")
    .filter((file) => file.endsWith(".js") && isOfThisBuild(file))
    .map((file) => [file, textOf(file)] as const),
];

test("every page's programs are looked at", () => {
  expect(programs.length).toBeGreaterThan(20);
});

test("the promised browsers can parse every program", async () => {
  const code = (text: string, target: string | string[]) =>
    // esbuild only knows that older browsers lack Unicode's newest letters.
    transform(text, { target, supported: { "regexp-unicode-property-escapes": true } });
  const faults: string[] = [];
  for (const [name, text] of programs) {
    const [plain, lowered] = await Promise.all(
      ["esnext", TARGET].map(async (target) => (await code(text, target)).code.split("\n")),
    );
    const line = plain?.find((one, at) => one !== lowered?.[at]);
    if (line) faults.push(`${name}: ${line.slice(0, 160)}`);
  }
  expect(faults).toEqual([]);
});

test("our code is not converted for older browsers, which would make it longer", () => {
  expect(bundle("app")).toMatch(/\w\?\.\w/);
});

test.each(NEWER)("no program calls %s unasked", (name) => {
  const call = new RegExp(
    `(?<![\\w$])${name.includes(".") ? "" : "[\\w$)\\]]+\\."}${name.replace(".", "\\.")}\\(.{0,40}`,
  );
  const last = name.split(".").at(-1);
  const asked = new RegExp(`["']${last}["'] ?in |typeof [\\w$.]+\\.${last}|\\.${last} ?(?:\\|\\||&&|\\?)`);
  const faults = programs
    // React has its own feature tests.
    .filter(([program, text]) => !program.startsWith("framework") && !asked.test(text))
    .flatMap(([program, text]) => (call.exec(text) ?? []).map((found) => `${program}: ${found}`));
  expect(faults).toEqual([]);
});
