import { furniture } from "../../kit/built/furniture";
import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { pins, table, top } from "./initial-consultation.map";

/** Who sits where: father, daughter, counsellor. */
const people: readonly { at: Placement; person: Person }[] = [
  {
    at: { x: 962, y: 356, scale: 0.74 },
    person: {
      look: { ...heads.nisha, skin: "wheat", yaw: 0.55, tilt: 3, mouth: "smile", build: "slim" },
      outfit: {
        kind: "kameez",
        cloth: { base: "red", shade: "brick", lit: "salmon" },
        second: { base: "honey", shade: "salmon", lit: "cream" },
        accent: "honey",
      },
      pen: "ink",
      half: true,
      pose: {
        legs: poses.standing.legs,
        left: { elbow: [-200, 404], wrist: [-70, 470], hand: "pen", handTurn: 104, thumb: "left" },
        right: { elbow: [214, 392], wrist: [172, 484], hand: "press", handTurn: -142, thumb: "right" },
      },
    },
  },
  {
    at: { x: 560, y: 320, scale: 0.78 },
    person: {
      look: {
        ...heads.kumar,
        skin: "wheat",
        yaw: 0.85,
        tilt: 2,
        eyes: "almond",
        hair: "receding",
        age: "senior",
        hairColours: { base: "slate", lit: "white" },
        build: "broad",
        mouth: "smile",
      },
      outfit: { kind: "shirt", cloth: { base: "white", shade: "haze", lit: "cream" }, sleeves: "short" },
      half: true,
      pose: {
        legs: poses.standing.legs,
        left: { elbow: [-218, 392], wrist: [-90, 462], hand: "press", handTurn: 112, thumb: "left" },
        right: { elbow: [220, 396], wrist: [92, 452], hand: "relaxed", handTurn: -104, thumb: "right" },
      },
    },
  },
  {
    at: { x: 1362, y: 330, scale: 0.77 },
    person: {
      look: { ...heads.ravi, yaw: -0.8, tilt: -4, skin: "wheat" },
      outfit: {
        kind: "jacket",
        cloth: { base: "sea", shade: "deep", lit: "haze" },
        second: { base: "cream", shade: "haze", lit: "white" },
        accent: "red",
      },
      half: true,
      pose: {
        legs: poses.standing.legs,
        left: { elbow: [-232, 388], wrist: [-186, 570], hand: "point", handTurn: 162, thumb: "right" },
        right: { elbow: [214, 392], wrist: [88, 520], hand: "relaxed", handTurn: -96, thumb: "right" },
      },
    },
  },
];

/** Morning outside a wide window: hills, roofs, a flowering tree. */
function view(sheet: Sheet): void {
  sheet.shape(geo.rect(300, 60, 1300, 640), "mist", 0);
  skies.cloud(sheet, 700, 190, 360, "white", 3, 3);
  sheet.shape(
    geo.smooth(
      geo.line([
        300, 470, 470, 400, 620, 330, 760, 372, 900, 300, 1080, 380, 1260, 340, 1460, 420, 1620, 400, 1620,
        720, 300, 720,
      ]),
    ),
    "haze",
    2,
  );
  for (const [x, y, w] of [
    [700, 500, 150],
    [820, 470, 190],
    [1120, 490, 170],
    [1000, 520, 130],
    [1250, 520, 180],
  ] as const) {
    sheet.shape(geo.rect(x, y, w, 200), "cream", 1);
    sheet.shape(geo.line([x - 14, y, x + w * 0.5, y - 46, x + w + 14, y]), "salmon", 1);
    sheet.shape(geo.rect(x + 20, y + 24, 26, 36), "slate", 0.6);
    sheet.shape(geo.rect(x + w - 50, y + 24, 26, 36), "slate", 0.6);
  }
  const greens = { dark: "deep", base: "leaf", lit: "salmon" } as const;
  trees.broadleaf(sheet, 760, 690, 420, greens, "deep", 3);
  trees.palm(
    sheet,
    1180,
    690,
    470,
    40,
    { dark: "deep", base: "leaf", lit: "honey" },
    { bark: "deep", ring: "slate" },
    5,
  );
}

/** What the daughter writes in, on the boards before the map. */
function notebook(sheet: Sheet): void {
  sheet.place({ x: 990, y: 764, scale: 1 }, () =>
    things.openBook(sheet, { cover: "ink", page: "white", shade: "cream", line: "haze" }),
  );
}

/** The room: a warm wall, the window, a shelf of folders at the right, a plant at the left. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "honey");
  for (let y = 30; y < 700; y += 44)
    sheet.stroke(geo.line([-10, y, 1930, y]), 3.4, "cream", {
      taper: "none",
      tone: (x) => 0.4 + 0.9 * noise.at(x / 120, y / 9, 5),
    });
  furniture.window(
    sheet,
    { x: 676, y: 84, w: 580, h: 480 },
    3,
    1,
    { base: "white", shade: "haze", lit: "white" },
    () => view(sheet),
  );
  furniture.shelves(
    sheet,
    { x: 1560, y: 90, w: 420, h: 700 },
    5,
    { base: "slate", shade: "deep", lit: "haze" },
    ["red", "sea", "cream", "leaf", "honey"],
    "ink",
    4,
  );
  furniture.pot(sheet, 214, 600, 150, 130, { base: "red", shade: "brick", lit: "salmon" });
  const greens = { dark: "deep", base: "leaf", lit: "honey" } as const;
  const ribs = [
    geo.line([206, 600, 150, 420, 40, 300]),
    geo.line([214, 600, 220, 380, 170, 190]),
    geo.line([222, 600, 290, 430, 380, 350]),
    geo.line([206, 600, 120, 520, 20, 500]),
  ];
  ribs.forEach((rib, i) => {
    leaves.banana(sheet, geo.smooth(rib), 62, greens, i + 3);
  });
}

export const scene = new Scene({
  name: "articles/initial-consultation",
  size: "hero",
  people: true,
  light: { x: -0.4, y: -0.8 },
  palette: [
    "honey",
    "cream",
    "white",
    "mist",
    "haze",
    "sea",
    "deep",
    "slate",
    "ink",
    "red",
    "brick",
    "salmon",
    "leaf",
    "marigold",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    room(sheet);
    for (const { at, person } of people) sheet.place(at, () => figure(sheet, person));
    table(sheet);
    notebook(sheet);
    sheet.clip(geo.rect(0, top - 12, 1920, 420), () => {
      for (const { at, person } of people)
        sheet.place(at, () => figure(sheet, { ...person, armsOnly: true }));
    });
    pins(sheet);
  },
});
