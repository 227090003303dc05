type Part = Pick<Queries.BodyPart, "html" | "slot" | "of" | "chapter" | "heading">;

export interface TextChapter {
  readonly id: string;
  readonly heading: string;
  readonly parts: readonly Part[];
}

/** The parts of a text above its first heading, and its chapters, in the order of the text. */
export function textChapters(parts: readonly Part[]): {
  readonly lead: readonly Part[];
  readonly chapters: readonly TextChapter[];
} {
  const chapters = new Map<string, { id: string; heading: string; parts: Part[] }>();
  for (const part of parts) {
    if (part.chapter === null) continue;
    const chapter = chapters.get(part.chapter) ?? {
      id: part.chapter,
      heading: part.heading ?? "",
      parts: [],
    };
    chapter.parts.push(part);
    chapters.set(part.chapter, chapter);
  }
  return { lead: parts.filter(({ chapter }) => chapter === null), chapters: [...chapters.values()] };
}
