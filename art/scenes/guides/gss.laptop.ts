import { geo, type Line } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

const boxed = (sheet: Sheet, line: Line, width: number): void =>
  sheet.bar([...line, line[0] ?? [0, 0]], width, "slate");

/** The form on the screen: steps at the left, three questions with boxes, the second being written. */
function form(sheet: Sheet): void {
  sheet.shape(geo.rect(-290, -400, 580, 48), "deep", 0.4);
  sheet.shape(geo.arc(-256, -376, 13, 13), "marigold", 0.3);
  sheet.stroke(geo.line([-228, -376, -92, -376]), 9, "white", { jitter: 0.1 });
  sheet.shape(geo.rect(-290, -352, 142, 360), "haze", 0.4);
  for (let i = 0; i < 5; i++) {
    const y = -316 + i * 58;
    sheet.dot(-262, y, 13, i < 2 ? "leaf" : i === 2 ? "red" : "white");
    if (i < 2) sheet.bar(geo.line([-268, y, -263, y + 5, -255, y - 6]), 4, "white");
    sheet.stroke(geo.line([-238, y, -170 - (i % 2) * 14, y]), 7, "deep", { jitter: 0.1 });
  }
  for (const [i, high] of [72, 106, 60].entries()) {
    const y = [-324, -212, -68][i] ?? 0;
    sheet.stroke(geo.line([-122, y, 150 - i * 40, y]), 9, "ink", { jitter: 0.1 });
    boxed(sheet, geo.rect(-122, y + 14, 384, high), i === 1 ? 5 : 3);
    const rows = [3, 4, 0][i] ?? 0;
    for (let row = 0; row < rows; row++) {
      const long = row === rows - 1 ? 150 : 340 - (row % 2) * 26;
      sheet.stroke(geo.line([-108, y + 32 + row * 21, -108 + long, y + 32 + row * 21]), 6, "slate", {
        jitter: 0.12,
      });
    }
    if (i === 1) sheet.bar(geo.line([50, y + 84, 50, y + 106]), 4, "red");
  }
}

/** The laptop on the desk, its screen towards the viewer; the hinge is at 0, the form fills the screen. */
export function laptop(sheet: Sheet): void {
  sheet.shape(geo.line([-320, -424, 320, -424, 330, 8, -330, 8]), "ink", 0.8);
  const screen = geo.line([-290, -400, 290, -400, 298, -18, -298, -18]);
  sheet.shape(screen, "white", 0.5);
  sheet.clip(screen, () => form(sheet));
  sheet.stroke(geo.line([-314, -418, -324, 0]), 5, "slate");
  sheet.shape(geo.line([-332, 4, 332, 4, 392, 126, -392, 126]), "slate", 0.8);
  sheet.shape(geo.line([-392, 126, 392, 126, 388, 142, -388, 142]), "ink", 0.8);
  for (let row = 0; row < 4; row++) {
    const y = 14 + row * 19;
    const half = 306 + row * 9;
    for (let i = 0; i < 14; i++) {
      const w = (half * 2) / 14;
      const x = -half + i * w;
      sheet.shape(geo.line([x + 4, y, x + w - 4, y, x + w - 3, y + 14, x + 3, y + 14]), "ink", 0.3);
    }
  }
  sheet.shape(geo.line([-90, 94, 90, 94, 96, 122, -96, 122]), "haze", 0.4);
}
