import { mapAddress, mapFrameOf } from "../../site/build/cities/map-frames";
import { placeNames } from "../../site/build/cities/place-names";
import { placeOn } from "../../site/build/cities/projection";

interface City {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

/** A country's map with the places of its cities, in percent; nothing where none is drawn. */
export function cityMapOf(country: string, cities: readonly City[]) {
  const frame = mapFrameOf(country);
  if (!frame) return undefined;
  const { width, height } = frame;
  const dots = cities.map(({ name, longitude, latitude }) => {
    const [x, y] = placeOn(frame, [longitude, latitude]);
    return { name, x, y };
  });
  const sides = placeNames(dots, width, height);
  const places = dots.map(({ x, y }, index) => ({
    left: percent(x, width),
    top: percent(y, height),
    side: sides[index],
  }));
  return { address: mapAddress(country), width, height, places };
}
