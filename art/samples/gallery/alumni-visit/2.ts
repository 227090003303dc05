import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { cast } from "../../../kit/people/cast";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";
import { wallMap } from "./2.wall-map";

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
  flecks: 0,
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
    "sea",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "straw");
    sheet.shape(geo.rect(-20, 520, 1240, 120), "salmon", 0.8);
    sheet.stroke(geo.line([-20, 520, 1220, 520]), 12, "timber", { taper: "none", jitter: 0.1 });
    wallMap(
      sheet,
      { x: 308, y: 66 },
      {
        frame: "timber",
        water: "haze",
        grid: "lagoon",
        asia: "straw",
        north: "honey",
        south: "salmon",
        africa: "leaf",
        island: "red",
      },
    );
    sheet.place({ x: 190, y: 232, scale: 0.56 }, () =>
      figure(sheet, {
        look: {
          ...cast.benny,
          skin: "wheat",
          beard: undefined,
          hair: "quiff",
          traits: {
            ...cast.benny.traits,
            brow: "straight",
            head: "heart",
            mouth: "laugh",
            nose: "straight",
            eyes: "almond",
          },
          yaw: 0.45,
          tilt: 3,
        },
        outfit: {
          kind: "jacket",
          folds: "body",
          cloth: { base: "ink", shade: "ink", lit: "lagoon" },
          second: { base: "white", shade: "haze", lit: "white" },
          accent: "red",
          trousers: { base: "ink", shade: "ink", lit: "lagoon" },
          shoes: "ink",
        },
        pose: {
          ...poses.standing,
          left: {
            elbow: [-196, 396],
            wrist: [-84, 446],
            hand: "slate",
            handTurn: 24,
            thumb: "right",
            held: () => {
              sheet.shape(geo.rect(-40, -170, 84, 128), "red", 0.6);
              sheet.shape(geo.rect(-28, -156, 60, 100), "white", 0.5);
            },
          },
          right: {
            elbow: [250, 346],
            wrist: [390, 214],
            hand: "open",
            handTurn: 52,
            thumb: "left",
          },
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
        headwear: { kind: "turban", base: "sea", lit: "lagoon", shade: "ink" },
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
          hand: "back",
          handTurn: 4,
          thumb: "left",
          behind: false,
        },
      },
    });
    pupil(sheet, 770, 728, 0.7, {
      look: { ...heads.meera, skin: "brown", hair: "bun", earrings: undefined, tilt: -3 },
    });
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
