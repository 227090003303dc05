import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";
import { type SidePerson, sideFigure } from "../../kit/people/side-figure";
import { bay, gull, headland, sky, trawler } from "./coast-walk.harbour";
import paths from "./coast-walk.paths.json";

/** The boats at their moorings with what the water makes of them. */
function boats(sheet: Sheet): void {
  for (const [x, y, scale, hull, shade] of [
    [1010, 506, 0.5, "orange", "brick"],
    [516, 500, 0.62, "leaf", "deep"],
    [182, 588, 1.06, "red", "brick"],
  ] as const) {
    water.reflection(
      sheet,
      geo.rect(x - 140 * scale, y - 60 * scale, 285 * scale, 60 * scale),
      y + 4,
      shade,
      0.9,
      7,
      x,
    );
    water.reflection(
      sheet,
      geo.rect(x + 52 * scale, y - 150 * scale, 80 * scale, 90 * scale),
      y + 4,
      "haze",
      0.8,
      7,
      x + 1,
    );
    sheet.place({ x, y, scale }, () => trawler(sheet, hull, shade));
    water.foam(sheet, geo.line([x - 120 * scale, y + 8, x + 140 * scale, y + 9]), 3.4, "white", x);
  }
}

const edge: Line = geo.line([-20, 724, 1240, 700]);

/** The harbour wall of cut stone along which the walk goes. */
function wall(sheet: Sheet): void {
  sheet.shape([...edge, [1240, 930], [-20, 930]], "haze", 1.2);
  sheet.shape(geo.line([-20, 724, 1240, 700, 1240, 716, -20, 742]), "cream", 0.8);
  sheet.shape(geo.line([-20, 806, 1240, 812, 1240, 930, -20, 930]), "slate", 1);
  const random = noise.stream(23);
  for (let row = 0; row < 2; row++)
    for (let x = -60 - row * 70; x < 1220; ) {
      const w = random.range(120, 210);
      const top = 820 + row * 52;
      const stone = geo.smooth(
        geo.line([x + 4, top, x + w - 6, top + 1, x + w - 4, top + 42, x + 5, top + 43]),
        true,
        3,
      );
      sheet.shape(stone, random.pick(["lagoon", "lagoon", "haze", "sea", "haze"] as const), 1.4);
      sheet.stroke(geo.line([x + 12, top + 6, x + w - 24, top + 5]), 4, "cream");
      if (random.next() < 0.4) sheet.stroke(geo.line([x + 20, top + 34, x + w * 0.6, top + 36]), 6, "leaf");
      x += w;
    }
  for (let i = 0; i < 9; i++) {
    const x = -40 + i * 150;
    sheet.stroke(geo.line([x + 40, 738 - i * 2.6, x, 806]), 5, "slate");
  }
  sheet.stroke(geo.line([-20, 806, 1220, 812]), 6, "cream", { taper: "none" });
  for (const [x, y, w] of geo.fours([140, 770, 120, 0, 460, 784, 90, 0, 1010, 764, 140, 0])) {
    sheet.shape(geo.arc(x, y, w, 9), "lagoon", 1.4);
    sheet.stroke(geo.line([x - w * 0.7, y - 2, x + w * 0.3, y - 3]), 4, "white");
  }
}

