import { geo } from "../../../kit/core/geo";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import type { Look } from "../../../kit/people/look";
import { poses } from "../../../kit/people/poses";

/** The front: lit screen with a leaf under study, lecturer at the desk. */
function stage(sheet: Sheet): void {
  skies.flat(sheet, "night");
  sheet.shape(geo.line([0, 0, 270, 60, 270, 380, 0, 500]), "ink", 1);
  sheet.shape(geo.line([1200, 0, 930, 60, 930, 380, 1200, 500]), "ink", 1);
  for (const x of [40, 110, 170, 220]) {
    const t = x / 270;
    sheet.stroke(geo.line([x, 20 + 60 * t, x, 470 - 90 * t]), 5, "deep");
    sheet.stroke(geo.line([1200 - x, 20 + 60 * t, 1200 - x, 470 - 90 * t]), 5, "deep");
  }
  sheet.shape(geo.line([270, 60, 930, 60, 930, 400, 270, 400]), "deep", 1);
  sheet.shape(geo.rect(380, 84, 440, 250), "cream", 0.8);
  sheet.shape(geo.rect(394, 98, 412, 222), "straw", 0.8);
  const body = geo.smooth(geo.line([452, 286, 470, 190, 560, 132, 650, 128, 622, 220, 552, 282, 452, 286]));
  sheet.shape(body, "leaf", 0.8);
  sheet.stroke(geo.smooth(geo.line([440, 304, 520, 226, 642, 134])), 6, "cream", { taper: "end" });
  for (const t of [0.3, 0.45, 0.6, 0.75]) {
    const [x, y] = [440 + 202 * t, 304 - 170 * t];
    sheet.stroke(geo.line([x, y, x - 10, y - 52 * (1 - t * 0.4)]), 3.4, "cream", { taper: "end" });
    sheet.stroke(geo.line([x, y, x + 62 * (1 - t * 0.4), y + 2]), 3.4, "cream", { taper: "end" });
  }
  for (let i = 0; i < 5; i++)
    sheet.stroke(geo.line([690, 150 + i * 32, 690 + (i % 2 ? 66 : 92), 150 + i * 32]), 6, "sea", {
      jitter: 0.1,
    });
  sheet.shape(geo.line([270, 400, 930, 400, 1200, 520, 1200, 900, 0, 900, 0, 520]), "ink", 1);
  sheet.shape(geo.line([430, 404, 790, 404, 850, 470, 370, 470]), "deep", 1);
}

/** A curved bench: its back rail with the light of the screen on its edge, and the drop below. */
function bench(sheet: Sheet, y: number, bow: number, thick: number, lit: Colour): void {
  const line = geo.smooth(
    geo.line([-40, y + bow, 300, y + bow * 0.25, 600, y, 900, y + bow * 0.25, 1240, y + bow]),
  );
  sheet.shape([...line, [1240, 920], [-40, 920]], "night", 0.8);
  sheet.shape([...line, ...geo.reverse(geo.move(line, 0, thick))], "bark", 0.8);
  sheet.stroke(geo.part(line, 0.16, 0.84, 40), thick * 0.3, lit);
}

const darkCloth = { base: "ink", shade: "night", lit: "deep" } as const;
const cloths = [
  { base: "deep", shade: "night", lit: "lagoon" },
  { base: "brick", shade: "night", lit: "salmon" },
  { base: "ink", shade: "night", lit: "sea" },
  { base: "leaf", shade: "night", lit: "straw" },
] as const;
const hair = ["crop", "long", "curls", "bun", "ponytail", "side-part", "bob", "braid", "afro"] as const;

/** A row of listeners seen from behind. */
function row(sheet: Sheet, y: number, bow: number, scale: number, xs: readonly number[], seed: number): void {
  xs.forEach((x, i) => {
    const k = i * 5 + seed;
    const off = Math.abs(x - 600) / 600;
    const look: Look = {
      ...heads.kumar,
      skin: "brown",
      beard: undefined,
      hair: hair[k % hair.length] ?? "crop",
      hairColours: { base: "night", lit: k % 3 ? "sea" : "timber" },
      tilt: ((k * 7) % 13) - 6 + (x < 600 ? 3 : -3),
      build: k % 2 ? "slim" : "medium",
    };
    const person: Person = {
      look,
      outfit: { kind: "sweater", cloth: cloths[k % 4] ?? darkCloth },
      pose: poses.standing,
      half: true,
      rear: true,
    };
    sheet.place({ x, y: y + bow * off ** 2 - 30 * scale * ((k * 3) % 4), scale }, () =>
      figure(sheet, person),
    );
  });
}

export const scene = new Scene({
  name: "gallery/university-visit/4",
  size: "card",
  people: true,
  light: { x: 0.05, y: -1 },
  palette: [
    "night",
    "ink",
    "deep",
    "cream",
    "straw",
    "leaf",
    "sea",
    "salmon",
    "brick",
    "white",
    "timber",
    "lagoon",
    "bark",
    "honey",
    "sand",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    stage(sheet);
    sheet.place({ x: 868, y: 288, scale: 0.15 }, () =>
      figure(sheet, {
        look: {
          ...heads.asha,
          skin: "brown",
          mouth: "teeth",
          hairColours: { base: "night", lit: "sea" },
          yaw: -0.4,
          earrings: undefined,
          noseStud: undefined,
          lips: "salmon",
          bindi: undefined,
        },
        outfit: {
          kind: "kurta",
          cloth: { base: "salmon", shade: "brick", lit: "cream" },
          accent: "straw",
          trousers: darkCloth,
          shoes: "night",
        },
        pose: poses.mirrored(poses.explaining),
      }),
    );
    row(sheet, 430, 40, 0.2, [230, 330, 450, 560, 660, 790, 900, 980], 1);
    bench(sheet, 486, 56, 14, "straw");
    row(sheet, 512, 70, 0.29, [150, 300, 520, 690, 860, 1050], 4);
    bench(sheet, 592, 80, 20, "straw");
    row(sheet, 628, 90, 0.42, [70, 330, 770, 1000, 1190], 2);
    bench(sheet, 744, 100, 28, "honey");
    row(sheet, 748, 60, 0.68, [180, 560, 1010], 6);
  },
});
