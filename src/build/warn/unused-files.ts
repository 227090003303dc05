import type { ContentFile } from "../check/content-file";
import type { Problem } from "../check/problem";
import type { Content } from "../check/read-content";
import { referencesIn } from "../check/visit-references";

/** Pictures and videos that no content names. */
export function unusedFiles(
  { files, images, videos }: Content,
  schemaOf: (content: ContentFile) => unknown,
): Problem[] {
  const used = new Set(
    files.flatMap((content) =>
      content.records.flatMap((record) =>
        referencesIn(schemaOf(content), record).map(({ kind, value }) => `${kind} ${value}`),
      ),
    ),
  );
  const unused = (kind: string, folder: string, names: ReadonlySet<string>) =>
    [...names]
      .filter((name) => !used.has(`${kind} ${name}`))
      .map((name) => ({
        file: `content/${folder}/${name}`,
        line: 1,
        column: 1,
        message: `is used nowhere, expected content that names the ${kind}, or the file removed`,
      }));
  return [...unused("image", "images", images), ...unused("video", "videos", videos)];
}
