import { z } from "zod";
import type { FactStore } from "../../figures/node/find-facts";
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
    readonly findAll: (query: { type: "Labels" | "Rates" }) => Promise<{ entries: Iterable<unknown> }>;
  };
}

/** A country's own guide; a page of cards is none. */
const GUIDE_SOURCE = z.object({
  internal: z.object({ type: z.literal("Country") }),
  cards: z.array(z.unknown()).max(0),
  year: z
    .array(z.unknown())
    .nullish()
    .transform((intakes) => (intakes?.length ? intakes : undefined)),
  bill: z.unknown().optional(),
  cities: z.array(z.unknown()).default([]),
  spots: z.array(z.object({ ends: z.enum(spotEnds) })).default([]),
});

export async function chapteredPage(
  source: unknown,
  context: BodyContext,
): Promise<ChapteredPage | undefined> {
  const { data: guide } = GUIDE_SOURCE.safeParse(source);
  if (!guide) return undefined;
  const [rates] = (await context.nodeModel.findAll({ type: "Rates" })).entries;
  return {
    rates: RATES.parse(rates),
    pieces: pieces.filter((piece) => {
      if (piece === "cities") return guide.cities.length > 0;
      if (piece === "year" || piece === "bill") return guide[piece] != null;
      return guide.spots.some(({ ends }) => ends === piece);
    }),
  };
}
