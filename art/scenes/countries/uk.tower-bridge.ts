import { openings } from "../../kit/built/openings";
import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { gothicTower, spire, type TowerInks } from "./uk.gothic-tower";

/* Drawn about its middle; the road lies on y = 0, the piers reach down to 120, the finials up to -520. */
const towers = [-186, 186] as const;

/** The two walkways high between the towers: lattice girders with a gilt crest in the middle. */
function walkways(sheet: Sheet, c: TowerInks): void {
  for (const y of [-300, -262]) {
    sheet.shape(geo.rect(-142, y, 284, 27), c.steelLit, 0.5);
    for (let x = -142; x < 140; x += 14.2) {
      sheet.bar(
        [
          [x, y],
          [x + 14.2, y + 27],
        ],
        2.2,
        c.steel,
      );
      sheet.bar(
        [
          [x + 14.2, y],
          [x, y + 27],
        ],
        2.2,
        c.steel,
      );
    }
    sheet.bar(
      [
        [-142, y],
        [142, y],
      ],
      5,
      c.steel,
    );
    sheet.bar(
      [
        [-142, y + 27],
        [142, y + 27],
      ],
      5,
      c.steel,
    );
  }
  for (const side of [-1, 1])
    sheet.stroke(
      geo.smooth([
        [side * 140, -186],
        [side * 122, -222],
        [side * 92, -236],
      ]),
      7,
      c.steel,
      { taper: "none" },
    );
  sheet.dot(0, -268, 17, c.steel);
  sheet.dot(0, -268, 11, c.glass);
}

/** A hanging side span: two chords with a web, hangers down to the road. */
function sideSpan(sheet: Sheet, side: number, c: TowerInks): void {
  const at = (points: Line): Line => geo.smooth(points.map(([x, y]): Point => [side * x, y]));
  const top = at(geo.line([236, -318, 290, -226, 360, -122, 430, -62, 480, -58, 540, -128]));
  const low = at(geo.line([236, -296, 300, -188, 366, -92, 430, -50, 484, -46, 540, -116]));
  for (let i = 1; i < 30; i++) {
    const [x, y] = geo.along(low, i / 30);
    sheet.bar(
      [
        [x, y],
        [x, 2],
      ],
      2,
      c.steel,
    );
  }
  const [a, b] = [geo.even(top, 26), geo.even(low, 26)];
  a.forEach((point, i) => {
    const other = b[i + (i % 2 === 0 ? 1 : -1)];
    if (other) sheet.bar([point, other], 2.2, c.steel);
  });
  sheet.stroke(top, 8, c.steel, { taper: "none", jitter: 0.1 });
  sheet.stroke(geo.move(top, 0, -2), 2.6, c.steelLit, { taper: "none", jitter: 0.1 });
  sheet.stroke(low, 6, c.steel, { taper: "none", jitter: 0.1 });
  const x = side * 560;
  sheet.shape(geo.rect(x - 30, -128, 60, 240), c.stone, 0.6);
  sheet.shape(geo.rect(x + 6, -128, 24, 240), c.shade, 0.6);
  sheet.shape(openings.lancet(x - 16, -64, 32, 64), c.line, 0.4);
  for (const y of [-128, -84]) sheet.shape(geo.rect(x - 34, y, 68, 6), c.line, 0.4);
  spire(sheet, x, -126, 54, 56, c);
  for (const dx of [-28, 28]) spire(sheet, x + dx, -122, 14, 34, c);
}

/** The road: level at the sides, the two bascules rising a little towards their meeting. */
function road(sheet: Sheet, c: TowerInks): void {
  const line = geo.smooth(
    geo.line([-800, 8, -560, 4, -240, 0, -140, -2, 0, -12, 140, -2, 240, 0, 560, 4, 760, 8]),
  );
  const arch = geo.smooth(geo.line([140, 62, 92, 26, 44, 8, 0, 4, -44, 8, -92, 26, -140, 62]));
  sheet.shape([...geo.part(line, 0.405, 0.595), ...arch], c.steelLit, 0.5);
  for (let i = 1; i < 22; i++) {
    const [x, y] = geo.along(arch, i / 22);
    sheet.bar(
      [
        [x, y],
        [x, -8],
      ],
      2,
      c.steel,
    );
  }
  sheet.stroke(arch, 6, c.steel, { taper: "none", jitter: 0.1 });
  sheet.shape([...geo.move(line, 0, -4), ...geo.reverse(geo.move(line, 0, 14))], c.steel, 0.5);
  sheet.bar(geo.move(line, 0, -15), 2.4, c.steel);
  for (const [x, y] of geo.even(line, 110))
    sheet.bar(
      [
        [x, y - 15],
        [x, y],
      ],
      1.5,
      c.steel,
    );
  sheet.stroke(geo.move(line, 0, 6), 3, c.steelLit, { taper: "none" });
}

/** A granite pier with a rounded cutwater. */
function pier(sheet: Sheet, x: number, c: TowerInks): void {
  const body = geo.line([x - 76, 120, x - 74, 34, x - 62, 10, x + 62, 10, x + 74, 34, x + 76, 120]);
  sheet.shape(body, c.stone, 0.8);
  sheet.shape(geo.line([x + 20, 120, x + 18, 10, x + 62, 10, x + 74, 34, x + 76, 120]), c.shade, 0.8);
  for (let y = 30; y < 116; y += 14) {
    for (let k = 0; k < 6; k++) {
      const px = x - 70 + k * 24 + (y % 28 === 2 ? 0 : 11);
      sheet.stroke(
        [
          [px, y],
          [px + 18, y],
        ],
        2.6,
        px > x + 14 ? c.line : c.shade,
      );
    }
  }
}

/** Tower Bridge in elevation. `on` draws what stands on the road, between the road and the side spans. */
export function towerBridge(sheet: Sheet, colours: TowerInks, on: () => void): void {
  for (const side of [-1, 1]) sideSpan(sheet, side, colours);
  walkways(sheet, colours);
  on();
  for (const x of towers) pier(sheet, x, colours);
  for (const x of towers) gothicTower(sheet, x, colours);
  road(sheet, colours);
}
