import { geo } from "../../kit/core/geo";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { hands } from "../../kit/people/hands";
import { limb } from "../../kit/people/limb";
import { bottle, carton, crate, jar, packet, sack, tin } from "./supermarket.goods";

/** One thing on a shelf: how wide it stands, and how it is drawn. */
type Good = { readonly wide: number; readonly draw: (sheet: Sheet) => void };

const lentils = (fill: Colour, grain: Colour, lid: Colour): Good => ({
  wide: 92,
  draw: (sheet) => jar(sheet, fill, grain, lid),
});
const spice = (colour: Colour, sign: Colour, high?: number): Good => ({
  wide: 94,
  draw: (sheet) => packet(sheet, colour, sign, high),
});
const can = (band: Colour, fruit: Colour): Good => ({ wide: 78, draw: (sheet) => tin(sheet, band, fruit) });
const oil = (colour: Colour, label: Colour): Good => ({
  wide: 66,
  draw: (sheet) => bottle(sheet, colour, label),
});
const milk = (colour: Colour): Good => ({ wide: 74, draw: (sheet) => carton(sheet, colour) });
const rice = (colour: Colour, sign: Colour): Good => ({
  wide: 146,
  draw: (sheet) => sack(sheet, colour, sign),
});

const rows: readonly (readonly Good[])[] = [
  [
    lentils("honey", "brick", "red"),
    lentils("honey", "timber", "red"),
    lentils("orange", "red", "red"),
    spice("red", "honey"),
    spice("red", "honey"),
    spice("leaf", "white"),
    spice("honey", "brick"),
    spice("honey", "brick"),
    can("red", "orange"),
    can("red", "orange"),
    can("leaf", "honey"),
    can("leaf", "honey"),
    lentils("leaf", "pine", "ink"),
    lentils("leaf", "pine", "ink"),
  ],
  [
    rice("cream", "red"),
    rice("cream", "leaf"),
    oil("honey", "red"),
    oil("honey", "red"),
    oil("orange", "leaf"),
    oil("orange", "leaf"),
    { wide: 118, draw: () => undefined },
    spice("sea", "white", 132),
    spice("sea", "white", 132),
    milk("sea"),
    milk("sea"),
    milk("red"),
    milk("leaf"),
  ],
];

/** The shelves with their goods, the lamp's light at the top and labels along the edges. */
function shelves(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  sheet.shape(geo.rect(-20, -20, 1240, 74), "haze", 0.8);
  sheet.shape(geo.rect(-20, 30, 1240, 24), "white", 0.6);
  rows.forEach((row, r) => {
    const foot = 266 + r * 236;
    sheet.shape(geo.rect(-20, foot - 178, 1240, 40), "ink", 1.2);
    let x = 14 - r * 16;
    for (const { wide, draw } of row) {
      sheet.place({ x: x + wide / 2, y: foot + 4, scale: 1.06 }, () => draw(sheet));
      x += wide;
    }
    sheet.shape(geo.rect(-20, foot, 1240, 36), "haze", 0.7);
    sheet.shape(geo.rect(-20, foot + 30, 1240, 26), "ink", 0.9);
    sheet.stroke(geo.line([-20, foot + 3, 1220, foot + 3]), 4, "white", { taper: "none" });
    for (let i = 0; i < 8; i++) {
      const label = 40 + i * 152 + r * 40;
      sheet.shape(geo.rect(label, foot + 8, 62, 22), i % 4 === 2 ? "red" : "white", 0.4);
      sheet.stroke(
        geo.line([label + 10, foot + 19, label + 46, foot + 19]),
        6,
        i % 4 === 2 ? "white" : "ink",
      );
    }
  });
}

