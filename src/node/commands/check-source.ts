import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folders whose code draws pages. */
const BASE = ["lib", "theme"];
const NUMBERS = ["money", "star"];
const TEXTS = ["figures", "reading"];
const ROOMS = [
  "articles",
  "bill",
  "compare",
  "countries",
  "gallery",
  "guides",
  "home",
  "institutions",
].concat(["parents", "people", "plan", "search", "services", "trust"], NUMBERS, TEXTS);
const FOLDERS = [...BASE, "ui", ...ROOMS, "forms", "frame", "seo", "pages", "templates"];

const within = (folders: readonly string[]) => new RegExp(`^src/(?:${folders.join("|")})/`);

/** Code that runs in Node: the build, and each room's own part of it. */
const NODE = /^src\/node\/|\/(?:definition|rules|node)\.tsx?$|\/node\//;
/** Files of the build that render parts of pages. */
const DRAWN = /^src\/node\/mdx\/(?:pieces\/|vocabulary\.tsx$)/;
const PALETTE = /^src\/theme\/palette\.ts$/;
const OF_PAGES = within(FOLDERS);

/** Files that match the first pattern may import files that match the second. The first matching row applies. */
const MAY_IMPORT: readonly (readonly [RegExp, RegExp])[] = [
  // Texts render the same source line and links as pages.
  [DRAWN, /^src\/(?:lib|theme|figures|money|ui\/(?:folds|layout|links))\//],
  // Lists for parents are made at build, as browsers do not format numbers of every language.
  [/^src\/parents\/node\//, within(["lib", "money", "countries", "bill"])],
  [NODE, within(["lib", "search", "theme"])],
  [within(BASE), within(BASE)],
  [within(["ui"]), within([...BASE, "ui"])],
  [within(NUMBERS), within([...BASE, "ui", ...NUMBERS])],
  [within(TEXTS), within([...BASE, "ui", ...NUMBERS, ...TEXTS])],
  [within(ROOMS), within([...BASE, "ui", ...ROOMS])],
  [within(["forms"]), within([...BASE, "ui", "forms"])],
  [within(["frame", "seo"]), within([...BASE, "ui", "search", "star", "frame", "seo"])],
  [within(["pages", "templates"]), OF_PAGES],
];

/** Imports of the project's own files, also type imports and dynamic ones. */
const IMPORT = /(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g;

function faultOf(file: string, imported: string): string | undefined {
  const row = MAY_IMPORT.find(([from]) => from.test(file));
  if (!row) return undefined;
  if (PALETTE.test(imported) && !within(BASE).test(file))
    return "only theme imports the palette, take a token";
  const isForNode = NODE.test(file);
  if (NODE.test(imported)) return isForNode ? undefined : "what runs in Node stays out of the browser's code";
  const isBeside = path.dirname(imported) === path.dirname(file);
  const isFenced = !isBeside && OF_PAGES.test(imported) && !row[1].test(imported);
  return isFenced ? "expected an import that the table of check-source.ts allows" : undefined;
}

/** A literal font size in a style, a doubled class selector, or a style written as a string. */
const LITERAL =
  /\bfont(?:Size)?: ["`](?:\d{3} )?[^/"`$]*\d(?:rem|px|pt)\b|["`]&&|(?<![.\w])css`|\.\.\.(?:stack|row),/;
const HAS_LITERALS = /^src\/(?:theme|node)\//;

function main(): void {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join("src", name.replaceAll(path.sep, "/")));
  const known = new Set(files);
  let faults = 0;
  for (const file of files) {
    for (const [index, text] of readFileSync(file, "utf8").split("\n").entries()) {
      if (LITERAL.test(text) && !HAS_LITERALS.test(file)) {
        faults++;
        console.log(
          `${file}:${index + 1}: expected a size of theme/tokens.ts, a single class, an object: ${text.trim()}`,
        );
      }
      for (const [, address = ""] of text.matchAll(IMPORT)) {
        const bare = path.posix.join(path.posix.dirname(file), address);
        const imported = ["", ".ts", ".tsx", "/index.ts"]
          .map((end) => bare + end)
          .find((name) => known.has(name));
        const fault = imported && faultOf(file, imported);
        if (!fault) continue;
        faults++;
        console.log(`${file}:${index + 1}: imports ${imported}: ${fault}`);
      }
    }
  }
  console.log(faults === 0 ? `source: ${files.length} files are in order` : `source: ${faults} faults`);
  if (faults > 0) process.exitCode = 1;
}

main();
