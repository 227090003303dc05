import { buildings } from "../../kit/built/buildings";
import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import type { Look } from "../../kit/people/look";
import { poses } from "../../kit/people/poses";
import { reach } from "../../kit/people/reach";
import { headCloth } from "./graduation-caps.head-cloth";
import { type CapColours, thrownCap } from "./graduation-caps.thrown-cap";

const gown = { base: "ink", shade: "night", lit: "deep" } as const;
const shirt = { base: "white", shade: "deep", lit: "white" } as const;
const greens = { dark: "pine", base: "leaf", lit: "sage" } as const;
const cap: CapColours = { base: "ink", lit: "deep", line: "night", lining: "sea", tassel: "marigold" };
const turban = { kind: "turban", base: "marigold", lit: "marigold", shade: "marigold" } as const;
const scarf = { kind: "hijab", base: "red", lit: "marigold", shade: "ink" } as const;
const circle = 2 * Math.PI;

type Graduate = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly look: Look;
  readonly hood: Colour;
  /** The arm that throws: 1 the page's right. */
  readonly side: 1 | -1;
  /** The moment of the first throw; the second comes half a film later. */
  readonly first: number;
  /** How high the cap goes and how far it drifts aside on its way, in pixels. */
  readonly rise: number;
  readonly drift: number;
};

const graduate = (
  [x, y, scale]: readonly [number, number, number],
  look: Look,
  hood: Colour,
  side: 1 | -1,
  [first, rise, drift]: readonly [number, number, number],
): Graduate => ({ x, y, scale, look, hood, side, first, rise, drift });

const back: readonly Graduate[] = [
  graduate([100, 516, 0.3], { ...heads.arjun, skin: "tan" }, "red", -1, [0.09, 190, 50]),
  graduate([312, 508, 0.31], { ...heads.meera, skin: "tan", hair: "wavy" }, "white", -1, [0.07, 230, 60]),
  graduate([548, 520, 0.3], { ...heads.kumar, skin: "brown" }, "marigold", 1, [0.11, 170, -60]),
  graduate(
    [786, 508, 0.31],
    { ...heads.gurpreet, skin: "tan", headwear: turban },
    "white",
    1,
    [0.1, 205, 40],
  ),
  graduate([1022, 520, 0.3], { ...heads.nisha, skin: "brown", hair: "bun" }, "red", -1, [0.06, 180, 30]),
];

const front: readonly Graduate[] = [
  graduate([84, 624, 0.45], { ...heads.divya, skin: "brown" }, "marigold", 1, [0.05, 360, -80]),
  graduate([322, 636, 0.46], { ...heads.meera, skin: "tan" }, "red", 1, [0.08, 440, -60]),
  graduate([560, 622, 0.45], { ...heads.ravi, skin: "tan" }, "white", 1, [0.04, 380, 30]),
  graduate([800, 640, 0.46], { ...heads.fatima, headwear: scarf }, "red", 1, [0.085, 430, -20]),
  graduate([1034, 622, 0.46], { ...heads.asha, hair: "ponytail" }, "marigold", 1, [0.06, 395, -70]),
  graduate([1262, 632, 0.45], { ...heads.arjun, skin: "brown", hair: "afro" }, "white", 1, [0.03, 330, -180]),
];

type Moment = {
  readonly wrist: Point;
  readonly holds: boolean;
  /** 0 at the throw, 1 at the catch. */
  readonly flight: number;
  /** How high and how far aside this throw goes, as a share of the graduate's best. */
  readonly reach: readonly [number, number];
};

const low: Point = [268, 70];
const dip: Point = [280, 190];
const high: Point = [226, -146];
const ease = (t: number): number => t * t * (3 - 2 * t);

/** What a graduate does at a moment: hold the cap, swing it down and up, wave while it flies, catch it. */
function moment(g: Graduate, time: number): Moment {
  const long = 0.35 + g.rise / 6000;
  const side = ([x, y]: Point): Point => [g.side * x, y];
  const second = (time - g.first + 1) % 1 >= 0.5;
  const reached = second ? ([0.86 + 0.14 * Math.sin(g.x), -0.7] as const) : ([1, 1] as const);
  const since = (time - g.first + 1) % 0.5;
  const hold = (wrist: Point): Moment => ({ wrist: side(wrist), holds: true, flight: 0, reach: reached });
  const wave = 15 * Math.sin(circle * (since * 9 + g.x / 90)) * Math.sin(Math.PI * geo.clamp(since / long));
  if (since <= long) {
    const wrist = side([high[0] + wave, high[1] + Math.abs(wave) * 0.4]);
    return { wrist, holds: false, flight: since / long, reach: reached };
  }
  const caught = (since - long) / 0.05;
  if (caught < 1) return hold(geo.mid(high, low, ease(caught)));
  const left = (0.5 - since) / 0.025;
  if (left < 1) return hold(geo.mid(high, dip, left ** 1.4));
  if (left < 2.4) return hold(geo.mid(dip, low, ease((left - 1) / 1.4)));
  return hold(low);
}

