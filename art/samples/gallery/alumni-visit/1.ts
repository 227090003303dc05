import { furniture } from "../../../kit/built/furniture";
import { type Steps, things } from "../../../kit/built/things";
import { geo, type Line } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure } from "../../../kit/people/figure";
import { holding } from "../../../kit/people/hands-holding";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";

/** The office: light that falls from the window, a rod with its curtain, a framed bridge, shelf with files, a rubber plant. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "straw");
  sheet.shape(geo.line([334, 56, 1090, 592, 500, 592, 334, 432]), "cream", 1.4);
  sheet.shape(geo.rect(-20, 826, 600, 100), "timber", 0.8);
  furniture.grain(sheet, geo.rect(-20, 830, 600, 90), "brick", 7);
  sheet.shape(geo.rect(-20, 806, 600, 20), "white", 0.8);
  sheet.stroke(geo.line([-20, 826, 580, 826]), 5, "ink", { taper: "none" });
  sheet.shape(geo.arc(110, 872, 104, 12), "ink", 0.8);
  const frame = { base: "white", shade: "haze", lit: "white" } as const;
  furniture.window(sheet, { x: 60, y: 50, w: 270, h: 380 }, 2, 3, frame, () => {
    sheet.shape(geo.rect(50, 40, 300, 400), "haze", 0);
    skies.heap(sheet, 220, 170, 190, { body: "white", shade: "haze" }, 5);
    sheet.shape(geo.line([40, 330, 120, 300, 200, 330, 350, 290, 350, 450, 40, 450]), "sea", 1);
    const greens = { dark: "pine", base: "leaf", lit: "straw" } as const;
    trees.palm(sheet, 130, 450, 250, 34, greens, { bark: "timber", ring: "ink" }, 3);
  });
  sheet.bar(geo.line([-10, 30, 356, 30]), 9, "timber");
  sheet.dot(360, 30, 11, "timber");
  for (const x of [26, 44, 62, 80, 98]) sheet.bar(geo.arc(x, 31, 8, 10), 3.6, "ink");
  furniture.curtain(
    sheet,
    { x: 18, y: 40, w: 92, h: 466 },
    { base: "red", shade: "brick", lit: "salmon" },
    0.45,
  );
  sheet.shape(geo.rect(508, 86, 250, 190), "timber", 0.8);
  sheet.shape(geo.rect(522, 100, 222, 162), "salmon", 0.8);
  sheet.shape(geo.arc(660, 200, 30, 30), "cream", 0.8);
  sheet.shape(geo.rect(522, 214, 222, 48), "sea", 0.8);
  const span: Line = geo.arc(632, 214, 86, 62, 180, 360, 24);
  sheet.bar(span, 6, "ink");
  sheet.bar(geo.line([526, 206, 742, 206]), 5, "ink");
  for (const [x, y] of geo.arc(632, 214, 86, 62, 196, 344, 10))
    sheet.bar(geo.line([x, y, x, 206]), 2.4, "ink");
  for (let i = 0; i < 9; i++)
    sheet.stroke(
      geo.line([540 + ((i * 67) % 160), 222 + i * 4, 580 + ((i * 67) % 160), 222 + i * 4]),
      3,
      "haze",
    );
  sheet.shape(geo.rect(962, 250, 260, 16), "timber", 0.8);
  const colours = ["sea", "red", "white", "haze", "brick", "sea"] as const;
  for (let i = 0; i < 5; i++) {
    sheet.shape(geo.rect(978 + i * 42, 124, 38, 126), colours[i % 6] ?? "sea", 0.8);
    sheet.shape(geo.rect(986 + i * 42, 142, 22, 34), "cream", 0.6);
    sheet.dot(997 + i * 42, 222, 7, "ink");
  }
}

/** The counter: thick top, panelled front. */
function counter(sheet: Sheet): void {
  sheet.shape(geo.rect(520, 640, 720, 300), "sea", 0.8);
  for (let x = 548; x < 1220; x += 132) {
    sheet.bar(geo.line([x, 700, x + 104, 700, x + 104, 880, x, 880, x, 700]), 4, "ink");
    sheet.stroke(geo.line([x + 14, 716, x + 14, 868]), 5, "haze");
  }
  sheet.shape(geo.line([470, 586, 1220, 586, 1220, 640, 484, 640]), "timber", 0.8);
  furniture.grain(sheet, geo.line([470, 586, 1220, 586, 1220, 636, 484, 636]), "salmon", 14);
  sheet.shape(geo.line([484, 636, 1220, 636, 1220, 662, 492, 662]), "ink", 0.8);
}

