import { z } from "zod";
import { type Bar, type BarRow, barRows, barsOf } from "../../figures/node/bars";
import { type FactStore, findFacts, storedFact } from "../../figures/node/find-facts";
import { buildDay } from "../build-day";
import { spotEnds } from "../content-types/spots";
import { RATES } from "../mdx/at-home";
import { type ChapteredPage, pieces } from "../mdx/render-body";

/** What the resolvers of texts ask Gatsby's store for. */
export interface BodyContext {
  readonly nodeModel: FactStore & {
    readonly findOne: (query: {
      type: "Questions";
      query: { filter: { slug: { eq: string } } };
    }) => Promise<unknown>;
    readonly findAll: (query: {
      type: "Labels" | "Country" | "Rates";
    }) => Promise<{ entries: Iterable<unknown> }>;
  };
}

/** A country's own guide; a page of cards is none. */
const GUIDE_SOURCE = z.object({
  internal: z.object({ type: z.literal("Country") }),
  cards: z.array(z.unknown()).max(0),
  slug: z.string(),
  year: z
    .array(z.unknown())
    .nullish()
    .transform((intakes) => (intakes?.length ? intakes : undefined)),
  bill: z.unknown().optional(),
  cities: z.array(z.unknown()).default([]),
  spots: z.array(z.object({ ends: z.enum(spotEnds) })).default([]),
});

const BAR_SOURCE = z.object({
  slug: z.string(),
  name: z.string(),
  code: z.string().nullish(),
  inSidebar: z.boolean(),
  numbers: z.array(
    z.object({
      row: z.string(),
      bar: z.string().nullish(),
      nought: z.boolean().nullish(),
      note: z.string().nullish(),
    }),
  ),
});

/** The bars of a row in all countries' guides; nothing where the page's own country has no value. */
async function rowBars(row: BarRow, slug: string, { nodeModel }: BodyContext): Promise<Bar[] | undefined> {
  const { entries } = await nodeModel.findAll({ type: "Country" });
  const countries = z
    .array(BAR_SOURCE)
    .parse([...entries])
    .filter((country) => country.inSidebar || country.slug === slug)
    .map((country) => ({ ...country, number: country.numbers.find((number) => number.row === row) }));
  const sources = countries.map(async ({ name, code, number, slug: one }) => {
    const [fact] = number?.bar ? (await findFacts(nodeModel, [number.bar])).map(storedFact) : [];
    return {
      name,
      code: code ?? name,
      isOwn: one === slug,
      isNought: number?.nought === true,
      fact,
      note: number?.note ?? undefined,
    };
  });
  const bars = barsOf(row, await Promise.all(sources), buildDay());
  return bars.some(({ isOwn, value }) => isOwn && value !== undefined) ? bars : undefined;
}

export async function chapteredPage(
  source: unknown,
  context: BodyContext,
): Promise<ChapteredPage | undefined> {
  const { data: guide } = GUIDE_SOURCE.safeParse(source);
  if (!guide) return undefined;
  const rows = await Promise.all(
    barRows.map(async (row) => [row, await rowBars(row, guide.slug, context)] as const),
  );
  const [rates] = (await context.nodeModel.findAll({ type: "Rates" })).entries;
  return {
    rates: RATES.parse(rates),
    bars: new Map(rows.flatMap(([row, bars]) => (bars ? [[row, bars] as const] : []))),
    pieces: pieces.filter((piece) => {
      if (piece === "cities") return guide.cities.length > 0;
      if (piece === "year" || piece === "bill") return guide[piece] != null;
      return guide.spots.some(({ ends }) => ends === piece);
    }),
  };
}
