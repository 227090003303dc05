import type { Fact } from "../figures/definition";
import { valueIn } from "../figures/node/comparable-value";
import { rowOf, rows } from "../figures/rows";
import { factsById } from "../figures/rules";
import { standfirstProblems } from "../node/check/standfirsts";
import type { Problem } from "../node/content/content-file";
import type { Content } from "../node/content/read-content";
import { type Recorded, recordsOf } from "../node/content/walk";
import { placeOn } from "./cities/node/city-position";
import { projectionOf } from "./cities/node/resolver";
import { type Country, country } from "./definition";

/** Checks that each guide has reasons, and chapters that open with a standfirst; pages of cards have neither. */
export function checkChapters(content: Content): Problem[] {
  return recordsOf(content, country).flatMap(({ data, content: file, problem }) => {
    const { tree } = file;
    if (data.cards.length > 0 || !tree || tree.children.length === 0) return [];
    const reasons = (["suits", "thinkAgain"] as const)
      .filter((field) => data[field].length === 0)
      .map((field) => problem([field], "is missing, expected three to five reasons"));
    return [...reasons, ...standfirstProblems(file)];
  });
}

const COMPARED = rows
  .filter((row) => "compares" in row)
  .map(({ id }) => id)
  .join(" or ");

/** Rows with a value that must have none, and figures that cannot be compared with other countries'. */
function wrongValues({ data, problem }: Recorded<Country>, figures: ReadonlyMap<string, Fact>): Problem[] {
  return data.numbers.flatMap(({ row: name, compares, nought }, position) => {
    const tell = (key: string, message: string) => [problem(["numbers", position, key], message)];
    if (compares === undefined && nought === undefined) return [];
    const units = rowOf(name)?.compares;
    if (!units)
      return tell(compares ? "compares" : "nought", `stands in the row ${name}, expected ${COMPARED}`);
    if (compares !== undefined && nought !== undefined)
      return tell("nought", "stands beside compares, expected one of them");
    const figure = compares === undefined ? undefined : figures.get(compares);
    if (!figure || valueIn(name, figure) !== undefined) return [];
    const unit = figure.unit ? `"${figure.unit}"` : "no unit";
    return tell(
      "compares",
      `"${figure.id}" has ${unit}, expected a number of ${Object.keys(units).join(", ")}`,
    );
  });
}

export function checkNumbers(content: Content): Problem[] {
  const figures = factsById(content);
  return recordsOf(content, country).flatMap((one) => wrongValues(one, figures));
}

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
