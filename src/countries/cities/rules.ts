import type { Problem } from "../../node/content/content-file";
import type { Content } from "../../node/content/read-content";
import { recordsOf } from "../../node/content/walk";
import { country } from "../definition";
import { placeOn } from "./node/city-position";
import { projectionOf } from "./node/resolver";

const guidesOf = (content: Content) =>
  recordsOf(content, country).filter(({ data }) => data.cards.length === 0);

/** Cities outside the map of their country: coordinates are swapped, or a sign is missing. */
export function checkCities(content: Content): Problem[] {
  return guidesOf(content).flatMap(({ data: { cities }, content: { slug }, problem }) => {
    const frame = projectionOf(slug);
    if (!frame) return [];
    return cities.flatMap(({ name, longitude, latitude }, position) => {
      const [x, y] = placeOn(frame, [longitude, latitude]);
      if (x > 0 && y > 0 && x < frame.width && y < frame.height) return [];
      const message = `${name} at ${longitude} east and ${latitude} north is beyond the country's map, expected its degrees, or a wider map (npm run art:cities)`;
      return [problem(["cities", position, "longitude"], message)];
    });
  });
}

/** Guides without cities, and cities of a country without a map: the page shows the list alone. */
export function cityWarnings(content: Content): Problem[] {
  return guidesOf(content).flatMap(({ data: { cities }, content: { slug }, problem }) => {
    if (cities.length === 0)
      return [problem(["cities"], "is missing, expected five to seven student cities for the map")];
    if (projectionOf(slug)) return [];
    return [problem(["cities"], `has no map, expected "${slug}" in art/city-maps.ts and npm run art:cities`)];
  });
}
