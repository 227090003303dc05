import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import type { Look } from "../../kit/people/look";
import { poses } from "../../kit/people/poses";
import { torso } from "../../kit/people/torso";
import { trunk } from "../../kit/people/trunk";

const look: Look = {
  ...heads.ravi,
  traits: {
    head: "square",
    years: 46,
    eyes: "hooded",
    brow: "straight",
    nose: "broad",
    mouth: "smile",
    lips: "broad",
    cheek: "plain",
  },
  skin: "wheat",
  beard: undefined,
  hair: "crop",
  spectacles: { kind: "square", colour: "ink", glint: false },
  yaw: 0.15,
  tilt: -3,
  build: "broad",
};
const cloth = { base: "white", shade: "dusk", lit: "sand" } as const;

/** One line in chalk: uneven, broken where the board is smooth. */
function chalk(sheet: Sheet, line: Line, width = 7): void {
  sheet.stroke(line, width, "sage", {
    taper: "none",
    jitter: 0.5,
    tone: (x, y) => 0.86 + 0.55 * noise.at(x / 9, y / 9, 7),
  });
}

/** A circuit on the board: cell, resistor, lamp, and the wires between them. */
function circuit(sheet: Sheet): void {
  chalk(sheet, geo.line([92, 330, 92, 96, 214, 96]));
  chalk(sheet, geo.line([214, 96, 226, 76, 246, 116, 266, 76, 286, 116, 306, 76, 318, 96]));
  chalk(sheet, geo.line([318, 96, 560, 96]));
  chalk(sheet, geo.arc(606, 96, 44, 44, 0, 360));
  chalk(sheet, geo.line([576, 66, 636, 126]), 6);
  chalk(sheet, geo.line([636, 66, 576, 126]), 6);
  chalk(sheet, geo.line([650, 96, 698, 96, 698, 300]));
  chalk(sheet, geo.line([50, 330, 134, 330]), 8);
  chalk(sheet, geo.line([68, 356, 116, 356]), 13);
  chalk(sheet, geo.line([92, 360, 92, 560]));
  for (const [x, y] of geo.line([606, 30, 666, 44, 546, 44]))
    chalk(sheet, [geo.mid([606, 96], [x, y], 0.84), geo.mid([606, 96], [x, y], 1.24)], 6);
}

/** The open collar, a pocket with two pens. */
function front(sheet: Sheet): void {
  const body = torso(look);
  trunk.neck(sheet, look, body, geo.line([-36, 140, 0, 248, 36, 140]));
  trunk.collar(sheet, body, cloth, 244);
  for (const [x, colour] of [
    [76, "red"],
    [90, "ink"],
  ] as const)
    sheet.bar(geo.line([x, 238, x, 272]), 7, colour);
  const pocket = geo.line([62, 262, 62, 330, 88, 342, 114, 330, 114, 262, 62, 262]);
  sheet.shape(pocket, "white", 0.3);
  sheet.bar(pocket, 3.4, "dusk");
}

export const scene = new Scene({
  name: "team/2",
  size: "square",
  people: true,
  light: { x: 0.72, y: -0.6 },
  palette: ["pine", "forest", "sage", "white", "dusk", "sand", "red", "ink", "sea", ...palette.skin("wheat")],
  draw: (sheet) => {
    skies.flat(sheet, "pine");
    for (let i = 0; i < 9; i++)
      sheet.stroke(geo.arc(300 + i * 30, 700 - i * 8, 620 - i * 34, 480 - i * 30, 205, 330), 13, "forest", {
        tone: (x, y) => 0.3 + 0.9 * noise.rough(x / 60, y / 60, i),
      });
    circuit(sheet);
    sheet.place({ x: 330, y: 318, scale: 1.4, turn: 0 }, () =>
      figure(sheet, {
        look,
        outfit: { kind: "shirt", folds: "body", cloth },
        pose: {
          ...poses.standing,
          right: {
            elbow: [254, 318],
            wrist: [291, 129],
            hand: "pinch",
            handTurn: 0,
            thumb: "left",
            held: () =>
              sheet.stroke(geo.line([29, -108, 31, -150]), 15, "white", { taper: "none", jitter: 0.1 }),
          },
        },
        half: true,
        carry: () => front(sheet),
      }),
    );
  },
});
