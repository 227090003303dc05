import type { Steps } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A round fruit with its shade, a highlight and, if told, a leafy eye. */
function fruit(sheet: Sheet, x: number, y: number, r: number, paint: Steps, eye?: Colour): void {
  const body = geo.arc(x, y, r, r * 0.94);
  sheet.shape(body, paint.base, 0.8);
  sheet.clip(body, () => {
    sheet.pierced(
      geo.rect(x - r * 2, y - r * 2, r * 4, r * 4),
      [geo.arc(x - r * 0.22, y - r * 0.26, r * 1.04, r)],
      paint.shade,
      0.6,
    );
    sheet.stroke(geo.arc(x - r * 0.05, y - r * 0.05, r * 0.7, r * 0.66, 190, 262), r * 0.17, paint.lit);
  });
  if (!eye) return;
  for (let i = 0; i < 5; i++) {
    const tip = geo.line([
      x,
      y - r * 0.74,
      x + r * 0.42 * Math.cos(i * 1.256),
      y - r * 0.74 + r * 0.2 * Math.sin(i * 1.256),
    ]);
    sheet.stroke(tip, r * 0.16, eye, { taper: "end" });
  }
}

/** A crate `w` wide, its rim at y, with four rows of `per` fruits; `fill` draws one. */
function crate(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  per: number,
  wood: Steps,
  fill: (x: number, y: number) => void,
): void {
  sheet.shape(geo.line([x + 12, y - 70, x + w - 12, y - 70, x + w, y + 16, x, y + 16]), wood.shade, 0.8);
  const step = (w - 40) / per;
  for (let row = 0; row < 4; row++)
    for (let c = 0; c < per - (row === 0 ? 1 : 0); c++)
      fill(
        x + 20 + step * (c + (row % 2 ? 0.5 : row === 0 ? 1 : 0.62)) + 4 * noise.at(c * 1.7 + row, x, 2),
        y - 66 + row * 26,
      );
  for (let k = 0; k < 2; k++) {
    const top = y + 12 + k * 44;
    sheet.shape(geo.rect(x - 4, top, w + 8, 37), wood.base, 0.8);
    sheet.stroke(geo.line([x + 4, top + 7, x + w - 8, top + 7]), 5, wood.lit, {
      tone: (px) => 0.7 + 0.7 * noise.at(px / 40, k, 3),
    });
    for (const px of [x + 12, x + w - 12]) sheet.dot(px, top + 18, 4, wood.shade);
  }
}

/** Three hands of bananas hanging by their stalk from (x, y). */
function bananas(sheet: Sheet, x: number, y: number, paint: Steps, stalk: Colour): void {
  sheet.stroke(geo.line([x, y - 40, x, y + 30]), 15, stalk);
  for (let row = 0; row < 3; row++)
    for (let i = -3; i <= 3; i++) {
      const [bx, by] = [x + i * 17, y + 12 + row * 52];
      const rib = geo.smooth(
        geo.line([bx * 0.3 + x * 0.7, by, bx + i * 5, by + 34, bx + i * 9, by + 80 - Math.abs(i) * 9]),
      );
      sheet.stroke(rib, 27, i > 1 ? paint.shade : paint.base, { jitter: 0.08 });
      sheet.stroke(geo.move(rib, -4, 2), 5, i > 1 ? paint.base : paint.lit);
      const tip = rib[rib.length - 1] ?? [0, 0];
      sheet.dot(tip[0], tip[1] - 3, 4, stalk);
    }
}

/** A string of garlic and onions, `count` pairs. */
function string(
  sheet: Sheet,
  x: number,
  y: number,
  count: number,
  first: Steps,
  second: Steps,
  cord: Colour,
): void {
  sheet.stroke(geo.line([x, y - 30, x, y + count * 44]), 8, cord);
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) fruit(sheet, x + side * 19, y + 16 + i * 42, 23, i % 2 ? first : second);
}

/** A brinjal lying with its stalk to the right, 210 long, around 0, 0. */
function brinjal(sheet: Sheet, skin: Steps, stalk: Colour): void {
  const body = geo.smooth(
    geo.line([-90, 0, -76, -34, -20, -36, 60, -22, 92, -10, 92, 10, 60, 22, -20, 36, -76, 32]),
    true,
  );
  sheet.shape(body, skin.base, 0.8);
  sheet.clip(body, () =>
    sheet.shape(geo.smooth(geo.line([-100, 10, 0, 14, 100, 4, 100, 60, -100, 60])), skin.shade, 0.8),
  );
  sheet.stroke(geo.smooth(geo.line([-66, -20, 0, -24, 60, -12])), 7, skin.lit);
  sheet.stroke(geo.line([84, 0, 124, -10]), 15, stalk, { taper: "start" });
  for (const dy of [-14, 12]) sheet.stroke(geo.line([94, 0, 66, dy]), 12, stalk, { taper: "end" });
}

/** A carrot with its greens to the right, tip at -110, around 0, 0. */
function carrot(sheet: Sheet, skin: Steps, greens: Colour): void {
  const body = geo.smooth(geo.line([-112, 2, -20, -15, 58, -24, 76, -12, 76, 12, 58, 24, -20, 16]), true, 5);
  sheet.shape(body, skin.base, 0.8);
  sheet.clip(body, () => sheet.shape(geo.line([-120, 4, 90, 8, 90, 40, -120, 40]), skin.shade, 0.8));
  for (const x of [-50, -16, 14, 44]) sheet.stroke(geo.line([x, -16, x + 4, -2]), 4, skin.shade);
  sheet.stroke(geo.line([-40, -8, 40, -16]), 5, skin.lit);
  for (const a of [-24, -8, 8, 24])
    sheet.stroke(geo.turn(geo.line([72, 0, 164, -4]), a, [74, 0]), 12, greens, { taper: "end" });
}

/** A cabbage of radius r: wrapped leaves with their veins. */
function cabbage(sheet: Sheet, x: number, y: number, r: number, paint: Steps): void {
  for (const [dx, dy, s] of [
    [-0.34, 0.16, 0.9],
    [0.36, 0.14, 0.88],
    [0, 0, 0.92],
  ] as const) {
    const [cx, cy] = [x + dx * r, y + dy * r];
    const leaf = geo.smooth(
      Array.from({ length: 15 }, (_, i): readonly [number, number] => {
        const a = (i / 15) * Math.PI * 2;
        const reach = r * s * (1 + 0.06 * noise.at(i * 1.9, dx * 9, 4));
        return [cx + reach * Math.cos(a), cy + reach * 0.9 * Math.sin(a)];
      }),
      true,
      4,
    );
    sheet.shape(leaf, dx > 0.2 ? paint.shade : paint.base, 1);
    sheet.clip(leaf, () => {
      for (const a of [-56, -28, 0, 28, 56])
        sheet.stroke(
          geo.smooth(
            geo.turn(
              geo.line([cx, cy + r * s * 0.8, cx + a * r * 0.004, cy, cx + a * r * 0.008, cy - r * s * 0.78]),
              a * 0.5,
              [cx, cy + r * s * 0.8],
            ),
          ),
          r * 0.06,
          paint.lit,
        );
      sheet.stroke(geo.arc(cx, cy, r * s * 0.94, r * s * 0.84, 20, 110), r * 0.09, paint.shade);
    });
  }
}

export const produce = { fruit, crate, bananas, string, brinjal, carrot, cabbage };