export const scene = new Scene({
  name: "gallery/alumni-visit/1",
  size: "card",
  people: true,
  light: { x: -0.8, y: -0.55 },
  palette: [
    "straw",
    "cream",
    "white",
    "haze",
    "sea",
    "timber",
    "ink",
    "pine",
    "leaf",
    "red",
    "brick",
    "salmon",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    room(sheet);
    const lie = { handTurn: 80, thumb: "left" } as const;
    const rest = { handTurn: -80, thumb: "right" } as const;
    const mug = (hand: typeof lie | typeof rest, glaze: Steps): void =>
      holding.upright(sheet, hand, () =>
        sheet.place({ y: 34, scale: 0.94 }, () => things.mug(sheet, glaze, "white")),
      );
    const at = { x: 842, y: 284, scale: 0.92 };
    sheet.place(at, () =>
      figure(sheet, {
        look: {
          ...heads.ravi,
          skin: "brown",
          yaw: -0.8,
          tilt: -3,
          beard: "moustache",
          hair: "side-part",
          mouth: "teeth",
          spectacles: { kind: "round", colour: "ink" },
        },
        outfit: { kind: "kurta", cloth: { base: "white", shade: "haze", lit: "white" }, accent: "red" },
        half: true,
        pose: {
          ...poses.standing,
          left: { elbow: [-230, 300], wrist: [-296, 150], hand: "open", handTurn: -16, thumb: "right" },
          right: {
            ...rest,
            elbow: [212, 352],
            wrist: [118, 316],
            hand: "grip",
            held: () => mug(rest, { base: "sea", shade: "ink", lit: "haze" }),
          },
        },
        carry: () =>
          sheet.place({ x: -at.x / at.scale, y: -at.y / at.scale, scale: 1 / at.scale }, () =>
            counter(sheet),
          ),
      }),
    );
    sheet.place({ x: 1096, y: 622, scale: 1.05 }, () =>
      things.laptopBack(sheet, { body: "ink", shade: "sea" }),
    );
    const greens = { dark: "pine", base: "leaf", lit: "straw" } as const;
    leaves.banana(sheet, geo.smooth(geo.line([70, 720, 60, 600, 10, 500])), 40, greens, 3);
    leaves.banana(sheet, geo.smooth(geo.line([80, 720, 110, 590, 170, 520])), 42, greens, 5);
    leaves.banana(sheet, geo.smooth(geo.line([76, 720, 80, 560, 84, 450])), 40, greens, 8);
    furniture.pot(sheet, 78, 720, 130, 150, { base: "red", shade: "brick", lit: "salmon" });
    sheet.place({ x: 372, y: 276, scale: 0.94 }, () =>
      figure(sheet, {
        look: {
          ...heads.meera,
          skin: "wheat",
          hair: "bun",
          yaw: 0.85,
          tilt: 4,
          mouth: "teeth",
          lips: "red",
          earrings: { kind: "stud", colour: "white" },
        },
        outfit: {
          kind: "kurta",
          cloth: { base: "haze", shade: "sea", lit: "white" },
          accent: "white",
          sleeves: "short",
          trousers: { base: "haze", shade: "sea", lit: "white" },
        },
        pose: {
          ...poses.standing,
          left: {
            elbow: [-226, 384],
            wrist: [-92, 496],
            hand: "fist",
            handTurn: 120,
            thumb: "left",
            behind: true,
          },
          right: {
            ...lie,
            elbow: [206, 336],
            wrist: [250, 340],
            hand: "grip",
            held: () => mug(lie, { base: "red", shade: "brick", lit: "salmon" }),
          },
        },
        carry: () => {
          sheet.bar(geo.line([58, 250, 104, 250, 104, 316, 58, 316, 58, 250]), 4, "sea");
          for (const x of [70, 82]) sheet.bar(geo.line([x, 226, x, 262]), 6, x > 75 ? "red" : "ink");
          sheet.bar(geo.smooth(geo.line([-52, 136, -40, 220, -4, 300])), 7, "red");
          sheet.bar(geo.smooth(geo.line([50, 136, 30, 220, -4, 300])), 7, "red");
          sheet.shape(geo.rect(-38, 298, 68, 88), "white", 0.6);
          sheet.shape(geo.rect(-28, 308, 26, 32), "salmon", 0.4);
          for (const y of [318, 332, 356, 370])
            sheet.stroke(geo.line([y > 350 ? -28 : 4, y, 22, y]), 4, "sea");
        },
      }),
    );
  },
});
