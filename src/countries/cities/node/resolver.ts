import type { Country } from "../../definition";
import { type MapProjection, placeOn } from "./city-position";
import drawn from "./frames.json";

const frames: Readonly<Record<string, MapProjection>> = drawn;

/** The frame of a country's map, by the guide's slug; undefined if `npm run art:cities` draws none. */
export function projectionOf(slug: string): MapProjection | undefined {
  return Object.hasOwn(frames, slug) ? frames[slug] : undefined;
}

/** GraphQL types of the resolver's result; positions are in percent of the map. */
export const cityMapTypes = `type CityPlace {
  left: Float!
  top: Float!
}

type CityMap {
  address: String!
  width: Int!
  height: Int!
  places: [CityPlace!]!
}`;

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

/** The map of a guide's cities with their positions in the same order; undefined without cities or a map. */
export const cityMapResolver = {
  type: "CityMap",
  resolve: ({ slug, cities }: Country & { readonly slug: string }) => {
    const frame = projectionOf(slug);
    if (!frame || cities.length === 0) return undefined;
    const { width, height } = frame;
    const places = cities.map(({ longitude, latitude }) => {
      const [x, y] = placeOn(frame, [longitude, latitude]);
      return { left: percent(x, width), top: percent(y, height) };
    });
    return { address: `/maps/${slug}.svg`, width, height, places };
  },
};
