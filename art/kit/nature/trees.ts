import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type Greens, leaves } from "./leaves";

/** A trunk from its foot along a line, thicker below, with a shaded side. */
function trunk(sheet: Sheet, line: Line, width: number, colours: { bark: Colour; lit?: Colour }): void {
  const points = geo.even(line, 12);
  const right = points.map(
    ([x, y], i): Point => [x + width * (0.62 - 0.3 * (i / 11)) * (i === 0 ? 1.4 : 1), y],
  );
  const left = points.map(
    ([x, y], i): Point => [x - width * (0.62 - 0.3 * (i / 11)) * (i === 0 ? 1.4 : 1), y],
  );
  sheet.shape([...left, ...geo.reverse(right)], colours.bark, 1.2);
  const { lit } = colours;
  if (!lit) return;
  const side = sheet.localLight.x > 0 ? right : left;
  for (const share of [0.25, 0.55]) {
    sheet.stroke(geo.part(geo.between(side, points, share), 0.08 + share * 0.2, 0.95), width * 0.12, lit, {
      tone: (x, y) => 0.8 + noise.at(x / 5, y / 22, 4),
    });
  }
}

/** One clump of foliage: a ragged mass with two or three nested arcs on its lit side. */
function clump(sheet: Sheet, x: number, y: number, radius: number, greens: Greens, seed = 1): void {
  const random = noise.stream(seed);
  const outline = geo.arc(x, y, radius, radius * 0.84, 0, 355, 44).map(([px, py]): Point => {
    const swell = 1 + 0.13 * noise.rough((px / radius) * 2.4, (py / radius) * 2.4, seed);
    return [x + (px - x) * swell, y + (py - y) * swell];
  });
  sheet.shape(outline, greens.base, 4.5);
  const toward = (Math.atan2(sheet.localLight.y, sheet.localLight.x) * 180) / Math.PI;
  sheet.clip(outline, () => {
    const away = ((toward + 180) * Math.PI) / 180;
    sheet.shape(
      geo.arc(
        x + Math.cos(away) * radius * 0.75,
        y + Math.sin(away) * radius * 0.72,
        radius * 0.95,
        radius * 0.85,
      ),
      greens.dark,
      5,
    );
    for (const [size, half] of [
      [0.86, 42],
      [0.66, 36],
      [0.46, 28],
    ] as const) {
      for (let a = toward - half; a < toward + half; a += 19) {
        const from = a + random.range(-4, 4);
        const line = geo.arc(x, y, radius * size, radius * size * 0.84, from, from + random.range(15, 27), 8);
        sheet.stroke(line, radius * random.range(0.05, 0.085), greens.lit);
      }
    }
  });
}

/** A broadleaf tree standing on (x, y): trunk and overlapping clumps, dark ones first. */
function broadleaf(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  greens: Greens,
  bark: Colour,
  seed = 1,
): void {
  const random = noise.stream(seed);
  const crown = y - height * 0.62;
  const r = height * 0.22;
  trunk(
    sheet,
    [
      [x, y],
      [x + r * 0.1, crown],
    ],
    height * 0.075,
    { bark },
  );
  for (const side of [-1, 1])
    sheet.stroke(
      [
        [x, y - height * 0.26],
        [x + side * r * 0.7, crown],
      ],
      height * 0.035,
      bark,
      { taper: "end" },
    );
  const spots = geo.line([
    0.95, 0.3, -1, 0.25, 0.05, 0.42, -0.62, -0.5, 0.66, -0.52, 0.02, -1.02, 0.05, -0.18,
  ]);
  spots.forEach(([px, py], i) => {
    clump(
      sheet,
      x + (px + random.range(-0.14, 0.14)) * r,
      crown + (py + random.range(-0.1, 0.1)) * r,
      r * random.range(0.62, 0.82),
      greens,
      seed * 13 + i,
    );
  });
}

