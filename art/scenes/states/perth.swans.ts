import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./perth.swans.paths.json";

/** Where the neck runs, from the breast up and over to the head; thickness by place. */
const neck: Line = geo.smooth(geo.line(paths.neck), false, 12);

/** A black swan on the water, its waterline on y = 0, heading left, about 330 long. */
function swan(sheet: Sheet, raised: boolean): void {
  const axis = geo.even(neck, 40);
  const side = (sign: 1 | -1): Line =>
    axis.map((point, i): Point => {
      const before = axis[Math.max(0, i - 1)] ?? point;
      const after = axis[Math.min(39, i + 1)] ?? point;
      const size = geo.distance(before, after) || 1;
      const t = i / 39;
      const half =
        t < 0.86
          ? geo.lerp(36, 13, Math.min(1, t * 1.7))
          : 13 + 8 * Math.sin(((t - 0.86) / 0.14) * 3.14 * 0.8);
      return [
        point[0] - (sign * (after[1] - before[1]) * half) / size,
        point[1] + (sign * (after[0] - before[0]) * half) / size,
      ];
    });
  const body = geo.smooth(geo.line(paths.body), true, 8);
  sheet.shape(body, "ink", 1);
  sheet.clip(body, () => {
    for (let i = 0; i < 6; i++)
      sheet.stroke(
        geo.smooth(geo.line([-130 + i * 14, -26 + i * 5, -60 + i * 24, -6 + i * 2, 30 + i * 26, -8])),
        5,
        "slate",
        { tone: (x, y) => 0.8 + noise.at(x / 20, y / 12, 3) },
      );
  });
  const wing: Line = raised
    ? geo.smooth(geo.line(paths.raisedWing), true, 8)
    : geo.smooth(geo.line(paths.foldedWing), true, 8);
  sheet.shape(wing, "night", 1);
  sheet.clip(wing, () => {
    const lift = raised ? -30 : 0;
    for (let r = 0; r < 4; r++) {
      for (let i = 0; i < 9; i++) {
        const x = -52 + i * 26 + r * 10;
        const y = -84 + lift * (1 - r * 0.3) + r * 19 + Math.abs(i - 3) * 1.5;
        const feather = geo.smooth(
          geo.line([x, y - 11, x + 26, y - 4, x + 34, y + 6, x + 20, y + 13, x - 4, y + 9]),
        );
        sheet.stroke(feather, 4.6, r === 0 || (r === 1 && i < 4) ? "mauve" : "slate", { taper: "both" });
        sheet.stroke(geo.line([x + 2, y, x + 22, y + 5]), 3, "slate");
      }
    }
  });
  if (raised)
    for (let i = 0; i < 5; i++)
      sheet.stroke(
        geo.smooth(geo.line([104 + i * 9, -60 - i * 7, 136 + i * 8, -66 - i * 9, 168 + i * 5, -84 - i * 9])),
        8,
        "white",
      );
  const left = side(1);
  const right = side(-1);
  const long: Line = [...left, [-166, -226], ...geo.reverse(right)];
  sheet.shape(long, "ink", 0.8);
  for (const share of [0.16, 0.34])
    sheet.stroke(geo.part(geo.between(right, left, share, 40), 0.05, 0.8, 30), 4.4, "slate", {
      tone: (x, y) => 0.8 + noise.at(x / 12, y / 20, 5),
    });
  sheet.stroke(geo.part(geo.between(right, left, 0.88, 40), 0.3, 0.76, 30), 3.6, "mauve", {
    tone: (x, y) => 0.75 + noise.at(x / 12, y / 20, 7),
  });
  sheet.shape(geo.smooth(geo.line(paths.bill), false, 6), "red", 0.5);
  sheet.stroke(geo.line([-162, -226, -188, -220, -208, -210]), 3.2, "brick");
  sheet.stroke(geo.smooth(geo.line([-194, -227, -199, -219, -196, -210])), 5, "white");
  sheet.dot(-146, -236, 5, "red", 0.2);
  sheet.dot(-146, -236, 2.4, "night", 0);
}

/** A grey cygnet, about 80 long. */
function cygnet(sheet: Sheet): void {
  sheet.shape(geo.smooth(geo.line(paths.cygnetBody), true), "plum", 0.8);
  sheet.shape(geo.smooth(geo.line(paths.cygnetHead), true), "cream", 0.8);
  sheet.shape(geo.line([-38, -53, -55, -47, -39, -44]), "ink", 0.4);
  sheet.dot(-32, -51, 2.4, "ink");
  for (let i = 0; i < 5; i++) sheet.stroke(geo.line([-22 + i * 11, -22, -10 + i * 11, -14]), 3.4, "cream");
}

export const swans = { swan, cygnet };
