import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";

/** One of the cathedral's west towers, its foot's middle at (0, 0): belfry windows, corner pinnacles, stone spire. */
function tower(sheet: Sheet): void {
  sheet.shape(geo.rect(-19, -104, 38, 104), "salmon", 0.5);
  sheet.shape(geo.rect(5, -104, 14, 104), "brick", 0.5);
  for (const y of [-64, -100]) sheet.stroke(geo.line([-21, y, 21, y]), 4, "sand", { taper: "none" });
  for (const x of [-9, 3]) {
    sheet.shape(geo.line([x, -70, x, -88, x + 3, -94, x + 6, -88, x + 6, -70]), "plum", 0.3);
    sheet.shape(geo.line([x, -36, x, -52, x + 3, -58, x + 6, -52, x + 6, -36]), "plum", 0.3);
  }
  sheet.shape(geo.line([-15, -103, 0, -190, 15, -103]), "salmon", 0.4);
  sheet.shape(geo.line([3, -103, 0, -190, 15, -103]), "brick", 0.4);
  for (const y of [-124, -146])
    sheet.stroke(geo.line([-15 + (-y - 103) * 0.17, y, 14 - (-y - 103) * 0.17, y]), 2.4, "plum");
  for (const x of [-17, 17])
    sheet.shape(geo.line([x - 4, -102, x, -128, x + 4, -102]), x < 0 ? "salmon" : "brick", 0.3);
  sheet.stroke(geo.line([0, -186, 0, -204]), 2.6, "plum", { taper: "none" });
  sheet.stroke(geo.line([-4, -198, 4, -198]), 2.4, "plum", { taper: "none" });
}

/** St Peter's Cathedral from the south-west: two spires, the gable with its round window, the nave behind. */
export function cathedral(sheet: Sheet): void {
  sheet.shape(geo.line([20, 0, 20, -64, 34, -86, 112, -86, 124, -60, 124, 0]), "brick", 0.6);
  sheet.shape(geo.line([26, -60, 40, -88, 112, -88, 126, -58]), "plum", 0.6);
  for (const x of [52, 72, 92, 110])
    sheet.shape(geo.line([x, -20, x, -42, x + 3, -48, x + 6, -42, x + 6, -20]), "plum", 0.3);
  sheet.shape(geo.line([-22, 0, -22, -76, 0, -110, 22, -76, 22, 0]), "salmon", 0.5);
  sheet.dot(0, -68, 12, "plum", 0.2);
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    sheet.bar(
      [
        [0, -68],
        [11 * Math.cos(angle), -68 + 11 * Math.sin(angle)],
      ],
      1.5,
      "salmon",
    );
  }
  for (const x of [-38, 38]) sheet.place({ x }, () => tower(sheet));
}

/** A light mast of the Oval: a slender pole with a leaning ring of lamps. */
function mast(sheet: Sheet, x: number, top: number, foot: number): void {
  sheet.stroke(geo.line([x, foot, x, top]), 5, "plum", { taper: "end" });
  const ring = geo.turn(geo.arc(x, top, 24, 10), -18, [x, top]);
  sheet.shape(ring, "plum", 0.4);
  sheet.shape(geo.turn(geo.arc(x, top + 1, 18, 6), -18, [x, top]), "sand", 0.3);
}

/** Adelaide Oval over the trees: shells of white roof, the stands in their shade. */
export function oval(sheet: Sheet, foot: number): void {
  mast(sheet, 66, foot - 196, foot);
  mast(sheet, 488, foot - 182, foot);
  const shells: readonly Line[] = [
    geo.smooth(geo.line([-40, foot - 44, 30, foot - 92, 130, foot - 112, 226, foot - 96, 262, foot - 62])),
    geo.smooth(geo.line([226, foot - 50, 290, foot - 90, 380, foot - 104, 450, foot - 84, 478, foot - 52])),
  ];
  shells.forEach((shell, k) => {
    const [first, last] = [geo.along(shell, 0), geo.along(shell, 1)];
    const brim = geo
      .smooth([first, geo.mid(first, last, 0.3), geo.mid(first, last, 0.7), last])
      .map(([x, y], i, all): readonly [number, number] => [
        x,
        y - 20 * Math.sin((Math.PI * i) / (all.length - 1)),
      ]);
    sheet.shape([...brim, last, [last[0], foot], [first[0], foot]], "deep", 0.6);
    for (const y of [20, 32])
      sheet.stroke(geo.line([first[0] + 20, foot - y, last[0] - 10, foot - y]), 4, "lagoon", {
        taper: "none",
      });
    sheet.shape([...shell, ...geo.reverse(brim)], "sand", 0.6);
    for (let i = 1; i < 12; i++) {
      const [a, b] = [
        geo.along(shell, i / 12),
        geo.along(brim, geo.clamp(i / 12 + 0.05 * (k === 0 ? 1 : -1))),
      ];
      sheet.stroke([a, b], 2.6, "haze", { tone: (x, y) => 0.9 + 0.4 * noise.at(x / 20, y / 20, k) });
    }
  });
}

/** A launch of the river cruises, low and long with a row of windows; its water line's middle is (0, 0). */
export function launch(sheet: Sheet): void {
  const hull = geo.smooth(geo.line([-92, -18, -60, -16, 60, -17, 98, -26, 84, 2, -78, 2]), false, 4);
  sheet.shape(geo.line([-78, -44, 56, -44, 70, -18, -84, -18]), "night", 0.4);
  for (const x of [-60, -40, -20, 0, 20, 40]) sheet.bar(geo.line([x, -44, x, -18]), 3.4, "sand");
  sheet.shape(geo.line([-88, -52, 60, -52, 70, -43, -90, -43]), "sand", 0.4);
  sheet.shape(hull, "sand", 0.5);
  sheet.stroke(geo.line([-84, -9, 90, -13]), 6, "brick", { taper: "none", jitter: 0.05 });
  sheet.stroke(geo.line([-78, 3, 84, 3]), 4, "deep", { taper: "none" });
}
