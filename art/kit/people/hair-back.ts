import { geo, type Line } from "../core/geo";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { hairStyles } from "./hair-styles";
import type { HeadForm } from "./head-form";
import type { Look } from "./look";

/** Hair behind neck and shoulders; drawn before the body. */
export function hairBack(sheet: Sheet, look: Look, form: HeadForm): void {
  if (hairStyles.back({ sheet, look, form })) return;
  const c = hairShape.colours(look);
  const tone = hairShape.sheen(sheet, form);
  const rear = -22 * form.turn;
  const trimmed = look.nape === "trimmed" || hairStyles.cropped(look.hair);
  const nape: Line = [
    ...hairShape.outer(form, 4, 3, 40, 20),
    ...geo.smooth(
      trimmed
        ? geo.line([56, 20, 20, 50, -20, 58, -46 + rear * 0.5, 56, -66 + rear * 0.8, 40])
        : geo.line([56, 30, 48, 70, 20, 92, -20, 94, -48 + rear * 0.7, 82, -68 + rear, 56]),
    ),
  ];
  if (look.hair === "long" || look.hair === "fringe" || look.hair === "wavy" || look.hair === "bob") {
    const low = look.hair === "bob" || look.hair === "fringe" ? 92 : look.hair === "wavy" ? 150 : 205;
    const left = geo.smooth([
      [-72 + rear, -40],
      [-88 + rear, 20],
      [-92 + rear, 80],
      [-86 + rear, low * 0.8 + 10],
      [-66 + rear * 0.6, low + 14],
    ]);
    const right = geo.smooth([
      [60, -40],
      [76, 20],
      [80, 80],
      [74, low * 0.8 + 4],
      [52, low + 8],
    ]);
    const ends = geo.smooth([
      [-66 + rear * 0.6, low + 14],
      [-34, low + 24],
      [0, low + 22],
      [30, low + 24],
      [52, low + 8],
    ]);
    sheet.shape([...left, ...ends, ...geo.reverse(right)], c.base, 1);
    for (let i = 0; i < 9; i++) {
      const [x, y] = geo.along(ends, (i + 0.5) / 9);
      sheet.stroke(
        geo.smooth([
          [x * 0.96, y - 40],
          [x, y],
          [x * 0.97 + 4, y + 12 + (i % 3) * 6],
        ]),
        9,
        c.base,
        { taper: "end" },
      );
    }
    hairShape.strands(
      sheet,
      left,
      [
        [-30, -20],
        [-34, 60],
        [-30, low],
      ],
      7,
      3.4,
      c.lit,
      (x, y) => tone(x, Math.min(y, 20)) + 0.25,
    );
    return;
  }
  if (look.hair === "bun") {
    const [bx, by] = form.turn > 0.35 ? [-96, 44] : [66, 76];
    const ball = geo.smooth(
      [
        [bx - 34, by],
        [bx - 20, by - 31],
        [bx + 16, by - 30],
        [bx + 34, by + 2],
        [bx + 16, by + 32],
        [bx - 20, by + 29],
      ],
      true,
    );
    sheet.shape(nape, c.base, 0.8);
    sheet.shape(ball, c.base, 0.8);
    hairShape.strands(
      sheet,
      geo.arc(bx, by, 30, 28, 150, 330),
      geo.arc(bx, by, 30, 28, 150, -30),
      7,
      4,
      c.lit,
    );
    return;
  }
  if (look.hair === "ponytail") {
    sheet.shape(nape, c.base, 0.8);
    const a = geo.smooth([
      [-70 + rear, -56],
      [-112 + rear, -30],
      [-116 + rear, 50],
      [-96 + rear, 132],
    ]);
    const b = geo.smooth([
      [-60 + rear, -30],
      [-84 + rear, -6],
      [-80 + rear, 60],
      [-96 + rear, 132],
    ]);
    hairShape.lock(sheet, a, b, 6, 4, c);
    return;
  }
  if (look.hair === "afro") {
    const ball = geo.arc(rear * 0.5, -34, 118, 108, 0, 354, 44).filter(([, y]) => y < 66);
    hairShape.curls(sheet, ball, 17, c, tone);
    return;
  }
  if (look.hair === "none" || form.turn < 0.3) return;
  const short = geo.smooth(
    trimmed
      ? [
          [-30, -60],
          [-74 + rear * 0.3, -44],
          [-79 + rear * 0.3, -12],
          [-73 + rear * 0.3, 18],
          [-60 + rear * 0.2, 40],
          [-42, 52],
          [-20, 30],
        ]
      : [
          [-30, -60],
          [-74 + rear * 0.4, -40],
          [-80 + rear * 0.45, 0],
          [-76 + rear * 0.4, 34],
          [-62 + rear * 0.3, 62],
          [-40, 74],
          [-20, 40],
        ],
    true,
  );
  sheet.shape(short, c.base, 0.8);
  if (trimmed) return;
  hairShape.strands(
    sheet,
    geo.smooth([
      [-76 + rear * 0.4, -20],
      [-74 + rear * 0.4, 26],
      [-58 + rear * 0.3, 60],
    ]),
    geo.smooth(geo.line([-58, -20, -58, 30, -46, 66])),
    5,
    3,
    c.lit,
    tone,
  );
}
