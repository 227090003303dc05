import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { cast } from "../../../kit/people/cast";
import { figure, type Person } from "../../../kit/people/figure";
import { forearm } from "../../../kit/people/forearm";
import { heads } from "../../../kit/people/heads";
import { trouserKnees, tunicKnees } from "../../../kit/people/knee-lap";
import { limb } from "../../../kit/people/limb";
import { type Arm, poses } from "../../../kit/people/poses";
import { photoAlbum } from "./2.photo-album";

const leaf = { base: "leaf", shade: "pine", lit: "sage" } as const;
const gold = { base: "marigold", shade: "orange", lit: "cream" } as const;
const pale = { base: "sage", shade: "leaf", lit: "white" } as const;
const white = { base: "white", shade: "sage", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "sea" } as const;
const rust = { base: "orange", shade: "red", lit: "marigold" } as const;
const hairColours = { base: "ink", lit: "sea" } as const;

/** An arm that ends behind the album. */
const hidden = (side: 1 | -1, elbow = 392): Arm => ({
  elbow: [side * (elbow < 392 ? 212 : 196), elbow],
  wrist: [side * 120, 520],
  hand: "fist",
  handTurn: 180,
  thumb: "right",
});

/** One who sits: the lap comes over the trunk, the arms over both. */
function put(
  sheet: Sheet,
  [x, y, turn]: readonly [number, number, number],
  person: Person,
  lap: () => void,
): void {
  sheet.place({ x, y, scale: 0.66, turn }, () => {
    figure(sheet, { ...person, half: true });
    lap();
    figure(sheet, { ...person, half: true, armsOnly: true });
  });
}

/** The four on the sofa, from its ends to its middle. */
export function friends(sheet: Sheet): void {
  put(
    sheet,
    [218, 300, -4],
    {
      look: {
        ...heads.fatima,
        traits: { ...cast.roshni.traits, mouth: "grin", lips: "even" },
        yaw: 0.8,
        tilt: 2,
        headwear: { kind: "hijab", base: "red", lit: "orange", shade: "plum" },
      },
      outfit: { kind: "sweater", cloth: gold },
      pose: {
        ...poses.sitting,
        left: { elbow: [-206, 396], wrist: [-110, 540], hand: "press", handTurn: 132, thumb: "left" },
        right: { elbow: [198, 392], wrist: [104, 536], hand: "press", handTurn: 232, thumb: "right" },
      },
    },
    () =>
      tunicKnees(sheet, { cloth: { base: "red", shade: "plum", lit: "orange" }, shoes: "ink" }, gold, "red"),
  );
  put(
    sheet,
    [984, 286, 4],
    {
      look: {
        ...cast.joel,
        skin: "tan",
        hairColours,
        beard: "full",
        traits: { ...cast.joel.traits, lowered: true },
        yaw: -0.85,
        tilt: -7,
        build: "medium",
      },
      outfit: { kind: "kurta", cloth: pale, accent: "marigold" },
      pose: {
        ...poses.sitting,
        left: {
          elbow: [-190, 350],
          wrist: [-258, 344],
          hand: "fist",
          handTurn: -40,
          thumb: "right",
          behind: true,
        },
        right: { elbow: [204, 398], wrist: [122, 560], hand: "press", handTurn: 214, thumb: "right" },
      },
    },
    () => tunicKnees(sheet, { cloth: white, shoes: "ink" }, pale, "marigold"),
  );
  put(
    sheet,
    [730, 316, 2],
    {
      look: {
        ...cast.tara,
        hair: "wavy",
        hairColours,
        traits: { ...cast.tara.traits, nose: "straight" },
        yaw: -0.5,
        tilt: -5,
        lips: "red",
        earrings: { kind: "hoop", colour: "marigold" },
      },
      outfit: { kind: "kameez", cloth: leaf, second: gold, accent: "marigold" },
      pose: { ...poses.sitting, left: hidden(-1), right: hidden(1) },
    },
    () =>
      tunicKnees(
        sheet,
        { cloth: { base: "cream", shade: "marigold", lit: "white" }, shoes: "ink" },
        leaf,
        "marigold",
      ),
  );
  put(
    sheet,
    [470, 272, -2],
    {
      look: {
        ...cast.benny,
        skin: "brown",
        hair: "quiff",
        hairColours,
        beard: "stubble",
        build: "broad",
        traits: { ...cast.benny.traits, mouth: "grin" },
        yaw: 0.5,
        tilt: 7,
      },
      outfit: { kind: "shirt", cloth: rust },
      pose: { ...poses.sitting, left: hidden(-1), right: hidden(1, 352) },
    },
    () => trouserKnees(sheet, { cloth: dark, shoes: "ink" }),
  );
}

/** The open album over two laps: one holds its left edge and points to a photograph, the other its right corner. */
export function album(sheet: Sheet): void {
  sheet.place({ x: 470, y: 272, scale: 0.66 }, () =>
    forearm(sheet, {
      elbow: [-196, 400],
      wrist: [-186, 520],
      hand: "press",
      thumb: "right",
      handTurn: 140,
      skin: "brown",
      sleeve: rust,
    }),
  );
  sheet.place({ x: 600, y: 676, scale: 2.15, turn: -2 }, () =>
    photoAlbum(sheet, { cover: "plum", shade: "cream", page: "white", frame: "ink", face: "tan" }),
  );
  sheet.place({ x: 470, y: 272, scale: 0.66 }, () => {
    const skin = palette.skins.brown;
    const thumb = geo.line([-184, 548, -160, 572, -126, 582]);
    sheet.shape(limb.outline(geo.move(thumb, 2, 4), [12, 13, 9], true, true).shape, skin.shade, 0.2);
    sheet.shape(limb.outline(thumb, [12, 12, 9], true, true).shape, skin.base, 0.2);
    forearm(sheet, {
      elbow: [212, 352],
      wrist: [238, 446],
      hand: "point",
      thumb: "left",
      handTurn: 150,
      skin: "brown",
      sleeve: rust,
    });
  });
  sheet.place({ x: 730, y: 316, scale: 0.66 }, () =>
    forearm(sheet, {
      elbow: [190, 392],
      wrist: [178, 496],
      hand: "relaxed",
      thumb: "left",
      handTurn: 218,
      skin: "brown",
      sleeve: leaf,
    }),
  );
}
