import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { type Cloth, limb } from "../../kit/people/limb";
import { poses } from "../../kit/people/poses";
import { shoe } from "../../kit/people/shoe";
import { sideFigure } from "../../kit/people/side-figure";
import { lamp } from "./festival.house";
import paths from "./festival.people.paths.json";

const woman: Person = {
  look: {
    ...heads.meera,
    skin: "brown",
    yaw: 0.8,
    tilt: 4,
    hair: "bun",
    hairColours: { base: "ink", lit: "timber" },
    mouth: "smile",
    lips: "red",
    bindi: "red",
    earrings: { kind: "jhumka", colour: "marigold" },
  },
  outfit: {
    kind: "sari",
    cloth: { base: "red", shade: "brick", lit: "marigold" },
    second: { base: "sea", shade: "ink", lit: "lagoon" },
    accent: "marigold",
    sleeves: "long",
    trousers: { base: "red", shade: "brick", lit: "marigold" },
  },
  pose: {
    ...poses.standing,
    left: { elbow: [-214, 392], wrist: [-134, 474], hand: "cup", handTurn: 62, thumb: "left" },
    right: { elbow: [220, 390], wrist: [150, 474], hand: "cup", handTurn: -62, thumb: "right" },
  },
};

/** A brass tray with lamps on two hands, the thumbs over its rim. */
function tray(sheet: Sheet): void {
  sheet.shape(geo.arc(8, 442, 172, 30), "timber", 0.6);
  sheet.shape(geo.arc(8, 432, 170, 29), "marigold", 0.6);
  sheet.shape(geo.arc(8, 428, 146, 21), "honey", 0.5);
  for (const [x, y] of geo.line([-90, 432, -28, 424, 34, 424, 96, 430, 4, 442])) lamp(sheet, x, y, 1.25);
  for (const side of [-1, 1]) {
    const thumb = geo.line([8 + side * 156, 462, 8 + side * 164, 438, 8 + side * 142, 424]);
    sheet.shape(limb.outline(thumb, [13, 12, 9], true, true).shape, "brown", 0.2);
  }
}

/** She brings the next lamps on a tray, a sari over her jumper. */
export function bearer(sheet: Sheet): void {
  sheet.place({ x: 214, y: 372, scale: 0.6 }, () => {
    figure(sheet, woman);
    tray(sheet);
  });
}

/** A woollen hat on a head seen from behind. */
function hat(sheet: Sheet): void {
  sheet.shape(geo.smooth(geo.line(paths.hat), true, 5), "leaf", 0.6);
  for (const x of [-46, -16, 16, 46])
    sheet.stroke(geo.smooth(geo.line([x * 0.4, -118, x, -70, x * 1.1, -20])), 5, "ink");
  sheet.stroke(geo.smooth(geo.line([-86, -14, 0, 2, 86, -14])), 34, "white", { taper: "none", jitter: 0.08 });
  sheet.dot(0, -128, 24, "white", 1);
}

/** He hangs marigolds over the door, seen from behind on the top step. */
export function hanger(sheet: Sheet): void {
  sheet.place({ x: 622, y: 250, scale: 0.36 }, () => {
    figure(sheet, {
      look: { ...heads.arjun, skin: "brown" },
      outfit: {
        kind: "hoodie",
        cloth: { base: "sea", shade: "ink", lit: "lagoon" },
        trousers: { base: "ink", shade: "ink", lit: "sea" },
        shoes: "brick",
      },
      rear: true,
      pose: {
        ...poses.standing,
        left: { elbow: [-222, 40], wrist: [-196, -150], hand: "fist", handTurn: 6, thumb: "right" },
        right: { elbow: [222, 40], wrist: [196, -150], hand: "fist", handTurn: -6, thumb: "left" },
      },
    });
    hat(sheet);
  });
  const string = geo.smooth(geo.line([520, 146, 560, 178, 622, 190, 684, 178, 704, 146]));
  for (let i = 0; i <= 16; i++) {
    const [x, y] = geo.along(string, i / 16);
    sheet.dot(x, y, 9, i % 2 ? "marigold" : "red", 1.2);
  }
  for (const x of [522, 702])
    for (let i = 0; i < 7; i++) sheet.dot(x, 156 + i * 17, 8.5, i % 2 ? "red" : "marigold", 1.2);
}

/** A leg folded in a crouch: thigh to the knee, shin back down to the ankle. */
function foldedLeg(sheet: Sheet, dx: number, cloth: Cloth): void {
  sheet.place({ x: dx }, () => {
    sheet.shape(geo.smooth(geo.line(paths.foldedLeg), true, 6), cloth.base, 0.7);
    sheet.stroke(geo.smooth(geo.line([10, 566, 50, 536, 84, 512])), 9, cloth.shade, { taper: "end" });
    sheet.stroke(geo.smooth(geo.line([128, 460, 112, 520, 84, 580])), 6, cloth.lit);
  });
}

/** He crouches at the lowest step and lights a lamp with his right hand. */
export function lighter(sheet: Sheet): void {
  const skin = palette.skins.brown;
  const cotton = { base: "marigold", shade: "timber", lit: "cream" } as const;
  sheet.place({ x: 990, y: 520, scale: 0.57, flip: true }, () => {
    const pyjama = { base: "honey", shade: "timber", lit: "cream" } as const;
    const leather = shoe.leather("ink", pyjama);
    sheet.place({ x: 116, y: 586 }, () => shoe.side(sheet, leather));
    foldedLeg(sheet, 54, { base: "timber", shade: "brick", lit: "honey" });
    sheet.place({ x: 54, y: 600 }, () => shoe.side(sheet, leather));
    foldedLeg(sheet, 0, pyjama);
    sheet.shape(geo.smooth(geo.line(paths.tail), true, 6), cotton.base, 0.7);
    sheet.place({ x: 10, y: 20, turn: 12 }, () =>
      sideFigure(sheet, {
        look: {
          skin,
          hair: "short",
          hairColours: { base: "ink", lit: "sea" },
          beard: "ink",
          nose: "aquiline",
          down: true,
        },
        cloth: cotton,
        collar: "honey",
        bow: 10,
        far: { elbow: [80, 350], wrist: [176, 392], hand: "rest" },
        near: { elbow: [70, 376], wrist: [232, 320], hand: "pinch", handTurn: 92 },
        over: () => {
          sheet.shape(
            geo.smooth(
              geo.line([
                -20, 380, 10, 290, 30, 170, 56, 190, 74, 236, 76, 290, 66, 350, 68, 410, 120, 430, 120, 560,
                -20, 560,
              ]),
              true,
              5,
            ),
            cotton.base,
            0.7,
          );
          for (const [x, y] of geo.line([-64, 420, -22, 452, 24, 470]))
            sheet.stroke(geo.smooth(geo.line([x, y, x - 2, y + 60, x + 12, y + 116])), 7, cotton.shade);
          sheet.bar(geo.line([322, 288, 404, 256]), 8, "cream");
          sheet.shape(
            geo.smooth(geo.line([402, 266, 394, 250, 402, 222, 416, 250, 412, 264]), true, 5),
            "marigold",
            0.3,
          );
        },
      }),
    );
  });
}
