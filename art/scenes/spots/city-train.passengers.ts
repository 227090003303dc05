import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { bookFingers } from "../../kit/people/book-fingers";
import { figure, type Person } from "../../kit/people/figure";
import { holding } from "../../kit/people/hands-holding";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { sideFigure } from "../../kit/people/side-figure";
import paths from "./city-train.passengers.paths.json";

const white = { base: "white", shade: "haze", lit: "white" } as const;
const black = { base: "ink", shade: "ink", lit: "deep" } as const;

/** An open book from the side of its covers. */
function book(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.shape(geo.line([0, 328, side * 148, 300, side * 156, 312, 0, 344]), "white", 0.4);
    sheet.shape(geo.line([0, 342, side * 154, 308, side * 162, 484, 0, 516]), "honey", 0.5);
  }
  sheet.shape(geo.line([96, 321, 154, 308, 162, 484, 102, 496]), "straw", 0.5);
  sheet.shape(geo.line([-8, 340, 8, 340, 9, 516, -9, 516]), "leaf", 0.4);
}

/** The student with his book, his bag beside him. */
export function student(sheet: Sheet): void {
  sheet.shape(geo.arc(616, 786, 100, 14), "sea", 1);
  sheet.place({ x: 470, y: 594, scale: 0.86 }, () =>
    things.backpack(sheet, { base: "leaf", shade: "ink", lit: "honey" }),
  );
  sheet.place({ x: 614, y: 340, scale: 0.44 }, () => {
    const look = {
      ...heads.arjun,
      skin: "brown",
      eyes: "down",
      yaw: -0.15,
      tilt: -3,
      hair: "curls",
      brow: "soft",
    } as const;
    figure(sheet, {
      look,
      outfit: {
        kind: "hoodie",
        cloth: { base: "red", shade: "brick", lit: "honey" },
        trousers: black,
        shoes: "white",
      },
      pose: {
        ...poses.sitting,
        left: { elbow: [-196, 400], wrist: [-184, 500], hand: "fist", handTurn: 14, thumb: "right" },
        right: { elbow: [196, 400], wrist: [184, 500], hand: "fist", handTurn: -14, thumb: "left" },
      },
    });
    book(sheet);
    for (const side of [-1, 1] as const)
      bookFingers(sheet, palette.skins.brown, { side, edge: 172, low: 474 });
  });
}

/** The white cloth over head and shoulders with its black cord, in head units. */
function headcloth(sheet: Sheet): void {
  const crown = geo.smooth(geo.line(paths.clothCrown), true);
  const left = geo.smooth(geo.line(paths.clothLeft), true);
  const right = geo.smooth(geo.line(paths.clothRight), true);
  for (const shape of [left, right, crown]) sheet.shape(shape, "white", 0.5);
  for (const run of [
    [-92, 40, -96, 130, -118, 230],
    [-74, 60, -74, 150, -92, 260],
    [90, 60, 92, 120, 112, 176],
  ])
    sheet.stroke(geo.smooth(geo.line(run)), 8, "haze");
  sheet.stroke(geo.smooth(geo.line([-60, -100, -20, -84, 30, -86])), 6, "haze");
  for (const y of [0, 13])
    sheet.bar(
      geo.smooth(geo.line([-94, -52 + y, -50, -68 + y, 8, -76 + y, 58, -68 + y, 85, -50 + y])),
      11,
      "ink",
    );
}

const man: Person = {
  look: {
    skin: "wheat",
    hair: "crop",
    yaw: 0.7,
    tilt: 2,
    beard: "short",
    brow: "soft",
    nose: "aquiline",
    jaw: "square",
  },
  outfit: { kind: "kurta", cloth: white, accent: "haze", trousers: white, shoes: "brick" },
  pose: {
    ...poses.sitting,
    right: { elbow: [204, 398], wrist: [116, 548], hand: "relaxed", handTurn: 216, thumb: "right" },
    left: { elbow: [-204, 398], wrist: [-112, 548], hand: "relaxed", handTurn: 146, thumb: "left" },
  },
};

