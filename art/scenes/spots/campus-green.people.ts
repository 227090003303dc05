import { things } from "../../kit/built/things";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { bareFoot } from "../../kit/people/bare-foot";
import { bookFingers } from "../../kit/people/book-fingers";
import { cast } from "../../kit/people/cast";
import { figure, type Person } from "../../kit/people/figure";
import { type Cloth, limb } from "../../kit/people/limb";
import { poses } from "../../kit/people/poses";
import { sideFigure } from "../../kit/people/side-figure";

const skin = palette.skins.brown;

/** Where somebody sits, the place darkest. */
function seat(sheet: Sheet, wide: number, y: number): void {
  sheet.shape(geo.smooth(geo.arc(20, y, wide, 30, 0, 354, 24), true, 3), "ink", 1);
}

/** Crossed legs before the body: thighs to the sides, one shin over the other, each foot under the other knee. */
function crossed(sheet: Sheet, cloth: Cloth): void {
  for (const side of [1, -1] as const)
    limb.clothed(
      sheet,
      [
        [side * 40, 500],
        [side * 244, 536],
      ],
      [76, 50],
      cloth,
    );
  sheet.shape(geo.smooth(geo.line([-200, 574, 0, 520, 200, 574, 0, 640]), true), cloth.shade, 0.6);
  for (const side of [-1, 1] as const) {
    const knee: Point = [side * 246, 550];
    const ankle: Point = [side * -84, 634];
    sheet.place({ x: side * -112, y: 636, turn: side * -4, scale: 1.2, flip: side === 1 }, () =>
      bareFoot(sheet, skin),
    );
    limb.clothed(sheet, [knee, ankle], [56, 37], cloth);
    sheet.shape(limb.outline([geo.mid(knee, ankle, 0.92), ankle], [39, 38]).shape, cloth.shade, 0.5);
  }
  sheet.stroke(geo.smooth(geo.line([190, 514, 110, 548, -10, 580, -70, 600])), 7, cloth.shade);
  sheet.stroke(geo.smooth(geo.line([-196, 510, -130, 534, -70, 562])), 7, cloth.shade);
}

const man: Person = {
  look: {
    ...cast.joel,
    skin: "brown",
    build: "medium",
    yaw: 0.5,
    tilt: 5,
    traits: { ...cast.joel.traits, years: 24, mouth: "grin" },
  },
  outfit: {
    kind: "shirt",
    cloth: { base: "honey", shade: "marigold", lit: "cream" },
    accent: "timber",
    sleeves: "short",
  },
  half: true,
  pose: {
    ...poses.sitting,
    left: { elbow: [-220, 388], wrist: [-188, 506], hand: "fist", handTurn: 14, thumb: "right" },
    right: { elbow: [220, 388], wrist: [188, 506], hand: "fist", handTurn: -14, thumb: "left" },
  },
};

/** He has a book open on his crossed legs and listens to the others. */
export function reader(sheet: Sheet): void {
  sheet.place({ x: 606, y: 628, scale: 0.286 }, () => {
    seat(sheet, 330, 664);
    figure(sheet, man);
    crossed(sheet, { base: "sea", shade: "deep", lit: "lagoon" });
    figure(sheet, { ...man, armsOnly: true });
    for (const side of [-1, 1]) {
      sheet.shape(geo.line([0, 344, side * 150, 314, side * 158, 328, 0, 360]), "white", 0.4);
      sheet.shape(geo.line([0, 358, side * 156, 324, side * 164, 500, 0, 532]), "red", 0.5);
    }
    sheet.shape(geo.line([98, 337, 156, 324, 164, 500, 104, 512]), "brick", 0.5);
    sheet.shape(geo.line([-8, 356, 8, 356, 9, 532, -9, 532]), "brick", 0.4);
    for (const side of [-1, 1] as const) bookFingers(sheet, skin, { side, edge: 180, low: 488 });
  });
}

