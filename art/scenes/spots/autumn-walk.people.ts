import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { type Pose, poses } from "../../kit/people/poses";

const stride: Pose["legs"] = [
  { knee: [-64, 780], ankle: [-40, 1034], toe: 0, lifted: true },
  { knee: [66, 806], ankle: [84, 1120], toe: 0 },
];
const jeans = { base: "ink", shade: "ink", lit: "sea" } as const;

/** He with his rucksack, a hand in his pocket. */
export function left(sheet: Sheet): void {
  figure(sheet, {
    look: { ...heads.kumar, skin: "brown", hair: "curls", beard: undefined },
    outfit: {
      kind: "hoodie",
      cloth: { base: "honey", shade: "orange", lit: "cream" },
      trousers: jeans,
      shoes: "red",
    },
    rear: true,
    pose: {
      ...poses.standing,
      legs: stride,
      left: { elbow: [-212, 384], wrist: [-236, 560], hand: "relaxed", handTurn: 186, thumb: "right" },
      right: { elbow: [192, 398], wrist: [64, 470], hand: "fist", handTurn: -90, thumb: "right" },
    },
    carry: () =>
      sheet.place({ x: 0, y: 520, scale: 1.94 }, () =>
        things.backpack(sheet, { base: "sea", shade: "ink", lit: "haze" }),
      ),
  });
}

/** She at his side who turns to him, a bag with books over her shoulder. */
export function right(sheet: Sheet): void {
  figure(sheet, {
    look: { ...heads.meera, hair: "long", earrings: undefined, tilt: 2, lips: "red" },
    outfit: {
      kind: "sweater",
      cloth: { base: "deep", shade: "ink", lit: "haze" },
      trousers: { base: "brick", shade: "ink", lit: "orange" },
      shoes: "ink",
    },
    rear: true,
    turned: -1,
    pose: {
      ...poses.standing,
      legs: [
        { knee: [-66, 806], ankle: [-82, 1120], toe: 0 },
        { knee: [62, 780], ankle: [38, 1036], toe: 0, lifted: true },
      ],
      left: { elbow: [-186, 402], wrist: [-150, 590], hand: "relaxed", handTurn: 176, thumb: "left" },
      right: { elbow: [200, 396], wrist: [176, 592], hand: "relaxed", handTurn: 184, thumb: "right" },
    },
    carry: () => {
      for (const x of [104, 132])
        sheet.bar(geo.smooth(geo.line([x * 0.4 + 60, 136, x, 260, x + 4, 440])), 11, "honey");
      sheet.shape(geo.line([84, 430, 244, 430, 256, 600, 76, 600]), "honey", 0.5);
      sheet.shape(geo.line([190, 430, 244, 430, 256, 600, 196, 600]), "orange", 0.5);
      sheet.shape(geo.line([120, 430, 124, 396, 160, 396, 158, 430]), "red", 0.4);
      sheet.shape(geo.line([162, 430, 168, 386, 206, 386, 202, 430]), "white", 0.4);
    },
  });
}
