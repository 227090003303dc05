import { buildings } from "../../../kit/built/buildings";
import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import type { Look } from "../../../kit/people/look";
import type { Outfit } from "../../../kit/people/outfit";
import { poses } from "../../../kit/people/poses";
import { type SeatedRow, seatedRow } from "./3.seated-row";

const speaker = 668;
const red = { base: "red", shade: "brick", lit: "salmon" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const gold = { base: "marigold", shade: "salmon", lit: "straw" } as const;
const suit = { base: "deep", shade: "ink", lit: "sea" } as const;
const leaf = { base: "leaf", shade: "deep", lit: "straw" } as const;
const sky = { base: "haze", shade: "sea", lit: "white" } as const;
const grey = { base: "ink", lit: "haze" } as const;
const kasavu = { base: "white", shade: "straw", lit: "marigold" } as const;
const seat = { base: "brick", shade: "ink", lit: "red" } as const;

/** The listeners, in the order in which they fill the rows. */
const cast: readonly (readonly [Look, Outfit])[] = [
  [heads.ravi, { kind: "shirt", cloth: sky }],
  [
    { ...heads.lakshmi, hairColours: grey },
    { kind: "sari", cloth: leaf, second: gold, accent: "marigold" },
  ],
  [
    { ...heads.kumar, mouth: "smile", skin: "brown" },
    { kind: "shirt", cloth: leaf },
  ],
  [
    { ...heads.divya, mouth: "smile" },
    { kind: "kameez", cloth: red, second: gold, accent: "marigold" },
  ],
  [
    { ...heads.gurpreet, headwear: { kind: "turban", base: "marigold", lit: "straw", shade: "salmon" } },
    { kind: "jacket", cloth: suit, second: white },
  ],
  [
    { ...heads.nisha, skin: "wheat" },
    { kind: "hoodie", cloth: red },
  ],
  [
    { ...heads.thomas, skin: "brown", hairColours: grey },
    { kind: "kurta", cloth: sea, accent: "marigold" },
  ],
  [
    {
      ...heads.fatima,
      skin: "wheat",
      headwear: { kind: "hijab", base: "leaf", lit: "straw", shade: "deep" },
    },
    { kind: "sweater", cloth: sky },
  ],
  [
    { ...heads.arjun, hair: "crop", beard: "stubble" },
    { kind: "hoodie", cloth: sea },
  ],
  [
    { ...heads.meera, mouth: "smile", lips: "red", hair: "wavy" },
    { kind: "sari", cloth: sea, second: red, accent: "straw" },
  ],
  [
    { ...heads.arjun, skin: "brown", jaw: "square", build: "broad", beard: "full" },
    { kind: "kurta", cloth: leaf, accent: "straw" },
  ],
  [
    {
      ...heads.emma,
      skin: "wheat",
      hair: "ponytail",
      hairColours: { base: "ink", lit: "sea" },
      lips: "red",
      mouth: "smile",
    },
    { kind: "shirt", cloth: sea },
  ],
  [
    { ...heads.thomas, skin: "wheat", hairColours: grey, beard: "moustache", spectacles: undefined },
    { kind: "shirt", cloth: red },
  ],
];

/** One row whose people look at the speaker. */
function row(first: number, y: number, scale: number, xs: readonly number[]): SeatedRow {
  return {
    y,
    scale,
    seat,
    places: xs.flatMap((x, i) => {
      const one = cast[(first + i * 5) % cast.length];
      if (!one) return [];
      const yaw = geo.clamp((speaker - x) / 360, -0.85, 0.85);
      const look: Look = { ...one[0], yaw, tilt: 5 * noise.at(x / 40, y, 3) };
      const person: Person = { look, outfit: one[1], pose: poses.sitting };
      return [{ x, dy: 26 * scale * noise.at(x / 31, y / 7, 5) + (i % 3) * 14 * scale, person }];
    }),
  };
}

/** Back wall with lit doors, gallery rail and ceiling lamps. */
function hall(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  for (let i = 0; i < 7; i++) {
    const top = -10 + i * 22;
    sheet.stroke(geo.line([-10, top, 1210, top + 5 * noise.at(i, 1, 2)]), 7, "ink", {
      tone: (x) => 0.8 + 0.4 * noise.at(x / 90, i, 3),
    });
  }
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 136;
    sheet.shape(geo.arc(x, 24, 34, 8), "straw", 0.6);
    sheet.shape(geo.arc(x, 84, 20, 5), "marigold", 0.6);
  }
  sheet.shape(geo.rect(-10, 130, 1220, 30), "salmon", 1);
  sheet.shape(geo.rect(-10, 160, 1220, 9), "ink", 0.8);
  for (let i = 0; i < 5; i++) {
    const x = 108 + i * 258;
    sheet.shape(geo.rect(x - 12, 184, 112, 190), "ink", 0.8);
    sheet.shape(buildings.arch(x, 196, 88, 180), i % 2 === 0 ? "straw" : "sea", 0.8);
    for (const dx of [22, 44, 66])
      sheet.stroke(geo.line([x + dx, 210, x + dx, 380]), 4, i % 2 === 0 ? "marigold" : "deep");
    for (let k = 0; k < 5; k++)
      sheet.stroke(geo.line([x + 122 + k * 22, 190, x + 122 + k * 22, 380]), 6, "sea", { taper: "end" });
  }
  sheet.shape(geo.rect(540, 176, 256, 250), "ink", 0.8);
  sheet.shape(buildings.arch(556, 188, 224, 240), "straw", 0.8);
  for (let k = 0; k < 9; k++)
    sheet.stroke(
      geo.line([572 + k * 24, 250 - 40 * Math.sin((k + 1) * 0.314), 572 + k * 24, 430]),
      5,
      "marigold",
      { taper: "start" },
    );
}

