import { geo, type Line } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** A rectangle with round corners. */
const round = (x: number, y: number, w: number, h: number, r: number): Line => [
  ...geo.arc(x + r, y + r, r, r, 180, 270, 6),
  ...geo.arc(x + w - r, y + r, r, r, 270, 360, 6),
  ...geo.arc(x + w - r, y + h - r, r, r, 0, 90, 6),
  ...geo.arc(x + r, y + h - r, r, r, 90, 180, 6),
];

/** The mail that a referee receives: who asks, a few lines, the link as a large button. */
function mail(sheet: Sheet): void {
  sheet.shape(geo.line([-348, -452, 348, -452, 349, -404, -349, -404]), "sea", 0.5);
  for (const [i, colour] of (["red", "honey", "white"] as const).entries())
    sheet.dot(-318 + i * 32, -428, 9, colour);
  sheet.shape(geo.rect(-356, -404, 118, 400), "haze", 0.4);
  for (let i = 0; i < 5; i++) {
    sheet.shape(round(-340, -380 + i * 72, 86, 50, 8), i === 0 ? "white" : "straw", 0.4);
    sheet.stroke(geo.line([-328, -366 + i * 72, -276, -366 + i * 72]), 6, "deep");
    sheet.stroke(geo.line([-328, -348 + i * 72, -266, -348 + i * 72]), 4, "slate");
  }
  sheet.shape(geo.arc(-178, -344, 34, 34), "honey", 0.5);
  sheet.dot(-178, -356, 13, "brick");
  sheet.shape(geo.arc(-178, -318, 22, 17, 180, 360, 16), "brick", 0.4);
  sheet.stroke(geo.line([-124, -360, 66, -360]), 12, "ink", { jitter: 0.1 });
  sheet.stroke(geo.line([-124, -332, -10, -332]), 7, "slate", { jitter: 0.1 });
  for (const [i, long] of ([520, 470, 505, 300] as const).entries())
    sheet.stroke(geo.line([-206, -270 + i * 28, -206 + long, -270 + i * 28]), 7, "slate", { jitter: 0.1 });
  sheet.shape(round(-206, -146, 330, 84, 16), "red", 0.5);
  sheet.stroke(geo.line([-176, -104, 16, -104]), 12, "white", { jitter: 0.08 });
  sheet.stroke(geo.line([36, -104, 88, -104]), 9, "white", { taper: "none", jitter: 0.05 });
  sheet.bar(geo.line([66, -126, 92, -104, 66, -82]), 9, "white");
  sheet.shape(geo.rect(212, -392, 100, 68), "straw", 0.4);
  sheet.bar(geo.line([212, -392, 262, -352, 312, -392]), 5, "brick");
  sheet.stroke(geo.line([-206, -34, 60, -34]), 5, "haze");
}

/** Rows of keys and the touchpad. */
function keys(sheet: Sheet): void {
  for (let row = 0; row < 5; row++) {
    const y = 34 + row * 42;
    const half = 372 + row * 7;
    const count = row === 4 ? 9 : 14;
    for (let i = 0; i < count; i++) {
      const wide = row === 4 && i === 4;
      const w = (half * 2) / (count + (row === 4 ? 4 : 0));
      const x = -half + w * (i + (row === 4 && i > 4 ? 4 : 0));
      const end = x + (wide ? w * 5 : w);
      sheet.shape(geo.line([x + 4, y, end - 4, y, end - 3, y + 33, x + 3, y + 33]), "ink", 0.4);
    }
  }
  sheet.shape(geo.line([-124, 254, 124, 254, 130, 372, -130, 372]), "haze", 0.5);
  sheet.stroke(geo.line([-112, 262, 108, 262]), 4, "white");
}

/** An open laptop seen from its user's place; the hinge is at 0. */
export function laptop(sheet: Sheet): void {
  const base = geo.line([-412, 8, 412, 8, 470, 396, -470, 396]);
  sheet.shape(
    geo.move([...geo.line([-386, -486, 386, -486]), ...geo.line([470, 396, -470, 396])], 26, 34),
    "timber",
    1.2,
  );
  sheet.shape(base, "slate", 0.8);
  sheet.shape(geo.line([-470, 396, 470, 396, 466, 412, -466, 412]), "ink", 0.8);
  sheet.stroke(geo.line([-408, 14, -464, 388]), 6, "haze");
  keys(sheet);
  const lid = geo.line([-384, -486, 384, -486, 404, 10, -404, 10]);
  sheet.shape(lid, "ink", 0.8);
  const screen = geo.line([-356, -460, 356, -460, 372, -20, -372, -20]);
  sheet.shape(screen, "white", 0.5);
  sheet.clip(screen, () => mail(sheet));
  sheet.dot(0, -473, 5, "slate");
  sheet.stroke(geo.line([-380, -480, -400, 0]), 5, "slate");
}
