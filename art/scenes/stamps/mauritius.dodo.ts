import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { plumage } from "../../kit/nature/plumage";
import paths from "./mauritius.dodo.paths.json";

const curve = (numbers: readonly number[], closed = true): Line => geo.smooth(geo.line(numbers), closed, 8);

/** The curled white plumes of the tail. */
function tail(sheet: Sheet): void {
  for (const [i, plume] of paths.plumes.entries()) {
    const line = curve(plume, false);
    sheet.stroke(line, 46, "dusk", { taper: "end" });
    sheet.stroke(geo.move(line, -4, -6), 32, i % 2 === 0 ? "sand" : "cream", { taper: "end" });
    sheet.stroke(geo.part(geo.move(line, -2, 2), 0.05, 0.85), 5, "dusk");
  }
}

/** A stout leg with scutes and three toes, its foot on (x, y). */
function leg(sheet: Sheet, x: number, y: number, far: boolean): void {
  const body = far ? "timber" : "honey";
  sheet.place({ x, y }, () => {
    for (const toe of [
      [6, -14, -40, -12, -84, 4],
      [6, -10, -22, 4, -50, 22],
      [6, -12, 30, 2, 58, 10],
    ])
      sheet.stroke(curve(toe, false), 28, body, { taper: "end", jitter: 0.1 });
    sheet.shape(curve(paths.shank), body, 1);
    for (const [tx, ty] of geo.line([-84, 4, -50, 22, 58, 10]))
      sheet.stroke(geo.line([tx * 0.86, ty - 4, tx * 1.1, ty + 3]), 10, "ink", { taper: "end" });
    if (far) return;
    sheet.stroke(geo.line([20, -132, 17, -70, 20, -20]), 11, "timber");
    for (let i = 0; i < 7; i++)
      sheet.stroke(geo.line([-18, -104 + i * 13, 0, -98 + i * 13, 16, -102 + i * 13]), 3.6, "timber");
  });
}

/** The great hooked bill and the bare face behind it. */
function bill(sheet: Sheet): void {
  sheet.shape(curve(paths.face), "rose", 0.8);
  sheet.shape(curve(paths.lower), "timber", 0.8);
  const upper = curve(paths.upper);
  sheet.shape(upper, "honey", 0.8);
  sheet.clip(upper, () => {
    sheet.shape(curve(paths.hook), "timber", 1);
    for (const x of [304, 288]) sheet.stroke(curve([x + 8, 330, x - 4, 356, x + 2, 392], false), 5, "timber");
    sheet.stroke(curve([288, 330, 250, 337, 216, 358], false), 10, "cream");
    sheet.stroke(curve([276, 384, 246, 390, 222, 402], false), 6, "timber");
  });
  sheet.stroke(curve(paths.gape, false), 7, "ink");
  sheet.stroke(geo.line([262, 366, 232, 374]), 8, "ink");
  for (const edge of [paths.hood, paths.hoodInner]) sheet.stroke(curve(edge, false), 6, "salmon");
  sheet.dot(352, 352, 17, "cream", 0.4);
  sheet.dot(350, 353, 11, "ink", 0.2);
  sheet.dot(346, 348, 3.4, "sand");
  sheet.stroke(curve([330, 342, 350, 330, 374, 344], false), 7, "ink");
}

/** A dodo that looks to the left, its feet near y 900. */
export function dodo(sheet: Sheet): void {
  tail(sheet);
  leg(sheet, 548, 884, true);
  leg(sheet, 446, 900, false);
  const body = curve(paths.body);
  sheet.shape(body, "slate", 3);
  sheet.clip(body, () => {
    sheet.shape(curve(paths.shade), "ink", 4);
    sheet.shape(curve(paths.glow), "dusk", 4);
    const edges = [curve(paths.front, false), curve(paths.back, false)] as const;
    plumage.strands(sheet, edges, "ink", {
      rows: 17,
      long: 58,
      width: 6.5,
      seed: 3,
      tone: (x, y) => 0.34 + (x - 360) / 620 + 0.75 * noise.rough(x / 52, y / 60, 3),
    });
    plumage.strands(sheet, edges, "slate", {
      rows: 15,
      long: 66,
      width: 7,
      seed: 12,
      tone: (x, y) => (y > 690 ? 0.5 : 0) - (y - 760) / 260 + 0.9 * noise.rough(x / 50, y / 60, 12),
    });
    plumage.strands(sheet, edges, "mist", {
      rows: 17,
      long: 46,
      width: 5.6,
      seed: 8,
      tone: (x, y) => 0.72 - (x - 330) / 360 - (y - 500) / 900 + 0.7 * noise.rough(x / 46, y / 56, 8),
    });
  });
  const wing = curve(paths.wing);
  sheet.shape(curve(paths.wingShadow), "ink", 3);
  sheet.shape(wing, "slate", 2);
  for (const quill of paths.quills) {
    sheet.stroke(curve(quill, false), 30, "dusk", { taper: "end" });
    sheet.stroke(geo.move(curve(quill, false), -2, -4), 21, "sand", { taper: "end" });
  }
  sheet.clip(wing, () =>
    plumage.scales(
      sheet,
      [curve([452, 560, 540, 556, 640, 640], false), curve([450, 640, 520, 680, 610, 690], false)],
      { body: "slate", rim: "mist", shaft: "ink" },
      { across: 4, rows: 5, size: 44, seed: 5 },
    ),
  );
  bill(sheet);
}
