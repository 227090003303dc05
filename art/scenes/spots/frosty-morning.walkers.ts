import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import type { Leg } from "../../kit/people/poses";
import { winter } from "../../kit/people/winter";

const trousers = { base: "ink", shade: "ink", lit: "slate" } as const;

/** He in a red coat who turns to her, both hands in his pockets. */
function he(sheet: Sheet): void {
  const legs = [
    { knee: [-60, 780], ankle: [-50, 1046], toe: 0, lifted: true },
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
      winter.scarf(sheet, "marigold", "brick", -44);
    },
  });
  winter.boot(sheet, legs[0], "bark", 1156);
  winter.boot(sheet, legs[1], "bark", 1156);
}

/** She in a knitted hat, her plait down her back, a bag at her side. */
function she(sheet: Sheet): void {
  const legs = [
    { knee: [-60, 806], ankle: [-70, 1112], toe: 0 },
    { knee: [58, 780], ankle: [46, 1050], toe: 0, lifted: true },
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
      winter.scarf(sheet, "sea", "white", 40);
    },
  });
  winter.hat(sheet, "sea", "ink");
  winter.boot(sheet, legs[0], "brick", 1156);
  winter.boot(sheet, legs[1], "brick", 1156);
}

/** Two students on the way to class, wrapped up, seen from behind. */
export function walkers(sheet: Sheet): void {
  for (const [x, y] of geo.line([958, 822, 1086, 816])) sheet.shape(geo.arc(x + 40, y, 84, 9), "haze", 1);
  sheet.place({ x: 950, y: 452, scale: 0.318 }, () => he(sheet));
  sheet.place({ x: 1078, y: 464, scale: 0.304 }, () => she(sheet));
}
