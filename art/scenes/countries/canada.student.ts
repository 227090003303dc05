import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import type { Leg, Pose } from "../../kit/people/poses";
import { winter } from "../../kit/people/winter";

const trousers = { base: "ink", shade: "ink", lit: "slate" } as const;
const gold = { base: "marigold", shade: "red", lit: "white" } as const;
const red = { base: "red", shade: "ink", lit: "blush" } as const;
const white = { base: "white", shade: "dusk", lit: "white" } as const;

const rest: Pose["legs"] = [
  { knee: [-62, 800], ankle: [-66, 1110], toe: 0 },
  { knee: [62, 800], ankle: [70, 1110], toe: 0 },
];

/** Somebody who sits on the boards, seen from behind: what is below the hips spreads on the wood. */
function sitting(sheet: Sheet, person: Pick<Person, "look" | "outfit" | "carry">, arms: number): void {
  const { carry } = person;
  const { base, shade } = person.outfit.cloth;
  sheet.shape(
    geo.smooth(geo.line([-190, 560, -216, 520, -176, 462, 176, 462, 216, 520, 190, 560, 0, 572]), true),
    "ink",
    0.5,
  );
  figure(sheet, {
    ...person,
    rear: true,
    half: true,
    carry: () => {
      sheet.shape(
        geo.smooth(geo.line([-118, 440, -144, 520, -136, 552, 0, 560, 136, 552, 144, 520, 118, 440]), true),
        base,
        0.5,
      );
      sheet.shape(geo.smooth(geo.line([52, 440, 58, 556, 136, 552, 144, 520, 118, 440]), true), shade, 0.5);
      carry?.();
    },
    pose: {
      legs: rest,
      left: { elbow: [-206 - arms, 384], wrist: [-112, 500], hand: "fist", handTurn: 100, thumb: "left" },
      right: { elbow: [206, 390 + arms], wrist: [112, 500], hand: "fist", handTurn: -100, thumb: "right" },
    },
  });
}

/** Two sit at the end: he in a knitted hat, she in a scarf. The origin is his seat, the unit a head's. */
export function seated(sheet: Sheet): void {
  sheet.place({ y: -550 }, () => {
    sitting(
      sheet,
      {
        look: { ...heads.arjun, skin: "wheat", hair: "crop" },
        outfit: { kind: "kurta", cloth: gold },
        carry: () => winter.scarf(sheet, "lagoon", "white", 44),
      },
      10,
    );
    winter.hat(sheet, "sea", "deep");
  });
  sheet.place({ x: 486, y: -534, scale: 0.98 }, () =>
    sitting(
      sheet,
      {
        look: {
          ...heads.fatima,
          skin: "wheat",
          headwear: { kind: "hijab", base: "blush", lit: "white", shade: "dusk" },
        },
        outfit: { kind: "kurta", cloth: red },
      },
      0,
    ),
  );
}

/** A student who walks away with a rucksack; the soles are at the origin. */
export function walking(sheet: Sheet): void {
  const legs = [
    { knee: [-60, 806], ankle: [-66, 1112], toe: 0 },
    { knee: [60, 780], ankle: [54, 1046], toe: 0, lifted: true },
  ] as const satisfies readonly Leg[];
  sheet.place({ y: -1156 }, () => {
    figure(sheet, {
      look: { ...heads.meera, skin: "wheat", hair: "long", hairColours: { base: "ink", lit: "slate" } },
      outfit: { kind: "kurta", cloth: white, accent: "dusk", trousers, shoes: "red" },
      rear: true,
      pose: {
        legs,
        left: { elbow: [-214, 386], wrist: [-216, 574], hand: "relaxed", handTurn: 178, thumb: "left" },
        right: { elbow: [218, 390], wrist: [116, 516], hand: "fist", handTurn: -100, thumb: "right" },
      },
      carry: () =>
        sheet.place({ x: 0, y: 524, scale: 1.9 }, () =>
          things.backpack(sheet, { base: "deep", shade: "ink", lit: "lagoon" }),
        ),
    });
    winter.hat(sheet, "red", "ink");
    winter.boot(sheet, legs[0], "red", 1156);
    winter.boot(sheet, legs[1], "red", 1156);
  });
}
