import { geo, type Line } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** The instrument across the lap: round body on the left, fretted neck, gourd, curved head. */
export function veena(
  sheet: Sheet,
  colours: {
    readonly gold: Colour;
    readonly amber: Colour;
    readonly pale: Colour;
    readonly dark: Colour;
    readonly ink: Colour;
    readonly white: Colour;
  },
): void {
  const gourd = geo.arc(300, 520, 74, 78);
  sheet.shape(gourd, colours.gold, 0.8);
  sheet.clip(gourd, () => {
    sheet.shape(geo.arc(340, 548, 78, 82), colours.amber, 0.8);
    for (const share of [0.85, 0.5, 0.1])
      sheet.stroke(geo.arc(300, 520, 74 * share, 76, 100, 260, 14), 4, colours.pale);
  });
  const body = geo.arc(-262, 520, 124, 118);
  sheet.shape(body, colours.amber, 0.9);
  sheet.clip(body, () => {
    sheet.shape(geo.arc(-222, 560, 130, 118), colours.dark, 0.9);
    for (let i = 0; i < 9; i++)
      sheet.stroke(
        geo.arc(-262, 520, 122 - i * 15, 116, 70 + i * 3, 250, 16),
        i % 2 ? 3 : 5,
        i % 2 ? colours.pale : colours.dark,
      );
  });
  const board: Line = geo.line([-204, 438, 392, 362, 398, 396, -192, 478]);
  const flank: Line = geo.line([-192, 476, 398, 394, 400, 412, -170, 504]);
  const plate = geo.turn(geo.arc(-240, 452, 104, 44), -7, [-240, 452]);
  sheet.shape(plate, colours.pale, 0.8);
  sheet.shape(geo.turn(geo.arc(-238, 454, 92, 34), -7, [-240, 452]), colours.gold, 0.7);
  for (const dx of [-44, 40]) sheet.dot(-244 + dx, 448 - dx * 0.12, 10, colours.dark);
  sheet.shape(flank, colours.amber, 0.8);
  sheet.stroke(geo.line([-176, 492, 396, 404]), 5, colours.pale);
  sheet.shape(board, colours.ink, 0.6);
  sheet.clip(board, () => {
    for (let i = 0; i < 22; i++) {
      const [x, y] = geo.mid([-188, 440], [388, 364], 0.14 + i * (0.046 - i * 0.0005));
      sheet.stroke(geo.line([x, y - 8, x + 6, y + 48]), 6, colours.gold, { taper: "none", jitter: 0.05 });
    }
  });
  for (const [dy, colour] of [
    [-8, colours.pale],
    [0, colours.white],
    [8, colours.pale],
  ] as const)
    sheet.bar(geo.line([-286, 466 + dy, 404, 380 + dy]), 2.2, colour);
  sheet.shape(geo.line([-296, 470, -286, 434, -262, 432, -254, 466]), colours.white, 0.6);
  const head = geo.smooth(
    geo.line([388, 366, 432, 352, 476, 372, 490, 418, 462, 448, 438, 430, 452, 404, 430, 396, 402, 416]),
    true,
  );
  sheet.shape(head, colours.gold, 0.8);
  for (let i = 0; i < 6; i++)
    sheet.stroke(geo.arc(446, 400, 36 - i * 4, 40 - i * 4, 220 + i * 20, 262 + i * 20, 8), 5, colours.amber);
  sheet.dot(458, 384, 6, colours.dark);
  for (const [x, y, up] of [
    [334, 376, -44],
    [370, 370, -46],
    [340, 408, 44],
    [378, 402, 44],
  ] as const) {
    sheet.bar(geo.line([x, y, x + 4, y + up]), 6, colours.ink);
    sheet.dot(x + 5, y + up, 9, colours.pale);
  }
}
