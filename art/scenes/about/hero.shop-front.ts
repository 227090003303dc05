import { festoon } from "../../kit/built/festoon";
import { vehicles } from "../../kit/built/vehicles";
import { worldMap } from "../../kit/built/world-map";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";

/** The office: wall, lettering-free board with an emblem, awning, windows, open door. */
export function shopFront(
  sheet: Sheet,
  colours: {
    readonly wall: Colour;
    readonly light: Colour;
    readonly plinth: Colour;
    readonly dark: Colour;
    readonly board: Colour;
    readonly gold: Colour;
    readonly red: Colour;
    readonly glass: Colour;
    readonly glint: Colour;
    readonly leaf: Colour;
    readonly carpet: Colour;
  },
): void {
  sheet.shape(geo.rect(792, -20, 1150, 960), colours.wall, 1);
  for (let r = 0; r < 20; r++)
    for (let k = 0; k < 9; k++) {
      const x = 800 + k * 140 + (r % 2) * 60;
      if (noise.at(k * 3.1, r * 2.3, 4) > 0.22)
        sheet.stroke(skies.streak(x, 180 + r * 38, 60, 2), 4, colours.light);
    }
  sheet.shape(geo.rect(792, 850, 1150, 92), colours.plinth, 1);
  sheet.shape(geo.rect(792, 842, 1150, 12), colours.light, 0.8);
  sheet.shape(geo.rect(842, 8, 1050, 144), colours.dark, 1);
  sheet.shape(geo.rect(852, 18, 1030, 124), colours.board, 0.9);
  sheet.dot(968, 80, 44, colours.gold, 0.8);
  sheet.place({ x: 966, y: 84, scale: 0.42, turn: -20 }, () =>
    vehicles.paperPlane(sheet, { body: colours.light, shade: colours.wall, fold: colours.dark }),
  );
  const way = geo.smooth(geo.line([1040, 86, 1240, 48, 1460, 104, 1700, 60]));
  for (let i = 0; i < 30; i++)
    sheet.bar([geo.along(way, i / 30), geo.along(way, (i + 0.55) / 30)], 6, colours.light);
  sheet.shape(
    geo.smooth(geo.line([1730, 108, 1700, 62, 1704, 42, 1730, 30, 1756, 42, 1760, 62]), true),
    colours.red,
    0.8,
  );
  sheet.dot(1730, 60, 11, colours.light);
  for (const [x, w] of [
    [850, 286],
    [1512, 360],
  ] as const) {
    sheet.shape(geo.rect(x - 16, 300, w + 32, 440), colours.light, 0.9);
    const pane = geo.rect(x, 316, w, 408);
    sheet.shape(pane, colours.glass, 0.7);
    sheet.clip(pane, () => {
      for (const dx of [40, 74, 180])
        sheet.stroke(geo.line([x + dx + 120, 300, x + dx - 90, 740]), dx === 40 ? 30 : 12, colours.board, {
          taper: "none",
        });
      sheet.shape(geo.rect(x, 668, w, 60), colours.plinth, 0.9);
    });
    sheet.shape(geo.rect(x - 26, 738, w + 52, 18), colours.light, 0.8);
    sheet.stroke(geo.line([x - 20, 753, x + w + 20, 753]), 5, colours.glint, { taper: "none" });
  }
  worldMap.draw(sheet, { x: 1544, y: 350, w: 300, h: 150 }, { water: colours.glint, land: colours.leaf });
  sheet.shape(geo.rect(1178, 262, 272, 650), colours.light, 0.9);
  sheet.shape(geo.rect(1198, 284, 232, 628), colours.dark, 0.7);
  sheet.shape(geo.line([1198, 284, 1430, 284, 1430, 330, 1198, 330]), colours.glass, 0.7);
  sheet.shape(geo.line([1250, 912, 1290, 620, 1400, 620, 1420, 912]), colours.carpet, 1);
  sheet.shape(geo.line([1430, 284, 1500, 306, 1500, 930, 1430, 912]), colours.board, 0.8);
  sheet.shape(geo.line([1440, 306, 1490, 322, 1490, 900, 1440, 890]), colours.glint, 0.7);
  for (const dx of [8, 24]) sheet.stroke(geo.line([1446 + dx, 330, 1440 + dx, 860]), 7, colours.light);
  sheet.bar(geo.line([1436, 600, 1436, 680]), 8, colours.gold);
  const bloom = (bx: number, by: number, i: number): void => {
    sheet.dot(bx, by + 3, 9, i % 3 ? colours.gold : colours.red, 1.4);
    if (i % 3 === 1)
      leaves.leaf(sheet, geo.line([bx, by + 8, bx - 1, by + 24, bx + 2, by + 42]), 8, {
        dark: colours.glass,
        base: colours.leaf,
        lit: colours.gold,
      });
  };
  festoon(sheet, [1182, 276], [1446, 276], 22, 17, colours.leaf, bloom);
  for (let i = 0; i < 15; i++) {
    const ax = 812 + i * 74;
    const stripe: Line = [
      [ax, 170],
      [ax + 74, 170],
      [ax + 78, 250],
      [ax + 74 + 4, 262],
      ...geo.arc(ax + 41, 256, 37, 24, 0, 180, 10),
      [ax + 4, 250],
    ];
    sheet.shape(stripe, i % 2 ? colours.light : colours.red, 0.9);
    sheet.stroke(geo.line([ax + 60, 178, ax + 64, 266]), 7, i % 2 ? colours.glint : colours.carpet);
  }
  sheet.shape(geo.rect(800, 158, 1130, 16), colours.carpet, 0.8);
}
