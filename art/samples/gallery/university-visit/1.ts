import { openings } from "../../../kit/built/openings";
import { geo, type Line, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";

const foot = 640;

/** Courses of stone in a shape, broken by place. */
function courses(sheet: Sheet, shape: Line, step: number): void {
  const { left, right, top, bottom } = geo.bounds(shape);
  sheet.clip(shape, () => {
    for (let y = top + step; y < bottom; y += step)
      for (let x = left + ((y * 7) % 41); x < right; x += 74)
        sheet.stroke(geo.line([x, y, x + 34, y]), 3, "honey");
  });
}

/** The clock tower: buttressed shaft, clock, belfry, battlements and four pinnacles. */
function tower(sheet: Sheet, x: number): void {
  const half = 74;
  const shaft = geo.rect(x - half, 196, half * 2, foot - 196);
  sheet.shape(shaft, "straw", 0.9);
  courses(sheet, shaft, 22);
  sheet.shape(geo.rect(x + 26, 196, half - 26, foot - 196), "salmon", 0.9);
  for (const side of [-1, 1]) {
    const bx = x + side * half;
    const pier = geo.line([-17, 640, -15, 330, -12, 320, -12, 190, 12, 190, 12, 320, 15, 330, 17, 640]);
    const shade = geo.line([4, 640, 4, 190, 12, 190, 12, 320, 15, 330, 17, 640]);
    sheet.shape(geo.move(pier, bx, 0), side === 1 ? "salmon" : "cream", 0.8);
    if (side === -1) sheet.shape(geo.move(shade, bx, 0), "honey", 0.8);
  }
  for (const y of [190, 330, 470]) {
    sheet.shape(geo.rect(x - half - 20, y, half * 2 + 40, 12), "cream", 0.7);
    sheet.stroke(geo.line([x - half - 16, y + 15, x + half + 18, y + 15]), 5, "brick");
  }
  for (const dx of [-34, 12]) {
    sheet.shape(openings.lancet(x + dx - 4, 212, 30, 104), "slate", 0.6);
    for (let y = 240; y < 310; y += 14)
      sheet.stroke(geo.line([x + dx - 2, y, x + dx + 24, y]), 4, "lagoon", { taper: "none" });
  }
  sheet.shape(geo.arc(x, 400, 52, 52), "brick", 0.6);
  sheet.shape(geo.arc(x, 400, 44, 44), "white", 0.4);
  for (let h = 0; h < 12; h++) {
    const mark = geo.turn(geo.line([0, -40, 0, -34]), h * 30);
    sheet.bar(geo.move(mark, x, 400), h % 3 === 0 ? 5 : 3, "ink");
  }
  sheet.stroke(geo.line([x + 2, 406, x - 20, 386]), 7, "ink", { taper: "end", jitter: 0.05 });
  sheet.stroke(geo.line([x - 1, 406, x + 10, 368]), 5, "ink", { taper: "end", jitter: 0.05 });
  sheet.shape(openings.lancet(x - 20, 500, 40, 90), "slate", 0.6);
  for (let i = 0; i < 7; i++)
    sheet.shape(geo.rect(x - 84 + i * 26, 166, 16, 26), i > 4 ? "salmon" : "straw", 0.6);
  sheet.shape(geo.rect(x - 84, 180, 168, 14), "straw", 0.6);
  for (const dx of [-82, -30, 30, 82]) {
    const h = Math.abs(dx) > 50 ? 116 : 62;
    const spire = geo
      .line([-11, 0, -8, -0.4, 0, -1, 8, -0.4, 11, 0])
      .map(([px, py]): Point => [x + dx + px, 186 + py * h]);
    sheet.shape(spire, dx > 0 ? "salmon" : "cream", 0.7);
    for (const t of [0.3, 0.55, 0.75]) sheet.dot(x + dx, 186 - h * t, 3.4, "brick");
  }
}

/** One wing of the college: arcade below, gabled windows above. */
function wing(sheet: Sheet, from: number, to: number): void {
  const top = 470;
  sheet.shape(geo.rect(from, top, to - from, foot - top), "straw", 0.9);
  sheet.shape(geo.line([from, top, from + 16, top - 44, to - 16, top - 44, to, top]), "slate", 0.9);
  for (let x = from + 20; x < to; x += 22) sheet.stroke(geo.line([x, top - 38, x - 3, top - 4]), 3, "lagoon");
  courses(sheet, geo.rect(from, top, to - from, foot - top), 20);
  for (let x = from + 14; x < to - 40; x += 58) {
    sheet.shape(openings.lancet(x + 4, top + 18, 22, 50), "slate", 0.6);
    sheet.shape(openings.lancet(x, top + 88, 38, 86), "brick", 0.6);
    sheet.shape(openings.lancet(x + 7, top + 98, 26, 80), "slate", 0.6);
  }
  sheet.stroke(geo.line([from, top + 78, to, top + 78]), 6, "cream", { taper: "none" });
}

/** A visitor from behind with a long morning shadow. */
function visitor(sheet: Sheet, x: number, y: number, scale: number, person: Person): void {
  const ground = y + 1135 * scale;
  sheet.stroke(geo.line([x - 20, ground, x + 190, ground + 14, x + 430, ground + 20]), 22, "pine", {
    taper: "end",
    jitter: 0.1,
  });
  sheet.place({ x, y, scale }, () => figure(sheet, { rear: true, ...person }));
}

/** A bank of mist: one shape whose upper and lower edges break into streaks. */
function bank(sheet: Sheet, top: number, foot: number, colour: Colour): void {
  const edge = (y: number, seed: number): Line =>
    Array.from({ length: 41 }, (_, i) => [i * 31 - 20, y + 16 * noise.rough(i / 5, seed, seed)]);
  sheet.shape([...edge(top, 3), ...geo.reverse(edge(foot, 7))], colour, 1.6);
  const random = noise.stream(Math.round(top));
  for (let i = 0; i < 18; i++) {
    const y = i % 2 ? top + random.range(-30, 2) : foot + random.range(-2, 26);
    sheet.stroke(
      skies.streak(random.range(-80, 1050), y, random.range(160, 420), 5),
      random.range(4, 11),
      colour,
    );
  }
}

/** Dewy grass: small blades, larger towards the viewer, never in rows. */
function lawn(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 652, 1240, 270), "sage", 1);
  const random = noise.stream(9);
  for (let i = 0; i < 210; i++) {
    const near = random.next() ** 0.8;
    const [x, y] = [random.range(-10, 1210), 676 + near * 224];
    if (noise.rough(x / 120, y / 46, 5) < -0.05) continue;
    for (const lean of [-4, 0, 5])
      sheet.stroke(
        geo.line([x + lean, y, x + lean * 2.2, y - 7 - near * 11]),
        3 + near * 2,
        i % 4 ? "leaf" : "cream",
        {
          taper: "end",
        },
      );
  }
}

