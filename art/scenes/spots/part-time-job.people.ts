import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { garments } from "../../kit/people/garments";
import { grip } from "../../kit/people/grip";
import { heads } from "../../kit/people/heads";
import { limb } from "../../kit/people/limb";
import type { Outfit } from "../../kit/people/outfit";
import { poses } from "../../kit/people/poses";
import { sideHead } from "../../kit/people/side-head";
import { torso } from "../../kit/people/torso";
import { headscarf } from "./part-time-job.headscarf";

const guest: Person = {
  look: {
    ...heads.emma,
    yaw: -0.8,
    tilt: -3,
    hair: "wavy",
    hairColours: { base: "timber", lit: "honey" },
    mouth: "smile",
    lips: "red",
    jaw: "round",
    nose: "small",
  },
  outfit: { kind: "sweater", cloth: { base: "brick", shade: "plum", lit: "red" } },
  pose: poses.standing,
  half: true,
};

/** The guest on the other side; her scarf, and the hand that takes the cup. */
export function guestTrunk(sheet: Sheet): void {
  sheet.place({ x: 912, y: 322, scale: 0.74 }, () => {
    figure(sheet, guest);
    sheet.stroke(geo.smooth(geo.line([-62, 128, -30, 168, 20, 172, 64, 130])), 46, "leaf", {
      taper: "none",
      jitter: 0.1,
    });
    sheet.shape(geo.line([10, 160, 52, 156, 66, 330, 20, 336]), "leaf", 0.8);
    for (const y of [230, 262, 294])
      sheet.stroke(geo.line([16, y, 60, y - 4]), 7, "cream", { taper: "none" });
    for (const x of [-30, 0, 30]) sheet.stroke(geo.line([x - 6, 152, x + 4, 184]), 5, "pine");
  });
}

/** Her right arm over the counter. */
export function guestArm(sheet: Sheet): void {
  sheet.place({ x: 912, y: 322, scale: 0.74 }, () => {
    const skin = palette.skins.fair;
    limb.bare(
      sheet,
      [
        [-176, 372],
        [-194, 346],
      ],
      [22, 20],
      skin,
    );
    grip(sheet, "wrap", skin, { x: -196, y: 346, turn: -66, scale: 0.9 });
    limb.clothed(
      sheet,
      [
        [-124, 208],
        [-140, 420],
      ],
      [44, 44],
      { base: "brick", shade: "plum", lit: "red" },
    );
    limb.clothed(
      sheet,
      [
        [-140, 420],
        [-188, 358],
      ],
      [44, 33],
      { base: "brick", shade: "plum", lit: "red" },
    );
  });
}

/** A cup to take away: lid, sleeve, steam; its foot at 0, 0. */
export function cup(sheet: Sheet): void {
  sheet.shape(geo.line([-30, -92, 30, -92, 22, 0, -22, 0]), "white", 0.5);
  sheet.shape(geo.line([-29, -70, 29, -70, 25, -26, -25, -26]), "red", 0.5);
  sheet.shape(geo.line([10, -92, 30, -92, 22, 0, 8, 0]), "haze", 0.5);
  sheet.shape(geo.line([10, -70, 29, -70, 25, -26, 9, -26]), "brick", 0.5);
  sheet.shape(geo.line([-34, -90, -28, -104, 28, -104, 34, -90]), "ink", 0.5);
  for (const x of [-8, 10])
    sheet.stroke(geo.smooth(geo.line([x, -112, x + 10, -138, x - 8, -166, x + 4, -196])), 8, "white");
}

const shirt: Outfit = { kind: "shirt", cloth: { base: "white", shade: "haze", lit: "cream" } };

/** The bow that ties the apron at the waist: two hanging loops, two ends of unlike length, a knot. */
function bow(sheet: Sheet): void {
  sheet.stroke(geo.smooth(geo.line([-114, 404, 0, 416, 114, 404])), 20, "ink", {
    taper: "none",
    jitter: 0.05,
  });
  for (const [end, to] of [
    [-34, 566],
    [40, 528],
  ] as const)
    sheet.stroke(geo.smooth(geo.line([0, 420, end * 0.5, 470, end, to])), 17, "ink", {
      taper: "none",
      jitter: 0.08,
    });
  for (const side of [-1, 1]) {
    const loop = geo.line([
      0,
      412,
      side * 40,
      398,
      side * 76,
      420,
      side * 74,
      452,
      side * 50,
      462,
      side * 18,
      438,
    ]);
    sheet.shape(geo.smooth(loop, true, 6), "ink", 0.5);
    const inside = geo.line([side * 24, 424, side * 50, 418, side * 64, 436, side * 50, 448]);
    sheet.shape(geo.smooth(inside, true, 5), "sea", 0.4);
  }
  sheet.shape(geo.smooth(geo.line([-15, 404, 13, 402, 17, 432, -13, 434]), true, 4), "ink", 0.5);
  sheet.stroke(geo.line([-4, 410, -2, 428]), 4, "haze");
}

/** The student from behind in scarf and apron; her right hand gives the cup. */
export function student(sheet: Sheet): void {
  const look = { ...heads.fatima, skin: "brown", build: "slim", headwear: undefined } as const;
  const body = torso(look);
  const skin = palette.skins.brown;
  sheet.place({ x: 420, y: 372, scale: 0.88 }, () => {
    limb.clothed(sheet, [body.left, [-202, 380], [-50, 440]], [44, 42, 34], shirt.cloth);
    garments.rear(sheet, look, body, shirt);
    for (const side of [-1, 1])
      sheet.stroke(
        geo.smooth(geo.line([side * 60, 138, side * 24, 240, -side * 40, 344, -side * 92, 404])),
        20,
        "sea",
        { taper: "none", jitter: 0.05 },
      );
    sheet.shape(
      geo.smooth(geo.line([-112, 396, 0, 410, 112, 396, 134, 640, -134, 640]), false, 3),
      "sea",
      0.7,
    );
    for (const x of [-70, -24, 30, 84])
      sheet.stroke(geo.line([x, 430, x * 1.15, 600]), 6, x > 0 ? "ink" : "haze");
    bow(sheet);
    limb.bare(
      sheet,
      [
        [216, 286],
        [244, 248],
      ],
      [22, 20],
      skin,
    );
    grip(sheet, "wrap", skin, { x: 240, y: 252, turn: 62, flip: true, scale: 0.9 });
    limb.clothed(sheet, [body.right, [186, 372], [228, 274]], [44, 42, 32], shirt.cloth);
    sideHead(sheet, {
      skin,
      hair: "crop",
      fine: true,
      lips: "brick",
      nose: "straight",
      hairColours: { base: "ink", lit: "sea" },
    });
    headscarf(sheet, { base: "leaf", lit: "haze", shade: "pine" });
  });
}
