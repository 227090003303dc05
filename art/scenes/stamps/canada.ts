import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { leaf, shadow } from "./canada.leaf";

const spot = { x: 446, y: 668, scale: 3.3, turn: -13 } as const;

/** Rings that run out from the leaf, broken by noise, seen at a slant. */
function rings(sheet: Sheet): void {
  for (const [r, width] of geo.line([352, 13, 416, 11, 492, 10, 584, 9, 690, 8]))
    for (let from = 0; from < 360; from += 30) {
      const turn = from + 16 * noise.at(r / 9, from / 40, 4);
      const long = 30 + 16 * noise.at(from / 30, r / 50, 6);
      const ring = geo.arc(450, 640, r, r * 0.8, turn, turn + long, 26);
      sheet.stroke(ring, width, Math.sin((turn * Math.PI) / 180) < -0.1 ? "sand" : "sea", {
        tone: (x, y) => 0.66 + 0.7 * noise.rough(x / 120, y / 90, 7),
      });
    }
}

/** Firs of the far shore, upside down in the water, their tips torn. */
function shore(sheet: Sheet): void {
  const random = noise.stream(8);
  for (let x = -30; x < 940; x += random.range(46, 92)) {
    const high = random.range(120, 250) * (1 + (0.35 * Math.abs(x - 450)) / 450);
    const tree: Line = [
      [x - high * 0.21, -20],
      [x - high * 0.1, high * 0.45],
      [x, high],
      [x + high * 0.1, high * 0.45],
      [x + high * 0.21, -20],
    ];
    sheet.shape(tree, "deep", 5);
    for (let y = random.range(10, 30); y < high + 8; y += random.range(9, 22)) {
      const half = high * 0.16 * (1 - y / high) + 10;
      const from = x + random.range(-1.6, 0.2) * half;
      sheet.stroke(skies.streak(from, y, half * random.range(1.6, 2.6), 4), random.range(3, 6), "haze");
      const side = x + random.range(-1.3, 1) * half;
      sheet.stroke(
        skies.streak(side - half * 0.5, y + 6, Math.max(56, half * 2), 4),
        random.range(5, 9),
        "deep",
      );
    }
  }
}

export const scene = new Scene({
  name: "stamps/canada",
  size: "poster",
  light: { x: -0.7, y: -0.6 },
  palette: ["haze", "deep", "lagoon", "sea", "red", "brick", "plum", "orange", "straw", "sand"],
  draw: (sheet) => {
    skies.flat(sheet, "haze");
    shore(sheet);
    water.swells(sheet, { top: 250, bottom: 1230 }, "lagoon", 1.1, 5);
    rings(sheet);
    sheet.place({ ...spot, x: spot.x + 26, y: spot.y + 36 }, () => shadow(sheet));
    sheet.place(spot, () => leaf(sheet));
  },
});