/** Vegetables in crates below: tomatoes, aubergines, okra, chillies. */
function greens(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 540, 1240, 400), "pine", 1);
  sheet.place({ x: 150, y: 770, scale: 1.5 }, () =>
    crate(sheet, 210, (x, y) => {
      sheet.shape(geo.arc(x, y, 22, 20), "red", 0.8);
      sheet.stroke(geo.arc(x, y, 14, 13, 190, 275, 8), 4, "orange");
      sheet.stroke(geo.line([x - 8, y - 18, x + 8, y - 17]), 6, "leaf");
    }),
  );
  sheet.place({ x: 480, y: 770, scale: 1.5 }, () =>
    crate(sheet, 200, (x, y, i) => {
      for (const [dx, lean] of [
        [-12, -8],
        [8, 14],
      ] as const) {
        const pod = geo.smooth(
          geo.line([x + dx - 14, y + 16, x + dx, y - 4, x + dx + 13 + lean * 0.6, y - 28 + lean * 0.3]),
        );
        sheet.stroke(pod, 15, (i + dx) % 3 ? "leaf" : "lime");
        sheet.stroke(geo.part(pod, 0.2, 0.8), 3, "cream");
      }
    }),
  );
  sheet.place({ x: 800, y: 770, scale: 1.5 }, () =>
    crate(sheet, 200, (x, y, i) => {
      sheet.shape(
        geo.turn(
          geo.smooth(
            geo.line([
              x - 14,
              y + 18,
              x - 20,
              y - 2,
              x - 8,
              y - 24,
              x + 9,
              y - 24,
              x + 19,
              y,
              x + 12,
              y + 18,
            ]),
            true,
          ),
          i % 2 ? 24 : -18,
          [x, y],
        ),
        "plum",
        0.8,
      );
      sheet.stroke(geo.line([x - 7, y - 12, x - 9, y + 8]), 4, "haze");
      sheet.shape(geo.line([x - 9, y - 20, x, y - 32, x + 9, y - 20]), "leaf", 0.8);
    }),
  );
  sheet.place({ x: 1120, y: 770, scale: 1.5 }, () =>
    crate(sheet, 210, (x, y, i) => {
      sheet.shape(geo.arc(x, y, 21, 21), i % 3 === 1 ? "honey" : "orange", 0.8);
      sheet.stroke(geo.arc(x, y, 14, 13, 190, 275, 8), 4, "cream");
    }),
  );
  sheet.shape(geo.rect(-20, 782, 1240, 140), "slate", 1);
  for (let x = -20; x < 1220; x += 150) sheet.stroke(geo.line([x, 930, x + 80, 782]), 4, "ink");
}

/** The basket on the floor: flatbread, a carton, coriander. */
function basket(sheet: Sheet): void {
  sheet.place({ x: 236, y: 884, scale: 1.3 }, () => {
    sheet.shape(geo.arc(14, 6, 150, 20), "ink", 1);
    sheet.place({ x: -70, y: -22, turn: -8 }, () => carton(sheet, "red"));
    for (let i = 0; i < 5; i++) {
      const y = -66 - i * 13;
      sheet.shape(geo.arc(28 + (i % 2) * 5, y, 60, 17), "timber", 1);
      sheet.shape(geo.arc(28 + (i % 2) * 5, y - 4, 60, 16), "honey", 1);
    }
    for (const [x, y] of geo.line([4, -126, 34, -120, 58, -126, 26, -132]))
      sheet.shape(geo.arc(x, y, 9, 3.6), "timber", 0.8);
    for (const lean of [-26, -12, 2, 16, 30]) {
      const tip = geo.line([96, -40, 100 + lean * 0.5, -84, 102 + lean, -118]);
      sheet.stroke(geo.smooth(tip), 5, "lime");
      sheet.shape(geo.arc(102 + lean, -122, 15, 13), lean % 4 ? "leaf" : "lime", 4);
    }
    const front = geo.line([-140, -66, 140, -66, 116, 0, -116, 0]);
    sheet.shape(front, "red", 0.8);
    sheet.clip(front, () => {
      sheet.shape(geo.line([70, -70, 150, -70, 150, 10, 60, 10]), "brick", 0.8);
      for (let x = -126; x < 130; x += 28)
        sheet.stroke(geo.line([x, -54, x * 0.9, -10]), 8, "ink", { jitter: 0.1 });
    });
    sheet.shape(geo.rect(-150, -76, 300, 18), "red", 0.7);
    sheet.stroke(geo.line([-146, -71, 130, -71]), 5, "orange");
    sheet.bar(geo.smooth(geo.line([-128, -70, -120, -150, 0, -186, 120, -150, 128, -70])), 9, "white");
  });
}

/** The right hand that has taken a packet: four fingers round its left side, the thumb on its face. */
function shopper(sheet: Sheet): void {
  const [elbow, wrist] = [
    [880, 980],
    [650, 626],
  ] as const;
  limb.bare(sheet, [geo.mid(elbow, wrist, 0.7), wrist], [34, 31], palette.skins.brown);
  hands.draw(sheet, "slate", "brown", { x: wrist[0], y: wrist[1], turn: -14, scale: 1.5 }, undefined, () =>
    sheet.place({ y: -30, scale: 0.77, turn: 6 }, () => packet(sheet, "sea", "white", 124)),
  );
  limb.clothed(sheet, [elbow, geo.mid(elbow, wrist, 0.86)], [62, 48], {
    base: "red",
    shade: "brick",
    lit: "orange",
  });
}

export const scene = new Scene({
  name: "spots/supermarket",
  size: "card",
  people: true,
  light: { x: -0.6, y: -0.8 },
  palette: [
    "deep",
    "sea",
    "haze",
    "white",
    "slate",
    "ink",
    "red",
    "brick",
    "orange",
    "honey",
    "cream",
    "timber",
    "leaf",
    "pine",
    "lime",
    "plum",
    "brown",
    "brownShade",
  ],
  draw: (sheet) => {
    shelves(sheet);
    greens(sheet);
    basket(sheet);
    shopper(sheet);
  },
});
