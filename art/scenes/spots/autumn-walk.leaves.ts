import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { trees } from "../../kit/nature/trees";
import paths from "./autumn-walk.leaves.paths.json";

const half = geo.line(paths.half);
const outline = [...half, ...geo.reverse(half.slice(1)).map(([x, y]): readonly [number, number] => [-x, y])];

/** A maple leaf with its veins; `squash` below 1 lays it on the ground. */
export function maple(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  turn: number,
  squash: number,
  colours: { leaf: Colour; vein: Colour },
): void {
  const put = (line: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] =>
    geo.turn(line, turn).map(([px, py]) => [x + px * size, y + py * size * squash]);
  sheet.shape(put(outline), colours.leaf, 0.4);
  sheet.stroke(put(geo.line([0, 1.45, 0, 0.5])), size * 0.12, colours.leaf);
  if (size < 12) return;
  for (const tip of paths.veins)
    sheet.stroke(put(geo.line([0, 0.5, ...tip])), size * 0.09, colours.vein, { taper: "end" });
}

/** Leaves on the path and the grass: small far off, large near us. */
export function fallen(sheet: Sheet): void {
  const random = noise.stream(17);
  for (let i = 0; i < 170; i++) {
    const near = random.next() ** 1.5;
    const y = geo.lerp(476, 890, near);
    const leaf = random.pick(["red", "orange", "honey", "red", "brick"] as const);
    maple(
      sheet,
      random.range(0, 1200),
      y,
      geo.lerp(3.4, 17, near) * random.range(0.8, 1.15),
      random.range(0, 360),
      0.46,
      { leaf, vein: leaf === "honey" ? "orange" : leaf === "brick" ? "red" : "honey" },
    );
  }
}

/** Leaves in the air. */
export function falling(sheet: Sheet): void {
  for (const [i, [x, y]] of geo.line([250, 344, 470, 210, 760, 560, 700, 170, 930, 640, 226, 560]).entries())
    maple(sheet, x, y, 13 + (i % 3) * 3, 40 + i * 67, 0.8, { leaf: i % 2 ? "orange" : "red", vein: "honey" });
}

/** A crown of clumps about each place, small ones round a large, with single leaves on the lit side. */
function crown(
  sheet: Sheet,
  spots: readonly (readonly [number, number])[],
  radius: number,
  seed: number,
  colours: readonly ["red" | "orange", "honey" | "orange"],
): void {
  const [base, lit] = colours;
  const random = noise.stream(seed);
  for (const [i, [x, y]] of spots.entries()) {
    for (const [dx, dy, r] of [
      [0.5, 0.42, 0.62],
      [-0.6, 0.36, 0.6],
      [0, 0, 0.8],
      [0.34, -0.46, 0.56],
      [-0.4, -0.4, 0.56],
    ] as const)
      trees.clump(
        sheet,
        x + dx * radius + random.range(-0.1, 0.1) * radius,
        y + dy * radius,
        radius * r * random.range(0.9, 1.1),
        { dark: "brick", base, lit },
        seed + i * 7 + Math.round(dx * 10),
      );
    for (let k = 0; k < 9; k++) {
      const angle = random.range(110, 330) * (Math.PI / 180);
      const far = radius * random.range(0.5, 1.02);
      maple(
        sheet,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far * 0.9,
        radius * random.range(0.13, 0.2),
        random.range(0, 360),
        0.9,
        { leaf: random.pick([lit, lit, base] as const), vein: base },
      );
    }
  }
}

/** A maple further off, its foot at (x, y). */
export function farMaple(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colours: readonly ["red" | "orange", "honey" | "orange"],
  seed: number,
): void {
  sheet.place({ x, y, scale: size }, () => {
    trees.trunk(sheet, geo.line([0, 0, 4, -150]), 24, { bark: "ink", lit: "brick" });
    for (const side of [-1, 1])
      sheet.stroke(geo.line([2, -70, side * 46, -150]), 11, "ink", { taper: "end" });
    crown(
      sheet,
      geo.line([-62, -148, 66, -150, 0, -130, -44, -206, 46, -210, 2, -250, 2, -180]),
      58,
      seed,
      colours,
    );
  });
}

/** The lower edge of its crown, from which single leaves hang. */
const rim = geo.smooth(geo.line(paths.rim));

/** The maple by which we stand: trunk at the left edge, its boughs over the picture. */
export function nearMaple(sheet: Sheet): void {
  crown(sheet, geo.line([-20, 210, 110, 230, 250, 150, 380, 90]), 84, 40, ["red", "orange"]);
  trees.trunk(sheet, geo.smooth(geo.line([70, 950, 86, 660, 70, 420, 96, 150])), 92, {
    bark: "ink",
    lit: "brick",
  });
  sheet.stroke(geo.smooth(geo.line([80, 380, 150, 250, 300, 110])), 34, "ink", { taper: "end" });
  sheet.stroke(geo.smooth(geo.line([84, 330, 20, 220, -40, 150])), 30, "ink", { taper: "end" });
  crown(sheet, geo.line([100, 160, 20, 90, 180, 70, 330, 20, 470, 16, 90, -10, 250, -20, 560, -30]), 88, 60, [
    "red",
    "orange",
  ]);
  const random = noise.stream(31);
  for (let i = 0; i < 58; i++) {
    const [x, y] = geo.along(rim, random.next());
    const leaf = random.pick(["red", "orange", "red", "brick", "honey"] as const);
    maple(
      sheet,
      x + random.bell() * 60 - 14,
      y + random.bell() * 54 - 6,
      random.range(15, 31),
      180 + random.range(-60, 60),
      0.95,
      { leaf, vein: leaf === "red" || leaf === "brick" ? "orange" : "red" },
    );
  }
}
