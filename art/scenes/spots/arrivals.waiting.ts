import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { cast } from "../../kit/people/cast";
import { figure, type Person } from "../../kit/people/figure";
import type { Cloth } from "../../kit/people/limb";
import { type Arm, poses } from "../../kit/people/poses";
import { barrier, bunch, hipShade, robe } from "./arrivals.things";

type Greeter = { readonly at: { x: number; y: number; scale: number }; readonly person: Person };

const white: Cloth = { base: "white", shade: "haze", lit: "white" };
const black: Cloth = { base: "ink", shade: "ink", lit: "deep" };
const dark: Cloth = { base: "ink", shade: "ink", lit: "sea" };

/** Lower arms that meet before the body. */
const clasped: { readonly left: Arm; readonly right: Arm } = {
  left: { elbow: [-196, 394], wrist: [-76, 446], hand: "relaxed", handTurn: 96, thumb: "left" },
  right: { elbow: [196, 398], wrist: [80, 452], hand: "relaxed", handTurn: -94, thumb: "right" },
};
const hanging = poses.standing;
/** One arm up, the open hand turned to him who comes. */
const wave = (side: 1 | -1): Arm => ({
  elbow: [side * 252, 240],
  wrist: [side * 272, 44],
  hand: "open",
  handTurn: side * 6,
  thumb: side === 1 ? "left" : "right",
});

/** Those on the left: a couple from here, and a friend. */
function left(sheet: Sheet): readonly Greeter[] {
  return [
    {
      at: { x: 88, y: 424, scale: 0.252 },
      person: {
        look: {
          ...cast.salim,
          traits: { ...cast.salim.traits, mouth: "smile", cheek: "plain" },
          yaw: 0.45,
          headwear: { kind: "ghutra", base: "white", lit: "ink", shade: "haze" },
        },
        outfit: { kind: "kurta", cloth: white, accent: "white", trousers: white, shoes: "brownShade" },
        pose: { ...hanging, right: clasped.right },
        carry: robe(sheet, white),
      },
    },
    {
      at: { x: 290, y: 420, scale: 0.256 },
      person: {
        look: { ...cast.benny, skin: "brown", build: "medium", yaw: 0.6, tilt: 3 },
        outfit: {
          kind: "shirt",
          cloth: { base: "red", shade: "brick", lit: "straw" },
          sleeves: "short",
          trousers: dark,
          shoes: "white",
        },
        pose: { ...hanging, right: wave(1) },
      },
    },
    {
      at: { x: 184, y: 446, scale: 0.236 },
      person: {
        look: {
          ...cast.latifa,
          skin: "wheat",
          yaw: 0.6,
          tilt: 4,
          traits: { ...cast.latifa.traits, head: "oval", brow: "rounded", mouth: "smile", cheek: "apple" },
          lips: "brick",
          headwear: { kind: "hijab", base: "ink", lit: "lagoon", shade: "deep" },
        },
        outfit: { kind: "sweater", cloth: black, trousers: black, shoes: "brownShade" },
        pose: { ...hanging, ...clasped },
        carry: robe(sheet, black),
      },
    },
  ];
}

/** His own people on the right: aunt with flowers, uncle, cousin, and a neighbour. */
function right(sheet: Sheet): readonly Greeter[] {
  return [
    {
      at: { x: 908, y: 412, scale: 0.262 },
      person: {
        look: {
          ...cast.harbir,
          yaw: -0.5,
          headwear: { kind: "turban", base: "red", lit: "straw", shade: "brick" },
        },
        outfit: {
          kind: "kurta",
          cloth: { base: "straw", shade: "marigold", lit: "white" },
          accent: "red",
          trousers: white,
          shoes: "brownShade",
        },
        pose: { ...hanging, right: wave(1) },
      },
    },
    {
      at: { x: 806, y: 452, scale: 0.234 },
      person: {
        look: { ...cast.padma, yaw: -0.55, lips: "red", bindi: "red" },
        outfit: {
          kind: "sari",
          cloth: { base: "red", shade: "brick", lit: "marigold" },
          second: { base: "leaf", shade: "deep", lit: "straw" },
          accent: "marigold",
          trousers: dark,
          shoes: "brownShade",
        },
        pose: {
          ...hanging,
          left: {
            elbow: [-206, 386],
            wrist: [-102, 388],
            hand: "grip",
            handTurn: 90,
            thumb: "left",
            held: bunch(sheet, ["marigold", "white"]),
          },
          right: { elbow: [200, 396], wrist: [92, 430], hand: "relaxed", handTurn: -88, thumb: "right" },
        },
        carry: hipShade(sheet),
      },
    },
    {
      at: { x: 1094, y: 440, scale: 0.242 },
      person: {
        look: {
          skin: "brown",
          brow: "fine",
          hair: "none",
          build: "rounded",
          yaw: -0.5,
          tilt: -4,
          traits: {
            head: "pear",
            years: 52,
            eyes: "hooded",
            brow: "rounded",
            nose: "snub",
            mouth: "smile",
            lips: "full",
            cheek: "apple",
          },
          headwear: { kind: "hijab", base: "sea", lit: "haze", shade: "deep" },
        },
        outfit: {
          kind: "kameez",
          cloth: { base: "marigold", shade: "brown", lit: "cream" },
          second: { base: "sea", shade: "deep", lit: "haze" },
          trousers: white,
          shoes: "brick",
        },
        pose: { ...hanging, left: clasped.left, right: clasped.right },
      },
    },
    {
      at: { x: 1002, y: 540, scale: 0.168 },
      person: {
        look: {
          skin: "wheat",
          hair: "tousled",
          build: "slight",
          yaw: -0.4,
          tilt: 5,
          traits: {
            head: "round",
            years: 17,
            eyes: "round",
            brow: "thin",
            nose: "button",
            mouth: "laugh",
            cheek: "apple",
          },
        },
        outfit: {
          kind: "sweater",
          cloth: { base: "leaf", shade: "deep", lit: "straw" },
          trousers: dark,
          shoes: "red",
        },
        pose: { ...hanging, left: wave(-1) },
      },
    },
  ];
}

/** Those who wait, behind belts on posts; the way out lies open between them. */
export function waiting(sheet: Sheet): void {
  for (const { at, person } of [...left(sheet), ...right(sheet)]) {
    const foot = at.y + 1142 * at.scale;
    sheet.shape(geo.arc(at.x - 14, foot, 250 * at.scale, 36 * at.scale), "lagoon", 1);
    sheet.place(at, () => figure(sheet, person));
  }
  barrier(sheet, 36, 400);
  barrier(sheet, 752, 1166);
}