/** A conifer standing on (x, y): tiers of drooping branches. */
function pine(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  greens: Greens,
  bark: Colour,
  seed = 1,
): void {
  const random = noise.stream(seed);
  sheet.shape(
    [
      [x - height * 0.03, y],
      [x - height * 0.012, y - height * 0.6],
      [x + height * 0.012, y - height * 0.6],
      [x + height * 0.03, y],
    ],
    bark,
  );
  const tiers = 8;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const top = y - height * (0.3 + 0.7 * t);
    const half = height * 0.24 * (1 - t) ** 0.85 + height * 0.02;
    const low = top + height * 0.05;
    const apex = y - height * Math.min(1, 0.3 + 0.7 * t + 0.17);
    const hem: Point[] = [];
    for (let k = 0; k <= 8; k++) {
      const px = x - half + (2 * half * k) / 8;
      hem.push([
        px,
        low -
          Math.abs(px - x) * 0.12 +
          (k % 2 === 0 ? height * 0.03 : -height * 0.008) +
          random.range(-1, 1) * height * 0.006,
      ]);
    }
    sheet.shape([[x, apex], ...geo.reverse(hem)], greens.dark, Math.min(3, height * 0.012));
    const side = sheet.localLight.x > 0 ? 1 : -1;
    for (let k = 0; k < 5; k++) {
      const reach = side * half * (k / 4.4) * 0.92 + side * half * 0.02;
      sheet.stroke(
        [
          [x + reach * 0.25, geo.lerp(apex, low, 0.35)],
          [x + reach, low + height * 0.008 - Math.abs(reach) * 0.1],
        ],
        height * 0.02,
        k % 3 === 1 ? greens.lit : greens.base,
      );
    }
  }
}

/** A palm: a leaning ringed trunk and a crown of fronds. `lean` is how far its head stands aside. */
function palm(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  lean: number,
  greens: Greens,
  colours: { bark: Colour; ring: Colour },
  seed = 1,
): void {
  const head: Point = [x + lean, y - height];
  const stem = geo.smooth([[x, y], [x + lean * 0.32, y - height * 0.5], head]);
  trunk(sheet, stem, height * 0.05, { bark: colours.bark });
  for (let t = 0.05; t < 0.96; t += 0.045) {
    const [px, py] = geo.along(stem, t);
    const w = height * geo.lerp(0.028, 0.014, t);
    sheet.stroke(
      geo.smooth([
        [px - w, py - 2],
        [px, py + w * 0.3],
        [px + w, py - 2],
      ]),
      height * 0.009,
      colours.ring,
    );
  }
  const random = noise.stream(seed);
  for (const angle of [200, 340, 165, 15, 235, 305, 270]) {
    const a = ((angle + random.range(-9, 9)) * Math.PI) / 180;
    const long = height * random.range(0.4, 0.5);
    const tip: Point = [head[0] + Math.cos(a) * long, head[1] + Math.sin(a) * long * 0.75 + long * 0.34];
    const middle: Point = [
      head[0] + Math.cos(a) * long * 0.55,
      head[1] + Math.sin(a) * long * 0.6 - long * 0.1,
    ];
    leaves.frond(sheet, geo.smooth([head, middle, tip]), height * 0.15, greens, seed + angle);
  }
}

/** A band of distant tree tops along a line: bumps with arcs on the lit side. */
function canopy(sheet: Sheet, line: Line, size: number, depth: number, greens: Greens, seed = 1): void {
  const random = noise.stream(seed);
  const { left, right, bottom } = geo.bounds(line);
  const foot = bottom + size * (depth + 1);
  sheet.shape([...geo.move(line, 0, size * 0.6), [right, foot], [left, foot]], greens.base, 3);
  const toward = sheet.localLight.x > 0 ? 290 : 200;
  for (let row = 0; row < depth; row++) {
    for (let x = left - size + row * size * 0.4; x < right + size; x += size * random.range(0.7, 1.15)) {
      const r = size * random.range(0.5, 0.85);
      const y = geo.heightAt(line, x) + row * size * random.range(0.5, 0.75) + r * 0.6;
      const away = sheet.localLight.x > 0 ? -1 : 1;
      sheet.shape(geo.arc(x + away * r * 0.2, y + r * 0.14, r, r * 0.8, 0, 350, 18), greens.dark, 3);
      sheet.shape(geo.arc(x, y, r * 0.94, r * 0.76, 0, 350, 18), greens.base, 3);
      for (const share of [0.78, 0.5])
        sheet.stroke(
          geo.arc(x, y, r * share, r * share * 0.8, toward, toward + 62, 8),
          size * 0.075,
          greens.lit,
        );
    }
  }
}

export const trees = { trunk, clump, broadleaf, pine, palm, canopy };
