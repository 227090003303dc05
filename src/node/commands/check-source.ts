import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { circles, diagram, isBase, MAY_IMPORT, NODE, OF_PAGES } from "./source-table";

const PALETTE = /^src\/theme\/palette\.ts$/;

/** Imports of the project's own files, also type imports and dynamic ones. */
const IMPORT = /(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g;

function faultOf(file: string, imported: string): string | undefined {
  const row = MAY_IMPORT.find(([from]) => from.test(file));
  if (!row) return undefined;
  if (PALETTE.test(imported) && !isBase(file)) return "only theme imports the palette, take a token";
  const isForNode = NODE.test(file);
  if (NODE.test(imported)) return isForNode ? undefined : "what runs in Node stays out of the browser's code";
  const isBeside = path.dirname(imported) === path.dirname(file);
  const isFenced = !isBeside && OF_PAGES.test(imported) && !row[1].test(imported);
  return isFenced ? "expected an import that source-table.ts allows" : undefined;
}

/** A literal font size in a style, a doubled class selector, or a style written as a string. */
const LITERAL =
  /\bfont(?:Size)?: ["`](?:\d{3} )?[^/"`$]*\d(?:rem|px|pt)\b|["`]&&|(?<![.\w])css`|\.\.\.(?:stack|row),/;
const HAS_LITERALS = /^src\/(?:theme|node)\//;

/** What is wrong with the table itself and with the README's picture of it. */
function tableFaults(): string[] {
  const rooms = circles();
  const found =
    rooms.length > 0 ? [`source-table.ts: ${rooms.join(", ")} import each other in a circle`] : [];
  if (readFileSync("README.md", "utf8").includes(diagram())) return found;
  return [...found, `README.md: the diagram differs from source-table.ts, expected\n${diagram()}`];
}

function main(): void {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join("src", name.replaceAll(path.sep, "/")));
  const known = new Set(files);
  const faults = tableFaults();
  for (const file of files) {
    for (const [index, text] of readFileSync(file, "utf8").split("\n").entries()) {
      if (LITERAL.test(text) && !HAS_LITERALS.test(file)) {
        faults.push(
          `${file}:${index + 1}: expected a size of theme/tokens.ts, a single class, an object: ${text.trim()}`,
        );
      }
      for (const [, address = ""] of text.matchAll(IMPORT)) {
        const bare = path.posix.join(path.posix.dirname(file), address);
        const imported = ["", ".ts", ".tsx", "/index.ts"]
          .map((end) => bare + end)
          .find((name) => known.has(name));
        const fault = imported && faultOf(file, imported);
        if (fault) faults.push(`${file}:${index + 1}: imports ${imported}: ${fault}`);
      }
    }
  }
  for (const fault of faults) console.log(fault);
  console.log(
    faults.length === 0 ? `source: ${files.length} files are in order` : `source: ${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

main();
