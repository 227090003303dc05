import { furniture } from "../../kit/built/furniture";
import { planes } from "../../kit/built/plane";
import { things } from "../../kit/built/things";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";

const top = 640;

/** Blue hour in the rain: hills, a road of lamps, trees. */
function outside(sheet: Sheet): void {
  sheet.shape(geo.rect(480, 0, 1100, 640), "slate", 0);
  skies.bands(sheet, [
    { top: 250, colour: "lagoon" },
    { top: 380, colour: "haze" },
  ]);
  skies.cloud(sheet, 720, 130, 460, "deep", 4, 3);
  skies.cloud(sheet, 1260, 220, 480, "deep", 4, 6);
  hills.far(
    sheet,
    hills.ridge(geo.line([460, 470, 640, 400, 860, 440, 1040, 360, 1260, 430, 1600, 380]), 22, 3),
    660,
    { body: "lagoon" },
  );
  hills.far(sheet, hills.rolling(460, 1600, 530, 40, 5), 660, { body: "deep" });
  for (const [x, y] of geo.line([620, 536, 700, 548, 790, 540, 1010, 552, 1100, 540, 1390, 544])) {
    sheet.shape(geo.rect(x, y - 4, 13, 17), "honey", 0.5);
    sheet.stroke(geo.line([x + 6, y + 18, x + 6, y + 42]), 6, "honey");
  }
  const dark = { dark: "night", base: "ink", lit: "sea" } as const;
  trees.broadleaf(sheet, 560, 660, 330, dark, "night", 5);
  trees.palm(sheet, 1440, 670, 430, -50, dark, { bark: "night", ring: "ink" }, 4);
  skies.rain(sheet, { x: 480, y: 20, w: 1100, h: 620 }, 150, "haze");
  for (let i = 0; i < 34; i++) {
    const [x, y] = [
      520 + 960 * Math.abs(noise.at(i * 3.7, 1, 4)) + (i % 5) * 20,
      90 + 460 * Math.abs(noise.at(i * 2.9, 6, 8)),
    ];
    sheet.stroke(geo.line([x, y, x + 2, y + 26]), 7, "sand", { taper: "start" });
  }
}

function room(sheet: Sheet): void {
  skies.flat(sheet, "ink");
  for (let y = 20; y < top; y += 34)
    sheet.stroke(geo.line([-10, y, 1930, y]), 3, "night", {
      taper: "none",
      tone: (x) => 0.4 + 0.9 * noise.at(x / 90, y / 7, 5),
    });
  sheet.shape(geo.line([300, 512, 640, 512, 860, 660, 80, 660]), "deep", 2);
  furniture.window(
    sheet,
    { x: 560, y: 70, w: 940, h: 500 },
    3,
    2,
    { base: "timber", shade: "bark", lit: "honey" },
    () => outside(sheet),
  );
  const cloth = { base: "sea", shade: "deep", lit: "haze" } as const;
  sheet.stroke(geo.line([400, 26, 1690, 26]), 15, "honey", { taper: "none", jitter: 0.06 });
  for (const x of [396, 1694]) sheet.dot(x, 26, 17, "honey");
  furniture.curtain(sheet, { x: 440, y: 24, w: 170, h: 620 }, cloth, 0.4);
  furniture.curtain(sheet, { x: 1650, y: 24, w: 190, h: 620 }, cloth, 0.36, true);
  sheet.place({ x: -24, y: -52 }, () => pinboard(sheet));
}

/** A board of pinned cards on the wall at the left: a hill, a bridge, a plan of days. */
function pinboard(sheet: Sheet): void {
  sheet.shape(geo.rect(60, 110, 290, 340), "bark", 0.8);
  sheet.shape(geo.rect(74, 124, 262, 312), "timber", 0.8);
  for (const [x, y, turn, kind] of [
    [146, 208, -5, 0],
    [262, 226, 6, 1],
    [158, 344, 4, 2],
    [270, 360, -6, 0],
  ] as const)
    sheet.place({ x, y, turn }, () => {
      sheet.shape(geo.rect(-46, -56, 92, 112), kind === 2 ? "straw" : "sand", 0.7);
      if (kind === 2)
        for (let i = 0; i < 12; i++)
          sheet.shape(
            geo.rect(-38 + (i % 4) * 20, -34 + Math.floor(i / 4) * 24, 14, 16),
            i === 6 ? "red" : "lagoon",
            0.4,
          );
      else sheet.shape(geo.rect(-38, -48, 76, 70), kind ? "honey" : "haze", 0.6);
      if (kind === 0)
        sheet.shape(geo.line([-38, 22, -38, -4, -10, -30, 12, -6, 24, -18, 38, 2, 38, 22]), "sea", 0.6);
      if (kind === 1) sheet.stroke(geo.arc(0, 14, 32, 40, 180, 360, 14), 7, "brick", { taper: "none" });
      if (kind === 1) sheet.stroke(geo.line([-38, 8, 38, 8]), 7, "brick", { taper: "none" });
      sheet.dot(0, -52, 7, "red");
    });
}

/** The desk and the light on it. */
function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: -260, y: top, w: 2440, h: 800 }, 420, {
    base: "bark",
    shade: "night",
    lit: "timber",
  });
  const pool = geo.arc(800, 850, 720, 190);
  sheet.clip(geo.rect(-10, top + 2, 1940, 416), () => {
    sheet.shape(pool, "timber", 5);
    sheet.clip(pool, () => furniture.grain(sheet, geo.rect(60, top, 1500, 420), "honey", 24));
  });
}

