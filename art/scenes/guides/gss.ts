import { furniture } from "../../kit/built/furniture";
import { planes } from "../../kit/built/plane";
import { vehicles } from "../../kit/built/vehicles";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";

const top = 700;
const student = { x: 850, y: 346, scale: 0.78 };
const officer = { x: 1500, y: 452, scale: 1.36 };

/** The arrivals hall: high windows on the apron, ceiling ribs, a hanging sign, the queue. */
function hall(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  const pane = geo.rect(-10, 130, 1940, 300);
  sheet.shape(pane, "mist", 0);
  sheet.clip(pane, () => {
    skies.heap(sheet, 620, 250, 380, { body: "white", shade: "haze" });
    skies.heap(sheet, 1260, 220, 260, { body: "white", shade: "haze" });
    sheet.shape(geo.rect(-10, 380, 1940, 80), "sage", 1);
    sheet.place({ x: 420, y: 396, scale: 2.3 }, () =>
      vehicles.plane(sheet, { body: "white", shade: "haze", tail: "red", window: "slate" }),
    );
    sheet.place({ x: 1220, y: 400, scale: 1.7, flip: true }, () =>
      vehicles.plane(sheet, { body: "white", shade: "haze", tail: "sea", window: "slate" }),
    );
  });
  for (let x = 70; x < 1930; x += 230) sheet.shape(geo.rect(x, 120, 13, 320), "slate", 0.6);
  sheet.shape(geo.rect(-10, 118, 1940, 16), "slate", 0.6);
  sheet.shape(geo.rect(-10, -10, 1940, 130), "white", 0.8);
  for (let i = -9; i <= 9; i++)
    sheet.stroke(geo.line([960 + i * 230, -10, 960 + i * 120, 120]), 10, "haze", { taper: "start" });
  sheet.shape(geo.rect(-10, 430, 1940, 400), "haze", 1);
  sheet.shape(geo.rect(-10, 426, 1940, 14), "slate", 0.6);
  for (let i = -8; i <= 8; i++)
    sheet.stroke(geo.line([960 + i * 90, 452, 960 + i * 250, 760]), 5, "mist", { taper: "start" });
  for (const x of [300, 1180]) {
    for (const dx of [60, 220]) sheet.bar(geo.line([x + dx, -10, x + dx, 60]), 5, "slate");
    sheet.shape(geo.rect(x, 56, 280, 96), "ink", 0.8);
    sheet.place({ x: x + 80, y: 104, scale: 0.36, turn: 90 }, () => vehicles.jet(sheet, "marigold"));
    sheet.shape(
      geo.line([
        x + 168,
        96,
        x + 206,
        96,
        x + 206,
        80,
        x + 238,
        104,
        x + 206,
        128,
        x + 206,
        112,
        x + 168,
        112,
      ]),
      "marigold",
      0.6,
    );
  }
}

/** Travellers in line behind belts, small and plain. */
function queue(sheet: Sheet): void {
  const folk: readonly (readonly [number, number, Colour, Colour])[] = [
    [330, 0.9, "sea", "ink"],
    [430, 1, "brick", "slate"],
    [506, 0.74, "marigold", "ink"],
    [1150, 0.86, "sea", "ink"],
    [640, 0.9, "slate", "ink"],
  ];
  for (const [x, s, coat, legs] of folk) {
    sheet.place({ x, y: 640, scale: s }, () => {
      for (const dx of [-13, 13])
        sheet.stroke(geo.line([dx, -96, dx * 1.2, 0]), 23, legs, { taper: "none", jitter: 0.08 });
      sheet.shape(
        geo.smooth(geo.line([-30, -90, -36, -170, -22, -196, 22, -196, 36, -170, 30, -90])),
        coat,
        0.8,
      );
      sheet.dot(0, -222, 22, "brown");
      sheet.shape(geo.arc(0, -226, 24, 23, 170, 370), "ink", 0.6);
    });
    if (x !== 506) {
      sheet.shape(geo.rect(x + 40 * s, 580, 42, 58), x === 430 ? "marigold" : "red", 0.8);
      sheet.bar(geo.line([x + 50 * s, 580, x + 46 * s, 544]), 4, "ink");
    }
  }
  for (const x of geo.line([180, 0, 420, 0, 660, 0, 1120, 0, 1320, 0]).map((p) => p[0])) {
    sheet.shape(geo.rect(x - 6, 530, 12, 140), "ink", 0.6);
    sheet.shape(geo.arc(x, 672, 30, 8), "ink", 0.6);
    sheet.dot(x, 528, 9, "marigold");
  }
  for (const [a, b] of geo.line([180, 420, 420, 660, 1120, 1320]))
    sheet.stroke(geo.smooth(geo.line([a, 546, (a + b) / 2, 562, b, 546])), 15, "red", {
      taper: "none",
      jitter: 0.06,
    });
}

