import { type Country, country } from "../countries/definition";
import type { Fact } from "../figures/definition";
import { factsById } from "../figures/rules";
import { inOrder, monthSpan } from "../lib/months";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";

/** Maximum months from the first stage to the first class; more means that a stage is out of order. */
const LONGEST = 18;

function wrongStages({ data, problem }: Recorded<Country>, figures: ReadonlyMap<string, Fact>): Problem[] {
  return data.year.flatMap(({ month, stages }, intake) => {
    const texts = stages.map(({ months, fact }) => months ?? figures.get(fact ?? "")?.value);
    const wrong = stages.flatMap(({ fact }, stage) => {
      const text = texts[stage];
      if (!fact || text === undefined || monthSpan(text)) return [];
      const message = `"${fact}" is "${text}", expected months such as May to July`;
      return [problem(["year", intake, "stages", stage, "fact"], message)];
    });
    if (wrong.length > 0) return wrong;
    const spans = [...texts, month].flatMap((text) => monthSpan(text ?? "") ?? []);
    const placed = inOrder(spans, spans[0]?.first ?? 0);
    const length = (placed.at(-1)?.first ?? 0) - (placed[0]?.first ?? 0);
    if (length <= LONGEST) return [];
    const message = `lasts ${length} months, expected stages in their order, within ${LONGEST}`;
    return [problem(["year", intake, "stages"], message)];
  });
}

/** Checks the stages of each intake against the register and each other. */
export function checkYear(content: Content): Problem[] {
  const figures = factsById(content);
  return recordsOf(content, country).flatMap((one) => wrongStages(one, figures));
}
