import path from "node:path";
import { buildDay } from "../build-day";
import { compareProblems, type Problem } from "../content/content-file";
import { readContent } from "../content/read-content";
import { recordSchemaOf } from "../content-types/registry";
import { mdxTools } from "../mdx/mdx-tools";
import { mdxParser } from "../mdx/parse-mdx";
import { bodyNotes } from "./body-notes";
import { checkBars } from "./check-bars";
import { checkBill } from "./check-bill";
import { checkBody } from "./check-body";
import { chapterNames, checkChapters, checkSpots } from "./check-chapters";
import { checkCities, cityWarnings } from "./check-cities";
import { checkFacts } from "./check-facts";
import { checkInstitutions } from "./check-institutions";
import { checkLabels } from "./check-labels";
import { checkAlt, checkMedia } from "./check-media";
import { checkQuestions } from "./check-questions";
import { checkReferences, fixedRoutes, indexContent } from "./check-references";
import { checkShape } from "./check-shape";
import { checkSigns } from "./check-signs";
import { checkSite } from "./check-site";
import { checkThirdParties } from "./check-third-parties";
import { checkYear } from "./check-year";
import { claimedDays } from "./claimed-days";
import { editorWarnings } from "./editor-warnings";
import { type LabelCode, labelUses } from "./label-uses";
import { mayTypeFigures, typedFigures } from "./typed-figures";

/** What the code reads of the labels, which does not change while a process lives. */
let code: LabelCode | undefined;

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
export async function checkContent(root: string, day = buildDay()): Promise<CheckResult> {
  const folder = path.join(root, "content");
  const routes = fixedRoutes(path.join(root, "src", "pages"));
  const tools = await mdxTools();
  const parse = mdxParser(tools);
  const notesOn = (body: string) => bodyNotes(parse(body), tools.visit);
  const content = readContent(folder);
  code ??= labelUses(process.cwd());
  const index = indexContent(content, routes);
  const errors = [
    ...content.problems,
    ...content.files.flatMap((file) => {
      const schema = recordSchemaOf(file.type);
      return [
        ...checkShape(file, schema),
        ...checkReferences(file, schema, index),
        ...checkAlt(file),
        ...checkSigns(file),
        ...checkBody(file, index, notesOn),
        ...(mayTypeFigures(file) ? [] : typedFigures(file, notesOn)),
      ];
    }),
    ...checkLabels(content, { ...code, uses: [...code.uses, chapterNames] }),
    ...checkChapters(content, notesOn),
    ...checkSpots(content, notesOn),
    ...checkQuestions(content, notesOn),
    ...checkBars(content),
    ...checkYear(content),
    ...checkBill(content),
    ...checkCities(content),
    ...checkFacts(content, notesOn, day),
    ...claimedDays(content),
    ...checkInstitutions(content, day),
    ...checkSite(content, routes),
    ...checkThirdParties(content),
    ...(await checkMedia(folder, content, recordSchemaOf)),
  ];
  const warnings = [...editorWarnings(content, notesOn, day), ...cityWarnings(content)];
  return { errors: errors.sort(compareProblems), warnings: warnings.sort(compareProblems) };
}
