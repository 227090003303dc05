import { writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Fact, fact } from "../../figures/definition";
import { factLines, factStanding, factStates } from "../../figures/node/fact-state";
import { factText } from "../../figures/node/fact-text";
import { httpsUrl, isoDate } from "../content-types/fields";

const figure = fact.schema.extend({
  place: z.string().describe("Name of the country, or of what else the figure belongs to"),
  text: z.string().describe("The figure as the page shows it: basis, value and unit"),
  state: z
    .enum(factStates)
    .describe(
      "What is known of it on the day of the file; confirmed: found on the official page; read: in a copy or a quotation; reported: by anybody else; due: looked up too long ago; ended: past validUntil",
    ),
  line: z.enum(factLines).describe("How it came to that state"),
  stateOn: isoDate("Day on which it came to that state").optional(),
  page: httpsUrl("Its own address"),
});

/** `/figures.json`. */
const figuresFile = z.strictObject({
  $schema: httpsUrl("Address of this description"),
  name: z.string().describe("What the file holds"),
  description: z.string(),
  page: httpsUrl("The page that shows the same"),
  feed: httpsUrl("Feed of the changes"),
  publisher: z.strictObject({
    name: z.string(),
    url: httpsUrl("Address of the site"),
    sample: z.literal(true).optional().describe("true while name and addresses are invented"),
  }),
  use: z.string().describe("How the figures may be used"),
  day: isoDate("Day on which the file was made, and by which the states were judged"),
  figures: z.array(figure),
});

type FiguresFile = z.infer<typeof figuresFile>;

export interface FiguresAbout {
  readonly siteUrl: string;
  readonly company: string;
  readonly isSample: boolean;
  readonly name: string;
  readonly description: string;
  readonly use: string;
  /** Names of what figures belong to, by `country`. */
  readonly places: ReadonlyMap<string, string>;
}

/** Where a figure stands on the site. */
export const figurePage = (siteUrl: string, id: string) => `${siteUrl}/figures#${id}`;

export const placeOf = ({ country }: Pick<Fact, "country">, places: ReadonlyMap<string, string>) =>
  places.get(country) ?? country;

function figuresOf(facts: readonly Fact[], about: FiguresAbout, today: string): FiguresFile {
  const { siteUrl, company, isSample, name, description, use, places } = about;
  return {
    $schema: `${siteUrl}/figures.schema.json`,
    name,
    description,
    page: `${siteUrl}/figures`,
    feed: `${siteUrl}/figures.xml`,
    publisher: { name: company, url: siteUrl, ...(isSample && { sample: true }) },
    use,
    day: today,
    figures: facts.map((one) => {
      const { state, line, day } = factStanding(one, today);
      return {
        ...one,
        place: placeOf(one, places),
        text: factText(one),
        state,
        line,
        ...(day !== undefined && { stateOn: day }),
        page: figurePage(siteUrl, one.id),
      };
    }),
  };
}

/** The file's JSON Schema, without what only the content check reads. */
function figuresSchema(siteUrl: string): object {
  const schema = z.toJSONSchema(figuresFile, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.reference;
    },
  });
  return { $id: `${siteUrl}/figures.schema.json`, ...schema };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Writes the register as a file for everyone, with its JSON Schema.
 * @param today day by which states are judged, ISO date
 */
export async function writeFiguresFile(
  facts: readonly Fact[],
  about: FiguresAbout,
  today: string,
): Promise<void> {
  await writeFile(path.join("public", "figures.json"), json(figuresOf(facts, about, today)));
  await writeFile(path.join("public", "figures.schema.json"), json(figuresSchema(about.siteUrl)));
}
