import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { plumage } from "../../kit/nature/plumage";
import paths from "./usa.eagle.paths.json";

const curve = (numbers: readonly number[], closed = true): Line => geo.smooth(geo.line(numbers), closed, 8);

/** The dark breast and shoulders. */
function breast(sheet: Sheet): void {
  const body = curve(paths.body);
  sheet.shape(body, "bark", 3);
  sheet.clip(body, () => {
    const edges = [
      curve([190, 760, 120, 960, 80, 1240], false),
      curve([640, 760, 740, 960, 800, 1240], false),
    ] as const;
    plumage.scales(
      sheet,
      edges,
      { body: "bark", rim: "timber", shaft: "chestnut" },
      { across: 10, rows: 10, size: 74, seed: 4, rim: 0.06, long: 1.5 },
    );
    plumage.scales(
      sheet,
      [curve([620, 740, 590, 960, 400, 1260], false), curve([720, 740, 800, 960, 860, 1260], false)],
      { body: "chestnut", rim: "bark", shaft: "ink" },
      { across: 5, rows: 10, size: 74, seed: 6, rim: 0.05, long: 1.5 },
    );
  });
}

/** The white head: its hackles end in points over the dark breast. */
function head(sheet: Sheet): void {
  const shape = curve(paths.head);
  const random = noise.stream(6);
  const edges = [curve(paths.nape, false), curve(paths.throat, false)] as const;
  sheet.shape(
    shape.filter(([, y]) => y < 800),
    "white",
    2,
  );
  for (let k = 0; k < 40; k++) {
    const share = ((k * 13) % 40) / 39;
    const way = geo.between(edges[0], edges[1], geo.lerp(0.015, 0.985, share), 40);
    const dim = share > 0.8 || k % 6 === 4;
    const line = geo.part(way, dim ? random.range(0.24, 0.52) : 0.34, random.range(0.8, 1), 14);
    sheet.stroke(line, random.range(30, 42), dim ? "mist" : "white");
  }
  plumage.strands(sheet, edges, "dusk", {
    rows: 22,
    long: 62,
    width: 6,
    seed: 2,
    tone: (x, y) =>
      (y > 880 ? -2 : -0.1) + (y - 400) / 900 + (x - 300) / 900 + 0.9 * noise.rough(x / 44, y / 70, 2),
  });
  plumage.strands(sheet, edges, "slate", {
    rows: 22,
    long: 52,
    width: 5,
    seed: 7,
    tone: (x, y) =>
      (y > 880 ? -2 : -0.5) + (y - 500) / 700 + (x - 380) / 700 + 0.9 * noise.rough(x / 44, y / 70, 7),
  });
}

/** Bill, brow and eye. */
function face(sheet: Sheet): void {
  sheet.shape(curve(paths.browShade), "dusk", 1);
  const lower = curve(paths.lower);
  sheet.shape(lower, "marigold", 0.8);
  sheet.clip(lower, () =>
    sheet.stroke(curve([540, 556, 600, 562, 650, 556], false), 14, "orange", { taper: "none" }),
  );
  const bill = curve(paths.upper);
  sheet.shape(bill, "marigold", 0.8);
  sheet.clip(bill, () => {
    sheet.shape(curve(paths.cere), "straw", 0.8);
    sheet.shape(curve(paths.upperShade), "orange", 1);
    for (let i = 0; i < 4; i++)
      sheet.stroke(
        curve([640 + i * 14, 506 + i * 5, 668 + i * 11, 508 + i * 10, 692 + i * 8, 530 + i * 14], false),
        4,
        "marigold",
      );
    sheet.stroke(curve([632, 412, 678, 432, 706, 482], false), 9, "straw");
  });
  sheet.stroke(curve([598, 450, 612, 446, 622, 452], false), 9, "chestnut");
  sheet.stroke(curve(paths.gape, false), 7, "chestnut");
  sheet.shape(curve(paths.eye), "ink", 0.5);
  sheet.dot(538, 455, 17, "straw", 0.3);
  sheet.dot(540, 454, 9, "ink", 0.2);
  sheet.dot(534, 449, 3.6, "white");
  sheet.shape(curve(paths.brow), "white", 0.8);
  sheet.stroke(curve([470, 436, 520, 432, 560, 434, 594, 444], false), 9, "ink");
}

/** The head and breast of a bald eagle that looks to the right. */
export function eagle(sheet: Sheet): void {
  breast(sheet);
  head(sheet);
  face(sheet);
}
