import { furniture } from "../../kit/built/furniture";
import { openings } from "../../kit/built/openings";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import paths from "./call-home.room.paths.json";

/** Blocks of flats in falling snow, some rooms lit, snow on their roofs. */
function city(sheet: Sheet): void {
  sheet.shape(geo.rect(740, 40, 440, 420), "deep", 0);
  for (const [x, top, w] of [
    [752, 250, 90],
    [838, 190, 78],
    [912, 270, 96],
    [1002, 160, 84],
    [1082, 236, 96],
  ] as const) {
    sheet.shape(geo.rect(x, top, w, 260), "night", 0.7);
    sheet.shape(geo.rect(x - 3, top - 7, w + 6, 11), "white", 1);
    const box = { x: x + 8, y: top + 18, w: w - 16, h: 210 };
    openings.windows(sheet, box, 3, 7, "honey", { skip: 0.5, fill: 0.5, seed: x });
  }
  const random = noise.stream(9);
  for (let i = 0; i < 90; i++)
    sheet.dot(random.range(760, 1170), random.range(60, 420), random.range(1.6, 5), "white", 0.5);
}

/** The wall in the light of the screen, ring by ring, and the window with snow on its sill. */
export function wall(sheet: Sheet): void {
  skies.flat(sheet, "night");
  sheet.shape(geo.arc(392, 400, 420, 400), "ink", 3);
  sheet.shape(geo.arc(392, 400, 290, 280), "deep", 3);
  sheet.shape(geo.arc(392, 400, 190, 196), "sea", 3);
  const frame = { base: "timber", shade: "ink", lit: "honey" } as const;
  furniture.window(sheet, { x: 772, y: 70, w: 386, h: 350 }, 2, 1, frame, () => city(sheet));
  sheet.shape(
    geo.smooth(
      geo.line([776, 422, 790, 404, 850, 398, 930, 406, 1010, 396, 1090, 404, 1146, 400, 1156, 422]),
    ),
    "white",
    2,
  );
  for (let i = 0; i < 9; i++) {
    sheet.shape(geo.rect(792 + i * 40, 500, 30, 190), "ink", 0.7);
    sheet.stroke(geo.line([798 + i * 40, 512, 798 + i * 40, 680]), 4, "deep");
  }
  sheet.shape(geo.rect(784, 488, 370, 14), "deep", 0.7);
}

/** The winter coat on its hook beside the door, the scarf over it. */
export function coat(sheet: Sheet): void {
  sheet.shape(geo.rect(36, 150, 150, 14), "timber", 0.6);
  sheet.dot(112, 168, 9, "honey");
  for (const side of [-1, 1])
    sheet.stroke(
      geo.smooth(
        geo.line([112 + side * 20, 190, 112 + side * 46, 226, 112 + side * 66, 310, 112 + side * 64, 470]),
      ),
      44,
      side < 0 ? "plum" : "brick",
      { taper: "start", jitter: 0.06 },
    );
  const cloth = geo.smooth(geo.line(paths.coat), true, 6);
  sheet.shape(cloth, "brick", 0.8);
  sheet.clip(cloth, () => sheet.shape(geo.smooth(geo.line(paths.coatShade), true, 5), "plum", 0.8));
  sheet.stroke(geo.line([112, 240, 116, 556]), 5, "plum");
  for (const y of [290, 360, 430]) sheet.dot(104, y, 6, "honey");
  sheet.shape(
    geo.smooth(
      geo.line([90, 190, 112, 206, 138, 190, 152, 300, 150, 420, 122, 420, 124, 300, 100, 224]),
      true,
      5,
    ),
    "marigold",
    0.8,
  );
  for (const y of [330, 356, 382]) sheet.stroke(geo.line([124, y, 150, y]), 6, "red", { taper: "none" });
  for (const x of [126, 134, 142, 149]) sheet.stroke(geo.line([x, 416, x, 440]), 4, "marigold");
}

/** The bed from its far edge to the foreground: a printed quilt, a pillow at its head. */
export function bed(sheet: Sheet): void {
  const edge = geo.smooth(geo.line([-20, 716, 200, 706, 420, 712, 640, 722, 860, 710, 1220, 704]));
  sheet.shape([...edge, [1220, 920], [-20, 920]], "brick", 1.2);
  sheet.clip([...edge, [1220, 920], [-20, 920]], () => {
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 13; c++) {
        const [x, y] = [20 + c * 100 + (r % 2) * 50 - (c - 5) * r * -7, 744 + r * 50];
        const w = 26 + r * 3;
        sheet.shape(geo.line([x, y - 17, x + w, y, x, y + 17, x - w, y]), c < 7 ? "red" : "ink", 1);
        sheet.shape(
          geo.line([x, y - 8, x + w * 0.5, y, x, y + 8, x - w * 0.5, y]),
          c < 7 ? "honey" : "red",
          0.8,
        );
      }
  });
  sheet.stroke(geo.part(edge, 0.02, 0.62), 9, "honey");
  sheet.shape(
    geo.smooth(
      geo.line([900, 716, 916, 640, 1000, 612, 1120, 618, 1220, 640, 1220, 740, 1080, 760, 960, 752]),
      true,
      6,
    ),
    "haze",
    1,
  );
  sheet.shape(
    geo.smooth(geo.line([980, 752, 1080, 716, 1220, 700, 1220, 740, 1080, 762]), true, 6),
    "deep",
    1,
  );
  for (const y of [650, 676])
    sheet.stroke(geo.smooth(geo.line([940, y + 30, 1000, y, 1070, y - 4])), 6, "white");
}
