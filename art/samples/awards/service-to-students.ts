import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";

const centre: Point = [392, 528];

/** Where the ribbon falls: two straps from the peg that meet at the ring. */
const straps = [
  {
    left: geo.line([330, 128, 352, 250, 372, 350]),
    right: geo.line([392, 122, 404, 250, 412, 372]),
    side: -1,
  },
  {
    left: geo.line([392, 122, 384, 250, 374, 372]),
    right: geo.line([458, 128, 436, 250, 414, 372]),
    side: 1,
  },
] as const;

/** One strap of ribbon with its stripe, hem lines and the threads along it. */
function strap(sheet: Sheet, left: Line, right: Line, front: boolean): void {
  const [a, b] = [geo.smooth(left), geo.smooth(right)];
  sheet.shape([...a, ...geo.reverse(b)], front ? "red" : "brick", 0.8);
  const band = (from: number, to: number, colour: Colour): void =>
    sheet.shape([...geo.between(a, b, from), ...geo.reverse(geo.between(a, b, to))], colour, 0.6);
  band(0.4, 0.6, front ? "sand" : "rose");
  band(0.46, 0.54, "deep");
  for (let i = 1; i < 12; i++) {
    if (i > 4 && i < 8) continue;
    sheet.stroke(geo.part(geo.between(a, b, i / 12), 0.03, 0.97), 2.6, front && i < 5 ? "rose" : "plum", {
      tone: (x, y) => 0.5 + 1 * noise.rough(x / 14, y / 52, i),
    });
  }
}

/** The turned wooden peg the ribbon hangs from. */
function peg(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 84, 840, 64), "timber", 1);
  const random = noise.stream(7);
  for (let i = 0; i < 44; i++) {
    const x = random.range(-40, 780);
    const y = random.range(90, 142);
    sheet.stroke(
      geo.smooth([
        [x, y],
        [x + 50, y + random.range(-3, 3)],
        [x + random.range(80, 190), y],
      ]),
      random.range(2, 4),
      random.pick(["bark", "salmon", "bark"]),
    );
  }
  sheet.stroke(geo.line([-20, 146, 820, 146]), 6, "bark", { taper: "none" });
  sheet.stroke(geo.line([-20, 87, 820, 87]), 4, "salmon", { taper: "none" });
}

/** The peg's knob over the ribbon. */
function knob(sheet: Sheet): void {
  sheet.shape(geo.arc(400, 124, 66, 44), "plum", 1);
  sheet.shape(geo.arc(394, 116, 64, 42), "timber", 1);
  sheet.shape(geo.arc(386, 110, 50, 32), "salmon", 1);
  for (const r of [40, 28, 16]) sheet.stroke(geo.arc(388, 111, r, r * 0.62, 0, 350, 24), 2.6, "timber");
}

/** A ring of small strokes at a radius. */
function ring(
  sheet: Sheet,
  radius: number,
  count: number,
  long: number,
  width: number,
  colour: Colour,
  dim: Colour,
): void {
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const lit = -c * 0.75 - s * 0.66 > -0.1;
    sheet.stroke(
      [
        [centre[0] + c * radius, centre[1] + s * radius],
        [centre[0] + c * (radius + long), centre[1] + s * (radius + long)],
      ],
      width,
      lit ? colour : dim,
    );
  }
}

