import { geo, type Line } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { limb } from "../../kit/people/limb";
import { poses } from "../../kit/people/poses";
import { type SidePerson, sideFigure } from "../../kit/people/side-figure";
import { farStand, floor, roof, sign } from "./career-fair.hall";

const navy = { base: "ink", shade: "ink", lit: "sea" } as const;

const graduate: SidePerson = {
  look: { skin: palette.skins.brown, hair: "bun", fine: true, lips: "red", bindi: "red", earring: "honey" },
  cloth: { base: "sea", shade: "deep", lit: "lagoon" },
  shirt: "honey",
  hem: 560,
  lean: 10,
  near: { elbow: [96, 356], wrist: [262, 296], hand: "flat", handTurn: 97 },
  legs: {
    trousers: { base: "deep", shade: "ink", lit: "sea" },
    shoes: "ink",
    near: { knee: [-46, 802], ankle: [-76, 1106] },
    far: { knee: [34, 800], ankle: [48, 1110] },
  },
};

const recruiter: SidePerson = {
  look: {
    skin: palette.skins.tan,
    hair: "short",
    beard: "ink",
    nose: "aquiline",
    chin: "strong",
    lips: "brick",
  },
  cloth: { base: "honey", shade: "orange", lit: "cream" },
  shirt: "white",
  lean: 16,
  near: { elbow: [-56, 392], wrist: [112, 412], hand: "flat", handTurn: 94 },
  far: { elbow: [136, 350], wrist: [292, 286], hand: "rest", handTurn: 104 },
};

/** The near stand's wall, before which the recruiter stands. */
function wall(sheet: Sheet): void {
  sheet.shape(geo.line([818, 150, 1240, 112, 1240, 720, 818, 640]), "red", 0.8);
  sheet.shape(geo.line([800, 164, 818, 150, 818, 640, 800, 630]), "brick", 0.6);
  sheet.place({ x: 1092, y: 250, scale: 1.4 }, () => sign(sheet, "gear", "cream", "red"));
  for (const [x, y] of geo.line([866, 152, 1110, 132])) {
    sheet.bar(geo.line([x, y, x - 14, y - 30]), 5, "ink");
    sheet.shape(geo.line([x - 34, y - 44, x, y - 40, x - 4, y - 20, x - 30, y - 24]), "ink", 0.5);
  }
}

/** The counter with its folders. */
function counter(sheet: Sheet): void {
  sheet.shape(geo.line([800, 590, 1240, 590, 1240, 930, 836, 930, 812, 900]), "cream", 0.8);
  sheet.shape(geo.line([742, 594, 800, 590, 836, 930, 776, 930]), "orange", 0.7);
  sheet.shape(geo.line([800, 590, 1240, 590, 1240, 626, 804, 626]), "honey", 0.7);
  for (const x of [900, 1010, 1120])
    sheet.stroke(geo.line([x, 640, x + 10, 930]), 6, "honey", { taper: "none" });
  sheet.shape(geo.line([718, 572, 1240, 552, 1240, 590, 722, 604]), "ink", 0.7);
  sheet.shape(geo.line([718, 572, 790, 548, 1240, 530, 1240, 556]), "white", 0.7);
  for (const [x, y, colour] of [
    [1068, 536, "leaf"],
    [1078, 528, "red"],
    [1072, 520, "white"],
  ] as const)
    sheet.shape(
      geo.line([x, y, x + 20, y - 12, x + 110, y - 15, x + 98, y - 3, x + 98, y + 5, x, y + 8]),
      colour,
      0.5,
    );
  sheet.shape(geo.line([1070, 527, 1166, 519, 1166, 524, 1070, 531]), "haze", 0.4);
}

