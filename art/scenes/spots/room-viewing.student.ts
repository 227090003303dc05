import { geo, type Line } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { hairShape } from "../../kit/people/hair-shape";
import { limb } from "../../kit/people/limb";
import paths from "./room-viewing.student.paths.json";

const skin = palette.skins.brown;
const cloth = { base: "red", shade: "brick", lit: "orange" } as const;

/** A finger or thumb: its shade first, a little off, then itself. */
function digit(sheet: Sheet, line: Line, radii: readonly number[]): void {
  const shape = limb.outline(line, radii, true, true).shape;
  sheet.shape(geo.move(shape, 3, 6), skin.shade, 0.3);
  sheet.shape(shape, skin.base, 0.3);
}

/** The palm and forearm behind the phone, in the phone's coordinates: 300 by 600 about (0, 0). */
export function palm(sheet: Sheet): void {
  limb.bare(sheet, geo.line([330, 640, 200, 500, 82, 372]), [80, 66, 54], skin);
  sheet.shape(geo.smooth(geo.line(paths.palm), true), skin.base, 0.4);
  sheet.shape(geo.smooth(geo.line(paths.palmShade), true), skin.shade, 0.4);
  sheet.stroke(geo.smooth(geo.line([-96, 308, -20, 340, 48, 384])), 5, skin.shade, { taper: "end" });
  sheet.stroke(geo.smooth(geo.line([-150, 214, -128, 266, -80, 314])), 8, skin.lit);
  for (const t of [0, 24, 48])
    sheet.place({ x: 138 + t * 0.68, y: 436 + t * 0.73, turn: -43 }, () =>
      sheet.bar(
        geo.smooth(geo.line([-66, -6, -34, 10, 0, 15, 34, 10, 66, -6])),
        t === 24 ? 9 : 13,
        t === 24 ? "red" : "honey",
      ),
    );
}

/** Thumb and fingers round the phone's edges. */
export function grip(sheet: Sheet): void {
  const thumb = limb.outline(
    geo.line([-58, 352, -146, 232, -152, 140, -130, 62]),
    [58, 42, 30, 22],
    true,
    true,
  ).shape;
  sheet.clip(geo.rect(-150, -290, 290, 594), () => sheet.shape(geo.move(thumb, 8, 2), "ink", 0.3));
  sheet.shape(thumb, skin.base, 0.3);
  sheet.shape(geo.turn(geo.arc(-131, 62, 12, 18), 14, [-131, 62]), skin.lit, 0.2);
  sheet.stroke(geo.smooth(geo.line([-176, 144, -156, 138, -136, 144])), 3.4, skin.shade);
  sheet.stroke(geo.smooth(geo.line([-112, 190, -116, 240, -88, 290, -40, 318])), 6, skin.shade);
  for (const [y, long, r] of [
    [70, 48, 25],
    [128, 60, 27],
    [186, 54, 26],
    [238, 40, 23],
  ] as const) {
    digit(sheet, geo.line([178, y + 4, 154, y, 176 - long, y - 5]), [r, r, r * 0.84]);
    sheet.stroke(geo.line([150, y - 14, 154, y + 2, 151, y + 15]), 3, skin.shade);
  }
}

