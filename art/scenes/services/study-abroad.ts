import { things } from "../../kit/built/things";
import { vehicles } from "../../kit/built/vehicles";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import paths from "./study-abroad.paths.json";

const floor = 842;

/** The apron at dawn behind the window wall: sun low, a waiting plane, the control tower. */
function apron(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, 300, 920, floor - 300), "straw");
  skies.bands(sheet, [
    { top: 420, colour: "honey" },
    { top: 560, colour: "orange" },
    { top: 660, colour: "salmon" },
  ]);
  skies.cloud(sheet, 560, 390, 360, "cream", 3, 4);
  skies.cloud(sheet, 160, 500, 300, "straw", 3, 9);
  skies.sun(sheet, 250, 700, 78, { disc: "cream", rings: ["straw"] });
  sheet.shape(geo.line(paths.apron), "plum", 2);
  sheet.shape(geo.line(paths.tower), "plum");
  for (let x = 92; x < 136; x += 15) sheet.shape(geo.rect(x, 513, 9, 16), "honey", 0.5);
  sheet.place({ x: 640, y: 772, scale: 2.5 }, () =>
    vehicles.plane(sheet, { body: "sand", shade: "salmon", tail: "red", window: "ink" }),
  );
  for (const x of [560, 790]) sheet.bar(geo.line([x, 770, x, 804]), 7, "ink");
  for (const x of [552, 570, 782, 800]) sheet.dot(x, 806, 10, "ink");
  sheet.shape(geo.rect(-10, 812, 920, 40), "plum", 1);
  sheet.stroke(geo.line([0, 822, 900, 822]), 5, "salmon", { tone: (x) => 0.7 + noise.at(x / 60, 3, 2) });
}

/** The window wall's bars, and the ceiling's beams running to the middle. */
function hall(sheet: Sheet): void {
  for (let x = 62; x < 900; x += 155) sheet.shape(geo.rect(x, 280, 15, floor - 280), "ink", 0.6);
  for (const y of [470, 664]) sheet.shape(geo.rect(-10, y, 920, 10), "ink", 0.6);
  sheet.shape(geo.rect(-10, -10, 920, 326), "ink", 1);
  for (let i = -6; i <= 6; i++)
    sheet.stroke(geo.line([450 + i * 130, -20, 450 + i * 42, 128]), 15, "deep", { taper: "start" });
  sheet.shape(geo.rect(-10, 118, 920, 200), "night", 0.8);
  sheet.stroke(geo.line([-10, 120, 910, 120]), 7, "deep", { taper: "none" });
  sheet.stroke(geo.line([-10, 316, 910, 316]), 8, "deep", { taper: "none" });
}

/** Rows of flaps on the departures board, left and right of the clock; blank but for marks. */
function board(sheet: Sheet): void {
  const random = noise.stream(12);
  for (const left of [26, 632]) {
    for (let row = 0; row < 5; row++) {
      const y = 140 + row * 33;
      for (let c = 0; c < 8; c++) {
        const x = left + c * 30.5;
        sheet.shape(geo.rect(x, y, 27, 25), "ink", 0.4);
        if (c === 2 || random.next() < 0.12) continue;
        const mark = c > 5 ? (row === 2 ? "red" : "sea") : "straw";
        sheet.shape(geo.rect(x + 6, y + 6, 15, 5), mark, 0.5);
        sheet.shape(geo.rect(x + 6, y + 14, random.range(6, 15), 5), mark, 0.5);
      }
    }
  }
}

