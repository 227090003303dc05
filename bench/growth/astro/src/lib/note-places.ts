import type { MdxJsxTextElement } from "satteri";

/** A component of `vocabulary`, within a line or by itself. */
export const component = (name: string, attributes: Readonly<Record<string, string>>): MdxJsxTextElement => ({
  type: "mdxJsxTextElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  })),
  children: [],
});

/** The attribute `id` of a component. */
export const idOf = ({ attributes }: Pick<MdxJsxTextElement, "attributes">): string =>
  attributes.flatMap((one) => ("name" in one && one.name === "id" ? String(one.value) : []))[0] ?? "";

/** Makes figures, each with a note where a chapter states it for the first time. */
export function figuresWithNotes() {
  const total = new Map<string, number>();
  let chapter = new Map<string, string>();
  return {
    newChapter: () => {
      chapter = new Map();
    },
    next: (id: string): MdxJsxTextElement[] => {
      const known = chapter.get(id);
      if (known) return [component("Fact", { id, note: known })];
      const count = (total.get(id) ?? 0) + 1;
      total.set(id, count);
      const anchor = id.replaceAll(".", "-") + (count > 1 ? `-${count}` : "");
      const [note, figure] = [`note-${anchor}`, `figure-${anchor}`];
      chapter.set(id, note);
      return [component("Fact", { id, note, figure }), component("FactNote", { id, note, figure })];
    },
  };
}
