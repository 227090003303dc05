import { furniture } from "../../kit/built/furniture";
import { type Plane, planes } from "../../kit/built/plane";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";

const top = 700;
const left = { x: 214, y: 404, scale: 0.78 };
const right = { x: 690, y: 424, scale: 0.78 };

const counsellor: Person = {
  look: {
    ...heads.lakshmi,
    yaw: 0.75,
    tilt: 4,
    mouth: "teeth",
    hairColours: { base: "grey", lit: "greyLit" },
  },
  outfit: {
    kind: "sari",
    cloth: { base: "red", shade: "brick", lit: "salmon" },
    second: { base: "marigold", shade: "salmon", lit: "cream" },
    accent: "cream",
  },
  half: true,
  pose: {
    legs: poses.standing.legs,
    left: { elbow: [-190, 400], wrist: [-66, 470], hand: "relaxed", handTurn: 98, thumb: "left" },
    right: { elbow: [202, 392], wrist: [284, 252], hand: "open", handTurn: 34, thumb: "left" },
  },
};

const student: Person = {
  look: {
    ...heads.arjun,
    yaw: -0.7,
    tilt: -5,
    hair: "quiff",
    beard: "short",
    skin: "brown",
    mouth: "teeth",
    build: "slim",
    hairColours: { base: "ink", lit: "pine" },
  },
  outfit: { kind: "sweater", cloth: { base: "cream", shade: "sage", lit: "white" }, accent: "pine" },
  half: true,
  pose: {
    legs: poses.standing.legs,
    left: { elbow: [-206, 380], wrist: [-200, 510], hand: "point", handTurn: 218, thumb: "right" },
    right: { elbow: [202, 392], wrist: [52, 470], hand: "relaxed", handTurn: -102, thumb: "right" },
  },
};

/** The room: boarded wall, a wide window on a rainy hillside. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "pine");
  for (let x = 20; x < 900; x += 74)
    sheet.stroke(geo.line([x, -10, x, 720]), 4, "leaf", {
      taper: "none",
      tone: (_, y) => 0.7 + 0.7 * noise.at(x / 9, y / 90, 4),
    });
  furniture.window(
    sheet,
    { x: 96, y: 80, w: 708, h: 420 },
    3,
    1,
    { base: "timber", shade: "bark", lit: "salmon" },
    () => {
      sheet.shape(geo.rect(80, 60, 740, 460), "greyLit", 0);
      sheet.shape(
        geo.smooth(
          geo.line([80, 320, 190, 250, 300, 290, 430, 190, 560, 270, 690, 220, 830, 280, 830, 520, 80, 520]),
        ),
        "sage",
        3,
      );
      sheet.shape(
        geo.smooth(geo.line([80, 420, 260, 370, 420, 420, 600, 350, 830, 400, 830, 520, 80, 520])),
        "leaf",
        4,
      );
      for (const [x, y] of geo.line([430, 410, 500, 392, 560, 404])) {
        sheet.shape(geo.rect(x, y, 42, 34), "cream", 0.8);
        sheet.shape(geo.line([x - 8, y + 2, x + 21, y - 22, x + 50, y + 2]), "red", 0.8);
      }
      skies.rain(sheet, { x: 90, y: 70, w: 720, h: 440 }, 170, "white");
    },
  );
}

/** What is printed on a brochure's cover: hills, a tower, a bridge, or waves; in a box 88 x 82 around 0, 0. */
const covers: readonly ((put: (line: Line) => Line, sheet: Sheet, ink: Colour) => void)[] = [
  (put, sheet, ink) =>
    sheet.shape(put(geo.line([-44, 40, -44, 10, -16, -18, 6, 8, 24, -8, 44, 16, 44, 40])), ink, 0.6),
  (put, sheet, ink) => {
    sheet.shape(put(geo.line([-34, 40, -34, -4, -14, -4, -14, 40])), ink, 0.6);
    sheet.shape(put(geo.line([-6, 40, -6, -28, 4, -38, 14, -28, 14, 40])), ink, 0.6);
    sheet.shape(put(geo.line([22, 40, 22, 8, 38, 8, 38, 40])), ink, 0.6);
  },
  (put, sheet, ink) => {
    sheet.stroke(put(geo.arc(0, 22, 40, 44, 180, 360, 20)), 8, ink, { taper: "none" });
    sheet.stroke(put(geo.line([-44, 20, 44, 20])), 8, ink, { taper: "none" });
    for (const x of [-20, 0, 20]) sheet.stroke(put(geo.line([x, -18, x, 20])), 4, ink, { taper: "none" });
  },
  (put, sheet, ink) => {
    for (const y of [4, 18, 32])
      sheet.stroke(put(geo.smooth(geo.line([-42, y, -22, y - 8, 0, y, 22, y - 8, 42, y]))), 8, ink);
  },
];