/** The mother who asks, standing among the seated. */
function mother(sheet: Sheet): void {
  sheet.place({ x: speaker, y: 262, scale: 0.66, turn: -1 }, () =>
    figure(sheet, {
      look: {
        ...heads.asha,
        skin: "brown",
        yaw: -0.35,
        tilt: 3,
        hair: "braid",
        mouth: "smile",
        hairColours: { base: "ink", lit: "haze" },
      },
      outfit: { kind: "sari", cloth: kasavu, second: red, accent: "marigold", trousers: suit },
      pose: {
        ...poses.standing,
        left: { elbow: [-210, 372], wrist: [-116, 246], hand: "fist", handTurn: 28, thumb: "right" },
        right: { elbow: [238, 388], wrist: [336, 276], hand: "open", handTurn: 36, thumb: "left" },
      },
      carry: () => {
        sheet.stroke(geo.line([-116, 236, -66, 128]), 19, "ink", { taper: "none", jitter: 0.05 });
        sheet.dot(-60, 116, 20, "haze");
        sheet.dot(-63, 111, 11, "white");
      },
    }),
  );
}

/** Two of those on the stage, from behind and in shadow. */
function stage(sheet: Sheet): void {
  const dim = { base: "ink", shade: "ink", lit: "deep" } as const;
  sheet.place({ x: 118, y: 690, scale: 0.86 }, () =>
    figure(sheet, {
      look: { ...heads.arjun, hair: "side-part", hairColours: { base: "ink", lit: "deep" } },
      outfit: { kind: "jacket", cloth: dim, second: white },
      half: true,
      rear: true,
      pose: poses.sitting,
    }),
  );
}

export const scene = new Scene({
  name: "gallery/alumni-meet/3",
  size: "card",
  people: true,
  light: { x: -0.7, y: -0.7 },
  palette: [
    "white",
    "ink",
    "sea",
    "deep",
    "haze",
    "straw",
    "marigold",
    "red",
    "brick",
    "salmon",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    hall(sheet);
    seatedRow(
      sheet,
      row(2, 344, 0.25, [36, 122, 214, 300, 392, 474, 556, 640, 724, 800, 880, 1040, 1126, 1204]),
    );
    seatedRow(sheet, row(5, 436, 0.35, [-4, 120, 246, 372, 490, 604, 728, 966, 1090, 1204]));
    mother(sheet);
    seatedRow(sheet, row(1, 548, 0.47, [66, 236, 406, 876, 1044, 1206]));
    seatedRow(sheet, row(8, 716, 0.63, [352, 580, 800, 1022, 1240]));
    stage(sheet);
  },
});
