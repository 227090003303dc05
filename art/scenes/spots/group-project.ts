import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { type Seated, seated } from "./group-project.people";
import { chart, clutter, laptop, mugTop } from "./group-project.things";

const { brown, fair } = palette.skins;
const people: readonly { readonly at: Placement; readonly person: Seated }[] = [
  {
    at: { x: 440, y: 150, scale: 0.94, turn: 172 },
    person: {
      skin: brown,
      hair: "plait",
      hairColours: { base: "ink", lit: "deep" },
      accent: "red",
      cloth: { base: "red", shade: "bark", lit: "honey" },
      left: { elbow: [-154, -52], wrist: [-104, -140], hand: "rest" },
      right: { elbow: [150, -60], wrist: [88, -160], hand: "pinch", pen: "ink" },
    },
  },
  {
    at: { x: 802, y: 140, scale: 0.94, turn: 190 },
    person: {
      skin: { ...brown, base: "brownShade", shade: "bark" },
      hair: "curls",
      hairColours: { base: "bark", lit: "brown" },
      cloth: { base: "honey", shade: "timber", lit: "white" },
      left: { elbow: [-150, -50], wrist: [-92, -148], hand: "rest" },
      right: { elbow: [146, -60], wrist: [74, -166], hand: "flat", turn: -8 },
    },
  },
  {
    at: { x: 168, y: 474, scale: 0.98, turn: 84 },
    person: {
      skin: fair,
      hair: "bun",
      hairColours: { base: "timber", lit: "honey" },
      accent: "leaf",
      cloth: { base: "leaf", shade: "ink", lit: "white" },
      left: { elbow: [-146, -66], wrist: [-104, -160], hand: "rest" },
      right: { elbow: [150, -56], wrist: [96, -160], hand: "pinch", pen: "red" },
    },
  },
  {
    at: { x: 1052, y: 480, scale: 0.98, turn: -92 },
    person: {
      skin: brown,
      hair: "turban",
      hairColours: { base: "sea", lit: "haze" },
      accent: "deep",
      cloth: { base: "white", shade: "haze", lit: "white" },
      left: { elbow: [-150, -56], wrist: [-100, -146], hand: "rest" },
      right: { elbow: [146, -66], wrist: [96, -168], hand: "pinch", pen: "sea" },
    },
  },
  {
    at: { x: 600, y: 790, scale: 1.06, turn: 0 },
    person: {
      skin: fair,
      hair: "cropped",
      hairColours: { base: "ink", lit: "sea" },
      cloth: { base: "deep", shade: "ink", lit: "haze" },
      left: { elbow: [-150, -56], wrist: [-62, -148], hand: "flat", turn: 8 },
      right: { elbow: [150, -56], wrist: [62, -148], hand: "flat", turn: -8 },
    },
  },
];

/** Boards of the floor, the table's rounded top and its shadow, chairs. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  for (let x = -20, i = 0; x < 1240; x += 74, i++) {
    sheet.stroke(geo.line([x, -10, x, 910]), 3, "white", { taper: "none" });
    for (let y = (i % 3) * 130 - 40; y < 900; y += 390)
      sheet.stroke(geo.line([x, y, x + 74, y]), 3, "white", { taper: "none" });
  }
  for (const { at } of people)
    sheet.place({ ...at }, () => {
      sheet.shape(
        geo.smooth(geo.line([-120, 60, -128, 150, -70, 196, 0, 206, 70, 196, 128, 150, 120, 60]), false, 6),
        "bark",
        1,
      );
      sheet.stroke(geo.smooth(geo.line([-110, 150, 0, 192, 110, 150])), 10, "timber");
    });
  const top = geo.smooth(
    geo.line([
      270, 214, 600, 196, 934, 212, 1000, 300, 1008, 460, 996, 640, 930, 716, 600, 730, 272, 716, 208, 640,
      196, 460, 206, 300,
    ]),
    true,
    8,
  );
  sheet.shape(geo.move(top, -16, 26), "slate", 1);
  sheet.shape(geo.move(top, -5, 9), "timber", 1);
  sheet.shape(top, "cream", 1);
  furniture.grain(sheet, top, "honey", 26);
}

export const scene = new Scene({
  name: "spots/group-project",
  size: "card",
  people: true,
  light: { x: 0.7, y: -0.7 },
  palette: [
    "haze",
    "white",
    "cream",
    "slate",
    "timber",
    "bark",
    "honey",
    "ink",
    "deep",
    "sea",
    "red",
    "leaf",
    "brown",
    "brownShade",
    "fair",
    "fairShade",
  ],
  draw: (sheet) => {
    room(sheet);
    sheet.place({ x: 424, y: 340, turn: -10 }, () => chart(sheet, "plan", "red"));
    sheet.place({ x: 820, y: 330, turn: 9 }, () => chart(sheet, "bridge", "sea"));
    sheet.place({ x: 376, y: 500, turn: 78 }, () => chart(sheet, "lines", "slate"));
    sheet.place({ x: 832, y: 498, turn: -80 }, () => chart(sheet, "circles", "honey"));
    sheet.place({ x: 608, y: 520 }, () => laptop(sheet));
    clutter(sheet);
    sheet.place({ x: 318, y: 660 }, () => mugTop(sheet, "red", "white"));
    sheet.place({ x: 884, y: 668 }, () => mugTop(sheet, "white", "haze"));
    for (const { at, person } of people) sheet.place(at, () => seated(sheet, person));
  },
});
