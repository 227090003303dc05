import { geo, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { cast } from "../../kit/people/cast";
import type { HandKind } from "../../kit/people/hands";
import type { Cloth } from "../../kit/people/limb";
import type { Look } from "../../kit/people/look";
import type { Outfit } from "../../kit/people/outfit";

/** Where a hand is, how far it swings about that place and how often in the film, and what it holds. */
export type Hand = {
  readonly at: Point;
  readonly swing: Point;
  readonly beats: number;
  readonly kind: HandKind;
  readonly bend?: number;
  /** Where the elbow stays, for hands on the body; found from the hand's place otherwise. */
  readonly elbow?: Point;
  readonly held?: (sheet: Sheet) => void;
};

/** A gown left open over other clothes, or a stole over it. */
type Front = { readonly kind: "open" | "stole"; readonly cloth: Cloth };

export type Guest = {
  readonly x: number;
  /** The step that the feet stand on, and the size of a head unit. */
  readonly foot: number;
  readonly scale: number;
  readonly look: Look;
  readonly outfit: Outfit;
  readonly front?: Front;
  readonly lean?: number;
  readonly left?: Hand;
  readonly right?: Hand;
  /** How often the guest hops in the film. */
  readonly hops?: number;
};

const navy = { base: "ink", shade: "night", lit: "sea" } as const;
const teal = { base: "sea", shade: "ink", lit: "straw" } as const;
const scarlet = { base: "red", shade: "ink", lit: "marigold" } as const;
const green = { base: "leaf", shade: "ink", lit: "straw" } as const;
const white = { base: "white", shade: "straw", lit: "white" } as const;
const gold = { base: "marigold", shade: "red", lit: "straw" } as const;

const wave = (x: number, y: number, beats: number): Hand => ({
  at: [x, y],
  swing: [34, 16],
  beats,
  kind: "open",
});
const cheer = (x: number, y: number, beats: number): Hand => ({
  at: [x, y],
  swing: [8, 40],
  beats,
  kind: "fist",
});
/** A hand laid on the heart, on the hip, and two that clap. */
const heart = (side: 1 | -1): Hand => ({
  at: [side * 44, 392],
  elbow: [side * 184, 420],
  swing: [3, 4],
  beats: 4,
  kind: "press",
  bend: side * -2,
});
const hip = (side: 1 | -1): Hand => ({
  at: [side * 138, 474],
  elbow: [side * 240, 356],
  swing: [2, 2],
  beats: 3,
  kind: "fist",
});
const clap = (side: 1 | -1): Hand => ({
  at: [side * 58, 346],
  elbow: [side * 190, 408],
  swing: [side * 18, 0],
  beats: 22,
  kind: "clap",
  bend: side * 58,
});

/** A rolled certificate with a ribbon, a cap held by its board, a bunch of flowers. */
function scroll(sheet: Sheet): void {
  sheet.stroke(geo.line([-96, -64, 104, -64]), 40, "white", { taper: "none", jitter: 0.03 });
  sheet.stroke(geo.line([-92, -52, 100, -52]), 6, "straw", { taper: "none" });
  sheet.stroke(geo.line([52, -86, 54, -42]), 12, "red", { taper: "none" });
}
function cap(sheet: Sheet): void {
  sheet.shape(geo.line([-120, -120, 8, -168, 126, -126, 0, -76]), "ink", 0.7);
  sheet.shape(geo.line([-120, -120, 0, -76, 126, -126, 126, -116, 0, -66, -120, -110]), "night", 0.6);
  sheet.stroke(geo.smooth(geo.line([4, -122, 70, -110, 92, -84, 94, -30])), 6, "marigold", { taper: "none" });
}
function flowers(sheet: Sheet): void {
  for (const y of [-168, -118, -4, 40])
    sheet.stroke(geo.line([-60, -64, -110, (y - 64) / 2, -158, y]), 26, "leaf");
  sheet.shape(geo.line([96, -84, -44, -150, -74, -106, -52, -64, -78, -22, -44, 22, 96, -44]), "white", 0.6);
  for (const y of [-104, -64, -24]) sheet.stroke(geo.line([-40, y, 80, -64]), 6, "straw", { taper: "end" });
  for (const [i, [x, y]] of geo.line([-86, -112, -84, -16, -104, -64, -142, -102, -140, -28]).entries()) {
    sheet.dot(x, y, 34, i % 2 === 0 ? "red" : "marigold", 1.4);
    sheet.dot(x + 4, y - 4, 13, i % 2 === 0 ? "marigold" : "red", 0.5);
  }
}

const board = { kind: "mortarboard", base: "ink", lit: "marigold", shade: "night" } as const;
const turban = { kind: "turban", base: "red", lit: "marigold", shade: "ink" } as const;
const scarf = { kind: "hijab", base: "leaf", lit: "straw", shade: "ink" } as const;
const pearl = { kind: "stud", colour: "marigold" } as const;

const gown = (cloth: Cloth, accent: Colour): Outfit => ({
  kind: "gown",
  cloth,
  second: white,
  accent,
  trousers: navy,
  shoes: "night",
});

/** Rows from the top of the steps to the foot. */
export const rows: readonly (readonly Guest[])[] = [
  [
    {
      ...{ x: 318, foot: 424, scale: 0.26 },
      look: {
        ...cast.kwame,
        skin: "ebony",
        headwear: board,
        traits: { ...cast.kwame.traits, mouth: "grin" },
      },
      outfit: gown(teal, "red"),
      front: { kind: "open", cloth: white },
      left: cheer(-190, -110, 10),
      hops: 10,
    },
    {
      ...{ x: 432, foot: 420, scale: 0.235 },
      look: {
        ...cast.pema,
        skin: "wheat",
        lips: "red",
        headwear: board,
        traits: { ...cast.pema.traits, mouth: "laugh" },
      },
      outfit: gown(navy, "leaf"),
      right: wave(196, -130, 9),
      left: heart(-1),
      lean: 2,
    },
    {
      ...{ x: 792, foot: 422, scale: 0.25 },
      look: {
        ...cast.hana,
        skin: "wheat",
        lips: "red",
        hairColours: { base: "ink", lit: "straw" },
        traits: { ...cast.hana.traits, mouth: "grin" },
      },
      outfit: { kind: "sari", cloth: gold, second: scarlet, accent: "red", trousers: gold, shoes: "night" },
      left: clap(-1),
      right: clap(1),
    },
    {
      ...{ x: 962, foot: 428, scale: 0.265 },
      look: {
        ...cast.rory,
        skin: "wheat",
        hair: "side-part",
        beard: undefined,
        traits: { ...cast.rory.traits, mouth: "laugh" },
      },
      outfit: gown(navy, "white"),
      right: { at: [236, -60], swing: [16, 30], beats: 7, kind: "pinch", held: cap },
      lean: -3,
    },
  ],
  [
    {
      ...{ x: 134, foot: 562, scale: 0.32 },
      look: { ...cast.tara, lips: "red", headwear: board },
      outfit: gown(navy, "marigold"),
      front: { kind: "open", cloth: scarlet },
      left: wave(-250, -30, 7),
      right: heart(1),
      lean: -3,
    },
    {
      ...{ x: 640, foot: 550, scale: 0.34 },
      look: { ...cast.harbir, headwear: turban },
      outfit: gown(navy, "white"),
      front: { kind: "stole", cloth: gold },
      left: { at: [-212, 60], swing: [10, 22], beats: 6, kind: "grip", bend: -40, held: scroll },
      right: hip(1),
    },
    {
      ...{ x: 1174, foot: 568, scale: 0.33 },
      look: {
        ...cast.mathai,
        skin: "brown",
        hairColours: { base: "straw", lit: "white" },
        traits: { ...cast.mathai.traits, mouth: "grin" },
      },
      outfit: { kind: "shirt", cloth: white, trousers: navy, shoes: "night" },
      left: clap(-1),
      right: clap(1),
      lean: 1,
    },
  ],
  [
    {
      ...{ x: 290, foot: 744, scale: 0.425 },
      look: { ...cast.joel, skin: "brown", yaw: 0.5, tilt: 3, headwear: board },
      outfit: gown(navy, "leaf"),
      left: wave(-232, -16, 6),
      lean: 2,
    },
    {
      ...{ x: 486, foot: 752, scale: 0.395 },
      look: {
        ...cast.amina,
        yaw: -0.5,
        lips: "red",
        earrings: pearl,
        headwear: board,
        traits: { ...cast.amina.traits, mouth: "grin", brow: "rounded", eyes: "almond" },
      },
      outfit: gown(teal, "white"),
      front: { kind: "open", cloth: gold },
      right: {
        at: [58, 424],
        elbow: [178, 424],
        swing: [3, 7],
        beats: 5,
        kind: "grip",
        bend: 10,
        held: flowers,
      },
      lean: -2,
    },
    {
      ...{ x: 940, foot: 748, scale: 0.405 },
      look: { ...cast.jasleen, skin: "brown", lips: "red", hair: "none", yaw: 0.3, headwear: scarf },
      outfit: gown(navy, "marigold"),
      front: { kind: "stole", cloth: green },
      right: wave(246, 10, 7),
      lean: 2,
    },
  ],
];
