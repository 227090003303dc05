import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** One flat colour over the whole sheet, or down to a height. */
function flat(sheet: Sheet, colour: Colour, bottom = sheet.height): void {
  sheet.shape(geo.rect(-20, -20, sheet.width + 40, bottom + 20), colour, 0);
}

/** Bands of colour with torn upper edges; each starts at its `top` and reaches the sheet's foot. */
function bands(sheet: Sheet, list: readonly { top: number; colour: Colour }[]): void {
  list.forEach(({ top, colour }, k) => {
    const edge: Line = Array.from({ length: 49 }, (_, i) => {
      const x = -20 + ((sheet.width + 40) * i) / 48;
      return [x, top + 9 * noise.rough(x / 170, k * 5, 31)];
    });
    const foot = sheet.height + 20;
    sheet.shape([...edge, [sheet.width + 20, foot], [-20, foot]], colour);
    const random = noise.stream(k + Math.round(top));
    for (let i = 0; i < 9; i++) {
      const x = random.range(0, sheet.width);
      const y = top - random.range(6, 46);
      const long = random.range(120, 420);
      sheet.stroke(streak(x, y, long, 4), random.range(3, 9), colour);
    }
  });
}

/** A level line that sways a little. */
function streak(x: number, y: number, long: number, sway: number): Line {
  return Array.from({ length: 12 }, (_, i) => {
    const px = x + (long * i) / 11;
    return [px, y + sway * noise.at(px / 90, y / 20, 12)];
  });
}

/** A disc with rings around it (outermost first) and, if asked, carved rays. */
function sun(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colours: {
    disc: Colour;
    rings?: readonly Colour[];
    rays?: Colour;
    reach?: number;
    from?: number;
    to?: number;
  },
): void {
  const { disc, rings = [], rays, reach = radius * 6, from = 180, to = 360 } = colours;
  if (rays) {
    const random = noise.stream(Math.round(x));
    for (let angle = from; angle <= to; angle += 3.4) {
      const a = ((angle + random.range(-1.2, 1.2)) * Math.PI) / 180;
      const near = radius * random.range(1.7, 2.4);
      const far = near + reach * random.range(0.45, 1);
      const ray: Line = [
        [x + Math.cos(a) * near, y + Math.sin(a) * near],
        [x + Math.cos(a) * far, y + Math.sin(a) * far],
      ];
      sheet.stroke(ray, random.range(7, 17) * (reach / 700 + 0.4), rays);
    }
  }
  rings.forEach((ring, i) => {
    const r = radius * (1 + 0.42 * (rings.length - i));
    sheet.shape(geo.arc(x, y, r, r), ring, 2);
  });
  sheet.shape(geo.arc(x, y, radius, radius), disc, 1.3);
}

/** A moon: full, or a crescent when `bite` (the sky's colour) is given, which takes the part away from the light. */
function moon(sheet: Sheet, x: number, y: number, radius: number, colour: Colour, bite?: Colour): void {
  sheet.shape(geo.arc(x, y, radius, radius), colour);
  if (bite) sheet.shape(geo.arc(x + radius * 0.42, y - radius * 0.16, radius * 0.92, radius * 0.92), bite);
}

/** Stars scattered above a height, a few of them four-pointed. */
function stars(sheet: Sheet, bottom: number, count: number, colour: Colour, seed = 1): void {
  const random = noise.stream(seed);
  for (let i = 0; i < count; i++) {
    const x = random.range(0, sheet.width);
    const y = random.range(0, bottom) * random.range(0.35, 1);
    const size = random.range(1.2, 3);
    if (i % 9 > 0) sheet.dot(x, y, size, colour, 0.4);
    else {
      sheet.stroke(
        [
          [x - size * 4, y],
          [x + size * 4, y],
        ],
        size * 1.4,
        colour,
      );
      sheet.stroke(
        [
          [x, y - size * 4],
          [x, y + size * 4],
        ],
        size * 1.4,
        colour,
      );
    }
  }
}