/** Two who wait their turn, folders in their arms. */
function queue(sheet: Sheet): void {
  sheet.place({ x: 120, y: 408, scale: 0.39 }, () =>
    figure(sheet, {
      look: {
        ...heads.gurpreet,
        brow: "soft",
        skin: "tan",
        yaw: 0.9,
        tilt: 2,
        headwear: { kind: "turban", base: "honey", lit: "cream", shade: "orange" },
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "deep", shade: "ink", lit: "sea" },
        second: { base: "white", shade: "haze", lit: "white" },
        accent: "red",
        trousers: navy,
        shoes: "ink",
      },
      pose: {
        ...poses.standing,
        left: { elbow: [-190, 398], wrist: [-150, 590], hand: "fist", handTurn: 182, thumb: "right" },
      },
      carry: () => {
        sheet.bar(geo.smooth(geo.line([-208, 700, -202, 652, -152, 644, -102, 652, -96, 700])), 14, "brick");
        sheet.shape(geo.line([-268, 696, -36, 696, -30, 864, -274, 864]), "red", 0.6);
        sheet.shape(geo.line([-96, 696, -36, 696, -30, 864, -100, 864]), "brick", 0.6);
        sheet.stroke(geo.line([-264, 750, -38, 750]), 9, "brick", { taper: "none" });
        sheet.shape(geo.rect(-172, 736, 36, 28), "honey", 0.4);
      },
    }),
  );
  sheet.place({ x: 302, y: 424, scale: 0.37 }, () =>
    figure(sheet, {
      look: {
        ...heads.nisha,
        skin: "brown",
        yaw: 0.7,
        tilt: -3,
        earrings: { kind: "jhumka", colour: "honey" },
      },
      outfit: {
        kind: "kurta",
        cloth: { base: "leaf", shade: "ink", lit: "cream" },
        accent: "honey",
        trousers: { base: "honey", shade: "orange", lit: "cream" },
        shoes: "brick",
      },
      pose: {
        ...poses.holding,
        left: { elbow: [-196, 402], wrist: [-40, 440], hand: "relaxed", handTurn: 88, thumb: "right" },
        right: { elbow: [196, 402], wrist: [60, 376], hand: "relaxed", handTurn: -82, thumb: "left" },
      },
      carry: () => {
        sheet.place({ x: 6, y: 372, turn: -6 }, () => {
          sheet.shape(geo.rect(-92, -120, 184, 232), "red", 0.6);
          sheet.shape(geo.rect(-80, -130, 170, 14), "white", 0.4);
          sheet.shape(geo.rect(52, -120, 40, 232), "brick", 0.6);
        });
      },
    }),
  );
}

/** Somebody who looks after the stand behind. */
function host(sheet: Sheet): void {
  sheet.place({ x: -34, y: -166, scale: 0.25 }, () =>
    figure(sheet, {
      look: {
        ...heads.fatima,
        yaw: -0.6,
        lips: "brick",
        headwear: { kind: "hijab", base: "cream", lit: "white", shade: "honey" },
      },
      outfit: { kind: "sweater", cloth: { base: "red", shade: "brick", lit: "orange" } },
      half: true,
    }),
  );
}

/** What of the recruiter's hand comes round the graduate's: finger tips below, the thumb above. */
function clasp(sheet: Sheet): void {
  const { base, shade } = palette.skins.tan;
  const finger = (joints: Line, r: number): void => {
    sheet.shape(limb.outline(geo.move(joints, 1, 1.4), [r, r, r * 0.8], true, true).shape, shade, 0.2);
    sheet.shape(limb.outline(joints, [r, r, r * 0.8], true, true).shape, base, 0.2);
  };
  for (const x of [760, 769, 778]) finger(geo.line([x + 3, 508, x - 1, 503, x - 4, 497]), 4.4);
  finger(geo.line([808, 480, 790, 474, 770, 478]), 5.4);
}

export const scene = new Scene({
  name: "spots/career-fair",
  size: "card",
  people: true,
  light: { x: -0.5, y: -0.85 },
  palette: [
    "haze",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "white",
    "cream",
    "honey",
    "orange",
    "red",
    "brick",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    roof(sheet);
    floor(sheet);
    farStand(sheet, 158, "pulse", "honey", "orange", () => undefined);
    farStand(sheet, 444, "leaf", "leaf", "deep", host);
    wall(sheet);
    sheet.place({ x: 946, y: 352, scale: 0.47, flip: true }, () => sideFigure(sheet, recruiter));
    counter(sheet);
    sheet.place({ x: 946, y: 352, scale: 0.47, flip: true }, () =>
      sideFigure(sheet, { ...recruiter, nearOnly: true }),
    );
    for (const [x, y, w] of [
      [150, 856, 104],
      [326, 852, 94],
      [660, 888, 116],
    ] as const)
      sheet.shape(geo.arc(x, y, w, 12), "sea", 1);
    queue(sheet);
    sheet.place({ x: 620, y: 356, scale: 0.465 }, () => sideFigure(sheet, graduate));
    clasp(sheet);
  },
});
