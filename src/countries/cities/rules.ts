import { z } from "zod";
import { type ContentFile, type Problem, problemAt } from "../../build/content/content-file";
import type { Content } from "../../build/content/read-content";
import { placeOn } from "./node/city-position";
import { mapFrameOf } from "./node/map-frames";

const GUIDE = z.object({
  cards: z.array(z.unknown()).max(0).optional(),
  cities: z.array(z.object({ name: z.string(), longitude: z.number(), latitude: z.number() })).default([]),
});

const guidesOf = ({ files }: Content) =>
  files
    .filter(({ type }) => type.name === "Country")
    .flatMap((content) => {
      const { data } = GUIDE.safeParse(content.records[0]);
      return data ? [{ content, cities: data.cities }] : [];
    });

/** Cities that lie beyond the map of their country: two numbers changed places, or a sign is missing. */
export function checkCities(content: Content): Problem[] {
  return guidesOf(content).flatMap(({ content: file, cities }) => {
    const frame = mapFrameOf(file.slug);
    if (!frame) return [];
    return cities.flatMap(({ name, longitude, latitude }, position) => {
      const [x, y] = placeOn(frame, [longitude, latitude]);
      if (x > 0 && y > 0 && x < frame.width && y < frame.height) return [];
      const message = `${name} at ${longitude} east and ${latitude} north is beyond the country's map, expected its degrees, or a wider map (npm run art:cities)`;
      return [problemAt(file, 0, ["cities", position, "longitude"], message)];
    });
  });
}

const missing = (file: ContentFile, message: string) => [problemAt(file, 0, ["cities"], message)];

/** Guides without cities, and cities whose country nobody has drawn: the page has a list of them and no map. */
export function cityWarnings(content: Content): Problem[] {
  return guidesOf(content).flatMap(({ content: file, cities }) => {
    if (cities.length === 0)
      return missing(file, "is missing, expected five to seven student cities for the map");
    if (mapFrameOf(file.slug)) return [];
    return missing(file, `has no map, expected "${file.slug}" in art/city-maps.ts and npm run art:cities`);
  });
}