/** A bollard with its rope, and creels with orange floats. */
function gear(sheet: Sheet): void {
  sheet.place({ x: 394, y: 766 }, () => {
    sheet.shape(geo.arc(40, 2, 90, 10), "slate", 1);
    sheet.shape(geo.line([-24, 0, -18, -54, 18, -54, 24, 0]), "ink", 0.5);
    sheet.shape(geo.smooth(geo.line([-32, -56, -26, -76, 26, -76, 32, -56, 0, -50]), true), "ink", 0.5);
    sheet.stroke(geo.line([-16, -50, -20, -6]), 5, "lagoon");
    for (const y of [-22, -32]) sheet.bar(geo.smooth(geo.line([-26, y, 0, y + 7, 26, y])), 9, "honey");
    sheet.bar(geo.smooth(geo.line([-22, -24, -66, -50, -74, -110, -50, -172])), 6, "honey");
  });
  for (const [x, y] of geo.line([1040, 786, 1150, 790, 1096, 726])) {
    const cage = geo.smooth(
      geo.line([x - 54, y, x - 54, y - 34, x - 34, y - 60, x + 34, y - 60, x + 54, y - 34, x + 54, y]),
      false,
      4,
    );
    sheet.shape(cage, "ink", 0.6);
    sheet.clip(cage, () => {
      for (let k = -8; k < 9; k++) {
        sheet.bar(geo.line([x + k * 14 - 40, y, x + k * 14 + 30, y - 62]), 2.4, "lagoon");
        sheet.bar(geo.line([x + k * 14 + 40, y, x + k * 14 - 30, y - 62]), 2.4, "lagoon");
      }
    });
    sheet.bar(cage, 6, "brick");
    sheet.shape(geo.rect(x - 58, y - 6, 116, 12), "brick", 0.4);
  }
  for (const [x, y, r] of geo.fours([984, 782, 17, 0, 1182, 720, 15, 0])) {
    sheet.dot(x, y, r, "orange");
    sheet.stroke(geo.arc(x, y, r * 0.6, r * 0.6, 170, 260, 8), 4, "cream");
  }
}

/** Sea pinks in the joints of the wall. */
function thrift(sheet: Sheet): void {
  const random = noise.stream(14);
  for (const [x, size] of geo.line([70, 1.1, 232, 0.8, 560, 0.9, 872, 1.15, 930, 0.8])) {
    for (let i = 0; i < 34; i++) {
      const lean = random.bell();
      sheet.stroke(
        geo.smooth([
          [x + lean * 34, 828],
          [x + lean * 44 * size, 816 - 6 * size],
          [x + lean * 62 * size, 812 - random.range(4, 22) * size],
        ]),
        5,
        i % 4 ? "leaf" : "honey",
        { taper: "end" },
      );
    }
    for (let i = 0; i < 8; i++) {
      const tip: readonly [number, number] = [
        x + random.bell() * 46 * size,
        804 - random.range(14, 42) * size,
      ];
      sheet.stroke(
        geo.smooth([[x + (tip[0] - x) * 0.3, 816], [x + (tip[0] - x) * 0.7, 800], tip]),
        3,
        "leaf",
      );
      sheet.shape(geo.arc(tip[0], tip[1], 9 * size, 8 * size), "rose", 2);
      sheet.stroke(geo.arc(tip[0], tip[1], 5 * size, 4 * size, 190, 300, 6), 3, "cream");
    }
  }
}

const person: SidePerson = {
  look: { skin: palette.skins.brown, hair: "crop", beard: "ink", chin: "strong" },
  bow: 3,
  cloth: { base: "marigold", shade: "orange", lit: "cream" },
  hem: 640,
  lean: 44,
  near: { elbow: [-84, 414], wrist: [26, 360], hand: "fist", handTurn: 66 },
  far: { elbow: [110, 396], wrist: [190, 520], hand: "rest" },
  legs: {
    trousers: { base: "deep", shade: "ink", lit: "lagoon" },
    shoes: "brick",
    near: { knee: [92, 776], ankle: [128, 1092] },
    far: { knee: [-10, 806], ankle: [-168, 1060] },
  },
};

/** A scarf's end that the wind carries. */
function streamer(sheet: Sheet, dy: number, long: number): void {
  const top = geo.smooth(geo.line([-20, 128, -110, 96 + dy, -190, 128 + dy, -120 - long, 76 + dy]));
  const low = geo.smooth(geo.line([-20, 164, -110, 138 + dy, -196, 172 + dy, -134 - long, 128 + dy]));
  sheet.shape([...top, ...geo.reverse(low)], "red", 0.6);
  sheet.stroke(geo.part(geo.between(top, low, 0.72), 0.1, 0.9), 9, "brick");
  for (const t of [0.76, 0.84, 0.92])
    sheet.stroke([geo.along(top, t), geo.along(low, t)], 6, "cream", { taper: "none" });
}