/** The round clock on its hangers: twenty to seven. */
function clock(sheet: Sheet): void {
  const [x, y] = [450, 214];
  for (const dx of [-60, 60]) sheet.bar(geo.line([x + dx, -10, x + dx, 110]), 11, "deep");
  sheet.dot(x, y, 168, "night");
  sheet.dot(x, y, 160, "red");
  sheet.dot(x, y, 142, "sand");
  sheet.stroke(geo.arc(x, y, 151, 151, 185, 300), 7, "salmon");
  for (let i = 0; i < 60; i++) {
    const hour = i % 5 === 0;
    const tick = geo.line([x, y - 132, x, y - (hour ? 106 : 122)]);
    sheet.stroke(geo.turn(tick, i * 6, [x, y]), hour ? 11 : 4, "ink", { taper: "none", jitter: 0.08 });
  }
  const hand = (long: number, width: number, degrees: number): void =>
    sheet.stroke(geo.turn(geo.line([x, y + 26, x, y - long]), degrees, [x, y]), width, "ink", {
      taper: "start",
      jitter: 0.05,
    });
  hand(78, 19, 200);
  hand(112, 13, 240);
  sheet.dot(x, y, 13, "red");
}

/** The polished floor: the windows' light lies in it, and the student's shadow falls forward. */
function ground(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, floor, 920, 400), "deep", 1);
  for (let i = -3; i <= 3; i++) {
    const light = geo.line([
      450 + i * 155 - 62,
      floor,
      450 + i * 155 + 62,
      floor,
      450 + i * 205 + 76,
      990,
      450 + i * 205 - 76,
      990,
    ]);
    sheet.clip(light, () => {
      for (let y = floor + 6; y < 990; y += 11 + (y - floor) * 0.05)
        sheet.stroke(
          geo.line([450 + i * 190 - 110, y, 450 + i * 190 + 110, y]),
          8.4 - (y - floor) * 0.045,
          y < 880 ? "salmon" : "sea",
          { tone: (x, py) => 0.75 + 0.7 * noise.rough(x / 40, py / 8, 3) },
        );
    });
  }
  sheet.stroke(geo.line([-10, floor + 2, 910, floor + 2]), 8, "ink", { taper: "none" });
  for (const y of [1040, 1130])
    sheet.stroke(geo.line([-10, y, 910, y]), 3, "ink", { tone: (x) => 0.8 + 0.4 * noise.at(x / 80, y, 4) });
  sheet.shape(geo.line(paths.firstShadow), "ink", 1.5);
  sheet.shape(geo.line(paths.secondShadow), "ink", 1.5);
  sheet.shape(geo.line(paths.thirdShadow), "ink", 1.5);
}

export const scene = new Scene({
  name: "services/study-abroad",
  size: "poster",
  people: true,
  light: { x: -0.62, y: -0.5 },
  palette: [
    "straw",
    "cream",
    "honey",
    "orange",
    "salmon",
    "plum",
    "red",
    "sand",
    "ink",
    "night",
    "deep",
    "sea",
    "marigold",
    "brick",
    "leaf",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    apron(sheet);
    hall(sheet);
    board(sheet);
    clock(sheet);
    ground(sheet);
    sheet.place({ x: 438, y: 474, scale: 0.415 }, () =>
      figure(sheet, {
        look: {
          ...heads.nisha,
          skin: "brown",
          hair: "braid",
          tilt: -5,
          hairColours: { base: "ink", lit: "sea" },
        },
        outfit: {
          kind: "kurta",
          cloth: { base: "marigold", shade: "orange", lit: "straw" },
          accent: "red",
          trousers: { base: "ink", shade: "night", lit: "deep" },
          shoes: "night",
        },
        rear: true,
        pose: {
          ...poses.standing,
          left: { elbow: [-238, 352], wrist: [-262, 548], hand: "relaxed", handTurn: 184, thumb: "right" },
          right: { elbow: [206, 396], wrist: [246, 566], hand: "fist", handTurn: 176, thumb: "left" },
        },
        carry: () => {
          sheet.place({ x: 250, y: 1164, scale: 2.14 }, () =>
            things.suitcase(sheet, { base: "red", shade: "brick", lit: "salmon", metal: "night" }),
          );
          sheet.place({ x: 0, y: 500, scale: 1.75 }, () =>
            things.backpack(sheet, { base: "sea", shade: "deep", lit: "leaf" }),
          );
        },
      }),
    );
  },
});
