import path from "node:path";
import type { ContentFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { contentTypeOf } from "../content-types/registry";

/** Kinds and names of all files, also unparsable ones: their names exist, so using them is no mistake. */
export function namedFiles({ files, problems }: Content): Pick<ContentFile, "type" | "slug">[] {
  const broken = problems.flatMap(({ file }) => {
    const type = contentTypeOf(file.replace(/^content\//, ""));
    return type ? [{ type, slug: path.parse(file).name }] : [];
  });
  return [...files, ...broken];
}
