import { furniture } from "../../kit/built/furniture";
import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { type Pose, poses } from "../../kit/people/poses";
import { city } from "./library.city";

/** The reading room: a glass wall on the bay between shelves, beams above. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "night");
  sheet.clip(geo.rect(170, 0, 860, 500), () => city(sheet));
  for (const x of [170, 380, 596, 812, 1016]) sheet.shape(geo.rect(x, -10, 14, 520), "bark", 0.6);
  for (const y of [-6, 300]) sheet.shape(geo.rect(170, y, 860, 12), "bark", 0.6);
  const wood = { base: "timber", shade: "bark", lit: "honey" } as const;
  const spines: readonly Colour[] = ["red", "sea", "cream", "leaf", "honey", "deep"];
  furniture.shelves(sheet, { x: -60, y: 30, w: 226, h: 520 }, 5, wood, spines, "ink", 4);
  furniture.shelves(sheet, { x: 1034, y: 30, w: 226, h: 520 }, 5, wood, spines, "ink", 9);
  sheet.shape(geo.rect(-20, 500, 1240, 440), "bark", 1);
  furniture.grain(sheet, geo.rect(-20, 508, 1240, 420), "ink", 22);
}

/** A green-shaded lamp standing at 0 and its pool of light on the desk. */
function lamp(sheet: Sheet): void {
  sheet.shape(geo.arc(0, 2, 38, 11), "bark", 0.6);
  sheet.shape(geo.arc(0, -2, 34, 9), "leaf", 0.6);
  sheet.bar(geo.line([0, 0, 0, -92]), 8, "bark");
  sheet.shape(geo.smooth(geo.line([-66, -84, -52, -120, 0, -132, 52, -120, 66, -84]), false), "leaf", 0.7);
  sheet.shape(geo.smooth(geo.line([22, -128, 52, -120, 66, -84, 34, -84]), false), "pine", 0.6);
  sheet.stroke(geo.arc(-14, -84, 34, 38, 190, 262, 10), 6, "cream");
  sheet.shape(geo.rect(-66, -88, 132, 10), "cream", 0.5);
}

/** A long desk with its light: the top's far edge at y, lamps at the given places. */
function desk(sheet: Sheet, y: number, depth: number, lamps: readonly number[], size: number): void {
  furniture.table(sheet, { x: -120, y, w: 1440, h: depth + 60 }, depth, {
    base: "timber",
    shade: "bark",
    lit: "honey",
  });
  for (const x of lamps) {
    const pool = geo.arc(x, y + depth * 0.42, 136 * size, depth * 0.34);
    sheet.shape(pool, "honey", 1);
    sheet.clip(pool, () => furniture.grain(sheet, pool, "straw", 12 * size));
    sheet.place({ x, y: y + depth * 0.3, scale: size }, () => lamp(sheet));
  }
}

/** A forearm that lies on the desk before its owner, out of sight. */
const unseen = { wrist: [0, 460], hand: "fist", handTurn: 0, thumb: "right", behind: true } as const;

const readers: readonly {
  readonly at: Placement;
  readonly person: Person;
  readonly arms: Pick<Pose, "left" | "right">;
}[] = [
  {
    at: { x: 404, y: 520, scale: 0.56, turn: -2 },
    person: {
      look: {
        ...heads.gurpreet,
        skin: "brown",
        headwear: { kind: "turban", base: "red", lit: "honey", shade: "bark" },
      },
      outfit: { kind: "sweater", cloth: { base: "sea", shade: "deep", lit: "haze" } },
    },
    arms: { left: { ...unseen, elbow: [-206, 404] }, right: { ...unseen, elbow: [196, 400] } },
  },
  {
    at: { x: 812, y: 536, scale: 0.58, turn: 3 },
    person: {
      look: {
        ...heads.nisha,
        skin: "brown",
        hair: "long",
        bindi: undefined,
        earrings: { kind: "stud", colour: "honey" },
      },
      outfit: { kind: "kameez", cloth: { base: "leaf", shade: "pine", lit: "cream" } },
    },
    arms: { left: { ...unseen, elbow: [-196, 400] }, right: { ...unseen, elbow: [206, 402] } },
  },
];

/** The back of a wooden chair: a crest rail over a panel of close boards, between two posts. */
function chairBack(sheet: Sheet, x: number, y: number): void {
  sheet.shape(geo.rect(x - 118, y + 20, 236, 220), "timber", 0.8);
  for (const dx of [-72, -24, 24, 72]) sheet.stroke(geo.line([x + dx, y + 44, x + dx, y + 220]), 6, "bark");
  for (const dx of [-92, 4, 52])
    sheet.stroke(geo.line([x + dx, y + 60, x + dx + 2, y + 190]), 4, "honey", { taper: "end" });
  for (const side of [-1, 1]) {
    sheet.shape(geo.rect(x + side * 122 - 11, y - 6, 22, 246), "timber", 0.8);
    sheet.stroke(geo.line([x + side * 108, y + 40, x + side * 108, y + 236]), 7, "bark", { taper: "none" });
  }
  const top = geo.smooth(geo.line([x - 142, y - 2, x, y + 12, x + 142, y - 2]));
  const low = geo.smooth(geo.line([x - 140, y + 38, x, y + 52, x + 140, y + 38]));
  sheet.shape([...geo.move(low, 0, 8), ...geo.reverse(top)], "bark", 0.8);
  sheet.shape([...low, ...geo.reverse(top)], "timber", 0.8);
  sheet.stroke(geo.move(top, 0, 7), 6, "honey");
}

/** Students at the near desk, from behind, with what they read. */
function near(sheet: Sheet): void {
  sheet.place({ x: 640, y: 680, scale: 0.8 }, () =>
    things.books(sheet, ["sea", "red", "cream"], "white", "timber"),
  );
  sheet.place({ x: 316, y: 706, scale: 1.2 }, () =>
    things.openBook(sheet, { cover: "red", page: "white", shade: "cream", line: "haze" }),
  );
  sheet.place({ x: 902, y: 716, scale: 1.06 }, () =>
    things.laptop(sheet, { body: "ink", shade: "haze", glow: "white", line: "sea" }),
  );
  for (const { at, person, arms } of readers)
    sheet.place(at, () =>
      figure(sheet, { ...person, rear: true, half: true, pose: { ...poses.sitting, ...arms } }),
    );
  for (const { at } of readers) chairBack(sheet, at.x ?? 0, (at.y ?? 0) + 190);
}

export const scene = new Scene({
  name: "spots/library",
  size: "card",
  people: true,
  light: { x: 0.2, y: -0.9 },
  palette: [
    "night",
    "ink",
    "deep",
    "sea",
    "haze",
    "white",
    "cream",
    "straw",
    "honey",
    "timber",
    "bark",
    "red",
    "leaf",
    "pine",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    room(sheet);
    desk(sheet, 506, 58, [250, 610, 960], 0.62);
    desk(sheet, 636, 120, [130, 600, 1110], 1);
    near(sheet);
  },
});
