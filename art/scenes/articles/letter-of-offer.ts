import { buildings } from "../../kit/built/buildings";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import paths from "./letter-of-offer.paths.json";

/** Evening over the town: hills, roofs with lit windows, palms. */
function town(sheet: Sheet): void {
  skies.flat(sheet, "mauve");
  skies.bands(sheet, [
    { top: 300, colour: "rose" },
    { top: 500, colour: "salmon" },
    { top: 640, colour: "honey" },
  ]);
  skies.cloud(sheet, 300, 230, 480, "rose", 4, 3);
  skies.cloud(sheet, 1620, 360, 560, "salmon", 4, 6);
  skies.cloud(sheet, 360, 520, 420, "honey", 3, 8);
  hills.far(sheet, hills.ridge(geo.line(paths.farHills), 26, 4), 840, { body: "mauve" });
  buildings.skyline(
    sheet,
    { left: -20, right: 1940, foot: 900, low: 50, high: 160 },
    { wall: "plum", window: "honey" },
    7,
  );
  const dark = { dark: "night", base: "plum", lit: "brick" } as const;
  const stem = { bark: "night", ring: "plum" } as const;
  trees.palm(sheet, 300, 960, 470, -46, dark, stem, 3);
  trees.palm(sheet, 430, 970, 330, 40, dark, stem, 6);
  trees.palm(sheet, 1650, 960, 520, 50, dark, stem, 9);
  sheet.shape(geo.line(paths.ground), "night", 4);
  trees.canopy(sheet, geo.line(paths.treeTops), 46, 3, { dark: "night", base: "night", lit: "plum" }, 5);
  for (const x of [90, 420, 1500, 1730]) {
    sheet.shape(geo.rect(x, 884, 130, 200), "plum", 1);
    buildings.roof(sheet, x - 20, 890, 170, 60, "hip", { tile: "brick", line: "night" });
    sheet.shape(geo.rect(x + 28, 920, 30, 44), "honey", 0.7);
    sheet.shape(geo.rect(x + 78, 920, 30, 44), "honey", 0.7);
  }
}

/** The envelope behind the letter, its flap torn open. */
function envelope(sheet: Sheet): void {
  sheet.place({ x: 1010, y: 610, turn: 13 }, () => {
    sheet.shape(geo.rect(-310, -200, 640, 420), "night", 1.5);
    sheet.shape(geo.line([-320, -210, 0, -420, 320, -210]), "sand", 1);
    sheet.shape(geo.line([-280, -214, 0, -394, 280, -214]), "red", 1);
    for (let i = -6; i <= 6; i++)
      sheet.stroke(geo.line([i * 42, -216, i * 20, -340 + Math.abs(i) * 10]), 7, "salmon");
    sheet.shape(geo.rect(-320, -210, 640, 420), "honey", 1);
    sheet.stroke(geo.line([-316, 206, -10, -10, 316, 206]), 5, "salmon");
    sheet.shape(geo.rect(196, -186, 96, 112), "sand", 2.5);
    sheet.shape(geo.rect(206, -176, 76, 92), "red", 0.7);
    sheet.shape(geo.line(paths.stampHills), "brick", 0.7);
    sheet.dot(264, -156, 9, "sand");
    for (const y of [-150, -132, -114])
      sheet.stroke(geo.smooth(geo.line([130, y, 170, y - 9, 210, y + 6, 250, y - 5])), 5, "plum");
  });
}

/** The letter: three folds, each third in its own light; head mark, lines, seal with ribbons. */
function letter(sheet: Sheet): void {
  sheet.place({ x: 930, y: 480, turn: -5 }, () => {
    const thirds = [
      geo.line([-300, -392, 300, -400, 306, -142, -296, -136]),
      geo.line([-296, -136, 306, -142, 300, 128, -304, 132]),
      geo.line([-304, 132, 300, 128, 308, 392, -298, 398]),
    ];
    sheet.shape(geo.line([-284, -374, 320, -384, 328, 408, -280, 416]), "plum", 1.5);
    thirds.forEach((third, i) => {
      sheet.shape(third, i === 1 ? "cream" : "sand", 0.7);
    });
    for (const y of [-139, 130]) {
      sheet.stroke(geo.line([-298, y + 5, 302, y]), 5, "honey", { taper: "none" });
      for (let i = 0; i < 12; i++)
        sheet.stroke(geo.line([-280 + i * 50, y + 10, -268 + i * 50, y + 30]), 4, "honey", { taper: "end" });
    }
    sheet.shape(geo.line([-60, -340, 0, -372, 60, -340]), "ink", 0.6);
    for (const x of [-46, -22, 2, 26]) sheet.shape(geo.rect(x, -334, 16, 44), "ink", 0.6);
    sheet.shape(geo.rect(-64, -286, 128, 13), "ink", 0.6);
    sheet.stroke(geo.line([-130, -246, 130, -246]), 11, "ink");
    sheet.stroke(geo.line([-80, -220, 80, -220]), 6, "mauve");
    for (let i = 0; i < 12; i++) {
      const y = -172 + i * 33;
      if (Math.abs(y + 139) < 14 || Math.abs(y - 130) < 14) continue;
      const end = i % 4 === 3 ? 40 : 236 + 14 * noise.at(i * 1.7, 2, 3);
      sheet.stroke(geo.line([-244, y, end, y]), 8, "ink", { jitter: 0.3 });
    }
    sheet.stroke(geo.smooth(geo.line(paths.signature)), 7, "ink");
    sheet.stroke(geo.line([-246, 350, -20, 350]), 4, "mauve");
  });
}

