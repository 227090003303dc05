import { things } from "../../kit/built/things";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { type Pose, poses } from "../../kit/people/poses";
import { bus } from "./bus-stop.bus";
import { cushion, houses } from "./bus-stop.snow";

/** Early evening, the street under snow with the tracks of wheels, the bus's lamps on it. */
function street(sheet: Sheet): void {
  skies.flat(sheet, "sea");
  skies.bands(sheet, [{ top: 300, colour: "lagoon" }]);
  skies.cloud(sheet, 420, 90, 620, "deep", 4, 3);
  skies.cloud(sheet, 980, 150, 520, "deep", 3, 6);
  houses(sheet, 520);
  sheet.shape(geo.rect(-20, 512, 1240, 420), "haze", 1.4);
  for (const [x, to] of geo.line([640, 380, 700, 560, 800, 980, 850, 1180])) {
    const track = geo.line([x, 512, to, 930]);
    sheet.stroke(track, 24, "lagoon", { taper: "start", jitter: 0.4 });
  }
  cushion(sheet, -60, 700, 536, 30);
  cushion(sheet, 930, 1260, 540, 34);
  water.glitter(sheet, { top: 600, bottom: 880 }, 842, 120, "cream", 0.8, 5);
}

/** The shelter: glass between posts, a roof with snow, a lit panel and a bench. */
function shelter(sheet: Sheet): void {
  const posts = [
    [56, 14, 788],
    [262, 9, 782],
    [378, 9, 806],
    [452, 14, 822],
  ] as const;
  for (const [x, wide, foot] of posts) {
    sheet.shape(geo.rect(x, 330, wide, foot - 330), "ink", 0.6);
    sheet.shape(geo.arc(x + wide / 2 - 8, foot, wide + 16, 6), "haze", 0.6);
    sheet.shape(geo.rect(x - 5, foot - 8, wide + 10, 8), "ink", 0.6);
  }
  for (const y of [404, 640]) sheet.stroke(geo.line([70, y, 380, y]), 7, "ink", { taper: "none" });
  const pane: Line = geo.rect(387, 372, 65, 340);
  sheet.shape(pane, "honey", 0.6);
  sheet.shape(geo.rect(396, 386, 46, 120), "white", 0.4);
  for (let i = 0; i < 6; i++)
    sheet.stroke(geo.line([402, 404 + i * 17, 436 - (i % 3) * 8, 404 + i * 17]), 5, i ? "sea" : "red");
  sheet.shape(geo.arc(419, 590, 22, 22), "red", 0.5);
  for (const [x, foot] of geo.line([112, 790, 236, 796])) {
    sheet.shape(geo.rect(x, 712, 12, foot - 712), "ink", 0.6);
    sheet.shape(geo.arc(x, foot, 24, 5), "haze", 0.6);
  }
  sheet.shape(geo.rect(86, 698, 278, 17), "timber", 0.7);
  cushion(sheet, 88, 250, 700, 9);
  sheet.shape(geo.line([30, 318, 492, 318, 480, 348, 40, 348]), "ink", 0.7);
  sheet.stroke(geo.line([60, 352, 440, 352]), 9, "honey", { taper: "none" });
  cushion(sheet, 26, 496, 320, 38);
}

const jeans = { base: "ink", shade: "ink", lit: "sea" } as const;
/** Hands in the pockets: seen from behind they are hidden. */
const inPockets: Pose = {
  ...poses.standing,
  left: { elbow: [-192, 394], wrist: [-60, 470], hand: "fist", handTurn: 90, thumb: "left" },
  right: { elbow: [190, 398], wrist: [64, 466], hand: "fist", handTurn: -90, thumb: "right" },
};
const waiting: readonly { readonly at: Placement; readonly person: Person }[] = [
  {
    at: { x: 322, y: 474, scale: 0.285 },
    person: {
      look: {
        ...heads.fatima,
        skin: "brown",
        headwear: { kind: "hijab", base: "honey", lit: "cream", shade: "timber" },
      },
      outfit: {
        kind: "hoodie",
        cloth: { base: "plum", shade: "ink", lit: "red" },
        trousers: jeans,
        shoes: "ink",
      },
      pose: inPockets,
    },
  },
  {
    at: { x: 566, y: 492, scale: 0.32 },
    person: {
      look: { ...heads.arjun, skin: "brown" },
      outfit: {
        kind: "hoodie",
        cloth: { base: "marigold", shade: "brick", lit: "cream" },
        trousers: jeans,
        shoes: "ink",
      },
      pose: inPockets,
    },
  },
];

/** Students who wait, seen from behind: one under the roof, one at the kerb with a rucksack. */
function students(sheet: Sheet): void {
  const [under, near] = waiting;
  if (under) sheet.place(under.at, () => figure(sheet, { ...under.person, rear: true }));
  if (!near) return;
  sheet.place(near.at, () => {
    figure(sheet, {
      ...near.person,
      rear: true,
      carry: () =>
        sheet.place({ x: 0, y: 520, scale: 1.9 }, () =>
          things.backpack(sheet, { base: "sea", shade: "ink", lit: "lagoon" }),
        ),
    });
    sheet.shape(
      geo.smooth(geo.line([-90, 6, -88, -60, -50, -118, 0, -130, 50, -118, 88, -60, 90, 6, 0, 18]), true),
      "red",
      0.6,
    );
    sheet.shape(
      geo.smooth(geo.line([20, -126, 62, -108, 88, -60, 88, 4, 60, 10, 66, -50]), true),
      "brick",
      0.6,
    );
    sheet.stroke(geo.smooth(geo.line([-92, -2, 0, 20, 92, -2])), 40, "cream", { taper: "none", jitter: 0.1 });
    sheet.dot(0, -142, 30, "cream", 1);
  });
}

/** The pavement with footprints, and flakes in the air: large ones near, small ones far. */
function snow(sheet: Sheet): void {
  const edge: Line = Array.from({ length: 31 }, (_, i) => [
    -20 + i * 42,
    752 + i * 3.6 + 9 * noise.at(i * 0.6, 2, 4),
  ]);
  sheet.shape([...edge, [1240, 930], [-20, 930]], "white", 2);
  sheet.stroke(geo.move(edge, 0, 7), 8, "haze");
  for (let i = 0; i < 13; i++) {
    const [x, y] = [14 + i * 42, 888 - i * 2.2 + (i % 2) * 19];
    sheet.shape(geo.turn(geo.arc(x, y, 14, 6), -8, [x, y]), "haze", 1);
  }
}

function flakes(sheet: Sheet): void {
  const random = noise.stream(12);
  for (let i = 0; i < 240; i++) {
    const near = random.next();
    sheet.dot(
      random.range(0, 1200),
      random.range(0, 900),
      geo.lerp(1.6, 6.5, near ** 3),
      near > 0.55 ? "white" : "cream",
      0.6,
    );
  }
}

export const scene = new Scene({
  name: "spots/bus-stop",
  size: "card",
  people: true,
  light: { x: 0.6, y: -0.5 },
  palette: [
    "sea",
    "lagoon",
    "deep",
    "haze",
    "white",
    "ink",
    "plum",
    "brick",
    "red",
    "honey",
    "marigold",
    "cream",
    "timber",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    street(sheet);
    sheet.place({ x: 842, y: 668, scale: 1.06 }, () => bus(sheet));
    snow(sheet);
    shelter(sheet);
    students(sheet);
    flakes(sheet);
  },
});
