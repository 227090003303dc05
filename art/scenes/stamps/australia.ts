import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { kangaroo } from "./australia.kangaroo";

/** The plain at sundown: a great pale disc, a far range, red earth with tufts of spinifex. */
function plain(sheet: Sheet): void {
  skies.flat(sheet, "red");
  skies.bands(sheet, [{ top: 660, colour: "salmon" }]);
  sheet.shape(geo.arc(462, 590, 304, 304, 0, 358, 80), "straw", 1.6);
  for (const [x, y, long] of [
    [196, 420, 150],
    [640, 540, 200],
    [90, 640, 200],
    [690, 728, 170],
  ] as const)
    sheet.stroke(skies.streak(x, y, long, 5), 9, y > 600 ? "salmon" : "red");
  sheet.shape(hills.body(hills.rolling(-20, 920, 806, 26, 4), 1220), "plum", 1.4);
  sheet.shape(hills.body(hills.rolling(-20, 920, 858, 9, 8), 1220), "brick", 1.4);
}

/** A round tuft of spinifex: a dark dome, blades that stand out of it all round, the lit ones at the left. */
function tuft(sheet: Sheet, x: number, y: number, high: number): void {
  sheet.stroke(skies.streak(x - high, y + 2, high * 2.3, 3), high * 0.2, "plum");
  sheet.shape(geo.smooth([...geo.arc(x, y, high * 0.62, high * 0.6, 180, 360, 10)], true, 4), "plum", 2);
  const random = noise.stream(x);
  for (let i = 0; i < 30; i++) {
    const angle = ((196 + ((i * 7) % 30) * 5.1) * Math.PI) / 180;
    const long = high * random.range(0.8, 1.15);
    const foot: Point = [x + Math.cos(angle) * high * 0.3, y - random.range(0, 4)];
    const tip: Point = [x + Math.cos(angle) * long * 0.95, y + Math.sin(angle) * long];
    const sag: Point = [geo.mid(foot, tip)[0], geo.mid(foot, tip)[1] - long * 0.08];
    const colour = angle < 4.3 ? (i % 3 ? "honey" : "orange") : i % 4 ? "ink" : "orange";
    sheet.stroke(geo.smooth([foot, sag, tip], false, 5), high * 0.07, colour, { taper: "end" });
  }
}

/** Furrows in the red sand, and spinifex that grows towards the viewer. */
function ground(sheet: Sheet): void {
  for (let i = 0; i < 8; i++)
    for (const k of [0, 1])
      sheet.stroke(
        skies.streak(
          -60 + k * 480 + 190 * noise.at(i, k, 3),
          934 + i * (22 + i * 2),
          280 + 90 * noise.at(k, i, 7),
          9,
        ),
        6 + i,
        (i + k) % 2 ? "plum" : "red",
      );
  for (const [x, y, high] of geo.fours([
    130, 966, 40, 0, 764, 986, 52, 0, 330, 1084, 70, 0, 800, 1180, 112, 0,
  ]))
    tuft(sheet, x, y, high);
}

export const scene = new Scene({
  name: "stamps/australia",
  size: "poster",
  flecks: 16,
  light: { x: -0.5, y: -0.6 },
  palette: [
    "straw",
    "honey",
    "red",
    "orange",
    "salmon",
    "plum",
    "brick",
    "timber",
    "bark",
    "ink",
    "cream",
    "white",
  ],
  draw: (sheet) => {
    plain(sheet);
    ground(sheet);
    sheet.stroke(skies.streak(300, 884, 360, 3), 20, "plum");
    sheet.place({ x: 76, y: 98, scale: 0.86 }, () => kangaroo(sheet));
  },
});
