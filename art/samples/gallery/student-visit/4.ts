import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { cast } from "../../../kit/people/cast";
import { figure } from "../../../kit/people/figure";
import { poses } from "../../../kit/people/poses";

/** A striped awning: slanting cloth from a pole line, with a scalloped hem. */
function awning(
  sheet: Sheet,
  box: { x: number; y: number; w: number; h: number },
  slant: number,
  count: number,
  colours: readonly [Colour, Colour],
  under: Colour,
): void {
  const { x, y, w, h } = box;
  sheet.shape(geo.line([x, y + h - 4, x + w, y + h - 4, x + w, y + h + 52, x, y + h + 52]), under, 1);
  for (let i = 0; i < count; i++) {
    const [a, b] = [x + (w * i) / count, x + (w * (i + 1)) / count];
    const colour = colours[i % 2] ?? under;
    const lean = (at: number): number => slant * ((at - x) / w - 0.5);
    sheet.shape(
      [
        [a - lean(a), y],
        [b - lean(b), y],
        [b, y + h],
        [a, y + h],
      ],
      colour,
      0.6,
    );
    sheet.shape(
      [[a, y + h - 2], ...geo.arc((a + b) / 2, y + h + 22, (b - a) / 2, 24, 180, 0, 12), [b, y + h - 2]],
      colour,
      0.6,
    );
  }
  sheet.stroke(geo.line([x, y + h, x + w, y + h]), 4, "ink", { taper: "none", jitter: 0.1 });
}

type Fruit = "orange" | "mango" | "apple" | "melon";
const kinds: Record<Fruit, readonly [Colour, Colour, number, number]> = {
  orange: ["salmon", "straw", 27, 26],
  mango: ["marigold", "straw", 36, 26],
  apple: ["red", "salmon", 26, 25],
  melon: ["leaf", "sage", 48, 42],
};

/** A slanting crate heaped with one kind of fruit. */
function crate(sheet: Sheet, x: number, y: number, w: number, fruit: Fruit): void {
  const [base, lit, rx, ry] = kinds[fruit];
  sheet.shape(geo.rect(x - 6, y - 34, w + 12, 150), "bark", 1);
  const random = noise.stream(Math.round(x + y));
  for (let row = 0; row < 4; row++) {
    for (let fx = x + rx * (row % 2 ? 1 : 0.5); fx < x + w; fx += rx * 1.8) {
      if (row > 1 && (fx - rx < x - 12 || fx + rx > x + w + 12)) continue;
      const fy = y - 40 + row * ry * 1.05 + random.range(-5, 5) + 10 * Math.abs((fx - x) / w - 0.5);
      sheet.shape(geo.arc(fx + 2, fy + 4, rx, ry), "bark", 0.6);
      sheet.shape(geo.arc(fx, fy, rx, ry), base, 1);
      sheet.stroke(geo.arc(fx, fy, rx * 0.64, ry * 0.64, 195, 290, 8), rx * 0.22, lit);
      if (fruit === "melon")
        for (const t of [-0.4, 0.1, 0.55])
          sheet.stroke(geo.arc(fx + rx * t, fy, rx * 0.24, ry * 0.9, -80, 80, 8), 5, "pine");
      if (fruit === "apple") sheet.stroke(geo.line([fx, fy - ry * 0.8, fx + 4, fy - ry * 1.25]), 4, "bark");
    }
  }
  sheet.shape(geo.rect(x - 10, y + 44, w + 20, 44), "timber", 1);
  sheet.stroke(geo.line([x - 4, y + 54, x + w + 4, y + 52]), 4, "straw");
  sheet.shape(geo.rect(x - 10, y + 94, w + 20, 80), "timber", 1);
  for (const d of [18, 44]) sheet.stroke(geo.line([x, y + 94 + d, x + w, y + 92 + d]), 3, "bark");
}

/** A hanging scale: dial with a needle, chains, and a pan with apples. */
function balance(sheet: Sheet, x: number, y: number): void {
  sheet.bar(geo.line([x, y - 70, x, y]), 5, "ink");
  sheet.dot(x, y + 44, 48, "ink");
  sheet.dot(x, y + 44, 40, "white");
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    sheet.bar(
      [
        [x + Math.cos(a) * 29, y + 44 + Math.sin(a) * 29],
        [x + Math.cos(a) * 35, y + 44 + Math.sin(a) * 35],
      ],
      3,
      "ink",
    );
  }
  sheet.stroke(geo.line([x - 4, y + 52, x + 20, y + 20]), 6, "red", { taper: "end", jitter: 0.05 });
  for (const dx of [-70, 0, 70]) sheet.bar(geo.line([x + dx * 0.1, y + 92, x + dx, y + 204]), 3, "ink");
  for (const [dx, dy] of geo.line([-34, -4, 34, -4, 0, -18])) {
    sheet.shape(geo.arc(x + dx, y + 196 + dy, 27, 25), "red", 0.8);
    sheet.stroke(geo.arc(x + dx, y + 196 + dy, 16, 15, 195, 290, 8), 5, "salmon");
  }
  sheet.shape(
    geo.smooth(geo.line([x - 84, y + 202, x - 60, y + 236, x, y + 246, x + 60, y + 236, x + 84, y + 202])),
    "sea",
    0.8,
  );
  sheet.stroke(geo.smooth(geo.line([x - 66, y + 212, x - 44, y + 230, x - 4, y + 236])), 5, "mist");
}

