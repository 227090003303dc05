import path from "node:path";
import type { Problem } from "../content/content-file";
import { isFixed, labels } from "../content-types/labels";
import { contentTypeOf } from "../content-types/registry";
import { siteUrl } from "../export/search-engines";
import { formName } from "./collections";
import { editSettings } from "./settings";

/** A file's name in the form: "Team", "Articles › visa-application"; undefined for a file of no content type. */
function nameOfFile(file: string): string | undefined {
  const type = contentTypeOf(file.replace(/^content\//, ""));
  if (!type) return undefined;
  const name = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return "file" in type.files ? type.label : `${type.label} › ${name}`;
}

/** The place of a problem that concerns no single field: a whole file, or a line of a text. */
function placeOfFile({ file, line }: Problem): string {
  const name = nameOfFile(file);
  if (name === undefined) return file;
  return file.endsWith(".mdx") ? `${name} › Text, line ${line} of the file` : name;
}

const withoutFiles = (message: string): string =>
  message.replace(/(content\/[\w/-]+\.(?:json|mdx))(?::\d+)?/g, (whole, file: string) => {
    const name = nameOfFile(file);
    return name === undefined ? whole : `"${name}"`;
  });

/** Address of a file's form in the editor, after `#/collections/`; undefined if the form does not offer the file. */
function entryAddress(file: string): string | undefined {
  const relative = file.replace(/^content\//, "");
  const type = contentTypeOf(relative);
  const slug = path.posix.parse(relative).name;
  if (!type || type.writtenByCommand || (type === labels && isFixed(slug))) return undefined;
  if ("file" in type.files || type === labels) return `_singletons/entries/${formName(relative)}`;
  return `${type.files.folder}/entries/${slug}`;
}

/** Lines of the check with the form's labels ("Team › 4 (Priya Nair)"), file and line, and the form's address. */
export function formLines(env: NodeJS.ProcessEnv): (problem: Problem) => string {
  const editor = editSettings(env) ? `${siteUrl()}/edit` : undefined;
  return (problem) => {
    const { place, message } = problem.form ?? { place: placeOfFile(problem), message: problem.message };
    const entry = entryAddress(problem.file);
    const link = editor && entry ? ` ${editor}#/collections/${entry}` : "";
    return `${place}: ${withoutFiles(message).replace(/\s+/g, " ")} (${problem.file}:${problem.line})${link}`;
  };
}
