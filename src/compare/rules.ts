import { country } from "../countries/definition";
import { levels } from "../lib/levels";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { recordsOf } from "../node/content/walk";
import { way } from "./definition";

/** How many ways a page shows a family whose money suffices for no country. */
const WAYS = 3;

/** Checks that each degree has its three ways, and that their sums come from bills. */
export function checkWays(content: Content): Problem[] {
  const billed = new Set(
    recordsOf(content, country).flatMap(({ data, content: { slug } }) => (data.bill ? [slug] : [])),
  );
  const ways = recordsOf(content, way);
  const [first] = ways;
  const sums = ways.flatMap(({ data, problem }) =>
    data.sums.flatMap(({ country: slug }, at) =>
      billed.has(slug)
        ? []
        : [problem(["sums", at, "country"], `"${slug}" has no bill, expected one that has`)],
    ),
  );
  if (!first) return sums;
  return [
    ...sums,
    ...levels.flatMap((level) => {
      const count = ways.filter(({ data }) => data.level === level).length;
      const message = `${count} ways are for a ${level}'s, expected ${WAYS}`;
      return count === WAYS ? [] : [first.problem(["level"], message)];
    }),
  ];
}
