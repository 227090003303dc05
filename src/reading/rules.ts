import { namedFiles } from "../node/check/named-files";
import { suggestion } from "../node/check/nearest";
import {
  type ContentFile,
  clip,
  type Fault,
  type Problem,
  problemOfFile,
} from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import {
  blockNamed,
  countWords,
  isFigure,
  type MdxComponent,
  type MdxNode,
  nodesIn,
  placeOf,
} from "../node/mdx/parse-mdx";
import { writtenAttributes } from "../node/mdx/written-attributes";
import { ANSWER_WORDS, MAX_QUESTIONS, QUESTION_LENGTH, questions } from "./definition";

const SHORT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isPlain = (node: MdxNode): boolean =>
  node.type === "text" ||
  isFigure(node) ||
  (["paragraph", "link", "strong", "emphasis", "break"].includes(node.type) &&
    "children" in node &&
    node.children.every(isPlain));

function questionFaults(question: MdxComponent, position: number, taken: Set<string>): Fault[] {
  const { id, asks } = {
    id: "",
    asks: "",
    ...Object.fromEntries(writtenAttributes(question).map(({ name, value }) => [name, value ?? ""])),
  };
  const { least, most } = ANSWER_WORDS;
  const words = countWords(question);
  const faults: string[] = [];
  if (id !== "" && !SHORT_NAME.test(id))
    faults.push(`id "${clip(id)}" is not a short name, expected lower-case letters, digits and hyphens`);
  if (asks !== "" && !asks.endsWith("?"))
    faults.push(`"${clip(asks)}" is not a question, expected one that ends with ?`);
  if (asks.length > QUESTION_LENGTH)
    faults.push(`"${clip(asks)}" is too long, expected at most ${QUESTION_LENGTH} characters`);
  if (words < least || words > most)
    faults.push(`the answer has ${words} words, expected ${least} to ${most}`);
  if (!nodesIn(question).some(({ type }) => type === "link"))
    faults.push("the answer leads nowhere, expected a link to the page that says more");
  if (taken.has(id)) faults.push(`id "${clip(id)}" stands here twice, expected each once`);
  if (id !== "") taken.add(id);
  if (position >= MAX_QUESTIONS)
    faults.push(`is question ${position + 1}, expected at most ${MAX_QUESTIONS} on a page`);
  const strange = question.children
    .filter((child) => !isPlain(child))
    .map((child) => ({
      ...placeOf(child),
      message: "stands in an answer, expected paragraphs with words, links, <Fact> and <Amount>",
    }));
  return [...faults.map((message) => ({ ...placeOf(question), message })), ...strange];
}

function faultsIn(nodes: readonly MdxNode[]): Fault[] {
  const taken = new Set<string>();
  let count = 0;
  return nodes.flatMap((node) => {
    const question = blockNamed("Question", node);
    if (question) return questionFaults(question, count++, taken);
    const message = 'stands between the questions, expected <Question id="…" asks="…"> around each answer';
    return [{ ...placeOf(node), message }];
  });
}

/** Checks questions: each file has the name of its page, every answer is short and has a link. */
export function checkQuestions(content: Content): Problem[] {
  const asked = namedFiles(content).filter(({ type }) => type.hasQuestions);
  const pages = asked.map(({ slug }) => slug);
  return content.files
    .filter(({ type }) => type.name === questions.name)
    .flatMap((one: ContentFile) => {
      const { file, slug } = one;
      const message = `page "${slug}" does not exist, expected the name of a file in content/countries, services or guides${suggestion(slug, pages)}`;
      const withoutPage = pages.includes(slug) ? [] : [problemOfFile(file, message)];
      const faults = faultsIn(one.tree?.children ?? []);
      return [...withoutPage, ...faults.map((fault) => ({ file, ...fault }))];
    });
}
