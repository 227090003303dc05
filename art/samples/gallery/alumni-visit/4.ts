import { geo, type Line } from "../../../kit/core/geo";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { water } from "../../../kit/nature/water";
import { friends } from "./4.friends";
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

const sun = { x: 176, y: 384 } as const;

export const scene = new Scene({
  name: "gallery/alumni-visit/4",
  size: "card",
  people: true,
  light: { x: -0.7, y: -0.5 },
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
    skies.sun(sheet, sun.x, sun.y, 62, { disc: "cream", rings: ["straw"] });
    skies.cloud(sheet, 800, 110, 520, "salmon", 4, 4);
    skies.cloud(sheet, 460, 190, 380, "salmon", 3, 7);
    skies.birds(sheet, 930, 236, 16, 5, "plum");
    const sea = { top: 430, bottom: 600 };
    water.flat(sheet, sea, "lagoon");
    water.swells(sheet, sea, "sea", 0.9, 4);
    water.glitter(sheet, sea, sun.x, 110, "straw", 1.1, 3);
    const shore = geo.smooth(geo.line(paths.shore));
    sheet.shape([...geo.move(shore, 0, -12), [1220, 920], [-20, 920]], "white", 2);
    sheet.shape([...geo.move(shore, 0, 4), [1220, 920], [-20, 920]], "rose", 2);
    water.glitter(sheet, { top: 596, bottom: 690 }, sun.x, 150, "straw", 0.7, 8);
    sheet.shape([...geo.move(shore, 0, 90), [1220, 920], [-20, 920]], "honey", 3);
    for (let i = 0; i < 60; i++)
      sheet.stroke(
        skies.streak((i * 211) % 1180, 690 + ((i * 83) % 206), 70, 4),
        3.4,
        i % 3 ? "salmon" : "cream",
      );
    sheet.place({ x: 1150, y: 652, scale: 1.2, flip: true, turn: 3 }, () =>
      boat(sheet, "sea", "straw", true),
    );
    friends(sheet, sun.x);
  },
});