/** The round seal, scalloped, with two ribbon ends. */
function seal(sheet: Sheet): void {
  sheet.place({ x: 1010, y: 720, turn: -5, scale: 1.2 }, () => {
    sheet.shape(geo.line([-46, 40, -84, 176, -44, 158, -22, 192, 4, 60]), "brick", 0.8);
    sheet.shape(geo.line([0, 56, 26, 188, 50, 154, 88, 166, 46, 40]), "red", 0.8);
    for (let i = 0; i < 26; i++)
      sheet.dot(78 * Math.cos((i / 26) * Math.PI * 2), 78 * Math.sin((i / 26) * Math.PI * 2), 12, "red");
    sheet.dot(0, 0, 80, "red");
    sheet.shape(
      geo.arc(0, 0, 80, 80, 20, 130).concat(geo.reverse(geo.arc(-14, -14, 76, 76, 20, 130))),
      "brick",
      0.8,
    );
    sheet.bar(geo.arc(0, 0, 62, 62), 5, "honey");
    sheet.stroke(geo.arc(0, 0, 72, 72, 190, 290), 5, "salmon");
    for (const side of [-1, 1])
      for (let i = 0; i < 6; i++) {
        const a = ((112 + i * 22) * Math.PI) / 180;
        const [x, y] = [side * -44 * Math.cos(a), 44 * Math.sin(a)];
        sheet.stroke(geo.line([x, y, x + side * 9, y - 14]), 9, "honey");
      }
    sheet.shape(geo.smooth(geo.line(paths.sealCap), true, 4), "honey", 0.5);
    sheet.shape(geo.line([-32, -22, 0, -36, 32, -22, 0, -8]), "honey", 0.5);
  });
}

/** The hand: fingers behind the page, the thumb on it, sleeve with a bangle. */
function hand(sheet: Sheet): void {
  const skin = palette.skins.brown;
  const arm = geo.smooth(geo.line(paths.arm), true);
  sheet.shape(arm, skin.base, 0.7);
  sheet.clip(arm, () => {
    sheet.shape(
      geo.smooth(geo.line([1190, 840, 1250, 930, 1340, 1030, 1400, 1110, 1200, 1120]), true),
      skin.shade,
      0.7,
    );
    for (const dy of [0, 14])
      sheet.stroke(geo.smooth(geo.line([1340, 836 + dy, 1400, 916 + dy, 1480, 1010 + dy])), 6, skin.lit);
  });
  const thumb: Line = geo.smooth(geo.line(paths.thumb), true);
  sheet.shape(geo.move(thumb, -12, 16), "honey", 0.8);
  sheet.shape(thumb, skin.base, 0.6);
  sheet.clip(thumb, () => {
    sheet.shape(geo.smooth(geo.line(paths.thumbShade), true), skin.shade, 0.6);
    sheet.stroke(geo.smooth(geo.line([1130, 690, 1170, 750, 1226, 796])), 7, skin.lit);
  });
  sheet.shape(geo.smooth(geo.line(paths.thumbNail), true), "rose", 0.5);
  sheet.stroke(geo.smooth(geo.line([1094, 704, 1094, 686, 1106, 680])), 4, "sand");
  for (const t of [0, 11, 22])
    sheet.stroke(
      geo.smooth(geo.line([1128 + t * 0.7, 770 + t, 1146 + t * 0.8, 764 + t, 1166 + t * 0.8, 768 + t])),
      4,
      skin.shade,
    );
  const bangle = (x: number, y: number, colour: "honey" | "red"): void => {
    sheet.stroke(geo.smooth(geo.line([x - 62, y + 86, x + 8, y + 46, x + 78, y - 34])), 19, colour, {
      taper: "none",
      jitter: 0.06,
    });
  };
  bangle(1362, 946, "honey");
  bangle(1386, 970, "red");
  bangle(1410, 994, "honey");
}

export const scene = new Scene({
  name: "articles/letter-of-offer",
  size: "hero",
  people: true,
  light: { x: 0.4, y: -0.8 },
  palette: [
    "mauve",
    "rose",
    "salmon",
    "honey",
    "cream",
    "sand",
    "plum",
    "night",
    "ink",
    "red",
    "brick",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    town(sheet);
    envelope(sheet);
    letter(sheet);
    seal(sheet);
    hand(sheet);
  },
});
