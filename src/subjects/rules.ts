import { country } from "../countries/definition";
import { fact } from "../figures/definition";
import { standfirstProblems } from "../node/check/standfirsts";
import { type Problem, problemOfFile } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";
import { countWords, nodesIn } from "../node/mdx/parse-mdx";
import { SUBJECT_WORDS, type Subject, subject } from "./definition";

/** Countries without a link to a chapter of their guide, and a text that is too long. */
function textProblems({ data, content, problem }: Recorded<Subject>): Problem[] {
  const { tree } = content;
  if (!tree) return [];
  const links = nodesIn(tree).flatMap((node) => (node.type === "link" ? node.url : []));
  const unlinked = data.countries.flatMap((slug, place) =>
    links.some((url) => url.startsWith(`/countries/${slug}#`))
      ? []
      : [
          problem(
            ["countries", place],
            `the text leads to no chapter of this guide, expected a link such as /countries/${slug}#what-it-costs`,
          ),
        ],
  );
  const words = countWords(tree);
  const message = `the text has ${words} words, expected at most ${SUBJECT_WORDS}`;
  return words > SUBJECT_WORDS ? [...unlinked, problemOfFile(content.file, message)] : unlinked;
}

/** Sums of a country without a bill, and fees in another currency than the bill's. */
function sumProblems({ data, problem }: Recorded<Subject>, content: Content): Problem[] {
  const units = new Map(recordsOf(content, fact).map(({ data: { id, unit } }) => [id, unit]));
  const bills = new Map(recordsOf(content, country).map((one) => [one.content.slug, one.data.bill]));
  return data.sums.flatMap(({ country: slug, facts }, at) => {
    const bill = bills.get(slug);
    if (!bill) return [problem(["sums", at, "country"], `"${slug}" has no bill, expected one that has`)];
    const paid = bill.pay.flatMap((line) => line.facts).map((id) => units.get(id));
    return facts.flatMap((id, place) =>
      paid.includes(units.get(id))
        ? []
        : [
            problem(
              ["sums", at, "facts", place],
              `"${id}" is not in the currency of that country's bill, expected a fee in it`,
            ),
          ],
    );
  });
}

/** Checks each subject: its chapters' standfirsts, its links to country guides, its length, its sums. */
export function checkSubjects(content: Content): Problem[] {
  return recordsOf(content, subject).flatMap((one) => [
    ...standfirstProblems(one.content),
    ...textProblems(one),
    ...sumProblems(one, content),
  ]);
}
