import { geo, type Line } from "../core/geo";
import type { Sheet } from "../core/sheet";
import { hills } from "../nature/hills";
import { skies } from "../nature/skies";
import { water } from "../nature/water";
import { bridges } from "./bridges";
import { operaHouse } from "./opera-house";
import { skyline } from "./skyline";
import { vehicles } from "./vehicles";

/** How a harbour is set on its sheet: where its middle stands on the water line, its size, and where the plane has got to. */
type Setting = {
  readonly x: number;
  readonly horizon: number;
  readonly scale: number;
  readonly flight: Line;
};

/** The rising sun, the city, the low shores. */
function background(sheet: Sheet): void {
  sheet.shape(geo.arc(376, -96, 440, 440, 0, 359, 160), "straw", 1.5);
  sheet.shape(geo.arc(376, -96, 312, 312, 0, 359, 140), "honey", 1.5);
  skies.cloud(sheet, 600, -330, 300, "sand", 4, 4);
  skies.cloud(sheet, 20, -236, 300, "sand", 3, 9);
  skyline(
    sheet,
    { left: 520, right: 1000, foot: 4, low: 90, high: 300 },
    { wall: "haze", window: "cream" },
    5,
  );
  skyline(
    sheet,
    { left: 650, right: 1000, foot: 4, low: 60, high: 200 },
    { wall: "lagoon", window: "straw" },
    8,
  );
  hills.far(sheet, hills.rolling(-1400, 1000, 4, 60, 7), 8, { body: "haze" });
  hills.far(
    sheet,
    geo.smooth(geo.line([-1400, -70, -1100, -84, -860, -60, -700, -66, -560, -36, -380, 6])),
    8,
    { body: "lagoon" },
  );
  hills.green(
    sheet,
    geo.smooth(geo.line([-1400, -46, -1180, -58, -960, -38, -780, -14, -640, 6])),
    10,
    { body: "pine", lit: "leaf" },
    0.7,
    4,
  );
}

/** The arched bridge with its stone pylons. */
function bridge(sheet: Sheet): void {
  const deck = -62;
  bridges.deck(sheet, geo.line([-800, deck + 10, -640, deck, 20, deck]), 10, { road: "ink" });
  for (const x of [-740, -700]) sheet.shape(geo.rect(x, deck + 6, 7, 66), "ink", 0.5);
  bridges.arch(sheet, { left: -620, right: -40, deck, rise: 142, below: 44 }, "ink", 8);
  for (const x of [-652, -622, -46, -16]) {
    sheet.shape(geo.line([x, 8, x + 3, deck - 44, x + 22, deck - 44, x + 25, 8]), "ink", 0.6);
    sheet.shape(geo.line([x + 11, 8, x + 12, deck - 44, x + 22, deck - 44, x + 25, 8]), "straw", 0.6);
    sheet.shape(geo.rect(x - 2, deck - 50, 29, 8), "ink", 0.5);
  }
}

/** The path of dots that a plane has drawn over the harbour, the plane at its end. */
function flight(sheet: Sheet, line: Line): void {
  const curve = geo.smooth(line);
  for (const [x, y] of geo.even(curve, Math.round(geo.length(curve) / 17))) sheet.dot(x, y, 3.1, "ink");
  const [fromX, fromY] = geo.along(curve, 0);
  sheet.dot(fromX, fromY, 8, "red");
  sheet.dot(fromX, fromY, 3, "white");
  const [end, before] = [geo.along(curve, 1), geo.along(curve, 0.94)];
  const way = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  sheet.place({ x: end[0] + 56, y: end[1] - 14, scale: 0.76, turn: way }, () =>
    vehicles.plane(sheet, { body: "white", shade: "haze", tail: "red", window: "ink" }),
  );
}

/** A harbour at sunrise: arched bridge at the left, the white-shelled hall at the right, a ferry, a plane leaving. */
export function harbour(sheet: Sheet, { x, horizon, scale, flight: path }: Setting): void {
  const set = (draw: () => void): void => sheet.place({ x, y: horizon, scale }, draw);
  set(() => {
    background(sheet);
    bridge(sheet);
  });
  const bay = { top: horizon + 4 * scale, bottom: sheet.height };
  water.flat(sheet, bay, "sea");
  water.swells(sheet, bay, "deep", 1, 4);
  water.swells(sheet, { top: horizon + 90 * scale, bottom: sheet.height }, "ink", 0.35, 8);
  water.glitter(sheet, bay, x + 150 * scale, 290 * scale, "honey", 1.2, 5);
  water.glitter(sheet, bay, x - 700 * scale, 480 * scale, "haze", 0.7, 6);
  set(() => {
    operaHouse(sheet, {
      shell: "white",
      rib: "haze",
      shade: "haze",
      glass: "ink",
      glow: "honey",
      stone: "salmon",
      stoneLit: "sand",
    });
    flight(sheet, path);
    sheet.place({ x: -330, y: 66, scale: 1.05 }, () =>
      vehicles.ferry(sheet, { hull: "leaf", cabin: "sand", window: "ink", funnel: "honey", line: "ink" }),
    );
    water.foam(sheet, geo.line([-460, 71, -210, 70]), 4, "white");
    sheet.place({ x: -800, y: 40, scale: 0.36 }, () =>
      vehicles.sailBoat(sheet, { hull: "ink", sail: "white", second: "red", line: "haze" }),
    );
  });
}
