import { furniture } from "../../kit/built/furniture";
import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

const wood = { base: "haze", shade: "sea", lit: "white" } as const;
const red = { base: "red", shade: "brick", lit: "salmon" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;

/** Two sheets that lie on the boards, foreshortened as these are. */
function papers(sheet: Sheet): void {
  sheet.shape(geo.line([128, 1120, 300, 1106, 292, 1192, 92, 1204]), "sea", 0.6);
  sheet.shape(geo.line([166, 1108, 330, 1122, 300, 1208, 116, 1186]), "white", 0.6);
  for (let i = 0; i < 6; i++) {
    const y = 1124 + i * 12;
    const left = 176 - i * 8;
    const long = i % 3 === 2 ? 84 : 122;
    sheet.stroke(geo.line([left, y, left + long, y + long * 0.1]), 4, i === 0 ? "red" : "sea");
  }
}

/** The table with what lies on it. */
export function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: -80, y: 930, w: 1360, h: 300 }, 290, wood);
  sheet.shape(geo.rect(-10, 1238, 1220, 90), "sea", 0.8);
  furniture.grain(sheet, geo.rect(-10, 1238, 1220, 90), "deep");
  sheet.place({ x: 588, y: 1132, scale: 1.6, turn: 1 }, () =>
    things.openBook(sheet, { cover: "red", page: "white", shade: "cream", line: "haze" }),
  );
  papers(sheet);
  sheet.place({ x: 1110, y: 1110, scale: 1.02 }, () => things.mug(sheet, sea, "white"));
  sheet.place({ x: 286, y: 1030, scale: 0.8 }, () => things.mug(sheet, red));
  sheet.place({ x: 930, y: 1206, scale: 0.95 }, () =>
    things.books(sheet, ["leaf", "sea", "marigold"], "white", "haze"),
  );
}