/** The page: a heading, lines to the middle, the last word just begun. */
function page(sheet: Sheet): void {
  const lay = planes.level(
    { y: top + 30, left: 420, right: 1500 },
    { y: 1056, left: 190, right: 1730 },
    1000,
    460,
  );
  const middle: readonly [number, number] = [520, 262];
  const put = (line: Line): Line => lay(geo.turn(geo.move(line, ...middle), -9, middle));
  const sheetOf = (w: number, h: number): Line => [...geo.rect(-w / 2, -h / 2, w, h), [-w / 2, -h / 2]];
  sheet.shape(geo.move(put(geo.turn(sheetOf(300, 372), 8)), 10, 14), "bark", 1);
  sheet.shape(put(geo.turn(sheetOf(300, 372), 8)), "straw", 0.8);
  sheet.shape(geo.move(put(sheetOf(300, 376)), 8, 12), "bark", 1);
  sheet.shape(put(sheetOf(300, 376)), "sand", 0.7);
  sheet.stroke(put(geo.line([-64, -150, 64, -150])), 13, "ink", { jitter: 0.3 });
  for (let i = 0; i < 7; i++) {
    const y = -108 + i * 26;
    let x = -122;
    const end = i === 6 ? -20 : i === 3 ? 60 : 122;
    const random = noise.stream(i + 4);
    while (x < end) {
      const long = random.range(16, 46);
      const word = geo.smooth(
        Array.from({ length: 9 }, (_, k): readonly [number, number] => [
          x + (Math.min(long, end - x + 6) * k) / 8,
          y + (k % 2 ? -5 - 4 * noise.at(x, k, 3) : 3),
        ]),
      );
      sheet.stroke(put(word), 4.4, "ink", { taper: "none", jitter: 0.3 });
      x += long + 10;
    }
  }
  for (let i = 7; i < 11; i++)
    sheet.stroke(put(geo.line([-122, -104 + i * 26, 122, -104 + i * 26])), 3, "straw");
  const nib = put(geo.line([-10, 50, 0, 50]))[0] ?? [0, 0];
  sheet.place({ x: nib[0], y: nib[1], turn: -36 }, () => {
    sheet.shape(geo.line([14, 22, 330, 14, 342, 26, 330, 38, 60, 36]), "bark", 0.8);
    sheet.shape(geo.smooth(geo.line([0, 0, 26, -12, 54, -12, 54, 12, 26, 12])), "honey", 0.5);
    sheet.stroke(geo.line([2, 0, 44, 0]), 3, "ink");
    sheet.shape(geo.line([52, -13, 110, -16, 110, 16, 52, 13]), "ink", 0.6);
    sheet.shape(geo.line([110, -18, 326, -14, 340, 0, 326, 14, 110, 18]), "red", 0.6);
    sheet.shape(geo.line([110, 4, 334, 5, 326, 14, 110, 18]), "brick", 0.6);
    sheet.shape(geo.rect(104, -19, 13, 38), "honey", 0.5);
    sheet.stroke(geo.line([130, -9, 310, -7]), 5, "straw");
  });
}

/** A banker's lamp with a green shade, lit. */
function lamp(sheet: Sheet): void {
  const x = 470;
  sheet.shape(geo.arc(x, 770, 112, 30), "bark", 0.8);
  sheet.shape(geo.arc(x, 754, 108, 28), "honey", 0.7);
  sheet.stroke(geo.arc(x, 752, 84, 19, 20, 150), 6, "timber");
  sheet.shape(geo.line([x - 12, 752, x - 9, 470, x + 9, 470, x + 12, 752]), "honey", 0.6);
  sheet.stroke(geo.line([x + 6, 500, x + 8, 740]), 6, "timber");
  for (const y of [640, 700]) sheet.shape(geo.arc(x, y, 21, 13), "honey", 0.5);
  const shade = geo.smooth(
    geo.line([x - 212, 500, x - 190, 420, x - 120, 366, x, 350, x + 120, 366, x + 190, 420, x + 212, 500]),
  );
  sheet.shape([...shade, [x + 212, 512], [x - 212, 512]], "leaf", 0.8);
  for (let i = -4; i <= 4; i++)
    sheet.stroke(
      geo.smooth(geo.line([x + i * 22, 356 + i * i * 2, x + i * 40, 420 + i * i, x + i * 47, 496])),
      8,
      i < 0 ? "honey" : "pine",
      { taper: "start" },
    );
  sheet.shape(geo.arc(x, 508, 212, 22), "straw", 0.6);
  sheet.shape(geo.arc(x, 506, 150, 13), "sand", 0.5);
  sheet.dot(x, 346, 13, "honey");
  sheet.bar(geo.line([x + 90, 516, x + 90, 580]), 3, "honey");
  sheet.dot(x + 90, 586, 7, "honey");
}

export const scene = new Scene({
  name: "guides/statement-of-purpose",
  size: "hero",
  people: true,
  light: { x: -0.8, y: -0.4 },
  palette: [
    "ink",
    "night",
    "slate",
    "lagoon",
    "haze",
    "deep",
    "sea",
    "bark",
    "timber",
    "honey",
    "straw",
    "sand",
    "red",
    "brick",
    "leaf",
    "pine",
  ],
  draw: (sheet) => {
    room(sheet);
    desk(sheet);
    sheet.place({ x: 1370, y: 780, scale: 1.25 }, () =>
      things.books(sheet, ["brick", "sea", "honey"], "straw", "timber"),
    );
    sheet.place({ x: 1366, y: 652, scale: 1.05 }, () =>
      things.mug(sheet, { base: "red", shade: "brick", lit: "straw" }, "haze"),
    );
    lamp(sheet);
    page(sheet);
  },
});
