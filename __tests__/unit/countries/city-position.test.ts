import { placeOn } from "../../../src/countries/cities/node/city-position";
import { projectionOf } from "../../../src/countries/cities/node/resolver";

test.each([
  ["australia", -10],
  ["malaysia", 8],
  ["uk", 58],
])("on the map of %s north is up, east is right, and a step east keeps its length", (slug, north) => {
  const frame = projectionOf(slug);
  if (!frame) throw new Error(`no map of ${slug}`);
  const { meridian } = frame;
  const [x, y] = placeOn(frame, [meridian, north]);
  const [, south] = placeOn(frame, [meridian, north - 2]);
  const [east] = placeOn(frame, [meridian + 1, north]);
  const [west] = placeOn(frame, [meridian - 1, north]);
  expect(south).toBeGreaterThan(y);
  expect(east).toBeGreaterThan(x);
  expect(east - x).toBeCloseTo(x - west, 6);
});
