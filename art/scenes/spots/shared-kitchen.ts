import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { cook, cutterArms, cutterTrunk, reader, readerArm, washer } from "./shared-kitchen.people";
import { kitchen } from "./shared-kitchen.room";
import { cooker, notebook, pan, plates, sink, suds, vegetables } from "./shared-kitchen.things";

/** The table across the foreground with what lies on it. */
function table(sheet: Sheet): void {
  const wood = { base: "cream", shade: "timber", lit: "white" } as const;
  furniture.table(sheet, { x: 250, y: 690, w: 1100, h: 260 }, 124, wood);
  sheet.shape(geo.rect(274, 834, 1100, 90), "brick", 0.8);
  sheet.shape(geo.rect(274, 834, 1100, 16), "ink", 0.8);
  plates(sheet);
  vegetables(sheet);
  notebook(sheet);
}

export const scene = new Scene({
  name: "spots/shared-kitchen",
  size: "card",
  people: true,
  light: { x: -0.15, y: -1 },
  palette: [
    "honey",
    "cream",
    "white",
    "haze",
    "sea",
    "ink",
    "red",
    "brick",
    "timber",
    "leaf",
    ...palette.skin("tan"),
    "brown",
    "ebony",
    "ebonyShade",
    "fair",
    "fairShade",
  ],
  draw: (sheet) => {
    kitchen(sheet);
    sink(sheet);
    sheet.place({ x: 934, y: 434 }, () => cooker(sheet));
    sheet.place({ x: 812, y: 434, scale: 0.86 }, () => pan(sheet));
    cook(sheet);
    washer(sheet);
    suds(sheet);
    cutterTrunk(sheet);
    reader(sheet);
    table(sheet);
    cutterArms(sheet);
    readerArm(sheet);
    furniture.pendant(sheet, 560, 128, 176, -10, { base: "red", shade: "brick", lit: "cream", cord: "ink" });
  },
});
