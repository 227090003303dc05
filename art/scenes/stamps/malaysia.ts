import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { hornbill, tail } from "./malaysia.hornbill";

/** The rainforest's roof far below in the morning mist, one ridge of crowns before the other. */
function forest(sheet: Sheet): void {
  skies.flat(sheet, "sage");
  const rows: readonly (readonly [number, number, Colour, Colour])[] = [
    [600, 40, "leaf", "sage"],
    [760, 58, "pine", "leaf"],
    [880, 80, "forest", "pine"],
  ];
  for (const [top, size, colour, lit] of rows) {
    const random = noise.stream(top);
    sheet.shape(geo.rect(-20, top + 70, 940, 1200), colour, 1);
    for (let x = -40; x < 960; x += size * 1.1) {
      const y = top + 46 * noise.rough(x / 260, top, 4) + random.range(0, 30);
      const r = size * random.range(0.8, 1.25);
      sheet.shape(geo.arc(x, y + r, r * 1.2, r), colour, 4);
      for (const share of [0.8, 0.56])
        sheet.stroke(geo.arc(x, y + r, r * 1.2 * share, r * share, 274, 334, 12), r * 0.06, lit);
    }
  }
}

/** The branch, lit from above along its bark. */
function branch(sheet: Sheet): void {
  const line: Line = geo.even(
    geo.smooth(geo.line([-60, 850, 160, 812, 340, 818, 520, 796, 700, 748, 960, 716])),
    60,
  );
  const thick = line.map(([x]) => 25 + 5 * noise.rough(x / 80, 3, 8));
  const upper = line.map(([x, y], i): Point => [x, y - (thick[i] ?? 0)]);
  const lower = line.map(([x, y], i): Point => [x, y + (thick[i] ?? 0)]);
  sheet.shape([...upper, ...geo.reverse(lower)], "bark", 2.4);
  for (const [t, colour] of [
    [0.1, "timber"],
    [0.26, "timber"],
    [0.42, "timber"],
    [0.66, "ink"],
    [0.84, "ink"],
  ] as const)
    sheet.stroke(geo.between(upper, lower, t, 60), 7, colour, {
      taper: "none",
      tone: (x, y) => noise.at(x / 90, y / 14 + t * 30, 3) + 0.5,
    });
}

/** A pleated leaf of the fan palm, all round its stalk; the pleats turn one side to the light. */
function fan(sheet: Sheet, x: number, y: number, radius: number, turn: number): void {
  const pleats = 22;
  const point = (k: number, r: number): Point => {
    const angle = ((turn - 155 + (310 * k) / pleats) * Math.PI) / 180;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  };
  for (let k = 0; k < pleats; k++) {
    const reach = radius * (1 + 0.05 * noise.at(k * 1.7, x, 5));
    const notch = reach * 0.95;
    sheet.shape([[x, y], point(k, notch), point(k + 0.5, reach)], "ink", 1);
    sheet.shape([[x, y], point(k + 0.5, reach), point(k + 1, notch)], "pine", 1);
    sheet.stroke([point(k + 0.5, radius * 0.2), point(k + 0.5, reach * 0.97)], radius * 0.016, "leaf", {
      taper: "end",
    });
  }
}

export const scene = new Scene({
  name: "stamps/malaysia",
  size: "poster",
  light: { x: 0.5, y: -0.7 },
  flecks: 16,
  palette: [
    "sage",
    "leaf",
    "pine",
    "forest",
    "ink",
    "deep",
    "white",
    "haze",
    "cream",
    "marigold",
    "orange",
    "red",
    "bark",
    "timber",
  ],
  draw: (sheet) => {
    forest(sheet);
    sheet.place({ x: 26, y: 60, scale: 0.95 }, () => {
      tail(sheet);
      branch(sheet);
      hornbill(sheet);
    });
    fan(sheet, 120, 1160, 190, -70);
    fan(sheet, 820, 1130, 230, -110);
    fan(sheet, 470, 1250, 170, -90);
  },
});
