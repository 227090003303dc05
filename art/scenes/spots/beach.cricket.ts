import { geo, type Line } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type Player = {
  readonly x: number;
  readonly y: number;
  /** Size; 1 is about 150 high. */
  readonly size: number;
  readonly shirt: Colour;
  readonly shorts: Colour;
  readonly hat?: Colour;
  /** Hands in the player's own coordinates, shoulders at about -112. */
  readonly hands: readonly [readonly [number, number], readonly [number, number]];
  /** How far apart the feet are, and how far the body leans. */
  readonly stride: number;
  readonly lean: number;
};

/** A figure far off on the sand with its shadow. */
function player(sheet: Sheet, { x, y, size, shirt, shorts, hat, hands, stride, lean }: Player): void {
  sheet.place({ x, y, scale: size }, () => {
    sheet.shape(geo.turn(geo.arc(42, 3, 58, 8), -3, [0, 0]), "honey", 1);
    for (const side of [-1, 1])
      sheet.stroke(
        geo.smooth(geo.line([side * 7 + lean * 0.5, -60, side * stride * 0.6, -34, side * stride, 0])),
        13,
        "brown",
        {
          taper: "none",
          jitter: 0.05,
        },
      );
    for (const side of [-1, 1])
      sheet.stroke(geo.line([side * 7 + lean * 0.5, -66, side * stride * 0.55, -34]), 19, shorts, {
        taper: "none",
        jitter: 0.06,
      });
    for (const side of [-1, 1])
      sheet.stroke(geo.line([side * stride - 6, 0, side * stride + (lean < 0 ? -18 : 18), 1]), 9, "brown", {
        taper: "none",
      });
    const [left, right] = hands;
    for (const [side, hand] of [
      [-1, left],
      [1, right],
    ] as const)
      sheet.stroke(
        geo.smooth([
          [side * 17 + lean, -106],
          [(side * 30 + lean + hand[0]) / 2 + side * 4, (-96 + hand[1]) / 2],
          [hand[0], hand[1]],
        ]),
        10,
        "brown",
        { taper: "none", jitter: 0.05 },
      );
    sheet.shape(
      geo.smooth(
        geo.line([
          -17 + lean * 0.5,
          -60,
          -21 + lean,
          -108,
          -8 + lean,
          -117,
          8 + lean,
          -117,
          21 + lean,
          -108,
          17 + lean * 0.5,
          -60,
        ]),
        true,
        4,
      ),
      shirt,
      0.5,
    );
    sheet.shape(geo.arc(lean * 1.2, -132, 13, 15), "brown", 0.3);
    const cap: Line = geo.arc(lean * 1.2, -136, 14, 13, 180, 365, 16);
    sheet.shape(cap, hat ?? "ink", 0.3);
    if (hat)
      sheet.stroke(geo.line([lean * 1.2 - 20, -136, lean * 1.2 + 20, -136]), 7, hat, { taper: "none" });
  });
}

/** A game of cricket on the sand: bowler, batter before three stumps, two in the field. */
export function cricket(sheet: Sheet): void {
  player(sheet, {
    x: 470,
    y: 520,
    size: 0.72,
    shirt: "white",
    shorts: "ink",
    hands: [
      [-34, -70],
      [30, -64],
    ],
    stride: 16,
    lean: 0,
  });
  player(sheet, {
    x: 1010,
    y: 548,
    size: 0.8,
    shirt: "sea",
    shorts: "ink",
    hat: "cream",
    hands: [
      [-26, -66],
      [26, -66],
    ],
    stride: 20,
    lean: 6,
  });
  player(sheet, {
    x: 360,
    y: 640,
    size: 1.1,
    shirt: "red",
    shorts: "ink",
    hands: [
      [-26, -172],
      [40, -80],
    ],
    stride: 30,
    lean: 9,
  });
  sheet.dot(388, 452, 7, "red", 0.3);
  for (const x of [846, 862, 878]) sheet.bar(geo.line([x, 668, x + 1, 592]), 6, "timber");
  sheet.bar(geo.line([844, 592, 880, 592]), 5, "timber");
  player(sheet, {
    x: 796,
    y: 684,
    size: 1.2,
    shirt: "marigold",
    shorts: "deep",
    hands: [
      [-32, -66],
      [-20, -64],
    ],
    stride: 22,
    lean: -7,
  });
  sheet.bar(geo.line([762, 604, 757, 622]), 6, "ink");
  sheet.stroke(geo.line([758, 618, 736, 680]), 19, "timber", { taper: "start", jitter: 0.05 });
}
