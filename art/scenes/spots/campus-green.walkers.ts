import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import type { Cloth } from "../../kit/people/limb";
import type { Look } from "../../kit/people/look";
import { type Pose, poses } from "../../kit/people/poses";

type Walker = {
  readonly at: { readonly x: number; readonly y: number; readonly scale: number };
  readonly look: Look;
  readonly cloth: Cloth;
  readonly trousers: Cloth;
  readonly shoes: Colour;
  readonly bag: Cloth;
  /** Which foot is ahead. */
  readonly ahead: "left" | "right";
  readonly turned?: 1 | -1;
};

const ink: Cloth = { base: "ink", shade: "ink", lit: "sea" };

const rightAhead: Pose["legs"] = [
  { knee: [-62, 806], ankle: [-80, 1120], toe: 0 },
  { knee: [62, 784], ankle: [42, 1046], toe: 0, lifted: true },
];
const leftAhead: Pose["legs"] = [
  { knee: [-62, 784], ankle: [-42, 1046], toe: 0, lifted: true },
  { knee: [62, 806], ankle: [80, 1120], toe: 0 },
];

/** Somebody who goes up the path with a rucksack on both shoulders, seen from behind. */
function walker(sheet: Sheet, who: Walker): void {
  sheet.place(who.at, () => {
    sheet.shape(geo.turn(geo.arc(70, 1166, 150, 26), 4, [0, 1168]), "honey", 1);
    figure(sheet, {
      look: who.look,
      outfit: { kind: "hoodie", cloth: who.cloth, trousers: who.trousers, shoes: who.shoes },
      rear: true,
      turned: who.turned,
      pose: {
        ...poses.standing,
        legs: who.ahead === "left" ? leftAhead : rightAhead,
        left: { elbow: [-204, 390], wrist: [-206, 578], hand: "relaxed", handTurn: 184, thumb: "right" },
        right: { elbow: [200, 384], wrist: [216, 556], hand: "relaxed", handTurn: 172, thumb: "left" },
      },
      carry: () => {
        for (const side of [-1, 1])
          sheet.stroke(
            geo.smooth(geo.line([side * 62, 138, side * 82, 190, side * 78, 300])),
            26,
            who.bag.shade,
            { taper: "none", jitter: 0.05 },
          );
        sheet.place({ y: 500, scale: 1.86 }, () => things.backpack(sheet, who.bag));
      },
    });
  });
}

/** A pair far up the path, she with her face to him, and one behind them. */
export function walkers(sheet: Sheet): void {
  walker(sheet, {
    at: { x: 402, y: 476, scale: 0.1 },
    look: { skin: "brown", hair: "long", hairColours: { base: "ink", lit: "deep" } },
    cloth: { base: "red", shade: "brick", lit: "honey" },
    trousers: { base: "cream", shade: "honey", lit: "white" },
    shoes: "brick",
    bag: { base: "honey", shade: "timber", lit: "cream" },
    ahead: "right",
    turned: 1,
  });
  walker(sheet, {
    at: { x: 444, y: 474, scale: 0.104 },
    look: { skin: "brown", hair: "curls", build: "broad" },
    cloth: { base: "marigold", shade: "timber", lit: "cream" },
    trousers: ink,
    shoes: "white",
    bag: { base: "sea", shade: "deep", lit: "haze" },
    ahead: "left",
  });
  walker(sheet, {
    at: { x: 306, y: 474, scale: 0.194 },
    look: { skin: "brown", hair: "fade", hairColours: { base: "ink", lit: "sea" } },
    cloth: { base: "sea", shade: "deep", lit: "lagoon" },
    trousers: ink,
    shoes: "red",
    bag: { base: "red", shade: "brick", lit: "honey" },
    ahead: "left",
  });
}
