import { type Country, country } from "../../countries/definition";
import { type ContentFile, type Problem, problemAt } from "../../node/content/content-file";
import type { Content } from "../../node/content/read-content";
import { fieldOf, recordsOf } from "../../node/content/walk";
import { parentsPage } from "../definition";

/** The offices named by their capital letters, such as IRCC, which are the same in every script. */
const officesIn = (...texts: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(texts.join(" ").match(/(?<![A-Za-z])[A-Z]{3,}(?![A-Za-z])/g))].sort();

function officesOf({ numbers }: Country): readonly string[] {
  const { statement, note } = numbers.find(({ row }) => row === "funds") ?? {};
  return officesIn(statement, note);
}

/** Checks that a page for parents names the same office as the guide for the money that a visa asks to show. */
export function checkAuthorities(content: Content, pages: readonly ContentFile[]): Problem[] {
  const guides = new Map(recordsOf(content, country).map((one) => [one.content.slug, officesOf(one.data)]));
  return pages.flatMap((file) => {
    const names = parentsPage.schema.shape.names.safeParse(fieldOf(file.records[0], "names")).data ?? [];
    return names.flatMap(({ id, note, sets }, position) => {
      const expected = guides.get(id)?.join(", ");
      const found = officesIn(note, sets).join(", ");
      if (expected === undefined || expected === found) return [];
      const message = `${id} names ${found || "no office"} for the money to show, expected ${expected || "none"} as in its guide`;
      return [problemAt(file, 0, ["names", position], message)];
    });
  });
}
