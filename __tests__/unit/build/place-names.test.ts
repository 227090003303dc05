import fc from "fast-check";
import { placeOn } from "../../../src/countries/cities/node/city-position";
import { mapFrameOf } from "../../../src/countries/cities/node/map-frames";
import { placeNames } from "../../../src/countries/cities/node/place-names";

const dot = (name: string, x: number, y: number) => ({ name, x, y });

test("a name stands at the right of its dot, at the left before the sheet's right edge", () => {
  expect(placeNames([dot("Perth", 60, 100), dot("Sydney", 330, 100)], 350, 300)).toEqual(["right", "left"]);
});

test("names of neighbours keep out of each other's way, and off the dots", () => {
  const dots = [dot("Dublin", 200, 150), dot("Maynooth", 178, 150)];
  expect(placeNames(dots, 350, 300)).toEqual(["right", "left"]);
});

test("every dot gets a side, wherever the dots are", () => {
  const name = fc.string({ minLength: 1, maxLength: 20 });
  const one = fc.record({ name, x: fc.nat({ max: 350 }), y: fc.nat({ max: 400 }) });
  const dots = fc.array(one, { maxLength: 7 });
  fc.assert(fc.property(dots, (all) => placeNames(all, 350, 400).length === all.length));
});

test.each([
  ["australia", -10],
  ["malaysia", 8],
  ["uk", 58],
])("on the map of %s north is up, east is right, and a step east keeps its length", (slug, north) => {
  const frame = mapFrameOf(slug);
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

test("the map of a country that nobody has drawn is missing", () => {
  expect(mapFrameOf("northland")).toBeUndefined();
  expect(mapFrameOf("constructor")).toBeUndefined();
});
