import { z } from "zod";
import { type ContentFile, type Problem, problemAt } from "../../build/content/content-file";
import type { Content } from "../../build/content/read-content";
import { recordsOf } from "../../build/content/walk";
import { inOrder, monthSpan } from "../../lib/months";

/** Months from the first stage to the first class: with more, a stage does not stand in its order. */
const LONGEST = 18;

const GUIDE = z.object({
  year: z.array(
    z.object({
      month: z.string(),
      stages: z.array(z.object({ months: z.string().optional(), fact: z.string().optional() })),
    }),
  ),
});
const FACT = z.object({ id: z.string(), value: z.string() });

/** Facts that name no months, and stages that do not follow one another. */
function wrongStages(content: ContentFile, values: ReadonlyMap<string, string>): Problem[] {
  const { data } = GUIDE.safeParse(content.records[0]);
  return (data?.year ?? []).flatMap(({ month, stages }, intake) => {
    const problem = (message: string, ...path: (string | number)[]) => [
      problemAt(content, 0, ["year", intake, ...path], message),
    ];
    const texts = stages.map(({ months, fact }) => months ?? values.get(fact ?? ""));
    const wrong = stages.flatMap(({ fact }, stage) => {
      const text = texts[stage];
      if (!fact || text === undefined || monthSpan(text)) return [];
      return problem(`"${fact}" is "${text}", expected months such as May to July`, "stages", stage, "fact");
    });
    if (wrong.length > 0) return wrong;
    const spans = [...texts, month].flatMap((text) => monthSpan(text ?? "") ?? []);
    const placed = inOrder(spans, spans[0]?.first ?? 0);
    const length = (placed.at(-1)?.first ?? 0) - (placed[0]?.first ?? 0);
    if (length <= LONGEST) return [];
    return problem(`lasts ${length} months, expected stages in their order, within ${LONGEST}`, "stages");
  });
}

/** Holds the stages before each intake against the register and against one another. */
export function checkYear(content: Content): Problem[] {
  const values = new Map(recordsOf(content, "Fact", FACT).map(({ id, value }) => [id, value]));
  return content.files.flatMap((file) => (file.type.name === "Country" ? wrongStages(file, values) : []));
}
