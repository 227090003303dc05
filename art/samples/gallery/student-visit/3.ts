import { furniture } from "../../../kit/built/furniture";
import { openings } from "../../../kit/built/openings";
import { things } from "../../../kit/built/things";
import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { type Pose, poses } from "../../../kit/people/poses";
import { held, reader } from "./3.reader";

const first = 470;

/** Height of the step's edge: steps are further apart towards the viewer. */
const step = (i: number): number => first + i * 44 + i * i * 2.2;

/** The stairs; in the window's light treads are cream, elsewhere grey-blue. */
function stairs(sheet: Sheet): void {
  for (let i = 0; i < 9; i++) {
    const y = step(i);
    const tread = 20 + i * 2;
    const spread = i * 16;
    sheet.shape(geo.rect(-20, y, 1240, 100), "lagoon", 0.8);
    sheet.shape(geo.rect(-20, y, 1240, tread), "haze", 0.8);
    sheet.shape(
      geo.line([
        380 - spread + i * 30,
        y,
        830 + spread + i * 40,
        y,
        836 + spread + i * 40,
        y + tread,
        374 - spread + i * 30,
        y + tread,
      ]),
      "cream",
      0.8,
    );
    sheet.stroke(geo.line([-10, y + tread + 2, 1210, y + tread + 2]), 5, "deep", {
      taper: "none",
      jitter: 0.2,
    });
    sheet.shape(
      geo.line([
        376 - spread + i * 30,
        y + tread + 5,
        834 + spread + i * 40,
        y + tread + 5,
        834 + spread + i * 40,
        step(i + 1),
        376 - spread + i * 30,
        step(i + 1),
      ]),
      "straw",
      0.8,
    );
    for (let x = 20 + (i % 2) * 70; x < 1200; x += 150)
      sheet.stroke(geo.line([x, y + tread + 8, x, step(i + 1) - 4]), 3, "sea");
  }
}

/** The hall behind: shelves left and right, and the tall window with trees. */
function hall(sheet: Sheet): void {
  skies.flat(sheet, "sea");
  const wood = { base: "timber", shade: "bark", lit: "straw" } as const;
  const spines = ["red", "straw", "sea", "cream", "deep"] as const;
  furniture.shelves(sheet, { x: -30, y: 60, w: 330, h: 410 }, 4, wood, spines, "cream", 3);
  furniture.shelves(sheet, { x: 902, y: 60, w: 330, h: 410 }, 4, wood, spines, "cream", 8);
  sheet.shape(openings.lancet(390, -60, 420, 540), "white", 1);
  const pane = openings.lancet(412, -36, 376, 500);
  sheet.clip(pane, () => {
    sheet.shape(geo.rect(400, -40, 400, 520), "cream", 0);
    sheet.shape(geo.arc(648, 136, 50, 50), "straw", 1);
    const far = { dark: "haze", base: "haze", lit: "cream" } as const;
    const near = { dark: "lagoon", base: "lagoon", lit: "haze" } as const;
    trees.canopy(sheet, geo.line([390, 330, 520, 300, 640, 330, 810, 300]), 50, 2, far, 4);
    trees.canopy(sheet, geo.line([390, 410, 520, 386, 680, 420, 810, 380]), 54, 2, near, 6);
    for (const x of [506, 600, 694]) sheet.shape(geo.rect(x - 6, -40, 12, 510), "white", 0.6);
    for (const y of [70, 190, 310, 420]) sheet.shape(geo.rect(404, y, 392, 10), "white", 0.6);
  });
}

/** One hand under the page, the other at its outer edge. */
const lap: Pose = {
  ...poses.sitting,
  left: { elbow: [-184, 404], wrist: [-150, 524], hand: "press", handTurn: 74, thumb: "left" },
  right: { elbow: [188, 398], wrist: [160, 510], hand: "press", handTurn: -66, thumb: "right" },
};
/** Both hands behind the lid of a laptop on the knees. */
const typing: Pose = {
  ...poses.sitting,
  left: { elbow: [-178, 410], wrist: [-110, 496], hand: "relaxed", handTurn: 110, thumb: "left" },
  right: { elbow: [180, 408], wrist: [110, 496], hand: "relaxed", handTurn: -110, thumb: "right" },
};
const upright: Pose = {
  ...poses.sitting,
  left: { elbow: [-178, 414], wrist: [-124, 484], hand: "fist", handTurn: 40, thumb: "right" },
  right: { elbow: [182, 410], wrist: [124, 484], hand: "fist", handTurn: -40, thumb: "left" },
};

