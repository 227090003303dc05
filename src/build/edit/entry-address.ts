import path from "node:path";
import { isFixed, labels } from "../content-types/labels";
import { contentTypeOf } from "../content-types/registry";

/** A file's short name in the editor's addresses: `words/forms.json` becomes `words-forms`. */
export const formName = (file: string) => file.replace(/\.json$/, "").replaceAll("/", "-");

/**
 * Address of a file's form in the editor, after `#/collections/`.
 * @param file from the project's root, e.g. `content/team.json`
 * @returns undefined if the form does not offer the file
 */
export function entryAddress(file: string): string | undefined {
  const relative = file.replace(/^content\//, "");
  const type = contentTypeOf(relative);
  const slug = path.posix.parse(relative).name;
  if (!type || type.writtenByCommand || (type === labels && isFixed(slug))) return undefined;
  if ("file" in type.files || type === labels) return `_singletons/entries/${formName(relative)}`;
  return `${type.files.folder}/entries/${slug}`;
}
