import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type GeoProjection, geoArea, geoPath, geoProjection } from "d3-geo";
import type { Feature, MultiPoint, MultiPolygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type MapProjection, plane } from "../src/countries/cities/node/city-position";
import { palette } from "../src/theme/palette";
import { simplifyArcs } from "./simplify-arcs";

type Atlas = Topology<{ countries: GeometryCollection }>;

/** A map to draw. */
interface Sheet {
  /** Name of the country's file in `content/countries`. */
  readonly slug: string;
  /** Its number of ISO 3166-1, by which the atlas names countries. */
  readonly id: string;
  /** What the map shows at least: west, south, east and north, in degrees. */
  readonly shows: readonly [number, number, number, number];
  /** Scale of the atlas: finer for small countries. */
  readonly atlas: "10m" | "50m";
}

const sheets: readonly Sheet[] = [
  { slug: "australia", id: "036", shows: [112.6, -44, 154.4, -10.2], atlas: "50m" },
  { slug: "canada", id: "124", shows: [-126.5, 41, -61, 57], atlas: "50m" },
  { slug: "ireland", id: "372", shows: [-10.7, 51.3, -5.4, 55.5], atlas: "10m" },
  { slug: "malaysia", id: "458", shows: [99.2, 0.4, 119.6, 7.8], atlas: "50m" },
  { slug: "mauritius", id: "480", shows: [57.28, -20.54, 57.84, -19.96], atlas: "10m" },
  { slug: "new-zealand", id: "554", shows: [166.2, -47.4, 178.8, -34.2], atlas: "50m" },
  { slug: "singapore", id: "702", shows: [103.58, 1.16, 104.06, 1.5], atlas: "10m" },
  { slug: "uae", id: "784", shows: [53.4, 23.5, 56.7, 26.2], atlas: "10m" },
  { slug: "uk", id: "826", shows: [-8.2, 49.8, 1.9, 58.8], atlas: "50m" },
  { slug: "usa", id: "840", shows: [-124.8, 24.4, -66.8, 49.4], atlas: "50m" },
];

/** A sheet is as wide as a phone shows it; a narrow country has sea at both sides. */
const WIDTH = 350;
const LOWEST = 184;
const TALLEST = 400;
const MARGIN = 16;
/** How far simplifying may move a coast, and how far beyond the sheet a shape is cut. */
const TOLERANCE = 0.35;
const BEYOND = 20;

/** Points along the edges of what a map shows. */
function edges([west, south, east, north]: Sheet["shows"]): Feature<MultiPoint> {
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);
  const coordinates: Position[] = steps.flatMap((share) => {
    const longitude = west + share * (east - west);
    const latitude = south + share * (north - south);
    return [
      [longitude, south],
      [longitude, north],
      [west, latitude],
      [east, latitude],
    ];
  });
  return { type: "Feature", properties: {}, geometry: { type: "MultiPoint", coordinates } };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Sets a country on its sheet. */
function frameOf({ shows }: Sheet): { readonly frame: MapProjection; readonly projection: GeoProjection } {
  const meridian = rounded((shows[0] + shows[2]) / 2, 2);
  const parallel = rounded((shows[1] + shows[3]) / 2, 2);
  const raw = plane(parallel);
  const projection = geoProjection(raw).rotate([-meridian, 0]);
  const area = edges(shows);
  const inner = WIDTH - 2 * MARGIN;
  projection.fitWidth(inner, area);
  const [[, top] = [], [, bottom] = []] = geoPath(projection).bounds(area);
  const needed = Math.round((bottom ?? 0) - (top ?? 0)) + 2 * MARGIN;
  const height = Math.max(LOWEST, Math.min(TALLEST, needed));
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, height - MARGIN],
    ],
    area,
  );
  projection.clipExtent([
    [-BEYOND, -BEYOND],
    [WIDTH + BEYOND, height + BEYOND],
  ]);
  const scale = projection.scale();
  const [x = 0, y = 0] = projection([meridian, parallel]) ?? [];
  const [right, up] = raw(0, (parallel * Math.PI) / 180);
  const frame = {
    width: WIDTH,
    height,
    meridian,
    parallel,
    scale: rounded(scale, 3),
    x: rounded(x - scale * right, 3),
    y: rounded(y + scale * up, 3),
  };
  return { frame, projection };
}