const denim = { base: "deep", shade: "ink", lit: "sea" } as const;
const jeans = { trousers: denim, shoes: "bark" } as const;
const open = { page: "white", shade: "cream", line: "lagoon" } as const;

export const scene = new Scene({
  name: "gallery/student-visit/3",
  size: "card",
  people: true,
  light: { x: 0.35, y: -0.9 },
  palette: [
    "sea",
    "bark",
    "straw",
    "cream",
    "red",
    "deep",
    "timber",
    "white",
    "haze",
    "lagoon",
    "ink",
    ...palette.skin("ebony"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    hall(sheet);
    stairs(sheet);
    reader(sheet, [706, step(1), 0.3], {
      person: {
        look: {
          ...heads.fatima,
          skin: "wheat",
          yaw: 0.3,
          tilt: 5,
          lips: "red",
          headwear: { kind: "hijab", base: "lagoon", lit: "haze", shade: "deep" },
        },
        outfit: { kind: "sweater", cloth: { base: "red", shade: "timber", lit: "straw" } },
        pose: upright,
      },
      trousers: denim,
      apart: 78,
      over: () => held(sheet, "straw", "timber", "wheat"),
    });
    sheet.place({ x: 1044, y: step(1) - 190, scale: 0.31 }, () =>
      figure(sheet, {
        look: { ...heads.kumar, skin: "ebony", hair: "afro", tilt: -3 },
        outfit: { kind: "shirt", cloth: { base: "white", shade: "haze", lit: "white" }, ...jeans },
        pose: {
          ...poses.walking,
          legs: [
            { knee: [-66, 780], ankle: [-60, 1010], toe: -1 },
            { knee: [62, 800], ankle: [70, 1130], toe: 1 },
          ],
        },
        rear: true,
        carry: () =>
          sheet.place({ x: 0, y: 420, scale: 1.5 }, () =>
            things.backpack(sheet, { base: "red", shade: "timber", lit: "straw" }),
          ),
      }),
    );
    reader(sheet, [868, step(3) + 6, 0.37], {
      person: {
        look: { ...heads.arjun, skin: "ebony", yaw: -0.5, tilt: 6, hair: "crop", mouth: "smile" },
        outfit: { kind: "hoodie", cloth: { base: "straw", shade: "timber", lit: "cream" }, accent: "white" },
        pose: typing,
      },
      trousers: denim,
      apart: 92,
      over: () =>
        sheet.place({ x: 0, y: 580, scale: 1.2 }, () =>
          things.laptopBack(sheet, { body: "lagoon", shade: "deep" }),
        ),
    });
    reader(sheet, [236, step(3) + 14, 0.42], {
      person: {
        look: { ...heads.ravi, skin: "wheat", yaw: 0.5, tilt: 8, mouth: "smile", beard: undefined },
        outfit: { kind: "shirt", cloth: { base: "red", shade: "timber", lit: "straw" } },
        pose: lap,
      },
      trousers: { base: "timber", shade: "bark", lit: "straw" },
      apart: 84,
      under: () =>
        sheet.place({ x: 0, y: 546, scale: 1.3 }, () => things.openBook(sheet, { cover: "deep", ...open })),
    });
    reader(sheet, [500, step(5) + 6, 0.52], {
      person: {
        look: {
          ...heads.meera,
          skin: "wheat",
          hair: "bun",
          earrings: { kind: "stud", colour: "straw" },
          yaw: 0.5,
          tilt: 7,
          lips: "red",
          mouth: "teeth",
        },
        outfit: { kind: "kameez", cloth: { base: "sea", shade: "deep", lit: "haze" } },
        pose: upright,
      },
      trousers: denim,
      apart: 70,
      over: () => held(sheet, "red", "timber", "wheat"),
    });
    sheet.place({ x: 676, y: step(6) + 26, scale: 0.62 }, () => {
      sheet.shape(geo.arc(-12, 2, 104, 9), "timber", 0.8);
      things.books(sheet, ["red", "deep", "sea"], "cream", "timber");
    });
  },
});
