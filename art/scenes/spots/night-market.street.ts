import { festoon } from "../../kit/built/festoon";
import { geo, type Line } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import type { Cloth } from "../../kit/people/limb";
import { poses } from "../../kit/people/poses";
import { sideFigure } from "../../kit/people/side-figure";
import type { SideLook } from "../../kit/people/side-head";
import { shophouses } from "./night-market.shophouses";
import paths from "./night-market.street.paths.json";

/** The sky after rain, shophouses on both sides, cords of bulbs between them. */
export function lane(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  skies.bands(sheet, [
    { top: 150, colour: "sea" },
    { top: 222, colour: "brick" },
    { top: 278, colour: "orange" },
  ]);
  skies.cloud(sheet, 560, 110, 520, "ink", 4, 3);
  skies.cloud(sheet, 700, 214, 420, "plum", 3, 5);
  sheet.shape(geo.line(paths.farHouses), "plum", 1);
  for (const [x, y] of geo.line(paths.farWindows)) sheet.shape(geo.rect(x, y, 9, 14), "honey", 0.4);
  shophouses(sheet, { x: -150, top: -150, foot: 676 }, { x: 452, top: 300, foot: 500 }, [
    { wall: "sea", shutter: "leaf", slat: "ink", lit: true },
    { wall: "plum", shutter: "haze", slat: "sea", lit: false },
    { wall: "brick", shutter: "sea", slat: "ink", lit: true },
    { wall: "plum", shutter: "deep", slat: "ink", lit: false },
  ]);
  shophouses(sheet, { x: 1350, top: -170, foot: 676 }, { x: 746, top: 306, foot: 500 }, [
    { wall: "brick", shutter: "sea", slat: "ink", lit: true },
    { wall: "deep", shutter: "haze", slat: "sea", lit: true },
    { wall: "plum", shutter: "leaf", slat: "ink", lit: false },
    { wall: "deep", shutter: "sea", slat: "ink", lit: false },
  ]);
}

/** The wet street: what hangs above it stands in it once more, upside down. */
export function wet(sheet: Sheet): void {
  const ground = geo.line(paths.ground);
  sheet.shape(ground, "ink", 0.8);
  sheet.clip(ground, () => {
    const area = { top: 502, bottom: 900 };
    water.swells(sheet, { ...area, top: 560 }, "deep", 0.9, 4);
    water.glitter(sheet, area, 600, 150, "orange", 0.8, 3);
    water.glitter(sheet, area, 596, 80, "honey", 0.8, 9);
    water.glitter(sheet, { top: 640, bottom: 900 }, 90, 90, "brick", 0.6, 5);
    water.glitter(sheet, { top: 640, bottom: 900 }, 1120, 110, "brick", 0.6, 6);
    water.glitter(sheet, { top: 700, bottom: 900 }, 1130, 60, "honey", 0.4, 8);
  });
}

const awning: Line = geo.line([420, 262, 780, 262, 812, 338, 388, 338]);

/** The stall in the middle with its striped awning, the cook at the pan, steam. */
export function stall(sheet: Sheet): void {
  sheet.shape(geo.rect(420, 330, 360, 200), "brick", 0.6);
  for (const x of [452, 508, 690]) {
    sheet.shape(geo.rect(x, 372, 40, 44), "cream", 0.4);
    sheet.shape(geo.rect(x, 398, 40, 18), x === 508 ? "leaf" : "red", 0.4);
  }
  sheet.shape(geo.rect(440, 416, 120, 7), "honey", 0.4);
  sheet.shape(geo.rect(672, 416, 90, 7), "honey", 0.4);
  for (const x of [436, 764]) sheet.shape(geo.rect(x, 330, 9, 214), "ink", 0.5);
  sheet.place({ x: 612, y: 384, scale: 0.21 }, () =>
    figure(sheet, {
      look: {
        ...heads.kumar,
        skin: "brown",
        yaw: -0.6,
        eyes: "down",
        headwear: { kind: "cap", base: "white", lit: "white", shade: "haze" },
      },
      outfit: { kind: "shirt", cloth: { base: "white", shade: "haze", lit: "white" }, sleeves: "short" },
      pose: {
        ...poses.holding,
        left: { elbow: [-210, 396], wrist: [-160, 500], hand: "fist", handTurn: 220, thumb: "right" },
      },
      half: true,
    }),
  );
  sheet.shape(geo.line([404, 470, 796, 470, 800, 486, 400, 486]), "haze", 0.5);
  sheet.shape(geo.rect(412, 484, 376, 74), "red", 0.6);
  sheet.shape(geo.rect(412, 540, 376, 18), "brick", 0.6);
  for (const x of [470, 560, 650, 740])
    sheet.shape(geo.line([x - 18, 512, x, 496, x + 18, 512, x, 528]), "honey", 0.4);
  sheet.shape(geo.smooth(geo.line(paths.flames), true, 4), "orange", 0.8);
  sheet.shape(
    geo.smooth(geo.line([538, 470, 546, 456, 560, 462, 566, 450, 580, 470]), true, 4),
    "honey",
    0.6,
  );
  sheet.shape(geo.smooth(geo.line([500, 444, 616, 444, 600, 464, 558, 470, 516, 464]), true), "ink", 0.5);
  sheet.bar(geo.line([612, 446, 650, 434]), 7, "ink");
  for (const [x, y, s] of [
    [514, 440, 1],
    [538, 436, 1.3],
    [566, 440, 0.9],
  ] as const)
    sheet.stroke(
      geo.smooth(geo.line([x, y, x + 14 * s, y - 28, x - 10 * s, y - 60, x + 12 * s, y - 96])),
      11,
      "cream",
    );
  for (let i = 0; i < 4; i++)
    sheet.shape(geo.arc(690 + i * 26, 468, 13, 10, 180, 360, 10), i % 2 ? "honey" : "leaf", 0.4);
  sheet.shape(awning, "cream", 0.6);
  sheet.clip(awning, () => {
    for (let i = 0; i < 7; i++) {
      const [top, low] = [420 + i * 55.4, 388 + i * 65.2];
      sheet.shape(geo.line([top, 258, top + 27, 258, low + 32, 342, low, 342]), "red", 0.5);
    }
  });
  for (let i = 0; i < 13; i++)
    sheet.shape(geo.arc(404.3 + i * 32.6, 337, 16.3, 15, 0, 180, 10), i % 2 ? "cream" : "red", 0.4);
}

