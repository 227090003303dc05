import type { BodyNotes } from "../../build/check/body-notes";
import type { ContentFile, Problem } from "../../build/content/content-file";

/** Kinds of text in which a typed figure keeps the site from being built; in others it is worth a look. */
const STRICT: readonly string[] = ["Country", "Guide", "Article", "Questions"];

export function mayTypeFigures({ type }: ContentFile): boolean {
  return !STRICT.includes(type.name);
}

/** Figures typed into a text, where the register should state them with source and date. */
export function typedFigures({ file, body }: ContentFile, notesOn: (body: string) => BodyNotes): Problem[] {
  const read = body === undefined ? undefined : notesOn(body);
  if (!read?.ok) return [];
  return read.notes.flatMap((note) =>
    note.kind === "figure"
      ? [
          {
            file,
            ...note.place,
            message: `"${note.text}" is typed into the text, expected a fact of content/facts.json: <Fact id="…" />`,
          },
        ]
      : [],
  );
}
