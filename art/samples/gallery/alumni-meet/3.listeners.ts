import { cast } from "../../../kit/people/cast";
import { heads } from "../../../kit/people/heads";
import type { Look } from "../../../kit/people/look";
import type { Outfit } from "../../../kit/people/outfit";

export type Listener = readonly [Look, Outfit];

const cloth = {
  red: { base: "red", shade: "brick", lit: "salmon" },
  sea: { base: "sea", shade: "deep", lit: "haze" },
  white: { base: "white", shade: "haze", lit: "white" },
  gold: { base: "marigold", shade: "salmon", lit: "straw" },
  suit: { base: "deep", shade: "ink", lit: "sea" },
  leaf: { base: "leaf", shade: "deep", lit: "straw" },
  sky: { base: "haze", shade: "sea", lit: "white" },
  cream: { base: "straw", shade: "salmon", lit: "white" },
  brick: { base: "brick", shade: "ink", lit: "salmon" },
} as const;

const grey = { base: "haze", lit: "white" } as const;
const mixed = { base: "ink", lit: "haze" } as const;
const scarf = { kind: "hijab", base: "leaf", lit: "straw", shade: "deep" } as const;
const turban = { kind: "turban", base: "marigold", lit: "straw", shade: "salmon" } as const;
const topi = { kind: "topi", base: "red", lit: "straw", shade: "brick" } as const;
const glasses = (kind: "round" | "square" | "half") => ({ kind, colour: "ink" }) as const;

/** The daughter of the mother who asks, and the man on the mother's other side. */
export const daughter: Listener = [
  {
    ...cast.jasleen,
    skin: "brown",
    hair: "braid",
    lips: "red",
    earrings: { kind: "stud", colour: "marigold" },
  },
  { kind: "kameez", cloth: cloth.gold, second: cloth.leaf, accent: "red" },
];
export const neighbour: Listener = [
  { ...cast.mathai, hairColours: grey },
  { kind: "shirt", cloth: cloth.sky },
];

/** The front row, from left to right. */
export const front: readonly Listener[] = [
  [
    {
      ...cast.nani,
      skin: "wheat",
      lips: "brick",
      hairColours: grey,
      spectacles: glasses("round"),
      bindi: "red",
    },
    { kind: "sari", cloth: cloth.cream, second: cloth.brick, accent: "leaf" },
  ],
  [{ ...cast.manan }, { kind: "hoodie", cloth: cloth.sea }],
  [
    { ...cast.kwame, skin: "brown" },
    { kind: "kurta", cloth: cloth.leaf, accent: "straw" },
  ],
  [
    { ...cast.roshni, lips: "red", hair: "fringe" },
    { kind: "shirt", cloth: cloth.red },
  ],
];

/** Those behind, from the aisle outwards, near rows first. */
export const listeners: readonly Listener[] = [
  [
    { ...cast.harbir, headwear: turban },
    { kind: "jacket", cloth: cloth.suit, second: cloth.white },
  ],
  [
    { ...cast.sheela, lips: "red", spectacles: glasses("square") },
    { kind: "kameez", cloth: cloth.red, second: cloth.sky, accent: "straw" },
  ],
  [{ ...cast.joel }, { kind: "shirt", cloth: cloth.white }],
  [
    { ...cast.latifa, skin: "wheat", lips: "brick", headwear: scarf },
    { kind: "sweater", cloth: cloth.sky },
  ],
  [
    {
      ...cast.padma,
      traits: {
        ...cast.padma.traits,
        head: "square",
        eyes: "narrow",
        nose: "snub",
        mouth: "closed",
        lips: "broad",
      },
      hair: "bun",
      hairColours: mixed,
      spectacles: glasses("round"),
      lips: "brick",
      bindi: "red",
    },
    { kind: "sari", cloth: cloth.leaf, second: cloth.gold, accent: "marigold" },
  ],
  [
    { ...cast.dada, hairColours: grey, spectacles: glasses("half") },
    { kind: "kurta", cloth: cloth.cream },
  ],
  [
    { ...cast.tara, lips: "red" },
    { kind: "hoodie", cloth: cloth.brick },
  ],
  [
    { ...cast.tamang, skin: "wheat", hairColours: grey, headwear: topi },
    { kind: "jacket", cloth: cloth.sea, second: cloth.cream },
  ],
  [
    { ...cast.benny, skin: "brown" },
    { kind: "shirt", cloth: cloth.gold },
  ],
  [
    { ...cast.pema, skin: "wheat", lips: "brick" },
    { kind: "sweater", cloth: cloth.red },
  ],
  [
    { ...cast.wei, skin: "wheat", spectacles: glasses("round") },
    { kind: "hoodie", cloth: cloth.leaf },
  ],
  [
    { ...cast.salim, hair: "slick" },
    { kind: "shirt", cloth: cloth.sky },
  ],
  [
    { ...cast.hana, skin: "wheat", hairColours: mixed, lips: "red" },
    { kind: "sari", cloth: cloth.sea, second: cloth.red, accent: "straw" },
  ],
  [
    { ...cast.karl, skin: "brown", hairColours: grey },
    { kind: "shirt", cloth: cloth.cream },
  ],
  [
    { ...cast.amina, skin: "brown", hair: "curls", lips: "red" },
    { kind: "kurta", cloth: cloth.gold },
  ],
  [
    { ...cast.rory, skin: "wheat", beard: "full" },
    { kind: "shirt", cloth: cloth.brick },
  ],
  [
    { ...heads.gurpreet, headwear: { ...turban, base: "leaf" } },
    { kind: "shirt", cloth: cloth.white },
  ],
  [
    { ...heads.meera, mouth: "calm", lips: "red" },
    { kind: "kameez", cloth: cloth.leaf },
  ],
  [
    { ...cast.tendai, skin: "brown" },
    { kind: "shirt", cloth: cloth.sea },
  ],
  [
    { ...heads.lakshmi, hairColours: grey },
    { kind: "sari", cloth: cloth.brick, accent: "straw" },
  ],
  [
    { ...heads.kumar, skin: "brown" },
    { kind: "shirt", cloth: cloth.leaf },
  ],
  [
    { ...cast.ines, skin: "wheat", hair: "bun", hairColours: mixed },
    { kind: "sari", cloth: cloth.sky },
  ],
  [
    { ...heads.arjun, hair: "tousled" },
    { kind: "hoodie", cloth: cloth.red },
  ],
  [
    { ...heads.fatima, skin: "brown", headwear: { ...scarf, base: "straw", shade: "salmon" } },
    { kind: "sweater", cloth: cloth.leaf },
  ],
];
