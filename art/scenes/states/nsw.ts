import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { bathers } from "./nsw.bathers";
import { surf } from "./nsw.surf";

/* Seen straight from above; the coast runs along u, the sea lies at negative v. The whole is turned on the sheet. */

/** The sea from deep to shallow in four tints. */
function sea(sheet: Sheet): void {
  sheet.shape(geo.rect(-800, -800, 1600, 1600), "deep", 0);
  for (const [v, high, colour] of [
    [-430, 34, "sea"],
    [-120, 40, "lagoon"],
    [150, 30, "haze"],
  ] as const)
    sheet.shape([...surf.coast(v, high, 4), [760, 800], [-760, 800]], colour, 2);
  const random = noise.stream(5);
  for (let i = 0; i < 130; i++) {
    const v = random.range(-560, 130);
    const u = random.range(-700, 700);
    const long = random.range(40, 120);
    const mark = geo.smooth([
      [u, v],
      [u + long * 0.4, v - random.range(4, 10)],
      [u + long, v + random.range(-3, 3)],
    ]);
    sheet.stroke(
      mark,
      random.range(3, 6),
      v < -380 ? (i % 3 ? "ink" : "sea") : v < -110 ? (i % 2 ? "deep" : "lagoon") : "white",
    );
  }
}

/** The rock shelf the pool is cut into, with cracks and standing water. */
function shelf(sheet: Sheet): void {
  const rim: Line = geo.smooth(
    geo.line([
      -236, 700, -216, 470, -258, 360, -250, 200, -226, 92, -160, 40, -60, 24, 60, 40, 170, 14, 290, 34, 400,
      6, 520, 30, 760, 10,
    ]),
  );
  const rock: Line = [...rim, [760, 760], [-236, 760]];
  sheet.shape(geo.move(rock, -12, -16), "white", 6);
  sheet.shape(rock, "brick", 5);
  sheet.shape(geo.move(rock, 15, 18), "salmon", 5);
  const random = noise.stream(21);
  sheet.clip(rock, () => {
    for (let k = 0; k < 34; k++) {
      let [u, v] = [random.range(-240, 600), random.range(20, 640)];
      let way = random.range(0, 6.28);
      const crack: Point[] = [[u, v]];
      for (let i = 0; i < 9; i++) {
        way += random.range(-0.9, 0.9);
        u += Math.cos(way) * 17;
        v += Math.sin(way) * 17;
        crack.push([u, v]);
      }
      sheet.stroke(crack, random.range(4, 8), "brick");
      sheet.stroke(geo.move(geo.part(crack, 0.15, 0.85), 4, 5), 3, "honey");
    }
    for (let k = 0; k < 70; k++)
      sheet.dot(
        random.range(-240, 640),
        random.range(30, 660),
        random.range(1.5, 4.5),
        k % 3 ? "brick" : "honey",
        1,
      );
    for (const [u, v, r] of geo
      .line([-170, 120, -190, 330, 470, 120])
      .map(([a, b], i): readonly [number, number, number] => [a, b, 20 + i * 6])) {
      sheet.shape(geo.arc(u, v, r * 1.3, r * 0.8), "brick", 5);
      sheet.shape(geo.arc(u + 2, v + 3, r * 1.1, r * 0.62), "lagoon", 5);
    }
  });
}

