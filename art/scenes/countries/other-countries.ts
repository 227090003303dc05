import { vehicles } from "../../kit/built/vehicles";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { globe } from "./other-countries.globe";

const view = { x: 1330, y: 556, r: 372, east: 68, north: 20 } as const;
const disc = geo.arc(view.x, view.y, view.r, view.r, 0, 357, 120);

/** The night side: everything right of a bowed line. */
const dark: Line = [
  ...geo.smooth(geo.line([1470, 170, 1560, 300, 1600, 470, 1580, 650, 1490, 820, 1360, 940])),
  [1760, 960],
  [1760, 160],
];

/** What grows at a place: desert, high snow, steppe or wood. */
function ground([lon, lat]: Point): "salmon" | "honey" | "white" | "leaf" {
  if (lat > 28 && lat < 37 && lon > 72 && lon < 100) return "white";
  if (lat > 14 && lat < 31 && lon < 56) return "salmon";
  if (lat > 36 && lat < 48 && lon > 48 && lon < 108) return "honey";
  if ((lat > 8 && lat < 15 && lon < 44) || (lat < -17 && lon < 28) || lat > 68) return "honey";
  return "leaf";
}

/** Cuts along the parallels, coloured by the ground they lie on and gathered by noise. */
function terrain(sheet: Sheet): void {
  const random = noise.stream(11);
  const coasts = globe.coasts(view);
  for (let i = 0; i < 2300; i++) {
    const [lon, lat] = [random.range(-18, 146), random.range(-35, 74)];
    const reach = random.range(1.4, 3.4);
    const line = [-1, 0, 1].map((k) => globe.place(view, [lon + k * reach, lat + (k === 0 ? 0.5 : 0)]));
    if (line.some(({ at, front }) => front < 0.12 || !coasts.some((land) => geo.inside(land, at)))) continue;
    const colour = ground([lon + random.bell() * 3, lat + random.bell() * 3]);
    const tone = 0.7 + 0.8 * noise.rough(lon / 11, lat / 8, 8);
    if (tone > 0.25) sheet.stroke(geo.smooth(line.map(({ at }) => at)), 6 * tone, colour);
  }
}

/** Seas, lands with carved slopes, the grid, and the shade. */
function earth(sheet: Sheet): void {
  sheet.shape(geo.arc(view.x, view.y, view.r + 20, view.r + 20, 0, 357, 120), "deep", 1.5);
  sheet.shape(disc, "lagoon", 1);
  const random = noise.stream(5);
  sheet.clip(disc, () => {
    for (let i = 0; i < 230; i++) {
      const y = random.range(view.y - view.r, view.y + view.r);
      const half = Math.sqrt(view.r ** 2 - (y - view.y) ** 2);
      const x = view.x + random.range(-1, 0.9) * half;
      const long = random.range(40, 130);
      const bow = (y - view.y) * 0.05;
      sheet.stroke(
        geo.smooth([
          [x, y],
          [x + long / 2, y + bow],
          [x + long, y],
        ]),
        random.range(2, 5),
        x < view.x - half * 0.35 ? "haze" : "sea",
      );
    }
    for (const line of globe.grid(view, 15)) sheet.stroke(line, 2.2, "haze", { taper: "none", jitter: 0.1 });
    for (const land of globe.coasts(view)) {
      sheet.shape(geo.move(land, 5, 5), "deep", 1.5);
      sheet.shape(land, "straw", 1.5);
    }
    terrain(sheet);
    const shade: Line = dark;
    sheet.clip(shade, () => {
      sheet.shape(geo.rect(view.x - 100, 100, 700, 900), "deep", 0);
      for (const line of globe.grid(view, 15)) sheet.stroke(line, 1.8, "sea", { taper: "none", jitter: 0.1 });
      for (const land of globe.coasts(view)) sheet.shape(land, "sea", 1.5);
      for (let i = 0; i < 90; i++) {
        const [lon, lat] = [random.range(76, 140), random.range(-30, 48)];
        const { at, front } = globe.place(view, [lon, lat]);
        if (front > 0.1 && globe.coasts(view).some((land) => geo.inside(land, at)))
          sheet.dot(at[0], at[1], random.range(1.6, 3.4), "honey");
      }
    });
    for (let i = 0; i < 60; i++) {
      const [x, y] = geo.along(geo.part(dark, 0, 0.52), i / 59);
      sheet.stroke(
        [
          [x - random.range(10, 50), y],
          [x + 18, y + 2],
        ],
        random.range(4, 8),
        "deep",
        { taper: "start" },
      );
    }
  });
  sheet.stroke(geo.arc(view.x, view.y, view.r - 12, view.r - 12, 150, 262, 40), 9, "white");
}

type Route = {
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
  readonly from: number;
  readonly to: number;
};

/** A dotted path round the globe: the near half lies over it, the far half is hidden by it. */
function route(sheet: Sheet, { rx, ry, turn, from, to }: Route): Line {
  const line = geo.turn(geo.arc(view.x, view.y, rx, ry, from, to, 120), turn, [view.x, view.y]);
  const count = Math.round(geo.length(line) / 21);
  geo.even(line, count).forEach(([x, y], i) => {
    const angle = geo.lerp(from, to, i / count);
    const behind = ((angle % 360) + 360) % 360 > 180;
    if (behind && Math.hypot(x - view.x, y - view.y) < view.r + 26) return;
    sheet.dot(x, y, 4.2, "marigold");
  });
  return line;
}

/** A paper plane at the end of its path, nose along it. */
function plane(sheet: Sheet, line: Line, scale: number, body: "white" | "sand"): void {
  const nose = geo.along(line, 1);
  const before: Point = geo.along(line, 0.97);
  const way = (Math.atan2(nose[1] - before[1], nose[0] - before[0]) * 180) / Math.PI;
  const flip = Math.abs(way) > 90;
  sheet.place({ x: nose[0], y: nose[1], scale, turn: flip ? way + 180 : way, flip }, () =>
    sheet.place({ x: 60, y: 10 }, () => vehicles.paperPlane(sheet, { body, shade: "haze", fold: "sea" })),
  );
}

export const scene = new Scene({
  name: "countries/other-countries",
  size: "wide",
  light: { x: -0.8, y: -0.55 },
  palette: [
    "ink",
    "deep",
    "sea",
    "lagoon",
    "haze",
    "straw",
    "honey",
    "salmon",
    "leaf",
    "marigold",
    "white",
    "sand",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "ink");
    skies.stars(sheet, 1080, 84, "sand", 14);
    earth(sheet);
    const routes: readonly (readonly [Route, number, "white" | "sand"])[] = [
      [{ rx: 540, ry: 176, turn: -20, from: -6, to: 188 }, 1.15, "white"],
      [{ rx: 470, ry: 130, turn: 56, from: 158, to: 14 }, 0.8, "sand"],
      [{ rx: 512, ry: 446, turn: 8, from: 212, to: 348 }, 0.95, "white"],
    ];
    for (const [path, scale, body] of routes) plane(sheet, route(sheet, path), scale, body);
  },
});
