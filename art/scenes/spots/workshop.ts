import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import paths from "./workshop.paths.json";
import { board, drill, vice } from "./workshop.tools";

/** The wall with the tall steel window at the left and the light that falls through it. */
function hall(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  for (const [x, y] of geo.line([470, 40, 470, 260, 470, 470]))
    sheet.shape(geo.line([x, y, x + 800, y + 230, x + 800, y + 380, x, y + 160]), "sea", 1.2);
  sheet.shape(geo.rect(-20, 20, 456, 590), "ink", 0.8);
  sheet.clip(geo.rect(-20, 34, 442, 562), () => {
    sheet.shape(geo.rect(-20, 20, 480, 600), "cream", 0);
    for (const [x, y] of geo.line([-10, 120, 190, 84, 110, 190]))
      sheet.stroke(skies.streak(x, y, 240, 6), 16, "white");
    sheet.shape(geo.line(paths.factory), "orange", 0.8);
    for (const x of [176, 206]) sheet.shape(geo.rect(x, 340, 16, 26), "cream", 0.4);
    sheet.shape(geo.line([290, 380, 296, 232, 322, 232, 328, 380]), "orange", 0.6);
    sheet.shape(geo.rect(291, 226, 36, 12), "brick", 0.5);
    trees.canopy(
      sheet,
      geo.line([-40, 452, 120, 420, 260, 446, 470, 416]),
      40,
      3,
      { dark: "deep", base: "leaf", lit: "honey" },
      4,
    );
  });
  for (const x of [66, 206, 346]) sheet.bar(geo.line([x, 30, x, 600]), 9, "ink");
  for (const y of [150, 286, 422]) sheet.bar(geo.line([-20, y, 430, y]), 9, "ink");
  sheet.shape(geo.rect(-20, 596, 470, 24), "haze", 0.6);
  sheet.shape(geo.rect(-20, 616, 470, 14), "slate", 0.6);
}

/** The bench behind, on which the drill stands. */
function farBench(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 690, 470, 24), "timber", 0.6);
  sheet.stroke(geo.line([-20, 694, 440, 694]), 6, "honey", { taper: "none" });
  sheet.shape(geo.rect(-20, 712, 460, 120), "brick", 0.6);
  sheet.place({ x: 180, y: 692 }, () => drill(sheet));
}

/** Her apron with its straps, over the shirt. */
function apron(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.shape(geo.line([side * 58, 134, side * 80, 140, side * 88, 232, side * 66, 232]), "timber", 0.4);
  const bib = geo.smooth(geo.line(paths.bib), true, 3);
  sheet.shape(bib, "timber", 0.5);
  sheet.clip(bib, () => {
    sheet.shape(geo.smooth(geo.line([44, 220, 60, 340, 84, 570, 200, 570, 200, 220]), true), "bark", 0.6);
    sheet.stroke(geo.line([-80, 244, -92, 330, -126, 430, -134, 540]), 4, "honey");
  });
  sheet.bar(geo.line([-88, 240, 88, 240]), 3, "honey");
  sheet.shape(geo.line([-8, 254, 2, 254, 2, 296, -8, 296]), "honey", 0.3);
  sheet.shape(geo.line([-8, 254, -3, 242, 2, 254]), "cream", 0.2);
  sheet.shape(geo.rect(14, 258, 9, 40), "haze", 0.3);
  sheet.shape(geo.rect(-22, 276, 62, 58), "bark", 0.4);
  sheet.bar(geo.line([-22, 278, 40, 278]), 3, "honey");
}

const student: Person = {
  look: {
    ...heads.nisha,
    skin: "wheat",
    hair: "bun",
    yaw: -0.25,
    tilt: 5,
    eyes: "down",
    lips: "red",
    bindi: "red",
    earrings: { kind: "stud", colour: "honey" },
  },
  outfit: { kind: "shirt", cloth: { base: "red", shade: "brick", lit: "orange" }, sleeves: "short" },
  pose: {
    ...poses.standing,
    left: { elbow: [-276, 372], wrist: [-206, 452], hand: "fist", handTurn: 84, thumb: "left" },
    right: { elbow: [282, 360], wrist: [214, 428], hand: "fist", handTurn: -96, thumb: "right" },
  },
  half: true,
};

