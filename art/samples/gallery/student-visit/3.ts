import { things } from "../../../kit/built/things";
import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";
import { hall } from "./3.hall";
import { heldBook, hugged, reading } from "./3.reader";

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

const denim = { base: "deep", shade: "ink", lit: "sea" } as const;
const jeans = { trousers: denim, shoes: "bark" } as const;

/** Who is where: middle, the step stood on, size; the eyes are found from the soles. */
function stand(
  sheet: Sheet,
  [x, i, scale]: readonly [number, number, number],
  person: Person,
  before: () => void = () => undefined,
): void {
  const soles = step(i) + 10 + i;
  sheet.shape(geo.arc(x - 22 * scale * 2, soles, 128 * scale, 15 * scale), "sea", 0.8);
  sheet.place({ x, y: soles - 1147 * scale, scale }, () => {
    figure(sheet, person);
    before();
  });
}

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
    stand(sheet, [650, 2, 0.32], {
      look: {
        ...heads.fatima,
        skin: "wheat",
        yaw: 0.7,
        tilt: 3,
        lips: "red",
        headwear: { kind: "hijab", base: "lagoon", lit: "haze", shade: "deep" },
      },
      outfit: { kind: "sweater", cloth: { base: "red", shade: "timber", lit: "straw" }, ...jeans },
      pose: {
        ...poses.holding,
        left: { elbow: [-196, 402], wrist: [-40, 440], hand: "relaxed", handTurn: 88, thumb: "right" },
        right: { elbow: [196, 402], wrist: [60, 376], hand: "relaxed", handTurn: -82, thumb: "left" },
      },
      carry: () => hugged(sheet, "straw", "timber"),
    });
    stand(
      sheet,
      [780, 2, 0.33],
      {
        look: { ...heads.arjun, skin: "ebony", yaw: -0.7, tilt: -3, hair: "crop", mouth: "teeth" },
        outfit: {
          kind: "hoodie",
          cloth: { base: "straw", shade: "timber", lit: "cream" },
          accent: "white",
          ...jeans,
        },
        pose: poses.mirrored(reading),
      },
      () => heldBook(sheet, "red", "timber", "ebony"),
    );
    for (const [x, y] of geo.line([1018, 639, 1060, 698])) sheet.shape(geo.arc(x, y, 26, 5), "sea", 0.8);
    sheet.place({ x: 1044, y: 326, scale: 0.31 }, () =>
      figure(sheet, {
        look: { ...heads.kumar, skin: "ebony", hair: "afro", tilt: -3 },
        outfit: { kind: "shirt", cloth: { base: "white", shade: "haze", lit: "white" }, ...jeans },
        pose: {
          ...poses.walking,
          legs: [
            { knee: [-62, 740], ankle: [-58, 970], toe: -1 },
            { knee: [62, 800], ankle: [64, 1158], toe: 1 },
          ],
        },
        rear: true,
        carry: () =>
          sheet.place({ x: 0, y: 420, scale: 1.5 }, () =>
            things.backpack(sheet, { base: "red", shade: "timber", lit: "straw" }),
          ),
      }),
    );
    stand(
      sheet,
      [196, 4, 0.42],
      {
        look: {
          ...heads.ravi,
          skin: "wheat",
          yaw: 0.4,
          tilt: 7,
          beard: undefined,
          traits: {
            head: "long",
            years: 22,
            eyes: "almond",
            brow: "straight",
            nose: "long",
            mouth: "smile",
            lowered: true,
          },
        },
        outfit: {
          kind: "shirt",
          cloth: { base: "red", shade: "timber", lit: "straw" },
          trousers: { base: "timber", shade: "bark", lit: "straw" },
          shoes: "bark",
        },
        pose: reading,
      },
      () => heldBook(sheet, "sea", "deep", "wheat"),
    );
    sheet.place({ x: 446, y: 438, scale: 0.74 }, () => {
      figure(sheet, {
        look: {
          ...heads.meera,
          skin: "wheat",
          hair: "bun",
          earrings: { kind: "stud", colour: "straw" },
          yaw: 0.4,
          tilt: 6,
          lips: "red",
          traits: {
            head: "heart",
            years: 23,
            eyes: "almond",
            brow: "thin",
            nose: "snub",
            mouth: "grin",
            lips: "even",
            lowered: true,
          },
        },
        outfit: {
          kind: "kameez",
          cloth: { base: "sea", shade: "deep", lit: "haze" },
          accent: "straw",
          ...jeans,
        },
        pose: reading,
      });
      heldBook(sheet, "red", "timber", "wheat");
    });
    sheet.place({ x: 860, y: step(6) + 24, scale: 0.72 }, () => {
      sheet.shape(geo.arc(-12, 2, 104, 9), "timber", 0.8);
      things.books(sheet, ["red", "deep", "sea"], "cream", "timber");
    });
  },
});
