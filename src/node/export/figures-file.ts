import figuresWords from "../../../content/words/figures.json";
import type { Fact } from "../../figures/definition";
import { stateOfFact } from "../../figures/node/fact-state";
import { factText, withAge, yearOf } from "../../figures/node/fact-text";
import { SLIPS_FILE } from "../../figures/rows";
import { writePublicFile } from "./write-file";

export type PlaceNames = ReadonlyMap<string, string>;

export function placeNames({ allCountry }: Pick<Queries.ExportQuery, "allCountry">): PlaceNames {
  const { home, company } = figuresWords.places;
  return new Map([
    ...allCountry.nodes.map(({ slug, name }): [string, string] => [slug, name]),
    ["home", home],
    ["company", company],
  ]);
}

export const placeOf = ({ country }: Pick<Fact, "country">, places: PlaceNames) =>
  places.get(country) ?? country;

type Company = Pick<Queries.Company, "siteUrl" | "fullName" | "sample">;
/** Writes the register as `/figures.json`. @param today ISO date by which states are judged */
export function writeFiguresFile(
  facts: readonly Fact[],
  { siteUrl, fullName, sample }: Company,
  { title, description }: Pick<Queries.PageText, "title" | "description">,
  places: PlaceNames,
  today: string,
): Promise<void> {
  const file = {
    name: title,
    description,
    page: `${siteUrl}/figures`,
    publisher: { name: fullName, url: siteUrl, ...(sample && { sample: true }) },
    use: figuresWords.use,
    day: today,
    figures: facts.map((one) => {
      const { state, day } = stateOfFact(one, today);
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
  return writePublicFile("figures.json", `${JSON.stringify(file, null, 1)}\n`);
}

/** Writes figures as the comparison's slips show them. @param today ISO date by which ages are judged */
export function writeSlipsFile(facts: readonly Fact[], today: string): Promise<void> {
  const slips = facts.map((one): Queries.FactRowFragment => {
    const { id, label, note = null, official, readIn } = one;
    return {
      anchor: id,
      label,
      text: withAge(factText(one), one, today),
      year: yearOf(one) ?? null,
      note,
      official: { name: official.name, url: official.url ?? null },
      readIn: official.url || !readIn ? null : { name: readIn.name, url: readIn.url },
    };
  });
  return writePublicFile(SLIPS_FILE, JSON.stringify(slips));
}
