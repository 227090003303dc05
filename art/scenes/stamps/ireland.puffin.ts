import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { plumage } from "../../kit/nature/plumage";
import paths from "./ireland.puffin.paths.json";

const curve = (numbers: readonly number[], closed = true): Line => geo.smooth(geo.line(numbers), closed, 8);

/** One leaf of clover: three hearts on a stalk, its joint on (x, y). */
function trefoil(sheet: Sheet, x: number, y: number, size: number, turn: number): void {
  for (const petal of [-104, 0, 104])
    sheet.place({ x, y, turn: turn + petal, scale: size / 100 }, () => {
      const heart = geo.smooth(
        geo.line([
          0, 2, -40, -34, -58, -74, -46, -108, -18, -114, 0, -96, 20, -114, 50, -106, 58, -72, 38, -32,
        ]),
        true,
        6,
      );
      sheet.shape(heart, "leaf", 1.4);
      sheet.clip(heart, () =>
        sheet.shape(geo.line([0, 4, 0, -130, 70, -130, 80, 0]), sheet.localLight.x > 0 ? "lime" : "pine", 1),
      );
      const veins = sheet.localLight.x > 0 ? "pine" : "lime";
      for (const lean of [-30, -14, 14, 30])
        sheet.stroke(geo.line([lean * 0.3, -34, lean, -88]), 6, veins, { taper: "end" });
      sheet.stroke(geo.line([0, 0, 0, -92]), 8, "sand", { taper: "end" });
    });
}

/** The sprig in the bill: stalks from where it is held, three leaves. */
function sprig(sheet: Sheet): void {
  const leaves: readonly (readonly [Point, number, number])[] = [
    [[630, 582], 54, 206],
    [[776, 524], 52, 112],
    [[724, 672], 60, 168],
  ];
  for (const [tip] of leaves)
    sheet.stroke(geo.smooth([[668, 440], geo.mid([684, 486], tip, 0.5), tip]), 8, "pine", { taper: "none" });
  for (const [[x, y], size, turn] of leaves) trefoil(sheet, x, y, size, turn);
}

/** A webbed foot that stands on (x, y). */
function foot(sheet: Sheet, x: number, y: number, far: boolean): void {
  sheet.place({ x, y }, () => {
    sheet.shape(geo.line([-16, -84, 16, -86, 12, -8, -12, -6]), far ? "brick" : "orange", 1);
    const web = geo.smooth(
      geo.line([-22, -14, 12, -20, 60, -8, 92, 12, 58, 14, 34, 22, 6, 16, -24, 22, -20, 4]),
      true,
      5,
    );
    sheet.shape(web, far ? "brick" : "orange", 1);
    if (far) return;
    for (const toe of [
      [0, -10, 40, -2, 84, 11],
      [-2, -8, 14, 4, 34, 18],
      [-6, -8, -12, 4, -20, 18],
    ])
      sheet.stroke(curve(toe, false), 6, "brick", { taper: "start" });
  });
}

/** Cheek, eye and the striped bill. */
function face(sheet: Sheet): void {
  const cheek = curve(paths.cheek);
  sheet.shape(cheek, "white", 1);
  sheet.clip(cheek, () => sheet.shape(curve(paths.cheekShade), "mist", 1.5));
  const bill = curve(paths.bill);
  sheet.shape(bill, "red", 0.8);
  sheet.clip(bill, () => {
    sheet.shape(curve(paths.billBase), "slate", 0.8);
    for (const i of [0, 1, 2])
      sheet.stroke(geo.line([570 + i * 11, 374 + i * 8, 576 + i * 10, 424, 572 + i * 10, 470]), 4, "ink");
    sheet.stroke(curve(paths.ridge, false), 15, "straw", { taper: "none" });
    sheet.stroke(curve(paths.groove, false), 7, "brick");
    sheet.stroke(curve(paths.grooveTip, false), 6, "brick");
    sheet.stroke(curve([626, 358, 670, 376, 706, 414], false), 7, "orange");
  });
  sheet.stroke(curve(paths.gape, false), 5.5, "ink");
  sheet.dot(578, 438, 12, "orange", 0.5);
  sheet.shape(geo.line([508, 404, 522, 372, 540, 404]), "slate", 0.6);
  sheet.shape(geo.line([510, 418, 540, 418, 526, 430]), "slate", 0.6);
  sheet.dot(524, 408, 14, "red", 0.3);
  sheet.dot(524, 408, 9, "ink", 0.2);
  sheet.dot(521, 404, 3.2, "white");
  sheet.stroke(curve([510, 424, 488, 444, 466, 454], false), 5, "slate", { taper: "end" });
}

/** A puffin that looks to the right with a sprig of clover in its bill, its feet near y 916. */
export function puffin(sheet: Sheet): void {
  foot(sheet, 560, 908, true);
  foot(sheet, 482, 926, false);
  sheet.shape(curve(paths.tailEnd), "ink", 1.5);
  const body = curve(paths.body);
  sheet.shape(body, "ink", 2);
  sheet.clip(body, () => {
    const front = curve(paths.front);
    sheet.shape(front, "white", 3);
    sheet.clip(front, () => sheet.shape(curve(paths.frontShade), "mist", 4));
    plumage.strands(
      sheet,
      [curve([510, 540, 500, 700, 440, 870], false), curve([580, 540, 640, 700, 560, 860], false)],
      "dusk",
      {
        rows: 11,
        long: 46,
        width: 6,
        seed: 4,
        tone: (x, y) => -0.3 + (y - 600) / 300 + (x - 500) / 300 + 0.9 * noise.rough(x / 40, y / 50, 4),
      },
    );
  });
  const wing = curve(paths.wing);
  sheet.shape(wing, "ink", 2);
  sheet.clip(wing, () => {
    const edges = [curve(paths.wingFront, false), curve(paths.wingBack, false)] as const;
    plumage.scales(
      sheet,
      edges,
      { body: "ink", rim: "slate" },
      { across: 4, rows: 8, size: 52, seed: 5, rim: 0.07, long: 1.4 },
    );
    plumage.strands(sheet, edges, "dusk", {
      rows: 8,
      long: 60,
      width: 5,
      seed: 7,
      tone: (x, y) => 0.6 - (x - 320) / 110 + 0.5 * noise.rough(x / 30, y / 60, 7),
    });
  });
  plumage.strands(
    sheet,
    [curve([452, 340, 428, 420, 390, 530], false), curve([540, 330, 470, 360, 440, 450], false)],
    "slate",
    { rows: 6, long: 36, width: 5, seed: 9 },
  );
  face(sheet);
  sprig(sheet);
}
