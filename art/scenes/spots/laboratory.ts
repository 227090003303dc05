import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { city } from "./laboratory.city";
import { beaker, flask, rack } from "./laboratory.glass";
import { microscope } from "./laboratory.microscope";

/** The room: a band of windows, a lamp rail, shelves of bottles at the side. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  furniture.window(
    sheet,
    { x: 60, y: 70, w: 800, h: 350 },
    3,
    1,
    { base: "white", shade: "slate", lit: "white" },
    () => city(sheet),
  );
  sheet.shape(geo.rect(-20, 440, 1240, 60), "lagoon", 0.8);
  sheet.stroke(geo.line([-20, 446, 912, 446]), 9, "slate", { taper: "none" });
  sheet.shape(geo.rect(-20, 0, 1240, 26), "white", 0.7);
  sheet.stroke(geo.line([-20, 30, 1220, 30]), 7, "haze", { taper: "none" });
  sheet.shape(geo.rect(912, 262, 308, 240), "lagoon", 0.8);
  for (let y = 300; y < 490; y += 46) sheet.stroke(geo.line([912, y, 1220, y]), 3, "haze");
  for (const [y, row] of [
    [134, ["leaf", "honey", "red", "sea"]],
    [252, ["sea", "red", "leaf", "honey"]],
  ] as const) {
    row.forEach((colour, i) => {
      const [x, high] = [956 + i * 64, 66 + ((i * 29 + y) % 30)];
      sheet.shape(
        geo.line([
          x - 22,
          y,
          x - 22,
          y - high + 16,
          x - 9,
          y - high,
          x - 9,
          y - high - 14,
          x + 9,
          y - high - 14,
          x + 9,
          y - high,
          x + 22,
          y - high + 16,
          x + 22,
          y,
        ]),
        colour,
        0.6,
      );
      sheet.shape(geo.rect(x - 13, y - high - 24, 26, 14), "ink", 0.5);
      sheet.shape(geo.rect(x - 22, y - high * 0.62, 44, 26), "white", 0.5);
      sheet.stroke(geo.line([x - 14, y - high * 0.62 + 13, x + 12, y - high * 0.62 + 13]), 4, "slate");
      sheet.stroke(geo.line([x - 16, y - high + 20, x - 16, y - 8]), 4, "white");
    });
    sheet.shape(geo.rect(912, y, 300, 14), "timber", 0.7);
    sheet.stroke(geo.line([916, y + 4, 1200, y + 4]), 3, "honey");
  }
}

/** The far bench with its glass, then the near one. */
function bench(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 520, 1240, 420), "sea", 0.8);
  for (const x of [90, 400, 710, 1020]) sheet.bar(geo.line([x, 570, x, 930]), 6, "deep");
  sheet.shape(geo.line([-20, 486, 1220, 486, 1220, 572, -20, 572]), "slate", 0.8);
  sheet.stroke(geo.line([-20, 490, 1220, 490]), 5, "haze", { taper: "none" });
  sheet.shape(geo.rect(-20, 566, 1240, 18), "ink", 0.8);
  const on = (at: Placement, draw: () => void): void =>
    sheet.place(at, () => {
      sheet.shape(geo.arc(24, 2, 84, 10), "ink", 1);
      draw();
    });
  on({ x: 98, y: 540, scale: 0.94 }, () => flask(sheet, "leaf", "ink", 0.5));
  on({ x: 248, y: 530, scale: 0.8 }, () => beaker(sheet, "honey", "timber"));
  on({ x: 650, y: 542, scale: 0.9 }, () => rack(sheet, ["red", "honey", "leaf", "sea", "red"]));
  for (const x of [250, 560, 870, 1180]) sheet.shape(geo.rect(x - 40, 640, 80, 12), "haze", 0.6);
  sheet.stroke(geo.line([980, 552, 1190, 554]), 16, "ink");
  sheet.place({ x: 1072, y: 550, scale: 0.66 }, () => microscope(sheet));
}