/** A woollen hat pulled over the ears' tops. */
function hat(sheet: Sheet): void {
  const wool = geo.smooth(geo.line(paths.hat), true, 5);
  sheet.shape(wool, "deep", 0.5);
  sheet.clip(wool, () => {
    sheet.shape(geo.smooth(geo.line(paths.hatShade), true, 5), "ink", 0.5);
    for (const x of [-30, 2, 34, 64, 92])
      sheet.stroke(geo.smooth(geo.line([x, -40, x + 4, -84, 34 + (x - 34) * 0.5, -130])), 5, "lagoon");
  });
  sheet.shape(geo.smooth(geo.line(paths.hatBand), true, 3), "sea", 0.5);
  for (let x = -48; x < 112; x += 16)
    sheet.stroke(geo.line([x, -26 - (x + 48) * 0.16, x - 2, 0 - (x + 48) * 0.18]), 4, "deep");
}

/** The student against the wind, in head units looking right: rucksack, jacket blown behind, scarf, hood. */
function walker(sheet: Sheet): void {
  streamer(sheet, -30, 190);
  sheet.shape(geo.smooth(geo.line(paths.jacketTail), true, 5), "orange", 0.8);
  for (const dy of [0, 30])
    sheet.stroke(geo.smooth(geo.line([-84, 520 + dy, -112, 572 + dy, -146, 612 + dy * 0.5])), 6, "brick");
  sheet.shape(geo.smooth(geo.line(paths.rucksack), true, 6), "brick", 0.7);
  sheet.shape(
    geo.smooth(geo.line([-150, 330, -206, 340, -200, 436, -150, 456, -110, 440]), true, 5),
    "ink",
    0.6,
  );
  sheet.stroke(geo.smooth(geo.line([-60, 186, -126, 184, -176, 218])), 6, "honey");
  sideFigure(sheet, {
    ...person,
    over: () => {
      sheet.bar(geo.smooth(geo.line([62, 262, 70, 320, 74, 372, 30, 420, -90, 440])), 17, "ink");
      sheet.shape(geo.smooth(geo.line(paths.hood), true, 5), "orange", 0.6);
      hat(sheet);
    },
  });
  sheet.bar(geo.smooth(geo.line([-10, 152, 34, 178, 54, 216, 64, 262, 69, 306])), 17, "ink");
  sheet.stroke(geo.smooth(geo.line([10, 164, 38, 184, 58, 220, 68, 268])), 4, "slate");
  sheet.shape(geo.smooth(geo.line(paths.scarf), true, 5), "red", 0.5);
  for (const x of [-6, 20, 46]) sheet.stroke(geo.smooth(geo.line([x, 122, x + 6, 140, x, 160])), 5, "brick");
  streamer(sheet, 6, 130);
}

export const scene = new Scene({
  name: "spots/coast-walk",
  size: "card",
  people: true,
  light: { x: -0.9, y: -0.35 },
  palette: [
    "lagoon",
    "haze",
    "cream",
    "honey",
    "marigold",
    "orange",
    "white",
    "slate",
    "sea",
    "deep",
    "ink",
    "red",
    "rose",
    "brick",
    "leaf",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    sky(sheet);
    bay(sheet);
    headland(sheet);
    boats(sheet);
    wall(sheet);
    sheet.shape(geo.smooth(geo.line(paths.shadow), true, 5), "slate", 1.4);
    gear(sheet);
    thrift(sheet);
    sheet.place({ x: 726, y: 300, scale: 0.42, flip: true }, () => walker(sheet));
    for (const [x, y, scale, lift, turn] of [
      [470, 170, 0.9, 6, -8],
      [236, 96, 0.62, -8, 10],
      [1010, 130, 0.74, 20, -20],
      [640, 84, 0.44, 0, -2],
    ] as const)
      sheet.place({ x, y, scale, turn }, () => gull(sheet, lift));
  },
});