/** The medal: scalloped rim, a sunk field with rays, a five-pointed star in facets. */
function medal(sheet: Sheet): void {
  const [cx, cy] = centre;
  const scallop = (r: number): Line =>
    Array.from({ length: 192 }, (_, i): Point => {
      const a = (i / 192) * Math.PI * 2;
      const size = r + 6 * Math.abs(Math.sin(a * 16));
      return [cx + size * Math.cos(a), cy + size * Math.sin(a)];
    });
  sheet.shape(geo.move(scallop(176), 6, 7), "brick", 0.5);
  sheet.shape(scallop(176), "marigold", 0.5);
  sheet.shape(
    [...geo.arc(cx, cy, 170, 170, -52, 128, 40), ...geo.arc(cx - 16, cy - 16, 164, 164, 124, -48, 40)],
    "orange",
    0.8,
  );
  ring(sheet, 152, 64, 17, 4.4, "sand", "brick");
  sheet.shape(geo.arc(cx, cy, 146, 146), "brick", 0.6);
  sheet.shape(geo.arc(cx + 3, cy + 3, 140, 140), "marigold", 0.6);
  sheet.clip(geo.arc(cx + 3, cy + 3, 140, 140), () =>
    sheet.shape(geo.arc(cx - 60, cy - 56, 150, 150), "honey", 1),
  );
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * Math.PI * 2;
    const random = noise.stream(i);
    const near = random.range(84, 100);
    sheet.stroke(
      [
        [cx + Math.cos(a) * near, cy + Math.sin(a) * near],
        [cx + Math.cos(a) * 134, cy + Math.sin(a) * 134],
      ],
      3.6,
      "orange",
      { taper: "start" },
    );
  }
  const tip = (i: number, r: number): Point => {
    const a = ((i * 36 - 90) * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  };
  const outline = Array.from({ length: 10 }, (_, i) => tip(i, i % 2 ? 48 : 116));
  sheet.shape(geo.move(outline, 7, 9), "brick", 0.6);
  sheet.shape(outline, "marigold", 0.5);
  for (let i = 0; i < 5; i++) {
    const [point, before, after] = [tip(i * 2, 116), tip(i * 2 - 1, 48), tip(i * 2 + 1, 48)];
    const half = (to: Point, colour: Colour): void => sheet.shape([centre, point, to], colour, 0.4);
    const a = ((i * 72 - 90) * Math.PI) / 180;
    const lit = (turn: number): boolean => -Math.cos(a + turn) * 0.75 - Math.sin(a + turn) * 0.66 > 0;
    half(before, lit(-1.3) ? "sand" : "orange");
    half(after, lit(1.3) ? "honey" : "orange");
    for (let k = 1; k < 6; k++) {
      const foot = geo.mid(centre, point, k / 6.4);
      const side = lit(1.3) ? before : after;
      sheet.stroke(
        [geo.mid(foot, geo.mid(centre, side, k / 6.4), 0.1), geo.mid(foot, side, 0.52)],
        2.8,
        lit(1.3) && !lit(-1.3) ? "brick" : "marigold",
        { taper: "end" },
      );
    }
  }
}

export const scene = new Scene({
  name: "awards/service-to-students",
  size: "square",
  light: { x: -0.75, y: -0.66 },
  palette: [
    "mist",
    "haze",
    "timber",
    "bark",
    "salmon",
    "red",
    "brick",
    "rose",
    "plum",
    "sand",
    "deep",
    "marigold",
    "honey",
    "orange",
  ],
  draw: (sheet) => {
    sheet.shape(geo.rect(-20, -20, 840, 840), "mist", 0);
    const random = noise.stream(5);
    for (let i = 0; i < 7; i++) {
      const x = 18 + i * 128;
      sheet.stroke(geo.line([x, 140, x + 2, 480, x, 830]), 6, "haze", { taper: "none", jitter: 0.5 });
      for (let k = 0; k < 16; k++) {
        const gx = x + random.range(12, 116);
        const gy = random.range(170, 780);
        sheet.stroke(
          geo.smooth([
            [gx, gy],
            [gx + random.range(-3, 3), gy + 50],
            [gx, gy + random.range(80, 190)],
          ]),
          random.range(1.8, 3),
          "haze",
        );
      }
    }
    peg(sheet);
    const cast = (line: Line): Line => geo.move(line, 62, 50);
    sheet.shape(
      cast([...geo.smooth(straps[0].left), ...geo.reverse(geo.smooth(straps[1].right))]).map(
        ([x, y]): Point => [x, Math.max(150, y)],
      ),
      "haze",
      1,
    );
    sheet.shape(cast(geo.arc(centre[0], centre[1], 182, 182)), "haze", 1.4);
    strap(sheet, straps[0].left, straps[0].right, false);
    strap(sheet, straps[1].left, straps[1].right, true);
    knob(sheet);
    medal(sheet);
    sheet.shape(geo.line([350, 322, 440, 322, 426, 362, 364, 362]), "brick", 0.6);
    sheet.shape(geo.line([346, 316, 434, 316, 420, 356, 360, 356]), "marigold", 0.6);
    sheet.shape(geo.line([404, 316, 434, 316, 420, 356, 400, 356]), "orange", 0.6);
    sheet.stroke(geo.line([352, 323, 402, 323]), 5, "sand");
  },
});
