import { geo, type Line } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/* Glass stands on y = 0, its middle at x = 0; the light comes from the upper left. */

/** A conical flask filled to a share of its height, 170 high. */
export function flask(sheet: Sheet, fill: Colour, shade: Colour, share: number): void {
  const body: Line = geo.line([-17, -170, -17, -112, -68, -12, -56, 0, 56, 0, 68, -12, 17, -112, 17, -170]);
  sheet.shape(body, "white", 0.5);
  sheet.clip(body, () => {
    sheet.shape(geo.rect(-80, -130 * share, 160, 140), fill, 0.6);
    sheet.shape(geo.line([24, -130 * share, 80, -130 * share, 80, 10, 30, 10]), shade, 0.6);
    sheet.stroke(geo.line([-14, -100, -50, -22]), 7, "white");
  });
  sheet.bar([...body, body[0] ?? [0, 0]], 4, "ink");
  sheet.shape(geo.rect(-24, -176, 48, 10), "ink", 0.4);
  for (let i = 0; i < 3; i++)
    sheet.bar(geo.line([10 + i * 9, -76 + i * 20, 24 + i * 9, -76 + i * 20]), 3, "ink");
}

/** A beaker with a lip, 110 high. */
export function beaker(sheet: Sheet, fill: Colour, shade: Colour): void {
  sheet.shape(geo.rect(-44, -110, 88, 110), "white", 0.5);
  sheet.shape(geo.rect(-44, -62, 88, 62), fill, 0.5);
  sheet.shape(geo.rect(18, -62, 26, 62), shade, 0.5);
  sheet.stroke(geo.line([-32, -98, -32, -14]), 6, "white");
  sheet.bar(geo.line([-52, -114, -44, -106, -44, 0, 44, 0, 44, -110, 50, -110]), 4, "ink");
  for (const y of [-84, -62, -40, -18]) sheet.bar(geo.line([8, y, 26, y]), 3, "ink");
}

/** Test tubes in a wooden rack, 200 wide. */
export function rack(sheet: Sheet, fills: readonly Colour[]): void {
  fills.forEach((fill, i) => {
    const x = -78 + (i * 156) / (fills.length - 1);
    const tube: Line = [[x - 12, -150], [x - 12, -20], ...geo.arc(x, -20, 12, 14, 180, 0, 8), [x + 12, -150]];
    sheet.shape(tube, "white", 0.4);
    sheet.clip(tube, () => sheet.shape(geo.rect(x - 14, -84 - (i % 3) * 22, 28, 120), fill, 0.4));
    sheet.stroke(geo.line([x - 6, -138, x - 6, -30]), 4, "white");
    sheet.bar(tube, 3, "ink");
    sheet.shape(geo.rect(x - 16, -156, 32, 8), "ink", 0.4);
  });
  for (const y of [-112, -22]) {
    sheet.shape(geo.rect(-104, y, 208, 22), "timber", 0.7);
    sheet.stroke(geo.line([-98, y + 5, 96, y + 5]), 4, "honey");
  }
  for (const x of [-104, 90]) sheet.shape(geo.rect(x, -114, 14, 116), "timber", 0.7);
}