/** Her head past which we look, lost in profile, in head units: eyes at the height 0, the crown at -98. */
export function head(sheet: Sheet): void {
  const body = geo.smooth(geo.line(paths.shoulders), true);
  sheet.shape(body, cloth.base, 0.5);
  sheet.clip(body, () => {
    sheet.shape(
      geo.smooth(geo.line([20, 120, -10, 170, -20, 260, 170, 260, 170, 110]), true),
      cloth.shade,
      0.6,
    );
    for (const x of [-128, -108, -84, -58])
      sheet.stroke(geo.smooth(geo.line([x + 14, 168, x, 200, x - 6, 250])), 3, cloth.lit);
  });
  const neck = geo.smooth(geo.line(paths.neck), true);
  sheet.shape(neck, skin.base, 0.3);
  sheet.clip(neck, () => sheet.shape(geo.smooth(geo.line(paths.neckShade), true), skin.shade, 0.4));
  sheet.stroke(geo.smooth(geo.line([-50, 140, -8, 158, 54, 150])), 7, "honey", {
    taper: "none",
    jitter: 0.1,
  });
  sheet.shape(geo.smooth(geo.line(paths.nose), true, 5), skin.base, 0.3);
  sheet.shape(geo.smooth(geo.line(paths.lips), true, 4), "brick", 0.2);
  sheet.shape(geo.smooth(geo.line([-56, -16, -66, -10, -65, -3, -56, 2]), true), skin.base, 0.2);
  for (const at of [0, 3])
    sheet.stroke(geo.smooth(geo.line([-63, -6, -71, -5 - at, -78, -10 - at * 1.6])), 2.2, "ink", {
      taper: "end",
    });
  const face = geo.smooth(geo.line(paths.face), true);
  sheet.shape(face, skin.base, 0.3);
  sheet.clip(face, () => {
    sheet.shape(geo.smooth(geo.line(paths.faceShade), true), skin.shade, 0.4);
    sheet.stroke(geo.smooth(geo.line([-64, 10, -63, 32, -56, 58])), 6, skin.lit);
    sheet.stroke(geo.smooth(geo.line([-61, -52, -62, -36, -58, -24])), 4, skin.lit);
    sheet.stroke(geo.smooth(geo.line([-66, -34, -58, -38, -47, -36])), 3.2, "ink", { taper: "end" });
  });
  sheet.stroke(geo.smooth(geo.line([-63, 2, -68, 14, -70, 26, -70, 34])), 2, skin.shade);
  sheet.stroke(geo.smooth(geo.line([-33, 95, -18, 95, 8, 78, 28, 50])), 3.4, skin.shade, { taper: "none" });
}

/** Hair swept back over the ear into a knot with jasmine, the ear with its bell. */
export function hair(sheet: Sheet): void {
  const front = geo.smooth(geo.line(paths.hairFront));
  const back = geo.smooth(geo.line(paths.hairBack));
  sheet.shape([...front, ...geo.reverse(back)], "ink", 0.5);
  const knot: readonly [number, number] = [62, 84];
  for (let i = 0; i < 15; i++) {
    const from = geo.along(back, 0.04 + i * 0.036);
    const bend = geo.mid(from, geo.along(front, 0.1 + i * 0.034), 0.36 + i * 0.026);
    sheet.stroke(
      geo.part(geo.smooth([from, [bend[0] + 24, bend[1] - 8], knot]), 0.03, 0.5 + (i % 4) * 0.1),
      2.6,
      i % 4 === 3 ? "deep" : "sea",
    );
  }
  const ear = geo.smooth(geo.line(paths.ear), true);
  sheet.shape(ear, skin.base, 0.3);
  sheet.stroke(geo.smooth(geo.line(paths.earFold)), 3.4, skin.shade);
  sheet.stroke(geo.smooth(geo.line([5, -4, 13, -13, 26, -10])), 2.4, skin.lit);
  hairShape.curls(sheet, geo.arc(74, 92, 36, 33), 12, { base: "ink", lit: "sea" }, () => 0.5);
  sheet.dot(9, 40, 4, "honey");
  sheet.shape(geo.smooth(geo.line(paths.bell)), "honey", 0.2);
  for (const x of [-2, 5, 13, 20]) sheet.dot(x, 68, 2.2, "honey");
  sheet.stroke(geo.line([-1, 59, 19, 59]), 2.2, "red", { taper: "none" });
}

/** The jasmine round her knot of hair. */
export function jasmine(sheet: Sheet): void {
  for (let i = 0; i < 15; i++) {
    const [x, y] = geo.along(geo.smooth(geo.line([62, 52, 42, 66, 37, 88, 44, 110, 62, 124])), i / 14);
    for (const turn of [0, 60, 120])
      sheet.shape(
        geo.turn(geo.arc(x + (i % 2) * 6, y, 6.4, 2.3, 0, 350, 10), turn + i * 17, [x + (i % 2) * 6, y]),
        "white",
        0.2,
      );
    if (i % 3 === 1) sheet.dot(x + (i % 2) * 6, y, 1.3, "honey");
  }
}