/** Lines in the water along the coast, from the outermost, and their strength. */
const WATER = [
  { width: 20, opacity: 0.35 },
  { width: 12, opacity: 0.55 },
  { width: 5, opacity: 0.8 },
] as const;

type Country = Feature<MultiPolygon>;

/** The countries of an atlas without the far islets that simplifying has turned inside out. */
function countriesOf(atlas: Atlas): Country[] {
  return feature(atlas, atlas.objects.countries).features.flatMap((country): Country[] => {
    const { geometry } = country;
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    const coordinates = parts.filter((part) => geoArea({ type: "Polygon", coordinates: part }) < Math.PI);
    return [{ ...country, geometry: { type: "MultiPolygon", coordinates } }];
  });
}

/** Draws one map: water lines, the neighbours, and the country, cut in wood on the side away from the light. */
function draw(sheet: Sheet, atlas: Atlas): { readonly svg: string; readonly frame: MapProjection } {
  const { frame, projection } = frameOf(sheet);
  const place = ([longitude = 0, latitude = 0]: Position) => projection([longitude, latitude]) ?? [0, 0];
  const lands = countriesOf(simplifyArcs(atlas, place, TOLERANCE));
  const country = lands.filter(({ id }) => id === sheet.id);
  if (country.length === 0) throw new Error(`${sheet.slug}: the atlas has no country ${sheet.id}`);
  const pathOf = (features: readonly Country[]) =>
    geoPath(projection).digits(1)({ type: "FeatureCollection", features: [...features] }) ?? "";
  const others = pathOf(lands.filter(({ id }) => id !== sheet.id));
  const { width, height } = frame;
  const water = WATER.map(
    (line) =>
      `<g stroke="${palette.mapLand}" stroke-width="${line.width}" stroke-opacity="${line.opacity}"><use href="#a"/><use href="#b"/></g>` +
      `<g stroke="${palette.ink}" stroke-width="${line.width - 2}"><use href="#a"/><use href="#b"/></g>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><path id="a" d="${pathOf(country)}"/><path id="b" d="${others}"/>`,
    `<pattern id="c" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path stroke="${palette.mapLand}" stroke-width="1.3" d="M0 1h3.2"/></pattern>`,
    `<mask id="m"><use href="#a" fill="#fff"/><use href="#a" fill="#000" x="-4" y="-4"/></mask></defs>`,
    `<path fill="${palette.ink}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none" stroke-linejoin="round">${water.join("")}</g>`,
    `<use href="#b" fill="${palette.mapLand}" stroke="${palette.ink}" stroke-width=".8"/>`,
    `<use href="#a" fill="${palette.mapDestination}"/>`,
    `<path fill="url(#c)" mask="url(#m)" d="M0 0h${width}v${height}H0z"/></svg>\n`,
  ].join("");
  return { svg, frame };
}

/** Draws the countries that the guides mark student cities on, and notes how a place is found on each map. */
async function main(): Promise<void> {
  const folder = path.join(__dirname, "../static/maps");
  await mkdir(folder, { recursive: true });
  const frames: Record<string, MapProjection> = {};
  for (const sheet of sheets) {
    const file = require.resolve(`world-atlas/countries-${sheet.atlas}.json`);
    const { svg, frame } = draw(sheet, JSON.parse(await readFile(file, "utf8")));
    await writeFile(path.join(folder, `${sheet.slug}.svg`), svg);
    frames[sheet.slug] = frame;
    process.stdout.write(`static/maps/${sheet.slug}.svg  ${Math.round(svg.length / 1024)} KB\n`);
  }
  const notes = path.join(__dirname, "../src/countries/cities/node/frames.json");
  await writeFile(notes, `${JSON.stringify(frames, undefined, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
