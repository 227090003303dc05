import { geo, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { limb } from "../../kit/people/limb";

const sleeve = { base: "leaf", shade: "ink", lit: "honey" } as const;
const skin = { base: "brown", shade: "brownShade", lit: "brown" } as const;

/** A finger or thumb through its joints, edged with the skin's shade. */
function digit(sheet: Sheet, joints: readonly number[], r: number): void {
  const line = geo.line(joints);
  const radii = [r, r * 0.98, r * 0.8];
  sheet.shape(limb.outline(geo.move(line, -2, 5), radii, true, true).shape, skin.shade, 0.3);
  sheet.shape(limb.outline(line, radii, true, true).shape, skin.base, 0.3);
}

function forearm(sheet: Sheet, elbow: Point, wrist: Point): void {
  limb.bare(sheet, [geo.mid(elbow, wrist, 0.7), wrist], [36, 31], skin);
  limb.clothed(sheet, [elbow, geo.mid(elbow, wrist, 0.86)], [68, 48], sleeve);
}

/** The packer's left hand is under the folder: its thumb alone lies on the cover. */
export function holding(sheet: Sheet): void {
  sheet.shape(
    geo.smooth(
      geo.line([692, 896, 684, 850, 704, 800, 742, 770, 770, 788, 770, 832, 756, 864, 742, 886]),
      true,
    ),
    skin.base,
    0.5,
  );
  sheet.stroke(geo.smooth(geo.line([748, 872, 764, 844, 766, 812])), 8, skin.shade);
  digit(sheet, [730, 836, 772, 786, 822, 762], 22);
  sheet.shape(geo.smooth(geo.line([700, 850, 720, 806, 748, 800, 752, 832, 736, 870]), true), skin.base, 0.4);
  forearm(sheet, [540, 1190], [722, 884]);
}

/** The right hand presses the folder down: four fingers on the cover, the thumb along the near edge. */
export function pressing(sheet: Sheet): void {
  forearm(sheet, [1400, 1190], [1196, 880]);
  digit(sheet, [1164, 834, 1112, 826, 1070, 808], 19);
  for (const joints of [
    [1150, 792, 1110, 744, 1070, 724],
    [1166, 776, 1132, 720, 1090, 694],
    [1188, 772, 1164, 714, 1126, 684],
    [1210, 784, 1198, 732, 1168, 700],
  ])
    digit(sheet, joints, 17.5);
  const back = geo.smooth(
    geo.line([
      1182, 892, 1152, 862, 1130, 820, 1128, 784, 1144, 762, 1168, 754, 1196, 758, 1220, 774, 1232, 812, 1232,
      856, 1226, 890,
    ]),
    true,
  );
  sheet.shape(back, skin.base, 0.5);
  sheet.clip(back, () =>
    sheet.shape(
      geo.smooth(geo.line([1150, 910, 1150, 868, 1134, 826, 1126, 790, 1110, 800, 1120, 910]), true),
      skin.shade,
      0.5,
    ),
  );
  for (const knuckle of geo.line([1154, 790, 1176, 782, 1198, 786]))
    sheet.stroke(
      [
        [knuckle[0] - 10, knuckle[1] - 30],
        [knuckle[0], knuckle[1]],
      ],
      5,
      skin.shade,
      { taper: "end" },
    );
}
