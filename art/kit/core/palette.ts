import { palette as house } from "../../../src/theme/palette";

/** Every colour a scene may print: the inks of the house, tints of them, and skin in three steps. */

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** `part` of the first colour printed into the second. */
function mix(first: string, second: string, part: number): string {
  const a = parse(first);
  const b = parse(second);
  const channel = (i: 0 | 1 | 2): string =>
    Math.round(a[i] * part + b[i] * (1 - part))
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

const { ink, sea, marigold, red, leaf, sand, white } = house;

const colours = {
  ink,
  sea,
  marigold,
  red,
  leaf,
  sand,
  white,
  /** Golds, palest first. */
  cream: mix(marigold, sand, 0.2),
  straw: mix(marigold, sand, 0.42),
  honey: mix(marigold, sand, 0.68),
  /** Warm. */
  orange: mix(red, marigold, 0.42),
  blush: mix(red, sand, 0.22),
  rose: mix(red, sand, 0.5),
  salmon: mix(red, mix(marigold, sand, 0.6), 0.42),
  brick: mix(red, ink, 0.68),
  plum: mix(red, ink, 0.34),
  mauve: mix(mix(red, ink, 0.42), sand, 0.42),
  timber: "#8A5A34",
  bark: "#4A3226",
  /** Jacaranda bloom, palest first. */
  lilac: mix("#6A5A9C", sand, 0.42),
  violet: mix("#6A5A9C", sand, 0.86),
  /** Blues, palest first. */
  mist: mix(sea, sand, 0.16),
  haze: mix(sea, sand, 0.36),
  lagoon: mix(sea, sand, 0.64),
  deep: mix(ink, sea, 0.5),
  dusk: mix(ink, sand, 0.3),
  slate: mix(ink, sand, 0.6),
  night: "#0A1D31",
  /** Greens. */
  pale: mix(leaf, sand, 0.24),
  sage: mix(leaf, sand, 0.5),
  lime: mix(leaf, mix(marigold, sand, 0.85), 0.55),
  pine: mix(leaf, ink, 0.5),
  forest: mix(leaf, ink, 0.25),
  /** Hair that is not ink. */
  chestnut: "#3A2219",
  chestnutLit: "#7B4B30",
  grey: "#8B98A3",
  greyLit: "#D9DEDF",
  /** Skin: lit, base and shade of five tones. */
  ebonyLit: "#8F5B3A",
  ebony: "#693D27",
  ebonyShade: "#44261A",
  brownLit: "#BF8A58",
  brown: "#9A663C",
  brownShade: "#6C4126",
  wheatLit: "#DCAC7B",
  wheat: "#BF8857",
  wheatShade: "#915C37",
  tanLit: "#EEC59C",
  tan: "#DAA473",
  tanShade: "#AE774B",
  fairLit: "#F9DEC4",
  fair: "#EFC4A2",
  fairShade: "#CA9271",
} as const;

export type Colour = keyof typeof colours;
export type Skin = "ebony" | "brown" | "wheat" | "tan" | "fair";
export type SkinSteps = { readonly lit: Colour; readonly base: Colour; readonly shade: Colour };

const skins: Record<Skin, SkinSteps> = {
  ebony: { lit: "ebonyLit", base: "ebony", shade: "ebonyShade" },
  brown: { lit: "brownLit", base: "brown", shade: "brownShade" },
  wheat: { lit: "wheatLit", base: "wheat", shade: "wheatShade" },
  tan: { lit: "tanLit", base: "tan", shade: "tanShade" },
  fair: { lit: "fairLit", base: "fair", shade: "fairShade" },
};

/** The three colours of a skin tone, to spread into a scene's palette. */
const skin = (tone: Skin): readonly Colour[] => [skins[tone].lit, skins[tone].base, skins[tone].shade];

const skinInks: ReadonlySet<Colour> = new Set(
  Object.values(skins).flatMap(({ lit, base, shade }) => [lit, base, shade]),
);
const isSkin = (colour: Colour): boolean => skinInks.has(colour);

const hex = (colour: Colour): string => colours[colour];

/** Refuses a declaration with too many colours: 14 in a scene, 18 with people. */
function check(name: string, declared: readonly Colour[], people: boolean): ReadonlySet<Colour> {
  const set = new Set(declared);
  const most = people ? 18 : 14;
  if (set.size > most) throw new Error(`${name}: ${set.size} colours declared, at most ${most} are allowed`);
  return set;
}

export const palette = { hex, skin, skins, isSkin, check };
