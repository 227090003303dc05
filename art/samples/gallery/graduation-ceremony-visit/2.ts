import { geo, type Line, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";
import paths from "./2.paths.json";

const coat = { base: "sea", shade: "deep", lit: "haze" } as const;
const shirt = { base: "white", shade: "haze", lit: "white" } as const;
const silk = { base: "red", shade: "plum", lit: "orange" } as const;
const blouse = { base: "marigold", shade: "orange", lit: "straw" } as const;

/** Someone in the dark behind: head and shoulders as one shape with a lit edge. */
function shade(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  kind: "plain" | "bun" | "turban" | "long" | "scarf",
  body: Colour,
  rim: Colour,
): void {
  sheet.place({ x, y, scale }, () => {
    const half: Line = geo.line(paths.halfTrunk);
    const trunk: Line = [...half, ...geo.reverse(half).map(([px, py]): Point => [-px, py])];
    if (kind === "long") sheet.shape(geo.smooth(geo.line(paths.longHair), true), body, 0.8);
    if (kind === "bun") sheet.shape(geo.arc(70, 30, 44, 40), body, 0.8);
    sheet.shape(trunk, body, 0.9);
    const skull =
      kind === "turban" ? geo.smooth(geo.line(paths.turban), true) : geo.smooth(geo.line(paths.skull), true);
    sheet.shape(skull, body, 0.7);
    if (kind === "scarf") sheet.shape(geo.smooth(geo.line(paths.scarf), true), body, 0.8);
    const cheek: Line = geo.smooth(geo.line([-60, -70, -72, -20, -66, 30, -52, 70, -24, 98]));
    sheet.stroke(geo.move(cheek, 8, 0), 9, rim);
    sheet.stroke(geo.smooth(geo.line([-54, 140, -120, 162, -158, 200, -166, 290])), 10, rim, {
      taper: "end",
    });
    sheet.stroke(geo.smooth(geo.line([-26, -100, -58, -84, -70, -50])), 6, rim);
  });
}

/** Rows that fade into the hall, balcony lamps far behind. */
function hall(sheet: Sheet): void {
  skies.flat(sheet, "night");
  sheet.shape(geo.line([-20, -20, 240, -20, 1260, 640, 1260, 800, -20, 420]), "ink", 2);
  for (let i = 0; i < 13; i++) {
    const x = 30 + i * 98;
    const y = 64 + 8 * noise.at(i, 1, 2);
    sheet.shape(geo.arc(x, y, 15, 15), "plum", 1);
    sheet.shape(geo.arc(x, y, 7.5, 7.5), i % 4 === 2 ? "straw" : "orange", 0.8);
  }
  sheet.shape(geo.rect(-10, 96, 1220, 12), "deep", 0.9);
  for (let x = 0; x < 1220; x += 16) sheet.stroke(geo.line([x, 108, x, 142]), 4, "ink", { taper: "end" });
  const kinds = ["plain", "bun", "turban", "long", "scarf", "plain", "long", "bun"] as const;
  for (let i = 0; i < 15; i++)
    shade(
      sheet,
      20 + i * 84,
      190 + 16 * noise.at(i * 2.1, 3, 4),
      0.24,
      kinds[(i * 3) % 8] ?? "plain",
      "ink",
      "deep",
    );
  for (let i = 0; i < 11; i++)
    shade(
      sheet,
      -10 + i * 122,
      262 + 22 * noise.at(i * 1.9, 5, 4),
      0.36,
      kinds[(i * 5 + 2) % 8] ?? "plain",
      i % 2 ? "ink" : "night",
      "sea",
    );
  for (const [x, y, s, kind] of [
    [84, 352, 0.56, "long"],
    [596, 330, 0.56, "plain"],
    [1128, 344, 0.58, "turban"],
  ] as const)
    shade(sheet, x, y, s, kind, "deep", "haze");
}

/** A padded seat back behind a head-unit figure. */
function seat(sheet: Sheet, x: number, y: number, scale: number): void {
  sheet.place({ x, y, scale }, () => {
    const back: Line = geo.smooth(geo.line(paths.seatBack), false, 6);
    sheet.shape(back, "plum", 1);
    sheet.stroke(geo.smooth(geo.line([-206, 480, -214, 214, -182, 140, 0, 120])), 12, "red", {
      taper: "end",
    });
    for (const dx of [-196, -180, 150, 176, 198])
      sheet.stroke(geo.line([dx, 170, dx * 1.02, 520]), 6, dx < 0 ? "red" : "ink");
  });
}

/** The back of a seat in the first row, from behind. */
function frontSeat(sheet: Sheet, x: number): void {
  const back: Line = geo.smooth(geo.line(paths.frontSeatBack), false, 6);
  sheet.shape(geo.move(back, x, 0), "night", 1);
  sheet.stroke(
    geo.move(geo.smooth(geo.line([-230, 900, -226, 868, -192, 840, 0, 829, 180, 838])), x, 0),
    8,
    "red",
    { taper: "end" },
  );
  for (let dx = -180; dx < 200; dx += 36)
    sheet.stroke(geo.line([x + dx, 850, x + dx * 1.02, 900]), 5, "plum");
}

function put(sheet: Sheet, x: number, y: number, scale: number, turn: number, person: Person): void {
  seat(sheet, x, y + 20, scale);
  sheet.place({ x, y, scale, turn }, () => figure(sheet, { ...person, half: true }));
}

export const scene = new Scene({
  name: "gallery/graduation-ceremony-visit/2",
  size: "card",
  people: true,
  light: { x: -0.92, y: -0.38 },
  palette: [
    "night",
    "ink",
    "deep",
    "sea",
    "haze",
    "white",
    "straw",
    "marigold",
    "orange",
    "red",
    "plum",
    ...palette.skin("wheat"),
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    hall(sheet);
    put(sheet, 820, 388, 1.02, 3, {
      look: {
        ...heads.lakshmi,
        skin: "brown",
        yaw: -0.75,
        tilt: 5,
        mouth: "teeth",
        lips: "red",
        eyes: "smiling",
        hairColours: { base: "ink", lit: "haze" },
        spectacles: undefined,
        earrings: { kind: "jhumka", colour: "marigold" },
        noseStud: "marigold",
      },
      outfit: { kind: "sari", cloth: silk, second: blouse, accent: "marigold" },
      pose: {
        ...poses.sitting,
        left: { elbow: [-172, 404], wrist: [-54, 338], hand: "clap", handTurn: 4, thumb: "right" },
        right: { elbow: [180, 410], wrist: [58, 340], hand: "clap", handTurn: -12, thumb: "left" },
      },
    });
    put(sheet, 384, 340, 1.08, -3, {
      look: {
        ...heads.gurpreet,
        yaw: -0.6,
        tilt: 4,
        mouth: "teeth",
        age: "senior",
        hairColours: { base: "haze", lit: "white" },
        headwear: { kind: "turban", base: "marigold", lit: "straw", shade: "orange" },
      },
      outfit: { kind: "jacket", cloth: coat, second: shirt, accent: "red" },
      pose: {
        ...poses.sitting,
        left: { elbow: [-200, 428], wrist: [-62, 340], hand: "clap", handTurn: 34, thumb: "right" },
        right: { elbow: [198, 418], wrist: [54, 346], hand: "clap", handTurn: -20, thumb: "left" },
      },
    });
    for (const x of [116, 606, 1096]) frontSeat(sheet, x);
  },
});
