import { vehicles } from "../../kit/built/vehicles";
import { geo, type Line } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { limb } from "../../kit/people/limb";
import type { Look } from "../../kit/people/look";
import { poses } from "../../kit/people/poses";
import { torso } from "../../kit/people/torso";
import { trunk } from "../../kit/people/trunk";

const look: Look = {
  ...heads.thomas,
  traits: {
    head: "pear",
    years: 66,
    eyes: "hooded",
    brow: "bushy",
    nose: "long",
    mouth: "grin",
    lips: "thin",
    cheek: "apple",
  },
  skin: "tan",
  hair: "side-part",
  hairColours: { base: "greyLit", lit: "white" },
  beard: "short",
  spectacles: undefined,
  yaw: 0.75,
  tilt: 3,
  brow: "soft",
  build: "broad",
};
const cloth = { base: "sand", shade: "dusk", lit: "white" } as const;

/** Checks inside a shape: two sets of bands, turned as the cloth hangs. */
function checks(sheet: Sheet, shape: Line, degrees: number): void {
  const { left, right, top, bottom } = geo.bounds(shape);
  const about = [(left + right) / 2, (top + bottom) / 2] as const;
  const reach = Math.max(right - left, bottom - top);
  sheet.clip(shape, () => {
    for (let d = -reach; d < reach; d += 40) {
      const level = geo.line([about[0] - reach, about[1] + d, about[0] + reach, about[1] + d]);
      sheet.stroke(geo.turn(level, degrees, about), 11, "red", { taper: "none", jitter: 0.1 });
      sheet.stroke(geo.move(geo.turn(level, degrees, about), 0, 15), 3, "sea", { taper: "none" });
      sheet.stroke(geo.turn(level, degrees + 90, about), 11, "red", { taper: "none", jitter: 0.1 });
      sheet.stroke(geo.move(geo.turn(level, degrees + 90, about), 15, 0), 3, "sea", { taper: "none" });
    }
  });
}

/** The trunk's checks and, over them, neck, collar and buttons again. */
function front(sheet: Sheet): void {
  const body = torso(look);
  checks(sheet, body.outline, 4);
  trunk.neck(sheet, look, body, geo.line([-42, 138, 0, 183, 42, 138]));
  sheet.stroke(geo.line([13, 186, 13, 520]), 4, "ink", { taper: "none", jitter: 0.1 });
  for (let y = 216; y < 500; y += 60) sheet.dot(0, y, 5.4, "ink");
  trunk.collar(sheet, body, cloth, 182);
}

export const scene = new Scene({
  name: "team/7",
  size: "square",
  people: true,
  light: { x: -0.7, y: -0.66 },
  palette: [
    "lagoon",
    "deep",
    "sea",
    "ink",
    "leaf",
    "sand",
    "greyLit",
    "white",
    "dusk",
    "red",
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "lagoon");
    for (const [x, top, w, tone] of [
      [-30, 120, 150, 0],
      [110, 40, 120, 1],
      [560, 70, 120, 1],
      [670, 150, 160, 0],
    ] as const) {
      sheet.shape(geo.rect(x, top, w, 520), tone ? "sea" : "deep", 1);
      for (let y = top + 26; y < 440; y += 44)
        for (let c = x + 16; c < x + w - 20; c += 34)
          sheet.shape(geo.rect(c, y, 17, 26), tone ? "lagoon" : "sea", 0.7);
    }
    sheet.bar(geo.smooth(geo.line([-10, 22, 260, 56, 540, 60, 810, 30])), 3, "ink");
    sheet.place({ x: 396, y: 720, scale: 3.3 }, () =>
      vehicles.tram(sheet, { body: "leaf", upper: "sand", window: "ink", line: "ink" }),
    );
    const pose = poses.standing;
    sheet.place({ x: 392, y: 316, scale: 1.48, turn: 1 }, () => {
      figure(sheet, {
        look,
        outfit: { kind: "shirt", cloth },
        pose,
        half: true,
        carry: () => front(sheet),
      });
      const body = torso(look);
      for (const [shoulder, arm, turn] of [
        [body.left, pose.left, 14],
        [body.right, pose.right, -12],
      ] as const) {
        const joints = [shoulder, arm.elbow, geo.mid(arm.elbow, arm.wrist, 0.9)];
        checks(sheet, limb.outline(joints, [43, 40, 30], false, true).shape, turn);
      }
    });
  },
});
