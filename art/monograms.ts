import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { palette } from "../src/theme/palette";
import { lettering, type Room } from "./lettering";

const content = join(__dirname, "../content");
const shapes = ["circle", "square", "oval", "rectangle"] as const;
const inks = [palette.ink, palette.sea, palette.red, palette.leaf] as const;

/** Where the initials of the name would mislead, repeat a neighbour's or not be what people say. */
const exceptions: Readonly<Record<string, string>> = {
  unimelb: "UoM",
  sydney: "USYD",
  macquarie: "MQ",
  curtin: "CURTIN",
  newcastle: "UON",
  wollongong: "UOW",
  swinburne: "SUT",
  flinders: "FLIN",
  tasmania: "UTAS",
  toronto: "UofT",
  mcgill: "McGill",
  alberta: "UofA",
  victoria: "UVic",
  windsor: "UWin",
  dalhousie: "DAL",
  memorial: "MUN",
  auckland: "UoA",
  waikato: "UoW",
  ara: "ARA",
  wintec: "WINTEC",
  "curtin-malaysia": "CURTIN",
  "curtin-mauritius": "CURTIN",
  "curtin-singapore": "CURTIN",
  "jcu-singapore": "JCU",
  "swinburne-sarawak": "SUT",
  "wollongong-dubai": "UOWD",
  "heriot-watt-dubai": "HWU",
  "middlesex-dubai": "MDX",
};

const institutionFile = z.object({
  list: z.array(z.string()),
  records: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
});

type Style = { readonly shape: (typeof shapes)[number]; readonly ink: (typeof inks)[number] };

const styles: readonly Style[] = shapes.flatMap((shape) => inks.map((ink) => ({ shape, ink })));

/** A number that depends on the id alone. */
function hash(id: string): number {
  let value = 2166136261;
  for (const letter of id) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (value ^ (value >>> 13)) >>> 0;
}

/** What stands in the stamp: the exception, else a word that is an abbreviation already, else the initials. */
function abbreviation(id: string, name: string): string {
  const exception = exceptions[id];
  if (exception) return exception;
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== "" && !/^(of|in|the|and)$/i.test(word));
  return (
    words.find((word) => word.length > 1 && word === word.toUpperCase()) ??
    words.map((word) => word.charAt(0)).join("")
  );
}

/** A style for every id: its own by hash, moved on until no neighbour in a list shares its shape or ink. */
function assign(ids: readonly string[], lists: readonly (readonly string[])[]): ReadonlyMap<string, Style> {
  const chosen = new Map<string, Style>();
  const standing = (id: string, step: number): readonly Style[] =>
    lists.flatMap((list) => {
      const at = list.indexOf(id);
      if (at < 0) return [];
      return [list[at - step], list[at + step]].flatMap((other) => chosen.get(other ?? "") ?? []);
    });
  for (const id of [...ids].sort()) {
    const beside = standing(id, 1);
    const below = standing(id, 4);
    const wishes = styles
      .map((_, i) => styles[(hash(id) + i * 5) % styles.length])
      .filter((style) => style !== undefined);
    const apart = wishes.filter(({ shape, ink }) =>
      beside.every((other) => other.shape !== shape && other.ink !== ink),
    );
    const free = apart.filter((style) => !below.includes(style));
    const style = free[0] ?? apart[0] ?? wishes.find((wish) => !beside.includes(wish)) ?? wishes[0];
    if (style) chosen.set(id, style);
  }
  return chosen;
}

/** Each shape's two outlines, and the room it leaves for the letters. */
const frames: Readonly<Record<Style["shape"], { outer: string; inner: string; room: Room; mark: number }>> = {
  circle: {
    outer: '<circle cx="42" cy="42" r="38"',
    inner: '<circle cx="42" cy="42" r="33"',
    room: { x: 42, y: 42.5, width: 54, height: 22 },
    mark: 20,
  },
  square: {
    outer: '<rect x="7" y="7" width="70" height="70" rx="13"',
    inner: '<rect x="12" y="12" width="60" height="60" rx="9"',
    room: { x: 42, y: 42.5, width: 51, height: 24 },
    mark: 20.5,
  },
  oval: {
    outer: '<ellipse cx="42" cy="42" rx="39" ry="30"',
    inner: '<ellipse cx="42" cy="42" rx="34.5" ry="25.5"',
    room: { x: 42, y: 43, width: 56, height: 18 },
    mark: 16.5,
  },
  rectangle: {
    outer: '<rect x="3" y="16" width="78" height="52" rx="2"',
    inner: '<rect x="7.5" y="20.5" width="69" height="43" rx="1"',
    room: { x: 42, y: 43, width: 62, height: 18 },
    mark: 15.5,
  },
};

/** A small plane above the letters (left or right bound) and three bars below: the marks of an entry stamp. */
function marks(ink: string, distance: number, seed: number): string {
  const way = seed % 2 === 0 ? 1 : -1;
  const plane = `M6 0L1-1L-2-5H-3.5L-2-1H-4.5L-6-2.5H-7L-6 0L-7 2.5H-6L-4.5 1H-2L-3.5 5H-2L1 1Z`;
  const bars = [-9, 0, 9]
    .map((x, i) => `M${x - (i === seed % 3 ? 3.5 : 2)} 0h${i === seed % 3 ? 7 : 4}`)
    .join("");
  return (
    `<path fill="${ink}" transform="translate(42 ${42 - distance}) scale(${way * 0.86} .86)" d="${plane}"/>` +
    `<path stroke-width="1.6" transform="translate(42 ${42 + distance})" d="${bars}"/>`
  );
}

/** One stamp as SVG text. */
function stamp(id: string, letters: string, { shape, ink }: Style): string {
  const frame = frames[shape];
  const seed = hash(`${id}/turn`);
  const turn = -6 + (seed % 23) * 0.5;
  const worn = `${40 + (seed % 37)} 1.2 ${19 + (seed % 11)} .8 ${61 + (seed % 17)} 1.6`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 84"><g transform="rotate(${turn} 42 42)" fill="none" stroke="${ink}">` +
    `${frame.outer} stroke-width="2.8"/>${frame.inner} stroke-width="1.2" stroke-dasharray="${worn}"/>` +
    `${marks(ink, frame.mark, seed)}<path fill="${ink}" stroke="none" d="${letters}"/></g></svg>\n`
  );
}

/** Writes a stamp for every institution into content/images/institutions. */
async function main(): Promise<void> {
  const folder = join(content, "institutions");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).sort();
  const read = await Promise.all(
    files.map(async (file) => institutionFile.parse(JSON.parse(await readFile(join(folder, file), "utf8")))),
  );
  const records = read.flatMap((file) => file.records);
  const chosen = assign(
    records.map(({ id }) => id),
    read.map(({ list }) => list),
  );
  const draw = await lettering();
  let largest = 0;
  for (const { id, name } of records) {
    const style = chosen.get(id);
    if (!style) throw new Error(`${id}: no style`);
    const svg = stamp(id, draw(abbreviation(id, name), frames[style.shape].room), style);
    largest = Math.max(largest, svg.length);
    await writeFile(join(content, "images/institutions", `${id}.svg`), svg);
  }
  process.stdout.write(`${records.length} stamps, the largest ${largest} bytes\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
