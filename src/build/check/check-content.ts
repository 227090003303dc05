import path from "node:path";
import { z } from "zod";
import type { ContentType } from "../content-types/content-type";
import { contentTypes } from "../content-types/registry";
import { mdxTools } from "../mdx/mdx-tools";
import { mdxParser } from "../mdx/parse-mdx";
import { checkBody } from "./check-body";
import { checkReferences } from "./check-references";
import { checkShape } from "./check-shape";
import { checkUnique } from "./check-unique";
import { indexContent } from "./content-index";
import { compareProblems, type Problem } from "./problem";
import { type Content, readContent } from "./read-content";

/** A file that the site cannot do without is a problem of its own. */
function missingFiles(content: Content): Problem[] {
  const present = new Set([
    ...content.files.map(({ file }) => file),
    ...content.problems.map(({ file }) => file),
  ]);
  return contentTypes.flatMap(({ files }) => {
    if (!("file" in files) || present.has(`content/${files.file}`)) return [];
    return [{ file: `content/${files.file}`, line: 1, column: 1, message: "is missing, expected this file" }];
  });
}

/**
 * Checks everything below a content folder.
 * @param root path of the project: its `content` is checked, its `src/pages` gives the fixed addresses
 * @returns all problems, sorted by file and place; none when the site can be built
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const tools = await mdxTools();
  const bodyTools = { parse: mdxParser(tools), visit: tools.visit };
  const content = readContent(path.join(root, "content"));
  const index = indexContent(content, path.join(root, "src", "pages"));
  const schemas = new Map<ContentType, unknown>(
    contentTypes.map((type) => [type, z.toJSONSchema(type.schema, { io: "input" })]),
  );
  return [
    ...content.problems,
    ...missingFiles(content),
    ...content.files.flatMap((file) => {
      const schema = schemas.get(file.type);
      return [
        ...checkShape(file, schema),
        ...checkReferences(file, schema, index),
        ...checkBody(file, index, bodyTools),
      ];
    }),
    ...checkUnique(content),
  ].sort(compareProblems);
}