/** A man in a white robe with his headcloth, hands at rest. */
export function neighbour(sheet: Sheet): void {
  sheet.shape(geo.arc(904, 790, 104, 14), "sea", 1);
  sheet.place({ x: 900, y: 346, scale: 0.435 }, () => {
    figure(sheet, man);
    const robe = geo.smooth(geo.line(paths.robe), true, 6);
    sheet.shape(robe, "white", 0.6);
    sheet.clip(robe, () => {
      sheet.shape(geo.line([-190, 540, -128, 620, -112, 980, -190, 980]), "haze", 0.8);
      for (const [y, half, dip] of [
        [632, 74, 20],
        [668, 96, 34],
        [716, 104, 44],
      ] as const)
        sheet.stroke(
          geo.smooth(geo.line([-half, y, -half * 0.4, y + dip, half * 0.4, y + dip, half, y])),
          8,
          "haze",
        );
      for (const [x, top, low] of [
        [-78, 700, -74],
        [-34, 790, -36],
        [20, 800, 22],
        [62, 740, 58],
        [104, 690, 96],
        [132, 660, 120],
      ] as const)
        sheet.stroke(geo.smooth(geo.line([x, top, (x + low) / 2, (top + 990) / 2, low, 990])), 9, "haze", {
          taper: "start",
        });
    });
    figure(sheet, { ...man, armsOnly: true });
    headcloth(sheet);
  });
}

/** A woman who stands by the door and holds the pole. */
export function commuter(sheet: Sheet): void {
  sheet.shape(geo.arc(220, 806, 92, 12), "sea", 1);
  sheet.place({ x: 206, y: 300, scale: 0.44 }, () =>
    sideFigure(sheet, {
      look: {
        skin: palette.skins.wheat,
        hair: "crop",
        fine: true,
        lips: "brick",
        cover: { base: "lagoon", lit: "haze", shade: "sea" },
      },
      cloth: black,
      hem: 1108,
      near: {
        elbow: [-4, 424],
        wrist: [124, 280],
        hand: "fist",
        handTurn: 64,
        held: () =>
          holding.upright(sheet, { handTurn: 64, thumb: "left" }, () =>
            sheet.bar(geo.line([0, -70, 0, 70]), 28, "honey"),
          ),
      },
      legs: {
        trousers: black,
        shoes: "brick",
        near: { knee: [-30, 802], ankle: [-46, 1112] },
        far: { knee: [24, 800], ankle: [40, 1112] },
      },
      over: () => {
        sheet.bar(geo.smooth(geo.line([-72, 130, -84, 300, -92, 480])), 10, "honey");
        sheet.shape(geo.line([-170, 480, -20, 480, -10, 640, -184, 640]), "honey", 0.5);
        sheet.shape(geo.line([-170, 480, -116, 480, -120, 640, -184, 640]), "brick", 0.5);
      },
    }),
  );
}

/** A loop to hold on to with the strap by which it hangs from the rail; the middle of its bar is at (0, 0). */
export function loop(sheet: Sheet): void {
  sheet.bar(geo.line([0, -76, 0, -32]), 6, "deep");
  sheet.bar(geo.line([0, -38, 17, 0, -17, 0, 0, -38]), 7, "ink");
}

/** A woman near us who holds on to a loop, seen from behind; her tunic falls over the waist in one piece. */
export function standing(sheet: Sheet): void {
  sheet.shape(geo.arc(1080, 872, 118, 16), "sea", 1);
  sheet.place({ x: 1096, y: 290, scale: 0.5 }, () =>
    figure(sheet, {
      look: { ...heads.nisha, skin: "brown", tilt: 4, earrings: { kind: "stud", colour: "red" } },
      outfit: {
        kind: "kameez",
        cloth: { base: "honey", shade: "brick", lit: "cream" },
        accent: "red",
        trousers: { base: "red", shade: "brick", lit: "honey" },
        shoes: "ink",
      },
      rear: true,
      carry: () => {
        sheet.shape(geo.line(paths.seam), "honey", 0.6);
        sheet.shape(geo.line([-57, 380, -54, 450, -49, 560, -90, 560, -90, 380]), "brick", 0.6);
        for (const x of [10, 66, 104])
          sheet.stroke(geo.smooth(geo.line([x - 6, 400, x, 500, x + 4, 640])), 6, "cream");
      },
      pose: {
        ...poses.standing,
        left: {
          elbow: [-166, -8],
          wrist: [-72, -190],
          hand: "grip",
          handTurn: 8,
          thumb: "right",
          held: () =>
            holding.upright(sheet, { handTurn: 8, thumb: "right" }, () =>
              sheet.place({ scale: 1 / 0.46 }, () => loop(sheet)),
            ),
        },
      },
    }),
  );
}
