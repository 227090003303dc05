import { openings } from "../../../kit/built/openings";
import { vehicles } from "../../../kit/built/vehicles";
import { geo, type Line } from "../../../kit/core/geo";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { water } from "../../../kit/nature/water";
import { figure } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";

/** The gate: two stone piers with lamps, a wide arch with battlements, iron leaves open. */
function gate(sheet: Sheet): void {
  const arch = openings.lancet(800, 220, 260, 400);
  const wall: Line = geo.line([700, 620, 700, 150, 1160, 150, 1160, 620]);
  sheet.pierced(wall, [arch], "straw", 0.8);
  sheet.shape(geo.line([1100, 620, 1100, 150, 1160, 150, 1160, 620]), "timber", 0.8);
  for (let i = 0; i < 9; i++)
    sheet.shape(geo.rect(700 + i * 54, 122, 30, 32), i > 6 ? "timber" : "straw", 0.7);
  sheet.stroke(geo.line([690, 158, 1170, 158]), 9, "cream", { taper: "none" });
  for (let y = 190; y < 620; y += 26)
    for (let x = 704 + ((y / 26) % 2) * 24; x < 1150; x += 52)
      if ((x < 776 || x > 1072) && (x + y) % 7 > 2) sheet.stroke(geo.line([x, y, x + 40, y]), 3, "timber");
  sheet.bar(openings.lancet(800, 220, 260, 400), 12, "cream");
  sheet.shape(geo.line([902, 172, 958, 172, 958, 204, 946, 222, 930, 234, 914, 222, 902, 204]), "red", 0.5);
  sheet.bar(geo.line([908, 210, 930, 190, 952, 210]), 8, "cream");
  sheet.dot(930, 182, 5, "cream");
  for (const x of [676, 1150]) {
    sheet.shape(geo.rect(x - 4, 84, 56, 540), x > 1000 ? "timber" : "cream", 0.8);
    sheet.shape(geo.line([x - 14, 88, x + 24, 50, x + 62, 88]), x > 1000 ? "timber" : "cream", 0.8);
    sheet.shape(geo.line([x + 12, 250, x + 36, 250, x + 32, 292, x + 16, 292]), "honey", 0.6);
    sheet.shape(geo.line([x + 8, 252, x + 24, 236, x + 40, 252]), "ink", 0.6);
  }
}

/** An umbrella above a hand at (x, y). */
function umbrella(sheet: Sheet, x: number, y: number, r: number, cloth: Colour, lit: Colour): void {
  sheet.bar(geo.line([x, y - r * 0.5, x, y + 90]), 7, "ink");
  const hem: [number, number][] = [];
  for (let i = 0; i < 5; i++)
    for (const p of geo.arc(x - r + (i + 0.5) * r * 0.4, y, r * 0.2, r * 0.1, 0, -180, 6))
      hem.unshift([p[0], p[1]]);
  hem.reverse();
  const top = geo.arc(x, y, r, r * 0.78, 180, 360, 30);
  const hemLine: Line = [...hem].sort((a, b) => b[0] - a[0]);
  sheet.shape([...top, ...hemLine], cloth, 0.8);
  for (const t of [-0.6, -0.2, 0.2, 0.6])
    sheet.stroke(geo.arc(x, y, r * t, r * 0.77, -90, 0, 12), 5, t < 0 ? lit : "ink");
  sheet.stroke(geo.line([x, y - r * 0.78, x, y - r * 0.92]), 6, "ink");
}

