import path from "node:path";
import { isFixed, labels } from "../content-types/labels";
import { contentTypeOf } from "../content-types/registry";

/** Short name of a file in addresses of the editor: `words/forms.json` becomes `words-forms`. */
export const formName = (file: string) => file.replace(/\.json$/, "").replaceAll("/", "-");

/**
 * Where a file's form stands in the editor, behind `#/collections/`.
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
