import { geo, type Point } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";

/** A shore net of Kochi: two long arms, four ribs and the sagging net, lifted by a counterweight. */
function shoreNet(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.place({ x, y, scale: size }, () => {
    const tip: Point = [-150, -196];
    sheet.bar(geo.line([0, 0, 40, -250]), 6, "plum");
    sheet.bar(geo.line([66, 0, 40, -250]), 6, "plum");
    sheet.bar([[90, -60], [16, -110], tip], 6, "plum");
    sheet.bar([[40, -250], tip], 3, "plum");
    const corners = geo.line([-270, -60, -196, -40, -80, -46, -150, -74]);
    for (const corner of corners)
      sheet.stroke(geo.smooth([tip, [geo.mid(tip, corner)[0], -150], corner]), 5, "plum");
    for (let i = 0; i <= 8; i++) {
      const from: Point = [geo.lerp(-270, -80, i / 8), -58 + 12 * Math.sin((i / 8) * Math.PI)];
      sheet.bar([from, [-176, 12]], 1.6, "plum");
    }
    for (const t of [0, 0.35, 0.68])
      sheet.bar(
        geo.smooth([
          [geo.lerp(-270, -176, t), geo.lerp(-58, 12, t)],
          [-176, geo.lerp(-34, 16, t)],
          [geo.lerp(-80, -176, t), geo.lerp(-46, 12, t)],
        ]),
        1.8,
        "plum",
      );
  });
}

export const scene = new Scene({
  name: "team/3",
  size: "square",
  people: true,
  light: { x: -0.8, y: -0.45 },
  palette: [
    "blush",
    "salmon",
    "cream",
    "sand",
    "plum",
    "rose",
    "ink",
    "leaf",
    "pine",
    "sage",
    "marigold",
    "red",
    "white",
    "sea",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "blush");
    skies.bands(sheet, [{ top: 330, colour: "salmon" }]);
    skies.sun(sheet, 128, 452, 62, { disc: "cream" });
    skies.cloud(sheet, 610, 120, 330, "sand", 3, 4);
    skies.cloud(sheet, 140, 250, 240, "sand", 2, 7);
    const area = { top: 560, bottom: 800 };
    const greens = { dark: "plum", base: "plum", lit: "plum" } as const;
    trees.palm(sheet, 612, 566, 210, -30, greens, { bark: "plum", ring: "plum" }, 2);
    trees.palm(sheet, 724, 566, 390, 30, greens, { bark: "plum", ring: "plum" }, 5);
    sheet.shape(geo.line([560, 566, 640, 552, 820, 544, 820, 574, 560, 574]), "plum", 2);
    water.flat(sheet, area, "rose");
    water.swells(sheet, area, "salmon", 0.8, 4);
    water.glitter(sheet, area, 128, 90, "cream", 0.9, 3);
    shoreNet(sheet, 236, 600, 0.92);
    sheet.place({ x: 452, y: 342, scale: 1.72, turn: -2 }, () =>
      figure(sheet, {
        look: {
          ...heads.nisha,
          traits: {
            head: "diamond",
            years: 33,
            eyes: "upturned",
            brow: "arched",
            nose: "straight",
            mouth: "grin",
            lips: "full",
            cheek: "plain",
            lashes: true,
          },
          skin: "brown",
          yaw: -0.72,
          tilt: 2,
          build: "slim",
          earrings: { kind: "hoop", colour: "marigold" },
        },
        outfit: {
          kind: "kurta",
          folds: "body",
          cloth: { base: "leaf", shade: "pine", lit: "sage" },
          accent: "marigold",
        },
        half: true,
      }),
    );
  },
});
