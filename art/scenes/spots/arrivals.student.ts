import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";

/** The student comes out with a rucksack and a suitcase at each side, seen from behind; he has found whom he looks for. */
export function student(sheet: Sheet): void {
  const { x, y } = sheet.light;
  for (const [px, w] of geo.line([560, 100, 436, 66, 690, 60]))
    sheet.shape(geo.arc(px - x * 40, 876 - y * 6, w, 15), "lagoon", 1);
  sheet.place({ x: 436, y: 874, scale: 0.86 }, () =>
    things.suitcase(sheet, { base: "red", shade: "brick", lit: "straw", metal: "ink" }),
  );
  sheet.place({ x: 690, y: 868, scale: 0.78 }, () =>
    things.suitcase(sheet, { base: "marigold", shade: "brown", lit: "cream", metal: "ink" }),
  );
  sheet.place({ x: 562, y: 412, scale: 0.41 }, () =>
    figure(sheet, {
      look: { ...heads.arjun, skin: "brown", hair: "side-part" },
      outfit: {
        kind: "shirt",
        cloth: { base: "sea", shade: "deep", lit: "haze" },
        trousers: { base: "ink", shade: "ink", lit: "sea" },
        shoes: "white",
      },
      rear: true,
      turned: 1,
      carry: () =>
        sheet.place({ y: 520, scale: 1.9 }, () =>
          things.backpack(sheet, { base: "leaf", shade: "ink", lit: "straw" }),
        ),
      pose: {
        ...poses.standing,
        left: { elbow: [-232, 366], wrist: [-308, 514], hand: "grip", handTurn: 184, thumb: "left" },
        right: { elbow: [230, 376], wrist: [314, 550], hand: "grip", handTurn: 176, thumb: "right" },
        legs: [
          { knee: [-62, 804], ankle: [-66, 1110], toe: 0 },
          { knee: [62, 782], ankle: [56, 1042], toe: 0, lifted: true },
        ],
      },
    }),
  );
}