type Leaflet = {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly cover: number;
  readonly sky: Colour;
  readonly ink: Colour;
};

/** A brochure on the table: paper, picture, two lines. */
function brochure(sheet: Sheet, lay: Plane, { x, z, turn, cover, sky, ink }: Leaflet): void {
  const at: Point = [x, z];
  const put = (line: Line): Line => lay(geo.turn(geo.move(line, x, z), turn, at));
  const box = (bx: number, y: number, w: number, h: number): Line => put([...geo.rect(bx, y, w, h), [bx, y]]);
  sheet.shape(geo.move(box(-62, -84, 124, 168), 6, 8), "bark", 0.8);
  sheet.shape(box(-62, -84, 124, 168), "white", 0.6);
  sheet.shape(box(-53, -75, 106, 100), sky, 0.6);
  sheet.shape(put(geo.arc(26, -52, 12, 12)), "white", 0.4);
  covers[cover % covers.length]?.((line) => put(geo.move(line, 0, -16)), sheet, ink);
  sheet.stroke(put(geo.line([-50, 42, 46, 42])), 8, ink, { jitter: 0.3 });
  sheet.stroke(put(geo.line([-50, 60, 10, 60])), 5, ink, { jitter: 0.3 });
}

const leaflets: readonly Leaflet[] = [
  { x: 520, z: 74, turn: 12, cover: 3, sky: "sage", ink: "pine" },
  { x: 410, z: 118, turn: -16, cover: 0, sky: "salmon", ink: "red" },
  { x: 640, z: 120, turn: -8, cover: 1, sky: "marigold", ink: "brick" },
  { x: 150, z: 270, turn: 18, cover: 2, sky: "marigold", ink: "red" },
  { x: 285, z: 262, turn: -10, cover: 1, sky: "sage", ink: "leaf" },
  { x: 830, z: 250, turn: -20, cover: 0, sky: "cream", ink: "leaf" },
  { x: 700, z: 286, turn: 9, cover: 3, sky: "salmon", ink: "brick" },
  { x: 430, z: 290, turn: 6, cover: 2, sky: "cream", ink: "red" },
  { x: 556, z: 254, turn: -12, cover: 0, sky: "leaf", ink: "pine" },
];

function table(sheet: Sheet): void {
  furniture.table(sheet, { x: -140, y: top, w: 1180, h: 700 }, 226, {
    base: "timber",
    shade: "bark",
    lit: "salmon",
  });
  sheet.shape(geo.rect(-10, top + 244, 920, 280), "bark", 0.8);
  const lay = planes.level(
    { y: top, left: 7, right: 893 },
    { y: top + 226, left: -140, right: 1040 },
    1000,
    400,
  );
  for (const leaflet of leaflets) brochure(sheet, lay, leaflet);
}

export const scene = new Scene({
  name: "services/educational-counselling",
  size: "poster",
  people: true,
  light: { x: -0.3, y: -0.9 },
  palette: [
    "pine",
    "leaf",
    "sage",
    "cream",
    "white",
    "ink",
    "marigold",
    "red",
    "brick",
    "salmon",
    "timber",
    "bark",
    "grey",
    "greyLit",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    room(sheet);
    furniture.pendant(sheet, 452, 218, 200, -10, {
      base: "marigold",
      shade: "salmon",
      lit: "cream",
      cord: "ink",
    });
    sheet.shape(geo.arc(452, 218, 96, 15), "white", 0.5);
    sheet.place(left, () => figure(sheet, counsellor));
    sheet.place(right, () => figure(sheet, student));
    table(sheet);
    sheet.clip(geo.rect(0, top - 14, 900, 400), () => {
      sheet.place(left, () => figure(sheet, { ...counsellor, armsOnly: true }));
      sheet.place(right, () => figure(sheet, { ...student, armsOnly: true }));
    });
  },
});