export const scene = new Scene({
  name: "gallery/university-visit/1",
  size: "card",
  people: true,
  light: { x: -0.85, y: -0.4 },
  palette: [
    "haze",
    "mist",
    "cream",
    "white",
    "slate",
    "straw",
    "lagoon",
    "honey",
    "brick",
    "salmon",
    "ink",
    "sage",
    "leaf",
    "pine",
    "red",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "haze");
    skies.bands(sheet, [
      { top: 250, colour: "mist" },
      { top: 430, colour: "cream" },
    ]);
    skies.sun(sheet, 196, 356, 74, { disc: "white" });
    skies.cloud(sheet, 330, 130, 460, "mist", 3, 4);
    skies.birds(sheet, 420, 250, 15, 5, "slate");
    const veil = { dark: "haze", base: "haze", lit: "mist" } as const;
    trees.canopy(sheet, geo.line([-20, 500, 200, 440, 420, 500, 640, 470, 1220, 490]), 62, 2, veil, 5);
    sheet.place({ x: -78, y: -64, scale: 1.1 }, () => {
      wing(sheet, 486, 710);
      wing(sheet, 850, 1230);
      tower(sheet, 776);
    });
    const grove = { dark: "lagoon", base: "lagoon", lit: "haze" } as const;
    trees.broadleaf(sheet, 1120, 640, 330, grove, "lagoon", 7);
    trees.broadleaf(sheet, 330, 640, 250, grove, "lagoon", 3);
    trees.broadleaf(sheet, 70, 650, 330, grove, "lagoon", 5);
    bank(sheet, 600, 662, "white");
    lawn(sheet);
    sheet.shape(
      geo.smooth(geo.line([742, 650, 690, 700, 500, 776, 210, 920, 690, 920, 800, 780, 812, 700, 800, 650])),
      "cream",
      1.2,
    );
    bank(sheet, 640, 672, "mist");
    const shirt = { base: "red", shade: "brick", lit: "salmon" } as const;
    const navy = { base: "ink", shade: "ink", lit: "slate" } as const;
    visitor(sheet, 330, 566, 0.25, {
      look: {
        ...heads.asha,
        hairColours: { base: "ink", lit: "slate" },
        skin: "wheat",
        hair: "braid",
        tilt: 4,
        earrings: undefined,
      },
      outfit: { kind: "kurta", cloth: shirt, accent: "straw", trousers: navy, shoes: "ink" },
    });
    visitor(sheet, 436, 540, 0.268, {
      look: {
        ...heads.ravi,
        hairColours: { base: "ink", lit: "slate" },
        skin: "wheat",
        hair: "crop",
        tilt: -3,
      },
      outfit: {
        kind: "shirt",
        cloth: { base: "honey", shade: "salmon", lit: "cream" },
        trousers: navy,
        shoes: "ink",
      },
      pose: {
        ...poses.standing,
        right: { elbow: [220, 330], wrist: [340, 170], hand: "point", handTurn: 42, thumb: "left" },
      },
    });
    visitor(sheet, 622, 590, 0.235, {
      look: {
        ...heads.fatima,
        hairColours: { base: "ink", lit: "slate" },
        skin: "wheat",
        headwear: { kind: "hijab", base: "straw", lit: "cream", shade: "honey" },
        tilt: 5,
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "pine", shade: "ink", lit: "leaf" },
        trousers: navy,
        shoes: "ink",
      },
    });
    visitor(sheet, 222, 584, 0.246, {
      look: {
        ...heads.gurpreet,
        hairColours: { base: "ink", lit: "slate" },
        skin: "wheat",
        headwear: { kind: "turban", base: "red", lit: "salmon", shade: "brick" },
        tilt: -4,
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "slate", shade: "ink", lit: "lagoon" },
        trousers: navy,
        shoes: "ink",
      },
      pose: poses.mirrored(poses.walking),
    });
  },
});
