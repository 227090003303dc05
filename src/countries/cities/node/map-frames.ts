import type { MapFrame } from "./city-position";
import drawn from "./frames.json";

const frames: Readonly<Record<string, MapFrame>> = drawn;

/** How the map of a country is drawn, by the name of its file; undefined if `npm run art:cities` draws none. */
export function mapFrameOf(slug: string): MapFrame | undefined {
  return Object.hasOwn(frames, slug) ? frames[slug] : undefined;
}

export const mapAddress = (slug: string) => `/maps/${slug}.svg`;