const coat = { base: "white", shade: "haze", lit: "white" } as const;
const students: readonly { readonly at: Placement; readonly person: Person }[] = [
  {
    at: { x: 380, y: 394, scale: 0.52 },
    person: {
      look: {
        ...heads.fatima,
        skin: "brown",
        headwear: { kind: "hijab", base: "red", lit: "honey", shade: "brick" },
      },
      outfit: {
        kind: "kurta",
        cloth: coat,
        accent: "haze",
        trousers: { base: "ink", shade: "ink", lit: "sea" },
        shoes: "ink",
      },
    },
  },
  {
    at: { x: 812, y: 372, scale: 0.55 },
    person: {
      look: { ...heads.kumar, skin: "brown", hair: "curls", beard: undefined },
      outfit: {
        kind: "kurta",
        cloth: coat,
        accent: "haze",
        trousers: { base: "slate", shade: "ink", lit: "haze" },
        shoes: "ink",
      },
    },
  },
];

/** The notebook on the bench, seen along the surface. */
function notebook(sheet: Sheet): void {
  sheet.shape(geo.line([430, 548, 442, 502, 546, 502, 558, 548]), "ink", 0.6);
  sheet.shape(geo.line([434, 544, 445, 500, 543, 500, 554, 544]), "white", 0.5);
  sheet.bar(geo.line([494, 500, 494, 544]), 3, "slate");
  for (const y of [510, 519, 528, 537]) {
    sheet.stroke(geo.line([448 - (y - 510) * 0.2, y, 486, y]), 3, "slate");
    if (y < 525) sheet.stroke(geo.line([502, y, 538, y]), 3, "slate");
  }
}

/** Two students at the bench, seen from behind: she writes, he holds a flask up to the light. */
function people(sheet: Sheet): void {
  const [left, right] = students;
  if (!left || !right) return;
  sheet.place({ x: 8, y: -8 }, () => notebook(sheet));
  sheet.place(left.at, () =>
    figure(sheet, {
      ...left.person,
      rear: true,
      pose: {
        ...poses.standing,
        right: {
          elbow: [238, 372],
          wrist: [312, 300],
          hand: "pinch",
          handTurn: -36,
          thumb: "left",
          held: () => {
            sheet.bar(geo.line([44, -118, -84, -166]), 13, "red");
            sheet.stroke(geo.line([40, -119, 66, -108]), 13, "honey", { taper: "end", jitter: 0.05 });
          },
        },
      },
    }),
  );
  sheet.place(right.at, () =>
    figure(sheet, {
      ...right.person,
      rear: true,
      pose: {
        ...poses.standing,
        left: {
          elbow: [-240, 70],
          wrist: [-288, -116],
          hand: "grip",
          handTurn: -72,
          thumb: "right",
          held: () =>
            sheet.place({ y: -64, turn: 76 }, () =>
              sheet.place({ y: 168, scale: 1.2 }, () => flask(sheet, "sea", "deep", 0.62)),
            ),
        },
      },
    }),
  );
}

/** A stool and leaves at the frame. */
function near(sheet: Sheet): void {
  for (const [x, y] of geo.line([596, 770])) {
    for (const dx of [-52, -16, 20, 52]) sheet.bar(geo.line([x + dx * 0.6, y, x + dx, 930]), 10, "ink");
    sheet.bar(geo.line([x - 44, 866, x + 44, 866]), 8, "ink");
    sheet.shape(geo.arc(x, y, 74, 20), "brick", 0.8);
    sheet.shape(geo.arc(x, y - 8, 74, 19), "red", 0.8);
    sheet.stroke(geo.arc(x, y - 8, 60, 13, 190, 262, 12), 6, "honey");
  }
  const greens = { dark: "ink", base: "leaf", lit: "sage" } as const;
  for (const [x, y, tx, ty, w] of [
    [1160, 900, 1060, 700, 46],
    [1180, 900, 1170, 660, 50],
    [1190, 920, 980, 830, 40],
  ] as const)
    leaves.banana(
      sheet,
      geo.smooth(geo.line([x, y, (x + tx) / 2 + 20, (y + ty) / 2 - 20, tx, ty])),
      w,
      greens,
      x,
    );
}

export const scene = new Scene({
  name: "spots/laboratory",
  size: "card",
  people: true,
  light: { x: -0.6, y: -0.8 },
  palette: [
    "cream",
    "white",
    "haze",
    "lagoon",
    "slate",
    "sea",
    "deep",
    "ink",
    "leaf",
    "sage",
    "red",
    "brick",
    "honey",
    "timber",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    room(sheet);
    bench(sheet);
    people(sheet);
    near(sheet);
  },
});
