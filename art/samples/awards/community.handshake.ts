import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { type Colour, palette, type Skin } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { limb } from "../../kit/people/limb";
import paths from "./community.handshake.paths.json";

/** A finger or thumb: shaded tube, the lit tube a little towards the light, creases at its joints, a nail if seen. */
function digit(sheet: Sheet, joints: Line, radii: readonly number[], skin: Skin, nail = false): void {
  const steps = palette.skins[skin];
  sheet.shape(limb.outline(geo.move(joints, 2.5, 4), radii, true, true).shape, steps.shade, 0.3);
  const { shape, axis } = limb.outline(
    joints,
    radii.map((r) => r * 0.93),
    true,
    true,
  );
  sheet.shape(shape, steps.base, 0.3);
  sheet.clip(shape, () =>
    sheet.stroke(
      geo.move(geo.part(axis, 0.14, 0.86), -2, -(radii[1] ?? 10) * 0.52),
      (radii[1] ?? 10) * 0.5,
      steps.lit,
    ),
  );
  if (!nail) return;
  const [tip, before] = [axis[24] ?? [0, 0], axis[20] ?? [0, 0]];
  const way = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const r = (radii[radii.length - 1] ?? 10) * 0.62;
  sheet.place({ x: tip[0], y: tip[1] - 2, turn: way }, () => {
    sheet.shape(
      geo.smooth(
        geo.line([-r * 1.2, -r * 0.8, r * 0.6, -r * 0.7, r * 1.1, 0, r * 0.6, r * 0.7, -r * 1.2, r * 0.8]),
        true,
      ),
      steps.lit,
      0.2,
    );
    sheet.stroke(geo.line([-r * 1.2, -r * 0.8, -r * 1.4, 0, -r * 1.2, r * 0.8]), 2.4, steps.shade);
  });
}

/** A sleeve from the sheet's edge to the wrist: cloth in three steps and folds across it. */
function sleeve(
  sheet: Sheet,
  top: Line,
  low: Line,
  cloth: { base: Colour; shade: Colour; lit: Colour },
): void {
  const [a, b] = [geo.smooth(top), geo.smooth(low)];
  sheet.shape([...a, ...geo.reverse(b)], cloth.base, 0.8);
  sheet.shape([...geo.between(a, b, 0.62), ...geo.reverse(b)], cloth.shade, 0.8);
  for (let i = 1; i < 9; i++) {
    const t = i / 9.5;
    const from = geo.along(a, t);
    const to = geo.along(b, Math.min(1, t + 0.06));
    const bend = geo.mid(from, to, 0.5);
    sheet.stroke(
      geo.smooth([geo.mid(from, to, 0.1), [bend[0] + 12, bend[1]], geo.mid(from, to, 0.62)]),
      5,
      i % 2 ? cloth.lit : cloth.shade,
      { taper: "end" },
    );
  }
  sheet.stroke(geo.move(geo.part(a, 0.04, 0.94), 0, 8), 6, cloth.lit, {
    tone: (x, y) => 0.7 + 0.7 * noise.at(x / 30, y / 20, 4),
  });
}

/** The hand from the right: its palm faces us, its thumb lies over the other hand. */
function behind(sheet: Sheet): void {
  const { base, shade, lit } = palette.skins.tan;
  const palm = geo.smooth(geo.line(paths.palm), false, 8);
  sheet.shape(palm, base, 0.5);
  sheet.clip(palm, () => {
    sheet.shape(geo.smooth(geo.line(paths.palmShade)), shade, 0.5);
    sheet.stroke(geo.smooth(geo.line([540, 500, 560, 530, 566, 570, 556, 604])), 4, shade);
    for (const y of [520, 530]) sheet.stroke(geo.line([580, y, 650, y + 2]), 4, lit);
  });
}