/** The cap of a graduate: in the hand or in the air, where it turns over once a throw, slowly while seen aslant. */
function own(sheet: Sheet, g: Graduate, time: number): void {
  const { wrist, holds, flight, reach: part } = moment(g, time);
  const sway = Math.sin(Math.PI * flight);
  const hand: Point = [g.x + wrist[0] * g.scale, g.y + (wrist[1] - 92) * g.scale];
  const at: Point = [
    hand[0] + g.drift * part[1] * sway,
    hand[1] - g.rise * part[0] * 4 * flight * (1 - flight),
  ];
  const over = g.drift % 20 === 0 ? -1 : 1;
  const tassel: Point = [
    12 * Math.sin(circle * flight * 2) - g.drift * 0.12 * Math.cos(Math.PI * flight),
    holds ? 36 : 34 - 26 * geo.clamp(flight * 2 - 0.7),
  ];
  const way = 60 + 360 * ease(flight) * over;
  const attitude = {
    spin: 30 + 50 * Math.sin(g.x) - 360 * over * flight,
    tip: way + 22 * Math.sin((Math.PI / 90) * (way + 30)),
    roll: (holds ? 0 : 26) * sway * Math.sin(g.x * 3) + 6 * g.side,
  };
  sheet.place({ x: at[0], y: at[1], scale: g.scale * 2.3, ownGrain: true }, () =>
    thrownCap(sheet, attitude, tassel, cap),
  );
}

function person(sheet: Sheet, g: Graduate, time: number): void {
  const { wrist, holds } = moment(g, time);
  const arm = reach(g.side, wrist, holds ? "fist" : "open");
  const bob = 5 * Math.sin(circle * (time * 4 + g.x / 300));
  sheet.place({ x: g.x, y: g.y + bob, scale: g.scale, ownGrain: true }, () => {
    figure(sheet, {
      look: { ...g.look, tilt: 3 * Math.sin(circle * (time * 2 + g.x / 170)) - 3 * g.side },
      outfit: { kind: "gown", cloth: gown, second: shirt, accent: g.hood },
      pose: { ...poses.standing, ...(g.side === 1 ? { right: arm } : { left: arm }) },
      half: true,
      rear: true,
    });
    if (g.look.headwear === scarf) headCloth.scarf(sheet, { base: "red", fold: "ink", mark: "marigold" });
    if (g.look.headwear === turban) headCloth.turban(sheet, { base: "marigold", fold: "red", mark: "white" });
  });
}

/** A long hall with a clock tower beyond the lawn, on a clear day. */
function campus(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.bands(sheet, [{ top: 168, colour: "mist" }]);
  skies.cloud(sheet, 210, 300, 420, "white", 3, 2);
  skies.cloud(sheet, 1030, 240, 520, "white", 4, 6);
  skies.cloud(sheet, 560, 120, 360, "white", 2, 4);
  skies.heap(sheet, 420, 404, 300, { body: "white", shade: "haze" }, 5);
  skies.heap(sheet, 1120, 396, 260, { body: "white", shade: "haze" }, 9);
  const wall = { wall: "white", shade: "haze", window: "sea" } as const;
  buildings.block(sheet, { x: 290, y: 440, w: 700, h: 120 }, wall, { columns: 16, rows: 2 });
  buildings.roof(sheet, 270, 442, 740, 46, "hip", { tile: "red", line: "marigold" });
  tower(sheet, 640);
  for (const [x, h] of geo.line([40, 270, 180, 210, 1120, 220, 1256, 280]))
    trees.broadleaf(sheet, x, 600, h, greens, "ink", x);
  sheet.shape(geo.rect(-10, 556, 1300, 180), "leaf", 2);
  for (let i = 0; i < 26; i++) {
    const x = 640 + 640 * noise.rough(i * 2.7, 3);
    const y = 566 + i * 4;
    sheet.stroke(geo.line([x - 60, y, x, y - 2, x + 60, y + 1]), 4, i % 2 === 0 ? "sage" : "pine");
  }
}

/** The clock tower: shaft with its dark side, arcade for the bells, clock, pointed roof. */
function tower(sheet: Sheet, x: number): void {
  sheet.shape(geo.rect(x - 40, 300, 80, 260), "white", 0.8);
  sheet.shape(geo.rect(x + 12, 300, 28, 260), "haze", 0.8);
  sheet.shape(geo.rect(x - 46, 292, 92, 12), "white", 0.8);
  sheet.shape(geo.rect(x - 44, 374, 88, 8), "haze", 0.6);
  for (const dx of [-24, 0, 24]) sheet.shape(buildings.arch(x + dx - 8, 316, 16, 50), "sea", 0.5);
  sheet.dot(x, 408, 21, "red");
  sheet.dot(x, 408, 16, "white");
  sheet.bar(geo.line([x, 396, x, 408, x + 9, 412]), 2.6, "ink");
  for (const y of [446, 490]) sheet.shape(buildings.arch(x - 9, y, 18, 32), "sea", 0.5);
  sheet.shape(
    [
      [x - 52, 294],
      [x, 214],
      [x + 52, 294],
    ],
    "red",
    0.8,
  );
  sheet.shape(
    [
      [x + 6, 294],
      [x, 214],
      [x + 52, 294],
    ],
    "ink",
    0.8,
  );
  for (const dx of [-34, -20, -6]) sheet.stroke(geo.line([x + dx, 290, x + dx * 0.2, 226]), 3, "marigold");
  sheet.bar(geo.line([x, 216, x, 196]), 3, "ink");
}

export const scene = new Scene({
  name: "videos/graduation-caps",
  size: "video",
  light: { x: -0.7, y: -0.7 },
  people: true,
  flecks: 0,
  still: 0.25,
  palette: [
    ...(["white", "ink", "night", "deep", "sea", "marigold", "red"] as const),
    ...(["leaf", "pine", "sage", "mist", "haze"] as const),
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet, time) => {
    campus(sheet);
    for (const row of [back, front]) {
      for (const g of row) person(sheet, g, time);
      for (const g of row) own(sheet, g, time);
    }
  },
});
