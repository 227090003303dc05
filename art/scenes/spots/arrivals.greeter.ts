import { geo, type Line } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

export type Greeter = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly cloth: Colour;
  readonly shade: Colour;
  /** A robe or sari falls to the feet; otherwise there are trousers. */
  readonly robe?: boolean;
  readonly head: "hair" | "ghutra" | "veil" | "turban" | "bun";
  /** Colour of what covers the head. */
  readonly cover?: Colour;
  readonly wave?: boolean;
  readonly bunch?: boolean;
};

/** What a head wears, about the head's middle at 0. */
function covering(sheet: Sheet, head: Greeter["head"], cover: Colour): void {
  if (head === "ghutra") {
    sheet.shape(
      geo.smooth(
        geo.line([-19, 26, -20, -10, 0, -24, 20, -10, 19, 26, 13, 4, 12, -8, -12, -8, -13, 4]),
        true,
        5,
      ),
      cover,
      0.4,
    );
    sheet.stroke(geo.line([-17, -12, 0, -15, 17, -12]), 6, "ink", { taper: "none" });
  } else if (head === "veil") {
    sheet.pierced(
      geo.smooth(geo.line([-24, 34, -20, -10, 0, -23, 20, -10, 24, 34, 0, 40]), true),
      [geo.arc(0, 2, 11, 14)],
      cover,
      0.4,
    );
  } else if (head === "turban") {
    sheet.shape(geo.smooth(geo.line([-19, -4, -18, -22, 0, -32, 18, -22, 19, -4, 0, -12]), true), cover, 0.4);
    for (const y of [-10, -17]) sheet.stroke(geo.smooth(geo.line([-15, y, 0, y - 6, 15, y])), 2.6, "cream");
  } else {
    sheet.shape(geo.arc(0, -5, 17, 16, 172, 368, 18), cover, 0.4);
    if (head === "bun") sheet.dot(15, -13, 8, cover);
  }
}

/** Someone who waits behind the barrier, far enough off to have no face; about 200 high at size 1. */
export function greeter(sheet: Sheet, who: Greeter): void {
  const { x, y, size, cloth, shade, robe = false, head, cover = "ink", wave = false, bunch = false } = who;
  sheet.place({ x, y, scale: size }, () => {
    if (!robe)
      for (const side of [-1, 1])
        sheet.stroke(geo.line([side * 10, -92, side * 12, 0]), 20, "ink", { taper: "none", jitter: 0.06 });
    const foot = robe ? 0 : -80;
    const body: Line = geo.smooth(
      geo.line([
        -24 - (robe ? 6 : 0),
        foot,
        -25,
        -96,
        -28,
        -140,
        -13,
        -154,
        13,
        -154,
        28,
        -140,
        25,
        -96,
        24 + (robe ? 6 : 0),
        foot,
      ]),
      true,
      5,
    );
    sheet.shape(body, cloth, 0.6);
    sheet.clip(body, () => sheet.shape(geo.line([10, -160, 40, -160, 40, 10, 14, 10, 8, -80]), shade, 0.6));
    for (const side of [-1, 1]) {
      const up = wave && side === 1;
      const hand: readonly [number, number] = up ? [50, -206] : [side * 30, -82];
      const elbow: readonly [number, number] = up ? [48, -150] : [side * 37, -112];
      sheet.stroke(geo.smooth([[side * 24, -142], elbow, hand]), 14, side === 1 ? shade : cloth, {
        taper: "none",
        jitter: 0.06,
      });
      sheet.dot(hand[0], hand[1], 8.5, "brown");
    }
    sheet.shape(geo.rect(-7, -164, 14, 16), "brown", 0.3);
    sheet.shape(geo.arc(0, -178, 15, 18), "brown", 0.3);
    sheet.place({ y: -180 }, () => covering(sheet, head, cover));
    if (bunch) {
      sheet.stroke(geo.line([-30, -60, -30, -104]), 6, "leaf");
      for (const [dx, dy] of geo.line([-42, -112, -30, -122, -18, -112, -30, -106]))
        sheet.dot(dx, dy, 10, dy < -115 ? "red" : "honey", 1.4);
    }
  });
}