/** A far stall: a dim back, a row of fruit, the table. */
function stall(sheet: Sheet, x: number, w: number, fruit: readonly [Colour, Colour, Colour]): void {
  sheet.shape(geo.rect(x, 446, w, 200), "pine", 1);
  for (let i = 0; i < w / 25 - 1; i++)
    sheet.shape(
      geo.arc(x + 18 + i * 25, 566 + (i % 2) * 8, 15, 14),
      fruit[Math.floor(i / 4) % 3] ?? "red",
      1,
    );
  sheet.shape(geo.rect(x, 580, w, 110), "timber", 1);
  sheet.stroke(geo.line([x, 586, x + w, 586]), 5, "straw", { taper: "none" });
}

export const scene = new Scene({
  name: "gallery/student-visit/4",
  size: "card",
  people: true,
  light: { x: 0.6, y: -0.8 },
  palette: [
    "mist",
    "white",
    "straw",
    "sage",
    "pine",
    "red",
    "marigold",
    "timber",
    "leaf",
    "ink",
    "sea",
    "bark",
    "salmon",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.heap(sheet, 880, 240, 330, { body: "white", shade: "straw" }, 4);
    const veil = { dark: "sage", base: "sage", lit: "mist" } as const;
    trees.canopy(sheet, geo.line([-20, 330, 300, 300, 640, 340, 940, 310, 1220, 340]), 60, 3, veil, 3);
    sheet.shape(geo.rect(-20, 540, 1240, 300), "straw", 0.8);
    stall(sheet, 700, 530, ["red", "marigold", "sage"]);
    stall(sheet, -60, 420, ["marigold", "leaf", "red"]);
    awning(sheet, { x: -60, y: 452, w: 400, h: 50 }, 40, 11, ["leaf", "white"], "pine");
    awning(sheet, { x: 700, y: 330, w: 260, h: 66 }, 60, 9, ["sea", "white"], "pine");
    awning(sheet, { x: 990, y: 350, w: 240, h: 60 }, 40, 8, ["marigold", "white"], "pine");
    for (const x of [14, 1186]) sheet.shape(geo.rect(x - 11, 120, 22, 560), "bark", 1);
    sheet.place({ x: 474, y: 356, scale: 0.88 }, () =>
      figure(sheet, {
        look: {
          ...cast.manan,
          build: "medium",
          yaw: 0.6,
          tilt: -3,
          hairColours: { base: "ink", lit: "sea" },
          traits: { ...cast.manan.traits, years: 23 },
        },
        outfit: { kind: "shirt", cloth: { base: "sea", shade: "pine", lit: "mist" } },
        pose: {
          ...poses.standing,
          right: {
            elbow: [214, 412],
            wrist: [238, 240],
            hand: "pinch",
            handTurn: 6,
            thumb: "left",
            held: () => sheet.shape(geo.arc(22, -130, 36, 44), "marigold", 0.6),
          },
        },
        half: true,
      }),
    );
    sheet.place({ x: 890, y: 376, scale: 0.84 }, () =>
      figure(sheet, {
        look: {
          ...cast.padma,
          skin: "wheat",
          hairColours: { base: "ink", lit: "sea" },
          yaw: -0.7,
          tilt: 3,
          lips: "red",
          bindi: "red",
          earrings: { kind: "stud", colour: "marigold" },
          traits: { ...cast.padma.traits, years: 40, mouth: "grin" },
        },
        outfit: { kind: "kurta", cloth: { base: "red", shade: "bark", lit: "salmon" }, accent: "white" },
        half: true,
      }),
    );
    sheet.shape(geo.rect(-20, 664, 1240, 300), "pine", 0.8);
    crate(sheet, 20, 704, 260, "melon");
    crate(sheet, 316, 704, 262, "mango");
    crate(sheet, 614, 704, 262, "apple");
    crate(sheet, 912, 704, 300, "orange");
    sheet.shape(geo.rect(-20, 884, 1240, 100), "pine", 1);
    awning(sheet, { x: -40, y: -20, w: 1280, h: 150 }, 260, 16, ["red", "white"], "pine");
    balance(sheet, 196, 196);
  },
});