const applicant: Person = {
  look: {
    ...heads.meera,
    skin: "brown",
    yaw: 0.6,
    tilt: 3,
    hair: "ponytail",
    mouth: "smile",
    lips: "brick",
    earrings: { kind: "stud", colour: "marigold" },
  },
  outfit: {
    kind: "jacket",
    cloth: { base: "red", shade: "brick", lit: "marigold" },
    second: { base: "white", shade: "haze", lit: "white" },
  },
  half: true,
  pose: {
    legs: poses.standing.legs,
    left: { elbow: [-218, 382], wrist: [-140, 560], hand: "relaxed", handTurn: 132, thumb: "left" },
    right: { elbow: [232, 366], wrist: [280, 520], hand: "open", handTurn: 128, thumb: "left" },
  },
};

const inspector: Person = {
  look: {
    ...heads.kumar,
    skin: "brown",
    hair: "crop",
    yaw: -0.2,
    build: "broad",
  },
  outfit: { kind: "shirt", cloth: { base: "ink", shade: "night", lit: "slate" } },
  rear: true,
  half: true,
  pose: {
    legs: poses.standing.legs,
    left: { elbow: [-232, 340], wrist: [-330, 352], hand: "relaxed", handTurn: -80, thumb: "right" },
    right: { elbow: [210, 410], wrist: [190, 610], hand: "relaxed", handTurn: 180, thumb: "left" },
  },
};

/** The counter with the papers fanned on it, a passport, a scanner's lamp. */
function counter(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, top + 250, 1940, 200), "deep", 1);
  furniture.table(sheet, { x: -400, y: top, w: 2720, h: 700 }, 260, {
    base: "sea",
    shade: "deep",
    lit: "haze",
  });
  const lay = planes.level(
    { y: top, left: 240, right: 1560 },
    { y: top + 260, left: 60, right: 1740 },
    1000,
    290,
  );
  const pivot: readonly [number, number] = [506, 330];
  for (let i = 0; i < 7; i++) {
    const turn = -54 + i * 18;
    const put = (line: Line): Line => lay(geo.turn(geo.move(line, ...pivot), turn, pivot));
    const page = [...geo.rect(-52, -260, 104, 150), [-52, -260] as const];
    sheet.shape(geo.move(put(page), 5, 7), "deep", 0.8);
    sheet.shape(put(page), i % 3 === 1 ? "cream" : "white", 0.6);
    if (i === 3) sheet.shape(put(geo.rect(-40, -250, 80, 30)), "red", 0.6);
    else sheet.stroke(put(geo.line([-40, -242, 20, -242])), 8, i % 2 ? "sea" : "red");
    for (let r = 0; r < 5; r++)
      sheet.stroke(
        put(geo.line([-40, -222 + r * 15, 40 - (r % 3) * 16 + 6 * noise.at(r, i, 2), -222 + r * 15])),
        4,
        "slate",
      );
    if (i === 5) sheet.shape(put(geo.arc(22, -140, 16, 16)), "red", 0.5);
    if (i === 1) sheet.shape(put(geo.arc(-22, -142, 15, 15)), "marigold", 0.5);
  }
  const put = (line: Line): Line =>
    lay(geo.turn(geo.move([...line, line[0] ?? [0, 0]], 236, 190), -12, [236, 190]));
  sheet.shape(geo.move(put(geo.rect(-46, -62, 92, 124)), 6, 9), "deep", 0.8);
  sheet.shape(put(geo.rect(-46, -62, 92, 124)), "ink", 0.7);
  sheet.bar(put(geo.arc(0, -6, 22, 22)), 4, "marigold");
  sheet.stroke(put(geo.line([-26, 38, 26, 38])).slice(0, 12), 6, "marigold");
}

export const scene = new Scene({
  name: "guides/gss",
  size: "hero",
  people: true,
  light: { x: -0.5, y: -0.8 },
  palette: [
    "haze",
    "mist",
    "white",
    "cream",
    "sage",
    "slate",
    "ink",
    "night",
    "sea",
    "deep",
    "red",
    "brick",
    "marigold",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    hall(sheet);
    queue(sheet);
    sheet.place(student, () => figure(sheet, applicant));
    counter(sheet);
    sheet.clip(geo.rect(0, top - 12, 1920, 420), () =>
      sheet.place(student, () => figure(sheet, { ...applicant, armsOnly: true })),
    );
    sheet.place(officer, () => {
      figure(sheet, inspector);
      for (const side of [-1, 1]) {
        const board = geo.line([side * 66, 140, side * 134, 162, side * 142, 196, side * 72, 168]);
        sheet.shape(board, "night", 0.6);
        for (const t of [0.3, 0.6])
          sheet.stroke(
            geo.line([side * (68 + t * 68), 142 + t * 22, side * (73 + t * 70), 168 + t * 28]),
            9,
            "marigold",
            { taper: "none", jitter: 0.08 },
          );
      }
    });
  },
});
