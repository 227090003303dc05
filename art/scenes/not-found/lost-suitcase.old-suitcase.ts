import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./lost-suitcase.old-suitcase.paths.json";

/** A leather strap down a face between two x, with its buckle. */
function strap(sheet: Sheet, x: number): void {
  sheet.shape(geo.rect(x - 13, -232, 26, 232), "brick", 0.6);
  sheet.shape(geo.rect(x - 13, -232, 19, 232), "timber", 0.6);
  sheet.stroke(geo.line([x - 9, -226, x - 9, -6]), 2.4, "straw", {
    tone: (_, y) => (Math.round(y / 9) % 2 ? 0.9 : 0),
  });
  sheet.shape(geo.rect(x - 19, -150, 38, 34), "straw", 0.5);
  sheet.shape(geo.rect(x - 11, -142, 22, 18), "timber", 0.4);
  sheet.stroke(geo.line([x, -142, x, -122]), 4, "straw", { taper: "none" });
}

/** A sticker on the case: a plain badge with a picture sign, no letters. */
function sticker(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  outline: Line,
  colour: Colour,
  mark: Line,
): void {
  sheet.place({ x, y, turn }, () => {
    sheet.shape(outline, "sand", 0.5);
    sheet.shape(
      outline.map(([px, py]): Point => [px * 0.84, py * 0.84]),
      colour,
      0.4,
    );
    sheet.shape(mark, "sand", 0.4);
  });
}

/** The lone case standing on its foot at (0, 0): front, end and lid, corners, straps, stickers, handle, label. */
export function oldSuitcase(sheet: Sheet): void {
  sheet.shape(geo.line([150, 0, 216, -44, 216, -268, 150, -232]), "brick", 0.8);
  sheet.shape(geo.line([-156, -232, -84, -268, 216, -268, 150, -232]), "salmon", 0.8);
  for (let i = 0; i < 7; i++)
    sheet.stroke(
      geo.line([160 + i * 8, -226 - i * 4, 160 + i * 8, -10 - i * 5]),
      3,
      i % 2 ? "night" : "red",
      { tone: (x, y) => 0.5 + 0.9 * noise.rough(x / 16, y / 40, 5) },
    );
  const face = geo.line(paths.face);
  sheet.shape(face, "red", 0.8);
  sheet.clip(face, () => {
    for (let i = 0; i < 80; i++) {
      const y = -228 + i * 2.9;
      const x = -150 + ((i * 71) % 240);
      sheet.stroke(geo.line([x, y, x + 60 + (i % 5) * 14, y + 1]), 2.4, x + i > 30 ? "brick" : "salmon", {
        tone: (px, py) => 0.35 + 0.9 * noise.rough(px / 44, py / 20, 8),
      });
    }
    sheet.shape(geo.rect(-160, -124, 320, 7), "brick", 0.5);
    sheet.stroke(geo.line([-150, -112, 150, -112]), 3, "salmon");
  });
  for (const [x, y, sx, sy] of [
    [-156, -234, 1, 1],
    [152, -234, -1, 1],
    [-156, 0, 1, -1],
    [152, 0, -1, -1],
  ] as const) {
    sheet.shape(
      [
        [x - sx * 3, y - sy * 3],
        ...geo.arc(x, y, 46, 46, 0, 90, 12).map(([px, py]): Point => [x + sx * (px - x), y + sy * (py - y)]),
      ],
      "timber",
      0.6,
    );
    for (const d of [16, 28]) sheet.dot(x + sx * d, y + sy * (44 - d), 3, "straw", 0.2);
  }
  sticker(sheet, -4, -176, -9, geo.arc(0, 0, 38, 38), "sea", geo.line(paths.planeSticker));
  sticker(
    sheet,
    -14,
    -62,
    8,
    geo.rect(-44, -30, 88, 60),
    "marigold",
    geo.line([-32, 18, -10, -14, 2, 4, 12, -8, 32, 18]),
  );
  sticker(sheet, 46, -84, -16, geo.line([0, -32, 32, 22, -32, 22]), "lagoon", geo.arc(0, 6, 9, 9));
  strap(sheet, -92);
  strap(sheet, 92);
  sheet.bar(geo.smooth(geo.line(paths.handle)), 17, "brick");
  sheet.bar(geo.smooth(geo.line([-34, -256, -28, -291, 0, -297, 54, -297, 70, -294])), 9, "timber");
  for (const x of [-34, 90]) sheet.shape(geo.rect(x - 14, -262, 28, 16), "straw", 0.5);
  sheet.bar(geo.smooth(geo.line([76, -288, 118, -262, 140, -214])), 3, "sand");
  sheet.place({ x: 140, y: -216, turn: -14 }, () => {
    sheet.shape(geo.line(paths.tag), "marigold", 0.6);
    sheet.shape(geo.line([12, 0, 28, 20, 28, 98, 12, 98]), "straw", 0.6);
    sheet.dot(0, 18, 6, "ink", 0.3);
    sheet.bar(geo.line([-18, 32, 18, 32, 18, 86, -18, 86, -18, 32]), 2.6, "ink");
    sheet.shape(geo.line([-9, 72, 0, 40, 9, 72, 0, 64]), "ink", 0.3);
  });
}