/** The pool: white rim, clear water, lane lines, swimmers, and the sea breaking over its outer wall. */
function pool(sheet: Sheet): void {
  const [left, top, w, h] = [-120, 120, 520, 226];
  sheet.shape(geo.rect(left - 4, top - 4, w + 46, h + 50), "brick", 1);
  sheet.shape(geo.rect(left - 26, top - 26, w + 52, h + 52), "sand", 1);
  sheet.shape(geo.rect(left, top, w, h), "lagoon", 0.8);
  sheet.shape(geo.rect(left, top, w, 20), "sea", 0.8);
  sheet.shape(geo.rect(left, top, 16, h), "sea", 0.8);
  for (let i = 0; i < 5; i++)
    sheet.stroke(geo.line([left + 26, top + 34 + i * 44, left + w - 14, top + 34 + i * 44]), 6, "deep", {
      taper: "none",
      jitter: 0.6,
    });
  const random = noise.stream(33);
  for (let i = 0; i < 74; i++) {
    const u = random.range(left + 20, left + w - 60);
    const v = random.range(top + 26, top + h - 8);
    sheet.stroke(
      geo.smooth([
        [u, v],
        [u + 16, v - 6],
        [u + 32, v + 3],
        [u + 48, v - 2],
      ]),
      random.range(2.4, 4.4),
      i % 3 ? "haze" : "white",
    );
  }
  for (let i = 0; i < 4; i++) {
    const v = top + 56 + i * 44;
    for (let u = left + 8; u < left + w - 8; u += 17)
      sheet.shape(geo.rect(u, v - 2.5, 12, 5), Math.round((u - left) / 17) % 4 === 0 ? "red" : "white", 0.3);
  }
  bathers.swimmer(sheet, 20, top + 34, 1, "red", "tan");
  bathers.swimmer(sheet, 250, top + 78, -1, "marigold", "brown");
  bathers.swimmer(sheet, -40, top + 122, 1, "white", "brown");
  bathers.swimmer(sheet, 300, top + 166, -1, "ink", "tan");
  bathers.swimmer(sheet, 120, top + 204, 1, "red", "brown");
  const splash = Array.from({ length: 44 }, (_, i): Point => {
    const u = left - 44 + i * 9.4;
    const swell = Math.sin((Math.PI * i) / 43);
    return [u, top - 34 + 44 * swell ** 0.7 + 22 * swell * noise.rough(u / 34, 3, 7)];
  });
  sheet.shape(
    [
      ...splash,
      ...geo.reverse(splash.map(([u, v], i): Point => [u, v - 4 - 62 * Math.sin((Math.PI * i) / 43)])),
    ],
    "white",
    4,
  );
  for (let i = 0; i < 60; i++) {
    const u = random.range(left, left + 320);
    sheet.dot(
      u,
      geo.heightAt(splash, u) + random.range(0, 34) * random.next(),
      random.range(1.6, 5),
      "white",
      0.5,
    );
  }
}

/** The sand at the left with its wet edge. */
function beach(sheet: Sheet): void {
  const edge = geo.smooth(geo.line([-760, 250, -560, 262, -430, 236, -330, 262, -200, 300, -140, 420]));
  const land = (out: number): Line => [...geo.move(edge, 0, out), [-140, 800], [-760, 800]];
  sheet.shape(land(-26), "white", 6);
  sheet.shape(land(-8), "honey", 4);
  sheet.shape(land(26), "straw", 4);
  const random = noise.stream(12);
  for (let i = 0; i < 60; i++)
    sheet.dot(random.range(-640, -250), random.range(330, 640), random.range(1.6, 3), "honey", 0.4);
}

export const scene = new Scene({
  name: "states/nsw",
  size: "square",
  people: true,
  light: { x: -0.6, y: -0.8 },
  palette: [
    "deep",
    "sea",
    "lagoon",
    "haze",
    "white",
    "sand",
    "straw",
    "honey",
    "salmon",
    "brick",
    "red",
    "marigold",
    "ink",
    "tan",
    "brown",
    "bark",
  ],
  draw: (sheet) => {
    sheet.place({ x: 416, y: 344, turn: -17, scale: 0.84 }, () => {
      sea(sheet);
      surf.breaker(sheet, -316, -640, 240, 40, 3);
      surf.breaker(sheet, -150, -330, 660, 58, 8);
      surf.breaker(sheet, 54, -620, -120, 34, 6);
      beach(sheet);
      shelf(sheet);
      surf.breaker(sheet, 26, -230, 560, 30, 11);
      pool(sheet);
      bathers.surfer(sheet, -150, -96, 70, "ride", {
        board: "marigold",
        stripe: "red",
        suit: "ink",
        skin: "tan",
        hair: "bark",
      });
      bathers.surfer(sheet, 130, -262, -12, "paddle", {
        board: "white",
        stripe: "sea",
        suit: "red",
        skin: "brown",
        hair: "ink",
      });
      bathers.surfer(sheet, 344, -268, 8, "paddle", {
        board: "honey",
        stripe: "white",
        suit: "ink",
        skin: "tan",
        hair: "bark",
      });
      bathers.surfer(sheet, -210, -400, -20, "paddle", {
        board: "red",
        stripe: "white",
        suit: "ink",
        skin: "tan",
        hair: "ink",
      });
      bathers.surfer(sheet, -330, -44, 24, "paddle", {
        board: "white",
        stripe: "red",
        suit: "deep",
        skin: "brown",
        hair: "ink",
      });
      bathers.parasol(sheet, -300, 410, 44, "red");
      bathers.parasol(sheet, -420, 470, 40, "sea");
      bathers.towel(sheet, -350, 496, 24, "sea", "red", "tan");
      bathers.towel(sheet, -420, 372, -30, "marigold", "ink", "brown");
      bathers.parasol(sheet, 60, 420, 40, "marigold");
      bathers.towel(sheet, 150, 414, 82, "red", "ink", "tan");
      bathers.parasol(sheet, 392, 440, 42, "red");
      bathers.towel(sheet, 306, 458, 64, "sea", "red", "brown");
      bathers.towel(sheet, 470, 470, 100, "marigold", "deep", "tan");
    });
  },
});
