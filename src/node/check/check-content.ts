import path from "node:path";
import { checkBill } from "../../bill/rules";
import { checkWays } from "../../compare/rules";
import { checkChapters, checkCities, checkNumbers, cityWarnings } from "../../countries/rules";
import { claimedDays, mayTypeFigures, typedFigures } from "../../figures/node/figures-in-texts";
import { checkFacts } from "../../figures/rules";
import { checkJumps } from "../../guides/rules";
import { checkInstitutions } from "../../institutions/rules";
import { checkParents, parentsWarnings } from "../../parents/rules";
import { checkQuestions } from "../../reading/rules";
import { checkYear } from "../../starts/rules";
import { checkSubjects } from "../../subjects/rules";
import { checkThirdParties } from "../../trust/rules";
import { checkWeeks } from "../../week/rules";
import { buildDay } from "../build-day";
import { type ContentFile, compareProblems, type Problem } from "../content/content-file";
import { readContent } from "../content/read-content";
import { mdxTools } from "../mdx/mdx-tools";
import { mdxParser } from "../mdx/parse-mdx";
import { anchorsOf } from "./anchors";
import { checkBody } from "./check-body";
import { checkAlt, checkMedia } from "./check-media";
import { checkSlots } from "./check-pieces";
import { checkReferences, checkSiteLinks, fixedRoutes, indexContent } from "./check-references";
import { checkDays, checkLabels, checkShape } from "./check-shape";
import { checkSite } from "./check-site";
import { checkSpecified } from "./check-specified";
import { editorWarnings } from "./editor-warnings";
import { checkSigns, markupInAttributes, markupInFields } from "./stray-markdown";

export interface CheckResult {
  readonly errors: readonly Problem[];
  /** Warnings, which do not stop a build. */
  readonly warnings: readonly Problem[];
}

export async function checkContent(root: string): Promise<CheckResult> {
  const day = buildDay();
  const folder = path.join(root, "content");
  const routes = fixedRoutes(path.join(root, "src", "pages"));
  const tools = await mdxTools();
  const parse = mdxParser(tools);
  const withTree = (file: ContentFile): ContentFile => {
    const parsed = file.body === undefined ? undefined : parse(file.body);
    return parsed?.ok ? { ...file, tree: parsed.tree } : file;
  };
  const read = readContent(folder);
  const content = { ...read, files: read.files.map(withTree) };
  const index = indexContent(content, routes);
  const anchors = anchorsOf(content, tools, routes);
  const errors = [
    ...content.problems,
    ...content.files.flatMap((file) => [
      ...checkShape(file),
      ...checkReferences(file, index, anchors),
      ...checkAlt(file),
      ...checkSigns(file),
      ...checkDays(file, day),
      ...markupInFields(file),
      ...markupInAttributes(file),
      ...checkBody(file, index, anchors, parse),
      ...checkSlots(file),
      ...(mayTypeFigures(file) ? [] : typedFigures(file)),
    ]),
    ...checkLabels(content),
    ...checkSiteLinks(content, index),
    ...checkChapters(content),
    ...checkJumps(content),
    ...checkQuestions(content),
    ...checkSubjects(content),
    ...checkNumbers(content),
    ...checkYear(content),
    ...checkBill(content),
    ...checkWays(content),
    ...checkCities(content),
    ...checkWeeks(content),
    ...checkFacts(content),
    ...claimedDays(content),
    ...checkInstitutions(content),
    ...checkSite(content, routes),
    ...checkThirdParties(content),
    ...checkParents(content),
    ...checkSpecified(content, index),
    ...(await checkMedia(folder, content)),
  ];
  const warnings = [...editorWarnings(content, day), ...cityWarnings(content), ...parentsWarnings(content)];
  return { errors: errors.sort(compareProblems), warnings: warnings.sort(compareProblems) };
}
