import path from "node:path";
import { z } from "zod";
import type { ContentType } from "../content-types/content-type";
import { contentTypes } from "../content-types/registry";
import { today } from "../facts/fact-text";
import { mdxTools } from "../mdx/mdx-tools";
import { mdxParser } from "../mdx/parse-mdx";
import { mayTypeFigures, typedFigures } from "../warn/typed-figures";
import { warnContent } from "../warn/warn-content";
import { bodyNotes } from "./body-notes";
import { checkAddresses } from "./check-addresses";
import { checkAlt } from "./check-alt";
import { checkBody } from "./check-body";
import { checkFacts } from "./check-facts";
import { checkPages } from "./check-pages";
import { checkPictures } from "./check-pictures";
import { checkReferences } from "./check-references";
import { checkShape } from "./check-shape";
import { checkUnique } from "./check-unique";
import type { ContentFile } from "./content-file";
import { indexContent } from "./content-index";
import { KeptNotes } from "./kept-notes";
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

/** What a check found, each sorted by file and place. */
export interface CheckResult {
  /** Keep the site from being built. */
  readonly errors: readonly Problem[];
  /** Worth a look; they keep nothing from being built. */
  readonly warnings: readonly Problem[];
}

/**
 * Checks everything below a content folder.
 * @param root path of the project: its `content` is checked, its `src/pages` gives the fixed addresses
 * @param day day by which figures are judged past their review, ISO date
 */
export async function checkContent(root: string, day = today()): Promise<CheckResult> {
  const folder = path.join(root, "content");
  const pagesFolder = path.join(root, "src", "pages");
  const tools = await mdxTools();
  const parse = mdxParser(tools);
  const kept = new KeptNotes();
  const notesOn = (body: string) => kept.of(body, () => bodyNotes(parse(body), tools.visit));
  const content = readContent(folder);
  const index = indexContent(content, pagesFolder);
  const schemas = new Map<ContentType, unknown>(
    contentTypes.map((type) => [type, z.toJSONSchema(type.schema, { io: "input" })]),
  );
  const schemaOf = ({ type }: ContentFile) => schemas.get(type);
  const errors = [
    ...content.problems,
    ...missingFiles(content),
    ...content.files.flatMap((file) => [
      ...checkShape(file, schemaOf(file)),
      ...checkReferences(file, schemaOf(file), index),
      ...checkAlt(file),
      ...checkBody(file, index, notesOn),
      ...(mayTypeFigures(file) ? [] : typedFigures(file, notesOn)),
    ]),
    ...checkFacts(content, notesOn, day),
    ...checkUnique(content),
    ...checkAddresses(content, pagesFolder),
    ...checkPages(content, pagesFolder),
    ...(await checkPictures(folder, content, schemaOf)),
  ];
  const warnings = warnContent(content, { schemaOf, notesOn, day });
  kept.save();
  return { errors: errors.sort(compareProblems), warnings: warnings.sort(compareProblems) };
}
