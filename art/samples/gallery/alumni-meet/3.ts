import { geo, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { cast } from "../../../kit/people/cast";
import { figure, type Person } from "../../../kit/people/figure";
import { type Arm, type Pose, poses } from "../../../kit/people/poses";
import { aisle, hall } from "./3.hall";
import { daughter, front, type Listener, listeners, neighbour } from "./3.listeners";
import { type SeatedRow, seatedRow } from "./3.seated-row";

/** Where the mother's eyes are. She stands in the aisle, of one size with the row beside her. */
const speaker: Point = [690, 426];
const seat = { base: "brick", shade: "ink", lit: "red" } as const;
const kasavu = { base: "white", shade: "straw", lit: "marigold" } as const;
const blouse = { base: "red", shade: "brick", lit: "salmon" } as const;

const paper = (sheet: Sheet) => (): void => {
  sheet.shape(geo.line([-38, -168, 44, -160, 36, -44, -40, -46]), "haze", 0.5);
  for (let y = -146; y < -60; y += 17) sheet.bar(geo.line([-24, y, 26, y + 3]), 3, "deep");
};

/** How listeners sit: hands in the lap, one over the other, a sheet of notes, a hand that waits to ask. */
function sitting(sheet: Sheet, kind: number): Pose {
  const notes: Arm = {
    elbow: [210, 398],
    wrist: [92, 440],
    hand: "slate",
    handTurn: -24,
    thumb: "left",
    held: paper(sheet),
  };
  const asks: Arm = { elbow: [-214, 300], wrist: [-196, 92], hand: "press", handTurn: 4, thumb: "right" };
  const folded: Arm = { elbow: [-206, 396], wrist: [-64, 452], hand: "press", handTurn: 84, thumb: "left" };
  const options: readonly [Pose, ...Pose[]] = [
    poses.sitting,
    { ...poses.sitting, right: notes },
    { ...poses.sitting, left: folded },
    poses.mirrored({ ...poses.sitting, left: folded }),
    { ...poses.sitting, left: asks },
  ];
  return options[kind] ?? options[0];
}

/** Someone seated at x who looks at the mother. */
function seated(sheet: Sheet, x: number, [look, outfit]: Listener, pose: number): Person {
  const away = (speaker[0] - x) / 300;
  const yaw = Math.sign(away) * geo.clamp(Math.abs(away), 0.3, 0.9);
  const tilt = -4 * Math.sign(away) + 4 * noise.at(x / 40, pose, 3);
  return {
    look: { ...look, yaw, tilt, ...(look.hair === "braid" ? {} : { nape: "trimmed" as const }) },
    outfit: { ...outfit, folds: "body" },
    pose: sitting(sheet, pose),
  };
}

type Place = readonly [x: number, who: Listener | undefined, pose?: number];

function row(sheet: Sheet, y: number, scale: number, places: readonly Place[]): SeatedRow {
  return {
    y,
    scale,
    seat,
    places: places.map(([x, who, pose = 0]) => ({
      x,
      dy: 34 * scale * noise.at(x / 31, y / 7, 5),
      ...(who ? { person: seated(sheet, x, who, pose) } : {}),
    })),
  };
}

/** The rows behind hers, filled from one list; a place beyond its end stays empty. */
const behind = (first: number, xs: readonly number[], shown: readonly number[] = []): readonly Place[] =>
  xs.map((x, i): Place => [x, listeners[first + i], shown[i] ?? 0]);

/** The mother who asks: microphone in her right hand, her list of questions in the left. */
function mother(sheet: Sheet): void {
  const microphone = (): void => {
    sheet.stroke(geo.line([-74, -42, 62, -86]), 26, "ink", { taper: "none", jitter: 0.04 });
    sheet.dot(80, -92, 25, "haze");
    sheet.stroke(geo.arc(76, -96, 15, 15, 170, 290, 8), 6, "white");
  };
  sheet.place({ x: speaker[0], y: speaker[1], scale: 0.56, turn: -1 }, () => {
    figure(sheet, {
      look: {
        ...cast.padma,
        traits: { ...cast.padma.traits, mouth: "talk", years: 46 },
        build: "medium",
        yaw: -0.45,
        tilt: 3,
        hair: "bun",
        nape: "trimmed",
        hairColours: { base: "ink", lit: "haze" },
        lips: "red",
        bindi: "red",
        earrings: { kind: "jhumka", colour: "marigold" },
        noseStud: "marigold",
      },
      outfit: {
        kind: "sari",
        folds: "body",
        cloth: kasavu,
        second: blouse,
        accent: "marigold",
        trousers: kasavu,
        shoes: "ink",
      },
      pose: {
        ...poses.standing,
        left: {
          elbow: [-164, 416],
          wrist: [-14, 262],
          hand: "grip",
          handTurn: -34,
          thumb: "right",
          held: microphone,
        },
        right: {
          elbow: [208, 398],
          wrist: [116, 436],
          hand: "slate",
          handTurn: -30,
          thumb: "left",
          held: paper(sheet),
        },
      },
    });
    // The sari's end lies round the hips, over the pleats.
    const hip = geo.smooth(geo.line([-123, 496, -60, 510, 10, 518, 78, 514, 125, 504]));
    const wrap = [...hip, ...geo.reverse(geo.move(hip, 0, 30))];
    sheet.shape(wrap, "white", 0.4);
    sheet.clip(wrap, () => sheet.shape(geo.rect(35, 480, 120, 80), "straw", 0.5));
    sheet.stroke(geo.move(hip, 0, 28), 8, "marigold", { taper: "none", jitter: 0.1 });
  });
}

/** Two of those on the stage, from behind, at their table. */
function stage(sheet: Sheet): void {
  const dim = { base: "ink", shade: "ink", lit: "deep" } as const;
  const dark = { base: "ink", lit: "deep" } as const;
  sheet.place({ x: 96, y: 738, scale: 0.82, turn: 2 }, () =>
    figure(sheet, {
      look: { ...cast.tara, hair: "bun", hairColours: dark },
      outfit: { kind: "kurta", cloth: dim },
      half: true,
      rear: true,
      pose: poses.sitting,
    }),
  );
}

export const scene = new Scene({
  name: "gallery/alumni-meet/3",
  size: "card",
  people: true,
  flecks: 0,
  light: { x: -0.7, y: -0.7 },
  palette: [
    "white",
    "ink",
    "sea",
    "deep",
    "haze",
    "straw",
    "marigold",
    "red",
    "brick",
    "salmon",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    hall(sheet);
    aisle(sheet);
    seatedRow(sheet, row(sheet, 356, 0.23, behind(16, [596, 512, 430, 346, 180, 96, 770, 850])));
    seatedRow(
      sheet,
      row(sheet, 356, 0.23, [
        [932, undefined],
        [1014, undefined],
        [1096, undefined],
        [1178, undefined],
      ]),
    );
    seatedRow(
      sheet,
      row(sheet, 410, 0.31, [
        [58, undefined],
        [250, undefined],
      ]),
    );
    seatedRow(
      sheet,
      row(sheet, 410, 0.31, behind(8, [566, 456, 340, 158, 808, 918, 1030, 1142], [0, 2, 0, 4, 3])),
    );
    seatedRow(
      sheet,
      row(sheet, 482, 0.41, [
        [76, front[0]],
        ...behind(0, [520, 376, 226, 856], [2, 0, 0, 0]),
        [1004, listeners[7], 3],
        [1150, listeners[6]],
      ]),
    );
    seatedRow(
      sheet,
      row(sheet, 590, 0.54, [
        [30, undefined],
        [446, daughter, 2],
        [236, listeners[5], 1],
        [936, neighbour, 3],
        [1140, listeners[4], 0],
      ]),
    );
    mother(sheet);
    seatedRow(
      sheet,
      row(sheet, 742, 0.7, [
        [348, front[1]],
        [996, front[2], 2],
        [1222, front[3]],
      ]),
    );
    stage(sheet);
  },
});