export const scene = new Scene({
  name: "gallery/university-visit/3",
  size: "card",
  people: true,
  light: { x: -0.6, y: -0.8 },
  palette: [
    "dusk",
    "slate",
    "straw",
    "timber",
    "cream",
    "red",
    "honey",
    "ink",
    "leaf",
    "sea",
    "white",
    "salmon",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "dusk");
    skies.cloud(sheet, 300, 80, 600, "slate", 4, 3);
    skies.cloud(sheet, 900, 60, 500, "slate", 3, 8);
    const wet = { dark: "slate", base: "slate", lit: "dusk" } as const;
    trees.canopy(
      sheet,
      geo.line([-20, 330, 240, 280, 480, 320, 700, 300, 940, 330, 1220, 300]),
      60,
      3,
      wet,
      4,
    );
    gate(sheet);
    sheet.shape(geo.rect(-20, 560, 1240, 400), "slate", 1);
    sheet.place({ x: 392, y: 640, scale: 3.5 }, () =>
      vehicles.tram(sheet, { body: "leaf", upper: "straw", window: "ink", line: "ink" }),
    );
    for (let i = 0; i < 6; i++) {
      const x = 55 + i * 87.5;
      sheet.shape(geo.rect(x, 360, 60, 84), "honey", 0.8);
      if (i % 3 === 2) continue;
      sheet.shape(geo.arc(x + 30, 402, 13, 16), "ink", 0.6);
      sheet.shape(
        geo.smooth(geo.line([x + 4, 446, x + 10, 424, x + 30, 418, x + 50, 424, x + 56, 446])),
        "ink",
        0.6,
      );
    }
    sheet.shape(geo.rect(566, 372, 92, 252), "ink", 0.8);
    sheet.shape(geo.rect(574, 380, 76, 236), "honey", 0.8);
    sheet.bar(geo.line([610, 380, 610, 610]), 5, "straw");
    const road = { top: 650, bottom: 900 };
    for (const [y, w] of geo.line([652, 8, 690, 10]))
      sheet.stroke(geo.line([-20, y, 1220, y]), w, "ink", { taper: "none" });
    water.glitter(sheet, road, 610, 90, "honey", 1, 4);
    water.glitter(sheet, road, 1100, 80, "honey", 0.6, 6);
    water.glitter(sheet, road, 300, 330, "dusk", 0.4, 9);
    const dark = { base: "ink", shade: "ink", lit: "slate" } as const;
    sheet.place({ x: 606, y: 424, scale: 0.17 }, () =>
      figure(sheet, {
        look: { ...heads.arjun, skin: "wheat", mouth: "teeth" },
        outfit: {
          kind: "hoodie",
          cloth: { base: "leaf", shade: "ink", lit: "straw" },
          trousers: dark,
          shoes: "ink",
        },
        pose: poses.walking,
      }),
    );
    umbrella(sheet, 848, 392, 172, "red", "salmon");
    sheet.place({ x: 790, y: 452, scale: 0.3 }, () =>
      figure(sheet, {
        look: {
          ...heads.lakshmi,
          hairColours: { base: "ink", lit: "sea" },
          age: "adult",
          earrings: undefined,
          skin: "brown",
          mouth: "teeth",
          yaw: 0.5,
          tilt: 2,
          lips: "red",
        },
        outfit: {
          kind: "jacket",
          cloth: { base: "honey", shade: "timber", lit: "cream" },
          second: { base: "cream", shade: "straw", lit: "cream" },
          trousers: dark,
          shoes: "ink",
        },
        pose: {
          ...poses.walking,
          right: { elbow: [228, 350], wrist: [172, 164], hand: "fist", handTurn: 4, thumb: "left" },
        },
      }),
    );
    sheet.place({ x: 934, y: 436, scale: 0.315 }, () =>
      figure(sheet, {
        look: { ...heads.ravi, skin: "wheat", yaw: -0.6, tilt: -2 },
        outfit: {
          kind: "sweater",
          cloth: { base: "cream", shade: "straw", lit: "cream" },
          trousers: dark,
          shoes: "ink",
        },
        pose: {
          ...poses.mirrored(poses.walking),
          right: { elbow: [178, 404], wrist: [168, 596], hand: "relaxed", handTurn: 183, thumb: "right" },
        },
      }),
    );
    skies.rain(sheet, { x: -20, y: -40, w: 1280, h: 900 }, 260, "cream");
  },
});
