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
function loss({ words, link }: SpecifiedPhrase, text: PageText, ownAddress?: string): string | undefined {
  const isInBody = hasWords(text.body, words);
  if (!isInBody && !hasWords(text.fields, words)) return `lost “${words}”`;
  // Code makes the addresses of buttons and cards, so only the built pages show these.
  const isWritten = link?.startsWith("https://") || (isInBody && link !== ownAddress);
  if (link === undefined || !isWritten) return undefined;
  const leads = text.links.some((one) => one.address === link && hasWords(one.words, words));
  return leads ? undefined : `lost the link of “${words}” to ${link}`;
}

/** Checks that the content still has each phrase that the specification fixes, in one line a loss. */
export function checkSpecified(content: Content, treeOf: TreeOf, index: ContentIndex): Problem[] {
  const files = new Map(content.files.map((file) => [file.file, file]));
  const broken = new Set(content.problems.map(({ file }) => file));
  const names = content.files.map(({ file }) => file.replace(/^content\//, ""));
  const textOf = pageTexts(content, treeOf);
  return recordsOf(content, specified).flatMap(({ data: { pages, file: name, phrases }, problem }) => {
    const unknown = (pages ?? []).flatMap((page, at) => {
      const message = page === NOT_FOUND ? undefined : missingReference(index, "path", page);
      return message === undefined ? [] : [problem(["pages", at], message)];
    });
    const place = `content/${name}`;
    const file = files.get(place);
    if (broken.has(place) || (file?.body !== undefined && !treeOf(file))) return unknown;
    if (!file) {
      const message = `"${name}" does not exist, expected a file below content${suggestion(name, names)}`;
      return [...unknown, problem(["file"], message)];
    }
    const text = textOf(file);
    const [first = "every page", ...others] = pages ?? [];
    const where = others.length > 0 ? `${first} and ${others.length} more` : first;
    const ownAddress = file.type.pathOf?.(file.slug);
    const lost = phrases.flatMap((phrase) => loss(phrase, text, ownAddress) ?? []);
    return [
      ...unknown,
      ...lost.map((what) =>
        problemOfFile(file.file, `${what}, which the specification asks for on ${where}; ${REMEDY}`),
      ),
    ];
  });
}
