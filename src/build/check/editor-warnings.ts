import { z } from "zod";
import { type ContentFile, type Problem, problemAt, problemOfFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { referencesOf, valuesIn } from "../content/walk";
import { fact } from "../content-types/fact";
import { recordSchemaOf } from "../content-types/registry";
import { isFactDue } from "../facts/fact-text";
import type { BodyNotes } from "./body-notes";

/** Figures typed into a text, where the register should state them with source and date. */
function typedFigures({ file, body }: ContentFile, notesOn: (body: string) => BodyNotes): Problem[] {
  const read = body === undefined ? undefined : notesOn(body);
  if (!read?.ok) return [];
  return read.notes.flatMap((note) => {
    if (note.kind !== "figure") return [];
    const message = `"${note.text}" is typed into the text, expected a fact of content/facts.json: <Fact id="…" />`;
    return [{ file, ...note.place, message }];
  });
}

const DATED = z.object(
  fact.schema.pick({ id: true, checkedOn: true, reviewEveryDays: true, source: true }).shape,
);

/** Figures whose review date has passed; their pages tell the reader to check before relying on them. */
function dueFacts(content: ContentFile, day: string): Problem[] {
  if (content.type.name !== "Fact") return [];
  return content.records.flatMap((record, position) => {
    const { success, data } = DATED.safeParse(record);
    if (!success || !isFactDue(data, day)) return [];
    const message = `"${data.id}" was checked on ${data.checkedOn}, more than ${data.reviewEveryDays} days ago, expected a new look at ${data.source.url}`;
    return [problemAt(content, position, ["checkedOn"], message)];
  });
}

/** Links that lead nowhere yet: "#". */
function placeholderLinks(content: ContentFile): Problem[] {
  return valuesIn(content).flatMap(({ value, object: { name }, problem }) => {
    if (value !== "#") return [];
    return [
      problem(`link${typeof name === "string" ? ` of ${name}` : ""} is a placeholder, expected https://…`),
    ];
  });
}

/** Pictures and videos that no content names. */
function unusedFiles({ files, images, videos }: Content): Problem[] {
  const used = new Set(
    files
      .flatMap((content) => referencesOf(content, recordSchemaOf(content.type)))
      .map(({ reference: { kind, value } }) => `${kind} ${value}`),
  );
  const unused = (kind: string, folder: string, names: ReadonlySet<string>) =>
    [...names]
      .filter((name) => !used.has(`${kind} ${name}`))
      .map((name) =>
        problemOfFile(
          `content/${folder}/${name}`,
          `is used nowhere, expected content that names the ${kind}, or the file removed`,
        ),
      );
  return [...unused("image", "images", images), ...unused("video", "videos", videos)];
}

const LIST = z.object({ list: z.array(z.string()), records: z.array(z.object({ id: z.string() })) });

/** Institutions that are recorded and stand on no list, so that no page shows them. */
function unlistedInstitutions({ files }: Content): Problem[] {
  const lists = files
    .filter(({ type }) => type.name === "InstitutionList")
    .flatMap((content) => {
      const { success, data } = LIST.safeParse(content.records[0]);
      return success ? [{ content, data }] : [];
    });
  const listed = new Set(lists.flatMap(({ data }) => data.list));
  return lists.flatMap(({ content, data }) =>
    data.records.flatMap(({ id }, position) =>
      listed.has(id)
        ? []
        : [
            problemAt(
              content,
              0,
              ["records", position, "id"],
              `"${id}" is on no page, expected it in a "list"`,
            ),
          ],
    ),
  );
}

/**
 * All that is worth an editor's look and keeps nothing from being built. While a file cannot be read, nobody knows
 * what it uses.
 * @param notesOn the notes on a text
 * @param day day by which figures are judged past their review, ISO date
 */
export function editorWarnings(
  content: Content,
  notesOn: (body: string) => BodyNotes,
  day: string,
): Problem[] {
  const isWhole = content.problems.length === 0;
  return [
    ...content.files.flatMap((file) => [
      ...typedFigures(file, notesOn),
      ...dueFacts(file, day),
      ...placeholderLinks(file),
    ]),
    ...(isWhole ? unusedFiles(content) : []),
    ...(isWhole ? unlistedInstitutions(content) : []),
  ];
}