const woman: Person = {
  look: {
    ...cast.jasleen,
    skin: "brown",
    hair: "wavy",
    yaw: -0.3,
    tilt: -4,
    lips: "brick",
    hairColours: { base: "ink", lit: "deep" },
    earrings: { kind: "stud", colour: "marigold" },
    traits: { ...cast.jasleen.traits, mouth: "smile" },
  },
  outfit: {
    kind: "kameez",
    cloth: { base: "white", shade: "haze", lit: "white" },
    second: { base: "red", shade: "brick", lit: "marigold" },
    accent: "marigold",
  },
  half: true,
  pose: {
    ...poses.sitting,
    left: { elbow: [-204, 390], wrist: [-78, 364], hand: "pinch", handTurn: 128, thumb: "left" },
    right: { elbow: [210, 396], wrist: [164, 500], hand: "cup", handTurn: -62, thumb: "right" },
  },
};

/** She eats rice from a steel box with her right hand. */
export function eater(sheet: Sheet): void {
  sheet.place({ x: 800, y: 668, scale: 0.318 }, () => {
    seat(sheet, 330, 664);
    figure(sheet, woman);
    crossed(sheet, { base: "lagoon", shade: "sea", lit: "haze" });
    const tin: Line = [...geo.arc(46, 440, 90, 24, 180, 0, 20), ...geo.arc(46, 520, 82, 22, 0, 180, 20)];
    sheet.shape(tin, "haze", 0.5);
    sheet.clip(tin, () => {
      sheet.shape(geo.rect(84, 420, 70, 140), "deep", 0.5);
      sheet.stroke(geo.line([-16, 450, -12, 530]), 12, "white");
    });
    sheet.shape(geo.arc(46, 440, 90, 24), "white", 0.4);
    sheet.shape(geo.arc(46, 436, 76, 24), "cream", 1);
    sheet.shape(geo.arc(70, 434, 34, 13), "marigold", 1);
    figure(sheet, { ...woman, armsOnly: true });
  });
}

/** Her book against her knees, open towards her. */
function propped(sheet: Sheet): void {
  sheet.shape(geo.line([148, 344, 214, 168, 232, 176, 170, 356]), "white", 0.4);
  sheet.shape(geo.line([166, 354, 228, 172, 310, 200, 252, 384]), "honey", 0.5);
  sheet.shape(geo.line([188, 362, 250, 180, 262, 184, 200, 366]), "timber", 0.4);
}

/** She leans on the trunk and reads, knees drawn up, a scarf about her head. */
export function leaner(sheet: Sheet): void {
  const trousers: Cloth = { base: "deep", shade: "ink", lit: "lagoon" };
  sheet.place({ x: 1010, y: 640, scale: 0.27, flip: true }, () => {
    seat(sheet, 330, 600);
    const far: Line = [
      [-10, 530],
      [268, 346],
      [358, 556],
    ];
    sheet.place({ x: 384, y: 560 }, () => bareFoot(sheet, skin));
    limb.clothed(sheet, far, [74, 62, 44], { base: "ink", shade: "ink", lit: "deep" });
    sheet.place({ x: 296, y: 572 }, () => bareFoot(sheet, skin));
    limb.clothed(
      sheet,
      [
        [-30, 530],
        [230, 356],
        [276, 566],
      ],
      [92, 68, 46],
      trousers,
    );
    sheet.shape(geo.smooth(geo.line([-124, 510, 60, 470, 96, 560, 40, 606, -90, 606]), true, 6), "deep", 0.6);
    sheet.place({ x: -20, y: 520, turn: -8 }, () =>
      sheet.place({ x: 20, y: -520 }, () =>
        sideFigure(sheet, {
          look: {
            skin,
            hair: "short",
            nose: "small",
            down: true,
            fine: true,
            lips: "brick",
            cover: { base: "cream", lit: "white", shade: "honey" },
          },
          cloth: { base: "red", shade: "brick", lit: "marigold" },
          bust: true,
          bow: 14,
          hem: 560,
          far: { elbow: [110, 370], wrist: [196, 290], hand: "wrap" },
          near: { elbow: [60, 400], wrist: [150, 318], hand: "wrap", handTurn: 52 },
          over: () => propped(sheet),
        }),
      ),
    );
  });
}

/** A rucksack on the grass. */
export function rucksack(sheet: Sheet): void {
  sheet.place({ x: 1116, y: 856, scale: 0.62, turn: 6 }, () => {
    sheet.shape(geo.arc(14, 2, 84, 12), "ink", 1);
    things.backpack(sheet, { base: "sea", shade: "deep", lit: "haze" });
  });
}