/** A drifting cloud: a few long tapered strokes stacked around a middle. */
function cloud(sheet: Sheet, x: number, y: number, long: number, colour: Colour, layers = 3, seed = 1): void {
  const random = noise.stream(seed + Math.round(x + y));
  for (let i = 0; i < layers; i++) {
    const size = long * random.range(0.45, 1) * (i === 0 ? 1 : 0.8);
    const start = x + random.range(-0.35, 0.35) * long - size / 2;
    sheet.stroke(
      streak(start, y + (i - (layers - 1) / 2) * long * 0.045, size, 5),
      long * random.range(0.022, 0.04),
      colour,
    );
  }
}

/** A heaped cloud: round heads on a flat foot, shaded by arcs on the side away from the light. */
function heap(
  sheet: Sheet,
  x: number,
  y: number,
  long: number,
  colours: { body: Colour; shade: Colour },
  seed = 1,
): void {
  const random = noise.stream(seed);
  const heads = Array.from({ length: 5 }, (_, i) => {
    const share = (i + 0.5) / 5;
    const r = long * (0.1 + 0.1 * Math.sin(Math.PI * share)) * random.range(0.85, 1.2);
    return { x: x + (share - 0.5) * long * 0.74, y: y - r * 0.62, r };
  });
  for (const head of heads) sheet.shape(geo.arc(head.x, head.y, head.r, head.r), colours.body, 2);
  sheet.stroke(streak(x - long / 2, y, long, 3), long * 0.09, colours.body);
  const away = (Math.atan2(-sheet.light.y, -sheet.light.x) * 180) / Math.PI;
  for (const head of heads) {
    for (const size of [0.78, 0.58]) {
      sheet.stroke(
        geo.arc(head.x, head.y, head.r * size, head.r * size, away - 48, away + 48, 14),
        long * 0.012,
        colours.shade,
      );
    }
  }
  sheet.stroke(streak(x - long * 0.4, y + long * 0.02, long * 0.8, 3), long * 0.016, colours.shade);
}

/** Slanting rain over an area. */
function rain(
  sheet: Sheet,
  area: { x: number; y: number; w: number; h: number },
  count: number,
  colour: Colour,
): void {
  const random = noise.stream(count);
  for (let i = 0; i < count; i++) {
    const x = area.x + random.range(0, area.w);
    const y = area.y + random.range(0, area.h);
    const long = random.range(26, 74);
    sheet.stroke(
      [
        [x, y],
        [x - long * 0.28, y + long],
      ],
      random.range(1.6, 3.2),
      colour,
    );
  }
}

/** Level mist: long strokes gathered around a height. */
function mist(
  sheet: Sheet,
  y: number,
  depth: number,
  count: number,
  colour: Colour,
  from = 0,
  to = sheet.width,
): void {
  const random = noise.stream(Math.round(y + count));
  for (let i = 0; i < count; i++) {
    const long = random.range(180, 620);
    sheet.stroke(
      streak(random.range(from - 100, to - long * 0.6), y + random.bell() * depth, long, 6),
      random.range(5, 18),
      colour,
    );
  }
}

/** A few birds, two strokes each. */
function birds(sheet: Sheet, x: number, y: number, size: number, count: number, colour: Colour): void {
  const random = noise.stream(Math.round(x));
  for (let i = 0; i < count; i++) {
    const s = size * random.range(0.7, 1.2);
    const [bx, by] = [x + i * size * random.range(1.4, 2.4), y + random.bell() * size * 1.6];
    const dip = random.range(0.1, 0.45) * s;
    sheet.stroke(
      geo.smooth([
        [bx - s, by - dip],
        [bx - s * 0.45, by - s * 0.4],
        [bx, by],
      ]),
      s * 0.2,
      colour,
    );
    sheet.stroke(
      geo.smooth([
        [bx, by],
        [bx + s * 0.5, by - s * 0.45],
        [bx + s, by - dip * 0.6],
      ]),
      s * 0.2,
      colour,
    );
  }
}

export const skies = { flat, bands, streak, sun, moon, stars, cloud, heap, rain, mist, birds };
