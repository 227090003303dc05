/** How a map is drawn: its projection, and where a longitude and latitude comes to lie on it. */
export interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** The meridian that stands upright, and the parallel along which nothing is stretched, in degrees. */
  readonly meridian: number;
  readonly parallel: number;
  /** From the projection's plane to the drawing. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

type Point = readonly [number, number];

/** Nearer to the equator a cone is so flat that a cylinder takes its place. */
const LOWEST_CONE = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Lambert's conformal conic projection with one parallel; Mercator's near the equator.
 * @returns the place on the plane of a point, in radians from the upright meridian and from the equator
 */
export function plane(parallel: number): (longitude: number, latitude: number) => [number, number] {
  const stretched = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
  if (Math.abs(parallel) < LOWEST_CONE)
    return (longitude, latitude) => [longitude, Math.log(stretched(latitude))];
  const own = radians(parallel);
  const cone = Math.sin(own);
  const factor = (Math.cos(own) * stretched(own) ** cone) / cone;
  const radius = (latitude: number) => factor / stretched(latitude) ** cone;
  return (longitude, latitude) => [
    radius(latitude) * Math.sin(cone * longitude),
    radius(own) - radius(latitude) * Math.cos(cone * longitude),
  ];
}

/** Where a longitude and latitude, in degrees, lies on the drawing. */
export function placeOn({ meridian, parallel, scale, x, y }: MapFrame, [longitude, latitude]: Point): Point {
  const [right, up] = plane(parallel)(radians(longitude - meridian), radians(latitude));
  return [x + scale * right, y - scale * up];
}
