/** A map's projection, and the position of its origin on the drawing. */
export interface MapProjection {
  readonly width: number;
  readonly height: number;
  /** The vertical meridian and the parallel without distortion, in degrees. */
  readonly meridian: number;
  readonly parallel: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

type Point = readonly [number, number];

/** Below this latitude in degrees the cone is nearly a cylinder, so a cylinder is used. */
const LOWEST_CONE = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Lambert's conformal conic projection with one parallel; Mercator's near the equator.
 * @returns a function that projects a point, given in radians from the central meridian and from the equator
 */
export function plane(parallel: number): (longitude: number, latitude: number) => [number, number] {
  const stretched = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
  if (Math.abs(parallel) < LOWEST_CONE)
    return (longitude, latitude) => [longitude, Math.log(stretched(latitude))];
  const standard = radians(parallel);
  const cone = Math.sin(standard);
  const factor = (Math.cos(standard) * stretched(standard) ** cone) / cone;
  const radius = (latitude: number) => factor / stretched(latitude) ** cone;
  return (longitude, latitude) => [
    radius(latitude) * Math.sin(cone * longitude),
    radius(standard) - radius(latitude) * Math.cos(cone * longitude),
  ];
}

/** The position on the drawing of a longitude and latitude in degrees. */
export function placeOn(
  { meridian, parallel, scale, x, y }: MapProjection,
  [longitude, latitude]: Point,
): Point {
  const [right, up] = plane(parallel)(radians(longitude - meridian), radians(latitude));
  return [x + scale * right, y - scale * up];
}
