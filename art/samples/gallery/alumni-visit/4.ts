import { geo, type Line } from "../../../kit/core/geo";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { water } from "../../../kit/nature/water";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { type Pose, poses } from "../../../kit/people/poses";
import paths from "./4.paths.json";

/** A wooden fishing boat with a high prow, about 300 long, keel on y = 0; the prow points right. */
function boat(sheet: Sheet, hull: Colour, band: Colour, mast: boolean): void {
  const outline: Line = [...geo.smooth(geo.line(paths.boatRim)), ...geo.smooth(geo.line(paths.boatKeel))];
  if (mast) {
    sheet.bar(geo.line([-6, -50, 6, -250]), 6, "plum");
    sheet.bar(geo.line([6, -244, -128, -66]), 2.4, "plum");
    sheet.bar(geo.line([6, -244, 160, -120]), 2.4, "plum");
    sheet.shape(geo.smooth(geo.line([4, -236, 44, -222, 40, -200, 4, -208]), true), "red", 0.8);
  }
  sheet.shape(outline, hull, 0.8);
  sheet.clip(outline, () => {
    sheet.shape(geo.smooth(geo.line(paths.boatShade), true), "plum", 0.8);
    for (const d of [0, 16])
      sheet.stroke(
        geo.smooth(geo.line([-150, -62 + d, -40, -36 + d, 60, -40 + d, 130, -72 + d, 172, -124 + d])),
        6,
        band,
        { taper: "none", jitter: 0.1 },
      );
  });
  sheet.stroke(geo.smooth(geo.line(paths.boatEdge)), 9, "ink", { taper: "none", jitter: 0.1 });
}

/** Legs of somebody who walks towards the viewer: one foot forward, the other lifted behind. */
const stride: Pose["legs"] = [
  { knee: [-66, 790], ankle: [-74, 1130], toe: -1 },
  { knee: [74, 770], ankle: [64, 1010], toe: 1 },
];
const other: Pose["legs"] = [
  { knee: [-74, 770], ankle: [-60, 1006], toe: -1 },
  { knee: [62, 790], ankle: [78, 1132], toe: 1 },
];

/** A friend on the sand with a long shadow towards the viewer and a pale gleam on the wet sand. */
function friend(sheet: Sheet, x: number, y: number, scale: number, who: Person): void {
  const ground = y + 1130 * scale;
  sheet.shape(
    geo.smooth(
      geo.line([
        x - 60 * scale,
        ground,
        x + 90 * scale,
        ground,
        x + 420 * scale,
        ground + 330 * scale,
        x + 250 * scale,
        ground + 350 * scale,
      ]),
      true,
    ),
    "mauve",
    2,
  );
  sheet.place({ x, y, scale }, () => figure(sheet, who));
}

export const scene = new Scene({
  name: "gallery/alumni-visit/4",
  size: "card",
  people: true,
  light: { x: -0.85, y: -0.35 },
  palette: [
    "mauve",
    "rose",
    "salmon",
    "honey",
    "straw",
    "cream",
    "plum",
    "lagoon",
    "sea",
    "white",
    "red",
    "ink",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mauve");
    skies.bands(sheet, [
      { top: 150, colour: "rose" },
      { top: 270, colour: "salmon" },
      { top: 350, colour: "honey" },
    ]);
    skies.sun(sheet, 118, 398, 66, { disc: "cream", rings: ["straw"] });
    skies.cloud(sheet, 800, 110, 520, "salmon", 4, 4);
    skies.cloud(sheet, 360, 190, 380, "salmon", 3, 7);
    skies.birds(sheet, 820, 250, 16, 5, "plum");
    const sea = { top: 430, bottom: 600 };
    water.flat(sheet, sea, "lagoon");
    water.swells(sheet, sea, "sea", 0.9, 4);
    water.glitter(sheet, sea, 118, 110, "straw", 1.1, 3);
    const shore = geo.smooth(geo.line(paths.shore));
    sheet.shape([...geo.move(shore, 0, -12), [1220, 920], [-20, 920]], "white", 2);
    sheet.shape([...geo.move(shore, 0, 4), [1220, 920], [-20, 920]], "rose", 2);
    water.glitter(sheet, { top: 596, bottom: 690 }, 118, 150, "straw", 0.7, 8);
    sheet.shape([...geo.move(shore, 0, 90), [1220, 920], [-20, 920]], "honey", 3);
    for (let i = 0; i < 60; i++)
      sheet.stroke(
        skies.streak((i * 211) % 1180, 690 + ((i * 83) % 206), 70, 4),
        3.4,
        i % 3 ? "salmon" : "cream",
      );
    sheet.place({ x: 1016, y: 640, scale: 1.25, flip: true, turn: 3 }, () =>
      boat(sheet, "sea", "straw", true),
    );
    sheet.place({ x: 790, y: 606, scale: 0.84, flip: true, turn: -2 }, () =>
      boat(sheet, "red", "cream", false),
    );
    const friends: readonly [number, number, number, Person][] = [
      [
        240,
        322,
        0.45,
        {
          look: {
            ...heads.meera,
            skin: "wheat",
            yaw: 0.6,
            tilt: 3,
            mouth: "teeth",
            lips: "red",
            hair: "ponytail",
            earrings: undefined,
          },
          outfit: {
            kind: "kameez",
            cloth: { base: "straw", shade: "salmon", lit: "cream" },
            second: { base: "red", shade: "plum", lit: "rose" },
            trousers: { base: "ink", shade: "plum", lit: "lagoon" },
            shoes: "ink",
          },
          pose: { ...poses.mirrored(poses.walking), legs: stride },
        },
      ],
      [
        504,
        294,
        0.47,
        {
          look: { ...heads.kumar, skin: "brown", hair: "curls", yaw: 0.5, tilt: 4, beard: undefined },
          outfit: {
            kind: "shirt",
            cloth: { base: "lagoon", shade: "sea", lit: "cream" },
            sleeves: "short",
            trousers: { base: "cream", shade: "mauve", lit: "white" },
            shoes: "ink",
          },
          pose: { ...poses.mirrored(poses.walking), left: poses.waving.left, legs: other },
        },
      ],
      [
        722,
        316,
        0.46,
        {
          look: { ...heads.ravi, skin: "wheat", spectacles: undefined, beard: "short", yaw: -0.7, tilt: 2 },
          outfit: {
            kind: "kurta",
            cloth: { base: "white", shade: "mauve", lit: "white" },
            accent: "red",
            trousers: { base: "ink", shade: "plum", lit: "lagoon" },
            shoes: "ink",
          },
          pose: { ...poses.walking, legs: stride },
        },
      ],
    ];
    for (const [x, y, scale, who] of friends) friend(sheet, x, y, scale, who);
  },
});
