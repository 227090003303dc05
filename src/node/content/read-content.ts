import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf } from "../content-types/registry";
import { type ContentFile, type Problem, problemOfFile } from "./content-file";
import { parseJsonFile } from "./parse-json-file";
import { parseMdxFile } from "./parse-mdx-file";

/** Everything below `content`, read once. */
export interface Content {
  readonly files: readonly ContentFile[];
  /** Pictures below `content/images`, as content names them. */
  readonly images: ReadonlySet<string>;
  readonly videos: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

const READ_BY_CONTENT = /\.(?:json|mdx)$/;
/** Besides this guide, files such as macOS' `._name` beside a file of another disk; `gatsby-config.ts` omits them too. */
const IGNORED = /(?:^|\/)(?:README\.md|\.[^/]*)$/;

/** Paths of all files of content below a folder, relative to it, with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((file) => !IGNORED.test(file))
    .sort();
}

function below(paths: readonly string[], folder: string): Set<string> {
  return new Set(
    paths.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1)),
  );
}

type Parsed = ContentFile | Problem;

/** Cached by path, so that check, nodes and export parse each text once. */
const parsedFiles = new Map<string, { readonly text: string; readonly parsed: Parsed }>();

/** Reads and parses a file. @param relative its path below the root, with forward slashes */
export function readContentFile(root: string, relative: string): Parsed {
  const file = `content/${relative}`;
  const fail = (message: string) => problemOfFile(file, message);
  const type = contentTypeOf(relative);
  if (!type) {
    return fail("belongs to no kind of content, expected a name and folder that docs/content.md lists");
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      readFileSync(path.join(root, relative)),
    );
  } catch {
    return fail("is not UTF-8, expected the file saved with the encoding UTF-8");
  }
  if (text.startsWith("\uFEFF")) return fail("begins with a byte-order mark, expected UTF-8 without BOM");
  const slug = path.basename(relative).replace(READ_BY_CONTENT, "");
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return fail(`"${slug}" cannot stand in an address, expected lower-case letters, digits and hyphens`);
  }
  const key = path.resolve(root, relative);
  const known = parsedFiles.get(key);
  if (known?.text === text) return known.parsed;
  const parsed =
    type.format === "mdx" ? parseMdxFile(type, file, slug, text) : parseJsonFile(type, file, slug, text);
  parsedFiles.set(key, { text, parsed });
  return parsed;
}

export function readContent(root: string): Content {
  const paths = filesBelow(root);
  const images = below(paths, "images");
  const videos = below(paths, "videos");
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const relative of paths) {
    if (relative.startsWith("images/") || relative.startsWith("videos/")) continue;
    if (!READ_BY_CONTENT.test(relative)) {
      const message =
        "is neither JSON nor MDX, expected pictures in content/images and videos in content/videos";
      problems.push(problemOfFile(`content/${relative}`, message));
      continue;
    }
    const parsed = readContentFile(root, relative);
    if ("message" in parsed) problems.push(parsed);
    else files.push(parsed);
  }
  return { files, images, videos, problems };
}
