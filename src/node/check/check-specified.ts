import { type Problem, problemOfFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { recordsOf } from "../content/walk";
import { type SpecifiedPhrase, specified } from "../content-types/specified";
import type { TreeOf } from "../mdx/parse-mdx";
import { type ContentIndex, missingReference } from "./check-references";
import { suggestion } from "./nearest";
import { type PageText, pageTexts } from "./page-text";
import { hasWords } from "./phrase";

/** Has no address of its own; visitors meet it at every unknown one. */
const NOT_FOUND = "/404";

const REMEDY = "expected it put back, or taken out of content/specified.json if the company decided so";

/** What a file has lost of a phrase; undefined if nothing. */
function loss({ words, link }: SpecifiedPhrase, { body, fields, links }: PageText): string | undefined {
  const isField = hasWords(fields, words);
  if (!isField && !hasWords(body, words)) return `lost “${words}”`;
  // Code makes most links of fields, such as buttons, so only the built pages show their addresses.
  if (link === undefined || (isField && !link.startsWith("https://"))) return undefined;
  const leads = links.some((one) => one.address === link && hasWords(one.words, words));
  return leads ? undefined : `lost the link of “${words}” to ${link}`;
}

/** Checks that the content still has each phrase that the specification fixes, in one line a loss. */
export function checkSpecified(content: Content, treeOf: TreeOf, index: ContentIndex): Problem[] {
  // What an unparsable file has is unknown, also the figures that others name.
  if (content.problems.length > 0) return [];
  const files = new Map(content.files.map((file) => [file.file, file]));
  const names = content.files.map(({ file }) => file.replace(/^content\//, ""));
  const textOf = pageTexts(content, treeOf);
  return recordsOf(content, specified).flatMap(({ data: { pages, file: name, phrases }, problem }) => {
    const unknown = (pages ?? []).flatMap((page, at) => {
      const message = page === NOT_FOUND ? undefined : missingReference(index, "path", page);
      return message === undefined ? [] : [problem(["pages", at], message)];
    });
    const place = `content/${name}`;
    const file = files.get(place);
    if (file?.body !== undefined && !treeOf(file)) return unknown;
    if (!file) {
      const message = `"${name}" does not exist, expected a file below content${suggestion(name, names)}`;
      return [...unknown, problem(["file"], message)];
    }
    const text = textOf(file);
    const [first = "every page", ...others] = pages ?? [];
    const where = others.length > 0 ? `${first} and ${others.length} more` : first;
    const lost = phrases.flatMap((phrase) => loss(phrase, text) ?? []);
    return [
      ...unknown,
      ...lost.map((what) =>
        problemOfFile(file.file, `${what}, which the specification asks for on ${where}; ${REMEDY}`),
      ),
    ];
  });
}
