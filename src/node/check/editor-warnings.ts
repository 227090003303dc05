import { fact } from "../../figures/definition";
import { isOutgrown, stateOfFact } from "../../figures/node/fact-state";
import { mayTypeFigures, typedFigures } from "../../figures/node/figures-in-texts";
import { institutionList } from "../../institutions/definition";
import { oldRates } from "../../money/rules";
import { type ContentFile, type Problem, problemOfFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { recordsOf, referencesOf, valuesIn } from "../content/walk";

const REMEDIES = {
  due: { field: "reviewEveryDays", text: "expected a new look at" },
  ended: { field: "validUntil", text: "expected the value that follows it, from" },
} as const;

function staleFacts(content: Content, today: string): Problem[] {
  return recordsOf(content, fact).flatMap(({ data: figure, problem }) => {
    const { state, day } = stateOfFact(figure, today);
    if (state === "holds" || day === undefined) return [];
    const { field, text } = REMEDIES[state];
    const since = isOutgrown(figure, today)
      ? `changes every year and holds from ${figure.effectiveFrom}`
      : state === "due"
        ? `was last looked at on ${day}, more than ${figure.reviewEveryDays} days ago`
        : `ended on ${day}`;
    return [
      problem([field], `"${figure.id}" ${since}, ${text} ${figure.official.url ?? figure.official.name}`),
    ];
  });
}

function placeholderLinks(content: ContentFile): Problem[] {
  return valuesIn(content).flatMap(({ value, object: { name }, problem }) => {
    if (value !== "#") return [];
    return [
      problem(`link${typeof name === "string" ? ` of ${name}` : ""} is a placeholder, expected https://…`),
    ];
  });
}

function unusedFiles({ files, images, videos }: Content): Problem[] {
  const used = new Set(
    files.flatMap(referencesOf).map(({ reference: { kind, value } }) => `${kind} ${value}`),
  );
  const unused = (kind: string, names: ReadonlySet<string>) => {
    const message = `is used nowhere, expected content that names the ${kind}, or the file removed`;
    const others = [...names].filter((name) => !used.has(`${kind} ${name}`));
    return others.map((name) => problemOfFile(`content/${kind}s/${name}`, message));
  };
  return [...unused("image", images), ...unused("video", videos)];
}

/** Institutions that no page shows, as no list names them. */
function unlistedInstitutions(content: Content): Problem[] {
  const lists = recordsOf(content, institutionList);
  const listed = new Set(lists.flatMap(({ data }) => data.list));
  return lists.flatMap(({ data, problem }) =>
    data.records.flatMap(({ id }, position) =>
      listed.has(id)
        ? []
        : [problem(["records", position, "id"], `"${id}" is on no page, expected it in a "list"`)],
    ),
  );
}

/** Warnings: they do not stop a build. @param day day by which figures are judged, ISO date */
export function editorWarnings(content: Content, day: string): Problem[] {
  const isWhole = content.problems.length === 0;
  return [
    ...content.files.flatMap((file) => [
      ...(mayTypeFigures(file) ? typedFigures(file) : []),
      ...placeholderLinks(file),
    ]),
    ...staleFacts(content, day),
    ...oldRates(content, day),
    ...(isWhole ? unusedFiles(content) : []),
    ...(isWhole ? unlistedInstitutions(content) : []),
  ];
}
