import { suggestion } from "../node/check/nearest";
import { clip, type Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";
import { chaptersOf } from "../node/mdx/parse-mdx";
import { guide } from "./definition";

/** Checks that the chapter to which a guide's head leads is a heading of its text. */
export function checkJumps(content: Content): Problem[] {
  return recordsOf(content, guide).flatMap(({ data: { jump }, content: file, problem }) => {
    const { tree } = file;
    if (!jump || !tree) return [];
    const names = chaptersOf(tree).map(({ name }) => name);
    if (names.includes(jump.to)) return [];
    const message = `"${clip(jump.to)}" is no heading of the text, expected one of its ## headings${suggestion(jump.to, names)}`;
    return [problem(["jump", "to"], message)];
  });
}
