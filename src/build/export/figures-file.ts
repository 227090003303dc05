import type { Fact } from "../../figures/definition";
import { factStanding, factText } from "../../figures/node/fact-state";
import { putPublic } from "./put";

export interface FiguresAbout {
  readonly siteUrl: string;
  readonly company: string;
  readonly isSample: boolean;
  readonly name: string;
  readonly description: string;
  readonly use: string;
  /** Names of the places to which figures belong, by `country`. */
  readonly places: ReadonlyMap<string, string>;
}

export const placeOf = ({ country }: Pick<Fact, "country">, places: ReadonlyMap<string, string>) =>
  places.get(country) ?? country;

function figuresOf(facts: readonly Fact[], about: FiguresAbout, today: string): object {
  const { siteUrl, company, isSample, name, description, use, places } = about;
  return {
    name,
    description,
    page: `${siteUrl}/figures`,
    publisher: { name: company, url: siteUrl, ...(isSample && { sample: true }) },
    use,
    day: today,
    figures: facts.map((one) => {
      const { state, day } = factStanding(one, today);
      return {
        ...one,
        place: placeOf(one, places),
        text: factText(one),
        state,
        ...(day !== undefined && { stateOn: day }),
        page: `${siteUrl}/figures#${one.id}`,
      };
    }),
  };
}

/** Writes the register as `/figures.json`. @param today ISO date by which states are judged */
export const writeFiguresFile = (facts: readonly Fact[], about: FiguresAbout, today: string) =>
  putPublic("figures.json", `${JSON.stringify(figuresOf(facts, about, today), null, 1)}\n`);
