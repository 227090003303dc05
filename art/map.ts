import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { geoArea, geoNaturalEarth1, geoPath } from "d3-geo";
import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { palette } from "../src/theme/palette";
import { simplifyArcs } from "./simplify-arcs";

/** Size of the drawing; `src/home/map-routes.tsx` lays the routes over it on a sheet of the same size. */
const WIDTH = 1152;
const HEIGHT = 520;

/** Islands smaller than this are left out: about 6 000 km2, as steradians. */
const SMALLEST_ISLAND = 0.00015;

/** Numbers of ISO 3166-1, by which the atlas names countries. */
const ORIGIN = "356";
const ANTARCTICA = "010";
const DESTINATIONS = new Set(["036", "124", "372", "458", "480", "554", "702", "784", "826", "840"]);

/** How far simplifying may move a coast, in px of the drawing. */
const TOLERANCE = 0.5;

type Atlas = Topology<{ countries: GeometryCollection }>;
type Outlines = FeatureCollection<Polygon | MultiPolygon>;
type Country = Outlines["features"][number];

/** Natural Earth at 1:50 million for drawing; at 1:110 million, without far islets, for fitting it on the sheet. */
async function readAtlas(scale: "50m" | "110m"): Promise<Atlas> {
  return JSON.parse(await readFile(require.resolve(`world-atlas/countries-${scale}.json`), "utf8"));
}

/** The countries of an atlas without Antarctica. */
function countriesOf(atlas: Atlas): Outlines {
  const features = feature(atlas, atlas.objects.countries).features.flatMap((country): Country[] => {
    const { geometry } = country;
    const isLand = geometry.type === "Polygon" || geometry.type === "MultiPolygon";
    return isLand && country.id !== ANTARCTICA ? [{ ...country, geometry }] : [];
  });
  return { type: "FeatureCollection", features };
}

/** A country without the specks that cost bytes and show nothing; its largest part always stays. */
function withoutSpecks(country: Country): Country {
  if (country.geometry.type === "Polygon") return country;
  const parts = country.geometry.coordinates
    .map((outline) => ({ outline, area: geoArea({ type: "Polygon", coordinates: outline }) }))
    .sort((a, b) => b.area - a.area);
  const coordinates = parts
    .filter(({ area }, index) => index === 0 || area > SMALLEST_ISLAND)
    .map(({ outline }) => outline);
  return { ...country, geometry: { type: "MultiPolygon", coordinates } };
}

/** Draws the world that the home page's routes lie on: land, destinations lighter, India in marigold. */
async function main(): Promise<void> {
  const atlas = await readAtlas("50m");
  const world = countriesOf(await readAtlas("110m"));
  const projection = geoNaturalEarth1().rotate([-11, 0]).fitSize([WIDTH, HEIGHT], world);
  const place = ([longitude = 0, latitude = 0]: Position) => projection([longitude, latitude]) ?? [0, 0];
  const countries = countriesOf(simplifyArcs(atlas, place, TOLERANCE)).features.map(withoutSpecks);
  const draw = geoPath(projection).digits(1);
  const pathOf = (belongs: (id: string) => boolean, fill: string) => {
    const features = countries.filter(({ id }) => belongs(String(id)));
    return `<path fill="${fill}" d="${draw({ type: "FeatureCollection", features })}"/>`;
  };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    "<title>World map with the ten countries and India</title>",
    `<g stroke="${palette.ink}" stroke-width=".6" stroke-linejoin="round">`,
    pathOf((id) => id !== ORIGIN && !DESTINATIONS.has(id), palette.mapLand),
    pathOf((id) => DESTINATIONS.has(id), palette.mapDestination),
    pathOf((id) => id === ORIGIN, palette.marigold),
    "</g></svg>\n",
  ].join("");
  await writeFile(path.join(__dirname, "../src/ui/motifs/world-map.svg"), svg);
  process.stdout.write(`src/ui/motifs/world-map.svg  ${Math.round(svg.length / 1024)} KB\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
