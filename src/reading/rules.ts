import type { BodyNotes } from "../build/check/body-notes";
import { suggestion } from "../build/check/nearest";
import type { QuestionNote } from "../build/check/question-notes";
import type { ContentFile, Place, Problem } from "../build/content/content-file";
import { clip, problemOfFile } from "../build/content/content-file";
import type { Content } from "../build/content/read-content";
import { contentTypeOf } from "../build/content-types/registry";
import { ANSWER_WORDS, MOST_QUESTIONS, QUESTION_LENGTH, questions } from "./definition";

const SHORT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function faultsOf({ id, asks, words, hasLink }: QuestionNote): string[] {
  const { least, most } = ANSWER_WORDS;
  const faults: string[] = [];
  if (id !== "" && !SHORT_NAME.test(id))
    faults.push(`id "${clip(id)}" is not a short name, expected lower-case letters, digits and hyphens`);
  if (asks !== "" && !asks.endsWith("?"))
    faults.push(`"${clip(asks)}" is not a question, expected one that ends with ?`);
  if (asks.length > QUESTION_LENGTH)
    faults.push(`"${clip(asks)}" is too long, expected at most ${QUESTION_LENGTH} characters`);
  if (words < least || words > most)
    faults.push(`the answer has ${words} words, expected ${least} to ${most}`);
  if (!hasLink) faults.push("the answer leads nowhere, expected a link to the page that says more");
  return faults;
}

/** Questions whose name is taken by one above. */
function repeated(notes: readonly QuestionNote[]): QuestionNote[] {
  const seen = new Set<string>();
  return notes.filter(({ id }) => id !== "" && seen.size === seen.add(id).size);
}

function problemsIn({ file, body }: ContentFile, notesOn: (body: string) => BodyNotes): Problem[] {
  const read = body === undefined ? undefined : notesOn(body);
  if (!read?.ok || read.isEmpty) return [];
  const tell = (place: Place, message: string): Problem => ({ file, ...place, message });
  const { questions: notes, between } = read.questionNotes;
  return [
    ...notes.flatMap((note) => faultsOf(note).map((fault) => tell(note.place, fault))),
    ...repeated(notes).map(({ id, place }) =>
      tell(place, `id "${clip(id)}" stands here twice, expected each once`),
    ),
    ...notes
      .slice(MOST_QUESTIONS)
      .map(({ place }) =>
        tell(place, `is question ${notes.length}, expected at most ${MOST_QUESTIONS} on a page`),
      ),
    ...notes.flatMap(({ strange }) =>
      strange.map((place) =>
        tell(place, "stands in an answer, expected paragraphs with words, links and <Fact>"),
      ),
    ),
    ...between.map((place) =>
      tell(place, 'stands between the questions, expected <Question id="…" asks="…"> around each answer'),
    ),
  ];
}

/** Names of the pages that may have questions, the unreadable ones too. */
function askedPages({ files, problems }: Content): string[] {
  const broken = problems.flatMap(({ file }) => {
    const asked = contentTypeOf(file.replace(/^content\//, ""))?.hasQuestions;
    return asked ? [file.replace(/^.*\/|\.mdx$/g, "")] : [];
  });
  return [...files.flatMap(({ type, slug }) => (type.hasQuestions ? [slug] : [])), ...broken];
}

/** Questions stand in files of their own, each named as its page; every answer is short and leads on. */
export function checkQuestions(content: Content, notesOn: (body: string) => BodyNotes): Problem[] {
  const pages = askedPages(content);
  const isAsked = ({ type }: ContentFile) => type.name === questions.name;
  const homeless = content.files
    .filter((one) => isAsked(one) && !pages.includes(one.slug))
    .map(({ file, slug }) =>
      problemOfFile(
        file,
        `page "${slug}" does not exist, expected the name of a file in content/countries, services or guides${suggestion(slug, pages)}`,
      ),
    );
  return [...homeless, ...content.files.filter(isAsked).flatMap((one) => problemsIn(one, notesOn))];
}