type Guest = { readonly look: SideLook; readonly cloth: Cloth };

/** Two guests at a table further down the street. */
export function guests(sheet: Sheet, x: number, y: number, pair: readonly [Guest, Guest]): void {
  const legs = {
    trousers: { base: "deep", shade: "ink", lit: "sea" },
    shoes: "haze",
    near: { knee: [206, 548], ankle: [180, 852] },
    far: { knee: [206, 548], ankle: [220, 852] },
  } as const;
  for (const side of [1, -1] as const) {
    const { look, cloth } = pair[side === 1 ? 0 : 1];
    sheet.shape(
      geo.line([
        x - side * 74 - 17,
        y + 112,
        x - side * 74 + 17,
        y + 112,
        x - side * 74 + 22,
        y + 178,
        x - side * 74 - 22,
        y + 178,
      ]),
      "brick",
      0.4,
    );
    sheet.place({ x: x - side * 72, y, scale: 0.2, flip: side === -1 }, () =>
      sideFigure(sheet, {
        look,
        cloth,
        lean: 14,
        near: { elbow: [70, 400], wrist: [226, side === 1 ? 330 : 376], hand: "fist" },
        far: { elbow: [80, 400], wrist: [240, 380], hand: "fist" },
        legs,
      }),
    );
  }
  sheet.shape(geo.rect(x - 4, y + 82, 8, 98), "deep", 0.3);
  sheet.shape(geo.arc(x, y + 180, 26, 6), "deep", 0.3);
  sheet.shape(geo.arc(x, y + 82, 56, 11), "haze", 0.4);
  for (const [dx, colour] of [
    [-24, "white"],
    [20, "honey"],
  ] as const)
    sheet.shape(
      geo.line([x + dx - 11, y + 72, x + dx + 11, y + 72, x + dx + 7, y + 82, x + dx - 7, y + 82]),
      colour,
      0.3,
    );
}

/** A round paper lantern with its tassel, hung under the eaves. */
function lantern(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.bar(geo.line([x, y - r * 1.9, x, y - r]), r * 0.14, "ink");
  sheet.shape(geo.arc(x, y, r * 1.1, r), "red", 0.5);
  for (const k of [-0.62, 0, 0.62])
    sheet.stroke(
      geo.smooth([
        [x, y - r],
        [x + k * r * 1.3, y],
        [x, y + r],
      ]),
      r * 0.16,
      "orange",
    );
  for (const side of [-1, 1])
    sheet.shape(geo.rect(x - r * 0.4, y + side * r - r * 0.12, r * 0.8, r * 0.24), "honey", 0.3);
  for (const k of [-0.2, 0, 0.2])
    sheet.stroke(geo.line([x + k * r, y + r * 1.1, x + k * r * 1.4, y + r * 2]), r * 0.16, "honey");
}

/** The lanterns along both rows of houses, larger where they are near. */
export function lanterns(sheet: Sheet): void {
  for (const [x, y, r] of [
    [36, 470, 30],
    [158, 456, 22],
    [238, 446, 17],
    [1176, 462, 32],
    [1052, 450, 23],
    [968, 442, 17],
  ] as const)
    lantern(sheet, x, y, r);
}

/** A bulb with its glow. */
function bulb(sheet: Sheet, x: number, y: number, r: number): void {
  for (let i = 0; i < 8; i++) {
    const ray = geo.turn(geo.line([x, y - r * 1.7, x, y - r * 2.6]), i * 45 + 22, [x, y]);
    sheet.stroke(ray, r * 0.4, "orange");
  }
  sheet.bar(
    [
      [x, y - r * 1.7],
      [x, y - r],
    ],
    r * 0.6,
    "ink",
  );
  sheet.dot(x, y, r, "honey");
  sheet.dot(x - r * 0.2, y - r * 0.1, r * 0.55, "cream");
}

/** The cords of bulbs over the street. */
export function lamps(sheet: Sheet): void {
  festoon(sheet, [-20, 34], [1220, 12], 118, 13, "ink", (x, y) => bulb(sheet, x, y + 20, 12.5));
  festoon(sheet, [360, 236], [840, 236], 22, 8, "ink", (x, y) => bulb(sheet, x, y + 10, 7));
}
