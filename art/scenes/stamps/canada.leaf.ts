import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./canada.leaf.paths.json";

const flat = geo.line(paths.half);

/** Points of a half joined by edges that sag a little towards the leaf's heart, as between a maple's teeth. */
function sagging(corners: Line): Line {
  return geo.pairs(corners).flatMap(([a, b]): Line => {
    const sag = geo.mid(geo.mid(a, b), [0, -40], Math.min(0.16, geo.distance(a, b) / 400));
    return geo.smooth([a, sag, b], false, 6).slice(0, -1);
  });
}

/** One half; the left one differs a little so that the leaf has grown and was not folded. */
const right: Line = sagging(flat);
const left: Line = sagging(
  flat.map(
    ([x, y], i): Point => [-x * 0.97 - (x > 0 ? 4 * noise.at(i, 2, 5) : 0), y + 5 * noise.at(i, 7, 5) + 4],
  ),
);

const outline: Line = [...right, ...geo.reverse(left)];

/** A main vein and the lesser ones that leave it on both sides. */
function vein(
  sheet: Sheet,
  line: Line,
  width: number,
  ink: "straw" | "orange",
  side: "orange" | "red",
): void {
  for (const t of [0.3, 0.44, 0.58, 0.7, 0.82]) {
    const [x, y] = geo.along(line, t);
    const [nx, ny] = geo.along(line, t + 0.05);
    const way = Math.atan2(ny - y, nx - x);
    for (const turn of [-0.62, 0.62]) {
      const long = geo.length(line) * 0.34 * (1.1 - t);
      const tip: Point = [x + Math.cos(way + turn) * long, y + Math.sin(way + turn) * long];
      sheet.stroke(
        geo.smooth([
          [x, y],
          geo.mid([x, y], tip, 0.5),
          [tip[0] + Math.cos(way) * long * 0.2, tip[1] + Math.sin(way) * long * 0.2],
        ]),
        width * 0.5,
        side,
        { taper: "end" },
      );
    }
  }
  sheet.stroke(line, width, ink, { taper: "end" });
}

/** Short cuts of shade along the veins of the half away from the light; the lit half stays plain. */
function cuts(sheet: Sheet, ends: Line, half: Line): void {
  const seed = 3;
  const random = noise.stream(seed);
  for (const end of ends) {
    for (let i = 0; i < 46; i++) {
      const t = random.range(0.16, 0.92);
      const off = random.bell() * 26;
      const a: Point = [end[0] * t - end[1] * 0.012 * off * t, end[1] * t + end[0] * 0.012 * off * t];
      const b: Point = [a[0] + end[0] * 0.15, a[1] + end[1] * 0.15];
      if (!geo.inside(half, a) || !geo.inside(half, b)) continue;
      sheet.stroke([a, b], random.range(1.3, 2.2), "plum", {
        tone: (x, y) => 0.5 + 0.9 * noise.rough(x / 12, y / 12, seed),
      });
    }
  }
}

const stalk: Line = geo.smooth(geo.line(paths.stalk));

/** What the leaf throws on the water below it, in its own coordinates. */
export function shadow(sheet: Sheet): void {
  sheet.stroke(stalk, 6, "sea", { taper: "start" });
  sheet.shape(outline, "sea", 4);
}

/** A maple leaf in autumn: its stalk joins it at 0, 0, it reaches about 100 up and to both sides. */
export function leaf(sheet: Sheet): void {
  sheet.stroke(stalk, 7, "plum", { taper: "start" });
  sheet.stroke(geo.move(stalk, -1, -0.6), 3.4, "orange", { taper: "start" });
  sheet.shape(outline, "red", 1.6);
  const dim = [...right, [0, 0] as const];
  sheet.clip(outline, () => {
    sheet.shape(dim, "brick", 1.6);
    cuts(
      sheet,
      geo.line(paths.veins).map(([x, y]): Point => [Math.abs(x), y]),
      dim,
    );
    for (const side of [1, -1])
      for (const [x, y] of geo.line(paths.veins).slice(1))
        vein(
          sheet,
          geo.smooth([
            [0, 0],
            [side * x * 0.46, y * 0.4 - 2],
            [side * x, y],
          ]),
          x > 80 ? 4.2 : 3.2,
          side < 0 ? "straw" : "orange",
          side < 0 ? "orange" : "red",
        );
    vein(sheet, geo.line([0, 4, 1, -50, 0, -96]), 4.6, "straw", "orange");
  });
}
