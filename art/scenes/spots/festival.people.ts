import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { limb } from "../../kit/people/limb";
import { poses } from "../../kit/people/poses";
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
  const string = geo.smooth(geo.line([509, 106, 528, 150, 560, 178, 622, 192, 684, 178, 702, 150, 713, 106]));
  for (let i = 0; i <= 20; i++) {
    const [x, y] = geo.along(string, i / 20);
    sheet.dot(x, y, 9, i % 2 ? "marigold" : "red", 1.2);
  }
  for (const x of [509, 713]) sheet.dot(x, 103, 5, "ink", 0.4);
}

/** The box of sweets: lid, ribbon and bow. */
function sweets(sheet: Sheet): void {
  sheet.place({ x: 4, y: 404, turn: -4 }, () => {
    sheet.shape(geo.rect(-126, -84, 252, 168), "brick", 0.6);
    sheet.shape(geo.rect(-134, -104, 268, 46), "red", 0.6);
    sheet.shape(geo.rect(-16, -104, 32, 188), "cream", 0.4);
    for (const side of [-1, 1]) {
      const loop = geo.line([0, -108, side * 34, -142, side * 62, -132, side * 52, -112, 0, -104]);
      sheet.shape(geo.smooth(loop, true, 5), "cream", 0.5);
    }
  });
}

/** He comes to the house in his best kurta, a box of sweets before him. */
export function guest(sheet: Sheet): void {
  sheet.place({ x: 1000, y: 366, scale: 0.62 }, () =>
    figure(sheet, {
      look: { ...heads.ravi, skin: "brown", yaw: -0.75, tilt: -3, spectacles: undefined, mouth: "smile" },
      outfit: {
        kind: "kurta",
        cloth: { base: "marigold", shade: "timber", lit: "cream" },
        trousers: { base: "cream", shade: "honey", lit: "white" },
        accent: "red",
      },
      pose: {
        ...poses.holding,
        left: { elbow: [-212, 404], wrist: [-154, 478], hand: "cup", handTurn: 62, thumb: "left" },
        right: { elbow: [212, 404], wrist: [160, 474], hand: "cup", handTurn: -62, thumb: "right" },
      },
      carry: () => sweets(sheet),
    }),
  );
}
