import { geo, type Line } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";
import paths from "./2.paths.json";

/** The continents, roughly, on a map 1000 wide and 500 high. */
const lands: readonly Line[] = paths.lands.map((numbers) => geo.smooth(geo.line(numbers), true, 5));

/** A wall map with routes from the south of India. */
function map(sheet: Sheet): void {
  sheet.place({ x: 210, y: 50, scale: 0.84 }, () => {
    sheet.shape(geo.rect(-22, -16, 1044, 532), "timber", 0.9);
    sheet.shape(geo.rect(0, 6, 1000, 490), "haze", 0.8);
    for (let i = 1; i < 8; i++) sheet.bar(geo.line([i * 125, 8, i * 125, 494]), 1.8, "lagoon");
    for (let i = 1; i < 4; i++) sheet.bar(geo.line([2, i * 125, 998, i * 125]), 1.8, "lagoon");
    const inks = ["honey", "salmon", "straw", "leaf", "red", "red", "leaf", "straw"] as const;
    lands.forEach((land, i) => {
      sheet.shape(geo.move(land, 5, 6), "lagoon", 0.8);
      sheet.shape(land, inks[i] ?? "straw", 1.2);
    });
    for (const goal of [
      geo.line([788, 170, 890, 376]),
      geo.line([600, 60, 474, 120]),
      geo.line([460, -4, 200, 120]),
    ]) {
      const route = geo.smooth([[726, 254], ...goal]);
      for (let t = 0; t < 0.96; t += 0.07)
        sheet.stroke(geo.part(route, t, t + 0.04, 5), 7, "ink", { taper: "none" });
      const end = goal[goal.length - 1];
      if (end) sheet.dot(end[0], end[1], 9, "ink");
    }
    sheet.dot(726, 254, 13, "ink");
    sheet.dot(726, 254, 6, "white");
  });
}

/** A pupil from behind on a bench, with a desk's back rail below. */
function pupil(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  person: Partial<Person> & Pick<Person, "look">,
): void {
  sheet.place({ x, y, scale }, () =>
    figure(sheet, {
      outfit: { kind: "shirt", cloth: { base: "white", shade: "haze", lit: "white" } },
      half: true,
      rear: true,
      ...person,
    }),
  );
}

function bench(sheet: Sheet, y: number): void {
  sheet.shape(geo.rect(-20, y, 1240, 30), "honey", 0.8);
  sheet.stroke(geo.line([-10, y + 5, 1210, y + 5]), 5, "straw", { taper: "none" });
  sheet.shape(geo.rect(-20, y + 28, 1240, 200), "timber", 0.8);
  sheet.stroke(geo.line([-10, y + 36, 1210, y + 36]), 7, "ink", { taper: "none", jitter: 0.2 });
}

export const scene = new Scene({
  name: "gallery/alumni-visit/2",
  size: "card",
  people: true,
  light: { x: 0.75, y: -0.6 },
  palette: [
    "straw",
    "salmon",
    "timber",
    "haze",
    "lagoon",
    "honey",
    "leaf",
    "red",
    "ink",
    "white",
    "cream",
    "sea",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "straw");
    sheet.shape(geo.rect(-20, 520, 1240, 120), "salmon", 0.8);
    sheet.stroke(geo.line([-20, 520, 1220, 520]), 12, "timber", { taper: "none", jitter: 0.1 });
    map(sheet);
    sheet.shape(geo.line([1092, -20, 1220, -20, 1220, 520, 1190, 520]), "cream", 1);
    sheet.place({ x: 318, y: 262, scale: 0.76 }, () =>
      figure(sheet, {
        look: { ...heads.arjun, skin: "wheat", hair: "quiff", yaw: 0.3, tilt: 4, mouth: "teeth" },
        outfit: {
          kind: "jacket",
          cloth: { base: "ink", shade: "ink", lit: "lagoon" },
          second: { base: "white", shade: "haze", lit: "white" },
          accent: "red",
          trousers: { base: "ink", shade: "ink", lit: "lagoon" },
          shoes: "ink",
        },
        pose: {
          ...poses.standing,
          right: { elbow: [236, 320], wrist: [372, 176], hand: "open", handTurn: 46, thumb: "left" },
        },
      }),
    );
    pupil(sheet, 130, 540, 0.5, {
      look: {
        ...heads.nisha,
        skin: "brown",
        hair: "braid",
        tilt: 5,
        earrings: { kind: "stud", colour: "red" },
      },
    });
    pupil(sheet, 650, 552, 0.48, { look: { ...heads.ravi, skin: "brown", hair: "crop", tilt: -3 } });
    pupil(sheet, 806, 548, 0.49, {
      look: {
        ...heads.fatima,
        skin: "wheat",
        tilt: -4,
        headwear: { kind: "hijab", base: "white", lit: "white", shade: "haze" },
      },
    });
    pupil(sheet, 1016, 536, 0.51, {
      look: {
        ...heads.gurpreet,
        skin: "wheat",
        tilt: -6,
        headwear: { kind: "turban", base: "leaf", lit: "haze", shade: "ink" },
      },
    });
    bench(sheet, 690);
    pupil(sheet, 86, 700, 0.72, { look: { ...heads.kumar, skin: "brown", hair: "curls", tilt: 6 } });
    pupil(sheet, 420, 716, 0.7, {
      look: { ...heads.asha, skin: "wheat", hair: "ponytail", tilt: 2, earrings: undefined },
      pose: {
        ...poses.standing,
        right: {
          elbow: [226, 120],
          wrist: [214, -74],
          hand: "open",
          handTurn: 4,
          thumb: "left",
          behind: false,
        },
      },
    });
    pupil(sheet, 770, 728, 0.7, { look: { ...heads.arjun, skin: "brown", hair: "side-part", tilt: -3 } });
    pupil(sheet, 1104, 706, 0.72, {
      look: {
        ...heads.meera,
        skin: "wheat",
        hair: "braid",
        tilt: -6,
        earrings: { kind: "stud", colour: "red" },
      },
    });
  },
});
