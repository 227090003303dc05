import { type ContentFile, clip, type Problem, problemOfFile } from "../content/content-file";
import { pieces } from "../mdx/pieces/pieces";
import { namedFacts } from "../mdx/written-attributes";
import { type Anchors, missingAnchor } from "./anchors";
import type { BodyNote, BodyNotes } from "./body-notes";
import { type ContentIndex, missingReference } from "./check-references";
import { suggestion } from "./nearest";

type ComponentNote = Extract<BodyNote, { kind: "component" }>;

function checkLink(url: string, index: ContentIndex, missingPlace: (url: string) => string | undefined) {
  if (url.startsWith("/")) {
    const path = url.split(/[?#]/)[0] ?? "";
    if (path.length > 1 && path.endsWith("/"))
      return `link "${clip(url)}" ends with a slash, expected "${clip(path.slice(0, -1))}"`;
    const missing = missingReference(index, "path", url);
    const wrong = missing ?? missingPlace(url);
    return wrong && `link ${wrong}`;
  }
  if (url.startsWith("#")) {
    const wrong = missingPlace(url);
    return wrong && `link ${wrong}`;
  }
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(url)) return undefined;
  return URL.canParse(url) && url.startsWith("https://")
    ? undefined
    : `link "${clip(url)}" is not a web address, expected https://… or an address on this site such as /contact`;
}

function checkComponent({ name, attributes }: ComponentNote, index: ContentIndex): string[] {
  const piece = pieces.get(name);
  if (!piece) {
    const known = [...pieces.keys()];
    return [
      `<${name}> is not a component for texts, expected one of ${known.join(", ")}${suggestion(name, known)}`,
    ];
  }
  const expected = piece.attributes ?? [];
  const given = new Map<string, string>();
  const problems: string[] = [];
  for (const attribute of attributes) {
    if (attribute.value === null) {
      problems.push(`<${name}> has an attribute that is not a text, expected name="value"`);
      continue;
    }
    if (!expected.some((known) => known.name === attribute.name)) {
      const names = expected.map((known) => known.name);
      problems.push(
        `<${name}> has no attribute "${clip(attribute.name)}", expected ${names.join(", ") || "none"}${suggestion(attribute.name, names)}`,
      );
      continue;
    }
    given.set(attribute.name, attribute.value);
  }
  for (const { name: attribute, choices } of expected) {
    const value = given.get(attribute)?.trim();
    if (!value) {
      problems.push(`<${name}> lacks ${attribute}="…", expected <${name} ${attribute}="…">`);
    } else if (choices && !choices.includes(value)) {
      problems.push(`<${name}> ${attribute}: "${clip(value)}" is none, expected ${choices.join(" or ")}`);
    }
  }
  for (const { attribute, kind, id } of namedFacts(name, attributes)) {
    const missing = missingReference(index, "fact", id) ?? missingReference(index, kind, id);
    if (missing) problems.push(`<${name}> ${attribute}: ${missing}`);
  }
  return problems;
}

function problemsOf(
  note: BodyNote,
  index: ContentIndex,
  missingPlace: (url: string) => string | undefined,
): string[] {
  switch (note.kind) {
    case "program":
      return ["import and export are not for texts, expected only the components of docs/content.md"];
    case "braces":
      return ["braces { } are not for texts, expected plain words"];
    case "component":
      return checkComponent(note, index);
    case "link":
      return [checkLink(note.url, index, missingPlace)].filter((message) => message !== undefined);
    case "image":
      return ["pictures do not stand in the text, expected the picture in the front matter's image"];
    case "heading":
    case "figure":
      return [];
  }
}

/** Headings begin at the second level, as the page sets its one h1, and skip none. */
function headingProblems(notes: readonly BodyNote[]): { note: BodyNote; message: string }[] {
  const problems: { note: BodyNote; message: string }[] = [];
  let previous = 1;
  for (const note of notes) {
    if (note.kind !== "heading") continue;
    const { depth } = note;
    if (depth === 1)
      problems.push({ note, message: "heading of the first level, expected ## (the page sets its own #)" });
    else if (depth > previous + 1)
      problems.push({
        note,
        message: `heading of level ${depth} after level ${previous}, expected level ${previous + 1} or less`,
      });
    previous = Math.max(depth, 2);
  }
  return problems;
}

/** Components that only another kind of text may have. */
function strayComponents(notes: readonly BodyNote[], kind: string): { note: BodyNote; message: string }[] {
  return notes.flatMap((note) => {
    const only = note.kind === "component" ? pieces.get(note.name)?.onlyIn : undefined;
    return only && only.kind !== kind ? [{ note, message: only.message }] : [];
  });
}

/** Checks the text of an MDX file: syntax, components, facts, links, headings, drawn lists. */
export function checkBody(
  { file, body, type, slug }: ContentFile,
  index: ContentIndex,
  anchors: Anchors,
  notesOn: (body: string) => BodyNotes,
): Problem[] {
  if (body === undefined) return [];
  const read = notesOn(body);
  if (!read.ok) return [{ file, ...read.place, message: read.message }];
  if (read.isEmpty) return [problemOfFile(file, "has no text, expected paragraphs below the front matter")];
  const found = [...headingProblems(read.notes), ...strayComponents(read.notes, type.name)];
  const missingPlace = (url: string) => missingAnchor(anchors, url, type.pathOf?.(slug));
  for (const note of read.notes)
    for (const message of problemsOf(note, index, missingPlace)) found.push({ note, message });
  return [
    ...found.map(({ note, message }) => ({ file, ...note.place, message })),
    ...read.shownSigns.map(({ place, message }) => ({ file, ...place, message })),
    ...read.drawnFaults.map((fault) => ({ file, ...fault })),
  ];
}
