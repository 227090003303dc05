import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import type { Leg } from "../../kit/people/poses";

const trousers = { base: "ink", shade: "ink", lit: "slate" } as const;

/** Boots from behind: the shaft over the trousers, a heel; a lifted one shows its sole. */
function boot(sheet: Sheet, { ankle: [x, y] }: Leg, leather: Colour, lifted: boolean): void {
  const shaft = geo.smooth(
    geo.line([
      x - 48,
      y - 110,
      x - 47,
      y - 40,
      x - 42,
      y + 6,
      x - 42,
      y + 38,
      x + 42,
      y + 38,
      x + 42,
      y + 6,
      x + 47,
      y - 40,
      x + 48,
      y - 110,
    ]),
    false,
    5,
  );
  sheet.shape(shaft, leather, 0.5);
  sheet.stroke(geo.line([x - 51, y - 110, x, y - 102, x + 51, y - 110]), 18, "white", {
    taper: "none",
    jitter: 0.1,
  });
  sheet.stroke(geo.smooth(geo.line([x - 20, y - 84, x - 18, y - 20, x - 22, y + 20])), 6, "slate");
  if (lifted)
    sheet.shape(
      geo.smooth(geo.line([x - 36, y + 34, x + 36, y + 34, x + 38, y + 76, x, y + 92, x - 38, y + 76]), true),
      "ink",
      0.4,
    );
  else sheet.stroke(geo.line([x - 40, y + 40, x + 40, y + 40]), 14, "ink", { taper: "none", jitter: 0.05 });
}

/** A scarf wound about the neck, one end down the back. */
function scarf(sheet: Sheet, base: Colour, fold: Colour, end: number): void {
  sheet.shape(geo.line([end - 26, 140, end + 30, 140, end + 40, 330, end - 22, 334]), base, 0.6);
  for (let i = 0; i < 5; i++)
    sheet.stroke(geo.line([end - 18 + i * 13, 326, end - 20 + i * 14, 356]), 7, base);
  for (const y of [214, 262])
    sheet.stroke(geo.line([end - 26, y, end + 36, y]), 14, fold, { taper: "none", jitter: 0.1 });
  sheet.shape(
    geo.smooth(
      geo.line([-72, 96, -40, 84, 40, 84, 72, 96, 84, 130, 64, 164, 0, 176, -64, 164, -84, 130]),
      true,
      5,
    ),
    base,
    0.6,
  );
  for (const d of [0, 26])
    sheet.stroke(geo.smooth(geo.line([-74, 114 + d, 0, 134 + d, 74, 112 + d])), 7, fold);
}

/** A knitted hat on a head from behind. */
function hat(sheet: Sheet, base: Colour, fold: Colour): void {
  const cap = geo.smooth(
    geo.line([-80, -18, -84, -60, -62, -104, 0, -126, 62, -104, 84, -60, 80, -18, 0, -8]),
    true,
    6,
  );
  sheet.shape(geo.arc(0, -138, 27, 25), "white", 2);
  sheet.shape(cap, base, 0.7);
  sheet.clip(cap, () => {
    sheet.shape(geo.smooth(geo.line([30, -140, 44, -80, 40, 0, 110, 0, 110, -140]), true), fold, 0.7);
    for (const x of [-52, -30, -8, 14])
      sheet.stroke(geo.smooth(geo.line([x * 0.4, -122, x, -80, x * 1.1, -40])), 5, fold);
  });
  sheet.stroke(geo.smooth(geo.line([-84, -24, 0, -10, 84, -24])), 34, base, { taper: "none", jitter: 0.05 });
  for (let i = 0; i < 11; i++) sheet.stroke(geo.line([-72 + i * 14.4, -40, -70 + i * 14, -6]), 4, fold);
}

/** He in a red coat who turns to her, both hands in his pockets. */
function he(sheet: Sheet): void {
  const legs = [
    { knee: [-60, 780], ankle: [-50, 1046], toe: 0 },
    { knee: [64, 806], ankle: [76, 1112], toe: 0 },
  ] as const satisfies readonly Leg[];
  figure(sheet, {
    look: { ...heads.arjun, skin: "brown", hair: "side-part", hairColours: { base: "ink", lit: "slate" } },
    outfit: {
      kind: "kurta",
      cloth: { base: "red", shade: "brick", lit: "salmon" },
      accent: "brick",
      trousers,
      shoes: "bark",
    },
    rear: true,
    turned: 1,
    pose: {
      legs,
      left: { elbow: [-226, 388], wrist: [-118, 520], hand: "fist", handTurn: 100, thumb: "left" },
      right: { elbow: [222, 392], wrist: [118, 520], hand: "fist", handTurn: -100, thumb: "right" },
    },
    carry: () => {
      sheet.place({ x: 0, y: 520, scale: 1.9 }, () =>
        things.backpack(sheet, { base: "sea", shade: "ink", lit: "haze" }),
      );
      scarf(sheet, "marigold", "brick", -44);
    },
  });
  boot(sheet, legs[0], "bark", true);
  boot(sheet, legs[1], "bark", false);
}

/** She in a knitted hat, her plait down her back, a bag at her side. */
function she(sheet: Sheet): void {
  const legs = [
    { knee: [-60, 806], ankle: [-70, 1112], toe: 0 },
    { knee: [58, 780], ankle: [46, 1050], toe: 0 },
  ] as const satisfies readonly Leg[];
  figure(sheet, {
    look: {
      ...heads.meera,
      skin: "brown",
      hair: "braid",
      build: "slim",
      hairColours: { base: "ink", lit: "slate" },
      earrings: { kind: "stud", colour: "red" },
    },
    outfit: {
      kind: "kurta",
      cloth: { base: "marigold", shade: "salmon", lit: "cream" },
      accent: "salmon",
      trousers,
      shoes: "brick",
    },
    rear: true,
    pose: {
      legs,
      left: { elbow: [-206, 392], wrist: [-112, 520], hand: "fist", handTurn: 100, thumb: "left" },
      right: { elbow: [182, 402], wrist: [178, 594], hand: "press", handTurn: 180, thumb: "right" },
    },
    carry: () => {
      sheet.bar(geo.line([-96, 160, 0, 300, 112, 470]), 15, "bark");
      sheet.shape(geo.smooth(geo.line([30, 440, 186, 440, 196, 590, 24, 590]), true, 3), "bark", 0.6);
      sheet.stroke(geo.line([34, 486, 184, 486]), 7, "brick", { taper: "none" });
      scarf(sheet, "sea", "white", 40);
    },
  });
  hat(sheet, "sea", "ink");
  boot(sheet, legs[0], "brick", false);
  boot(sheet, legs[1], "brick", true);
}

/** Two students on the way to class, wrapped up, seen from behind. */
export function walkers(sheet: Sheet): void {
  for (const [x, y] of geo.line([958, 822, 1086, 816])) sheet.shape(geo.arc(x + 40, y, 84, 9), "haze", 1);
  sheet.place({ x: 950, y: 452, scale: 0.318 }, () => he(sheet));
  sheet.place({ x: 1078, y: 464, scale: 0.304 }, () => she(sheet));
}
