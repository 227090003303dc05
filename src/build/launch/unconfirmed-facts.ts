import { z } from "zod";
import { fact } from "../../figures/definition";
import { type FactState, factStanding } from "../../figures/node/fact-state";
import { type Problem, problemAt } from "../content/content-file";
import type { Content } from "../content/read-content";

const FACT = z.object(fact.schema.shape);

const SAID: Record<Exclude<FactState, "confirmed">, string> = {
  read: "was read in a copy or a quotation",
  reported: "is only reported",
  due: "must be looked up again",
  ended: "holds no more",
};

/**
 * Figures that neither a person nor the nightly check has seen on the official page in time.
 * @param day day to judge by, ISO date
 */
export function unconfirmedFacts({ files }: Content, day: string): Problem[] {
  return files
    .filter(({ type }) => type.name === "Fact")
    .flatMap((content) =>
      content.records.flatMap((record, position) => {
        const { success, data } = FACT.safeParse(record);
        if (!success) return [];
        const { state, line } = factStanding(data, day);
        if (state === "confirmed") return [];
        const said = line === "own" ? "is the company's own, without a basis" : SAID[state];
        return [
          problemAt(content, position, [], `${data.id} ${said}: ${data.official.url ?? data.official.name}`),
        ];
      }),
    );
}
