import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { garments } from "../../kit/people/garments";
import { grip } from "../../kit/people/grip";
import { heads } from "../../kit/people/heads";
import { limb } from "../../kit/people/limb";
import type { Outfit } from "../../kit/people/outfit";
import { sideHead } from "../../kit/people/side-head";
import { torso } from "../../kit/people/torso";
import { fingers, phone } from "./call-home.phone";
import { bed, coat, wall } from "./call-home.room";

const jumper: Outfit = { kind: "hoodie", cloth: { base: "marigold", shade: "timber", lit: "cream" } };

/** The student on the bed's edge, seen from behind, the head turned to the screen that lights it. */
function student(sheet: Sheet): void {
  const look = { ...heads.divya, skin: "brown", build: "slim" } as const;
  const skin = palette.skins.brown;
  const body = torso(look, 14);
  sheet.place({ x: 662, y: 336, scale: 0.84 }, () => {
    limb.clothed(sheet, [body.right, [196, 396], [120, 500]], [48, 48, 40], jumper.cloth);
    garments.rear(sheet, look, body, jumper);
    sheet.shape(geo.smooth(geo.line([16, 40, 58, 36, 52, 76, 52, 126, 16, 132]), true, 5), skin.shade, 0.3);
    limb.bare(
      sheet,
      [
        [-252, 296],
        [-266, 246],
      ],
      [23, 21],
      skin,
    );
    grip(sheet, "wrap", skin, { x: -266, y: 250, turn: -16, flip: true, scale: 0.95 });
    sheet.place({ x: -8, flip: true }, () =>
      sideHead(sheet, {
        skin,
        hair: "top-knot",
        hairColours: { base: "night", lit: "sea" },
        fine: true,
        lips: "red",
        nose: "broad",
        earring: "marigold",
        spectacles: "night",
      }),
    );
    const elbow = [-204, 376] as const;
    limb.clothed(sheet, [body.left, elbow], [48, 46], jumper.cloth);
    limb.clothed(sheet, [elbow, [-244, 308]], [46, 35], jumper.cloth);
    for (const [x, y] of geo.line([-176, 352, -168, 372]))
      sheet.stroke(geo.smooth(geo.line([x + 12, y + 10, x - 14, y + 2, x - 36, y + 12])), 4.4, "timber");
    limb.clothed(
      sheet,
      [
        [-240, 320],
        [-255, 284],
      ],
      [31, 29],
      jumper.cloth,
    );
    for (const x of [-16, 0, 16])
      sheet.stroke(geo.line([-241 + x, 314 + x * 0.42, -252 + x, 288 + x * 0.42]), 4, "timber");
  });
}

export const scene = new Scene({
  name: "spots/call-home",
  size: "card",
  people: true,
  light: { x: -0.95, y: -0.3 },
  palette: [
    "night",
    "ink",
    "deep",
    "sea",
    "lagoon",
    "haze",
    "white",
    "cream",
    "honey",
    "marigold",
    "red",
    "brick",
    "plum",
    "timber",
    "grey",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    wall(sheet);
    coat(sheet);
    student(sheet);
    sheet.place({ x: 394, y: 400, turn: -6, scale: 0.92 }, () => {
      phone(sheet);
      fingers(sheet);
    });
    bed(sheet);
    sheet.place({ x: 222, y: 800, scale: 0.9, turn: -3 }, () =>
      things.books(sheet, ["sea", "marigold", "deep"], "cream", "timber"),
    );
  },
});