/** The hand from the left in front: its back, knuckles and four fingers round the other palm. */
function front(sheet: Sheet): void {
  const { base, shade, lit } = palette.skins.brown;
  const fingers: readonly (readonly [Line, number])[] = [
    [geo.line([402, 636, 444, 652, 478, 646]), 21],
    [geo.line([410, 600, 470, 626, 520, 630]), 23],
    [geo.line([414, 562, 486, 590, 546, 602]), 24],
    [geo.line([410, 520, 488, 548, 556, 568]), 24],
  ];
  for (const [joints, r] of fingers) digit(sheet, joints, [r + 3, r, r * 0.78], "brown");
  const back = geo.smooth(geo.line(paths.back), true, 8);
  sheet.shape(back, base, 0.5);
  sheet.clip(back, () => {
    sheet.shape(geo.smooth(geo.line(paths.backShade)), shade, 0.5);
    sheet.shape(geo.smooth(geo.line(paths.backLight), true), lit, 0.8);
    for (const [x, y] of geo.line([410, 516, 414, 560, 410, 600, 400, 634])) {
      sheet.stroke(geo.arc(x, y, 15, 16, 200, 300, 10), 5, lit);
      sheet.stroke(geo.arc(x - 2, y, 17, 17, 60, 128, 10), 4, shade);
    }
    for (const [x1, y1, x2, y2] of [
      [300, 534, 384, 524],
      [296, 556, 386, 566],
      [300, 580, 382, 604],
    ] as const)
      sheet.stroke(
        geo.smooth([
          [x1, y1],
          [(x1 + x2) / 2, (y1 + y2) / 2 + 3],
          [x2, y2],
        ]),
        4.4,
        shade,
        { tone: (x, y) => 0.8 + 0.7 * noise.at(x / 20, y / 9, 6) },
      );
  });
  for (const [x1, y1, x2, y2] of [
    [434, 546, 500, 570],
    [434, 586, 490, 610],
    [424, 622, 470, 640],
  ] as const)
    sheet.stroke(geo.line([x1, y1, x2, y2]), 3.4, shade);
}

/**
 * Two right hands shaking, about 860 wide and 240 high about (400, 560), sleeves running out at both sides.
 * Needs brown and tan skin, sea, ink, night, sage, sand, orange, honey and bark.
 */
export function handshake(sheet: Sheet): void {
  digit(sheet, geo.line([330, 512, 430, 462, 524, 470]), [30, 26, 20], "brown");
  behind(sheet);
  sleeve(sheet, geo.line([820, 470, 740, 482, 640, 496]), geo.line([820, 680, 740, 656, 640, 632]), {
    base: "ink",
    shade: "night",
    lit: "sea",
  });
  sheet.shape(geo.line([612, 498, 644, 492, 648, 636, 616, 630]), "sand", 0.6);
  sheet.shape(geo.line([614, 596, 646, 600, 648, 636, 616, 630]), "sage", 0.6);
  front(sheet);
  digit(sheet, geo.line([556, 506, 476, 476, 392, 520]), [31, 26, 19], "tan", true);
  for (const [x, y, r] of geo
    .line([304, 640, 342, 656, 380, 664])
    .map(([a, b], i): readonly [number, number, number] => [a, b, 17 + i]))
    digit(
      sheet,
      [
        [x + 26, y + 14],
        [x + 10, y + 2],
        [x - 2, y - 18],
      ],
      [r, r, r * 0.86],
      "tan",
    );
  sleeve(sheet, geo.line([-20, 462, 60, 478, 176, 496]), geo.line([-20, 694, 60, 664, 176, 628]), {
    base: "sea",
    shade: "ink",
    lit: "sage",
  });
  sheet.shape(geo.line([160, 492, 192, 496, 196, 626, 164, 634]), "orange", 0.6);
  for (let i = 0; i < 6; i++) sheet.dot(178, 508 + i * 22, 6, "honey", 0.5);
  sheet.stroke(geo.smooth(geo.line([222, 496, 232, 552, 226, 618])), 8, "bark", { taper: "none" });
  sheet.stroke(geo.smooth(geo.line([231, 495, 241, 552, 235, 620])), 6, "orange", { taper: "none" });
}