/** Safety glasses: wide clear lenses with shields at the temples, in head units. */
function glasses(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    const lens = geo.smooth(
      geo.line([
        side * 5,
        -12,
        side * 30,
        -18,
        side * 60,
        -14,
        side * 66,
        4,
        side * 54,
        20,
        side * 28,
        22,
        side * 10,
        12,
      ]),
      true,
      5,
    );
    sheet.bar([...lens, lens[0] ?? [0, 0]], 5, "orange");
    sheet.shape(geo.line([side * 60, -15, side * 74, -10, side * 74, 6, side * 62, 12]), "orange", 0.3);
  }
  sheet.bar(geo.line([-7, -6, 0, -9, 7, -6]), 6, "orange");
}

/** The bench in front with the work in the vice, the file, shavings, a rule and calipers. */
function bench(sheet: Sheet): void {
  const top = geo.line([-20, 800, 60, 756, 1240, 756, 1240, 842, -20, 842]);
  sheet.shape(top, "honey", 0.7);
  furniture.grain(sheet, top, "timber", 16);
  sheet.shape(geo.rect(-20, 838, 1240, 92), "timber", 0.7);
  sheet.stroke(geo.line([-20, 842, 1220, 842]), 6, "cream", { taper: "none" });
  for (const x of [180, 720]) sheet.shape(geo.rect(x, 862, 330, 60), "brick", 0.7);
  for (const x of [320, 860]) sheet.bar(geo.line([x, 884, x + 50, 884]), 9, "haze");
  const random = noise.stream(9);
  for (let i = 0; i < 46; i++) {
    const [x, y] = [626 + random.bell() * 250, 800 + random.range(-8, 30)];
    sheet.stroke(
      geo.arc(x, y, random.range(4, 10), random.range(3, 6), random.range(0, 180), random.range(190, 340), 8),
      2.6,
      i % 3 ? "cream" : "orange",
    );
  }
  sheet.place({ x: 636, y: 706, scale: 0.86 }, () => {
    sheet.shape(geo.rect(-34, -42, 68, 44), "honey", 0.4);
    sheet.shape(geo.rect(10, -42, 24, 44), "orange", 0.4);
    sheet.shape(geo.rect(-88, -12, 176, 14), "ink", 0.4);
    vice(sheet);
  });
  sheet.shape(geo.line([820, 806, 1130, 784, 1132, 798, 822, 822]), "haze", 0.4);
  for (let i = 0; i < 20; i++) {
    const x = 834 + i * 15;
    sheet.bar(
      [
        [x, 807 - i * 1.06],
        [x, 807 - i * 1.06 + (i % 5 ? 5 : 9)],
      ],
      2,
      "ink",
    );
  }
  sheet.place({ x: 150, y: 806, turn: -6 }, () => {
    sheet.shape(geo.line([0, -8, 250, -8, 250, 8, 0, 8]), "haze", 0.4);
    sheet.shape(geo.line([0, -8, 16, -8, 26, 46, 12, 30, 0, 10]), "haze", 0.4);
    sheet.shape(geo.line(paths.caliper), "slate", 0.4);
    for (let x = 140; x < 240; x += 9) sheet.bar(geo.line([x, -7, x, -1]), 2, "ink");
  });
}

/** The file over the work, its handle in her right hand. */
function file(sheet: Sheet): void {
  sheet.shape(geo.line([548, 657, 812, 642, 816, 656, 548, 675]), "slate", 0.4);
  sheet.shape(geo.line([548, 657, 812, 642, 813, 647, 548, 663]), "haze", 0.3);
  sheet.shape(geo.smooth(geo.line(paths.handle), true, 4), "orange", 0.4);
}

export const scene = new Scene({
  name: "spots/workshop",
  size: "card",
  people: true,
  light: { x: -0.9, y: -0.4 },
  palette: [
    "deep",
    "sea",
    "ink",
    "slate",
    "haze",
    "white",
    "cream",
    "honey",
    "orange",
    "red",
    "brick",
    "timber",
    "bark",
    "leaf",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    hall(sheet);
    board(sheet);
    farBench(sheet);
    const at = { x: 616, y: 286, scale: 0.88 };
    sheet.place(at, () => {
      figure(sheet, { ...student, carry: () => apron(sheet) });
      sheet.place({ y: 110, turn: 5 }, () => sheet.place({ x: -6, y: -110 }, () => glasses(sheet)));
    });
    bench(sheet);
    file(sheet);
    sheet.place(at, () => figure(sheet, { ...student, armsOnly: true }));
  },
});
