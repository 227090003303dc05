import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { hairShape } from "../../kit/people/hair-shape";
import { heads } from "../../kit/people/heads";

/** A carved window of Kathmandu: frame in frame, and a lattice of slanting bars. */
function lattice(sheet: Sheet): void {
  sheet.shape(geo.rect(120, -40, 560, 660), "timber", 1.4);
  sheet.shape(geo.rect(156, -40, 488, 624), "bark", 1.2);
  const pane = geo.rect(190, -40, 420, 590);
  sheet.shape(pane, "night", 1);
  sheet.clip(pane, () => {
    for (let d = -700; d < 900; d += 46) {
      sheet.bar(geo.line([190 + d, 560, 190 + d + 600, -40]), 12, "timber");
      sheet.bar(geo.line([190 + d, -40, 190 + d + 600, 560]), 12, "timber");
    }
  });
  for (const y of [602]) sheet.stroke(geo.line([90, y, 710, y]), 34, "timber", { taper: "none" });
  for (let x = 130; x < 680; x += 26) sheet.dot(x, 602, 6, "bark");
  for (const x of [138, 662])
    for (let y = 10; y < 560; y += 44) sheet.shape(geo.rect(x - 9, y, 18, 28), "bark", 1);
}

/** A garland of marigolds along a line. */
function garland(sheet: Sheet, line: Line): void {
  const count = Math.round(geo.length(line) / 34);
  for (let i = 0; i <= count; i++) {
    const [x, y] = geo.along(line, i / count);
    sheet.shape(geo.arc(x, y, 24, 22), i % 3 === 1 ? "orange" : "marigold", 4);
    for (const r of [15, 8])
      sheet.stroke(geo.arc(x, y, r, r, 190, 330, 10), 4, i % 3 === 1 ? "red" : "orange");
  }
}

/** A wool shawl over both shoulders: two panels whose folds run from the neck to the hem, border at the edge. */
function shawl(sheet: Sheet): void {
  const panel = (side: 1 | -1, inner: Line, outer: Line): void => {
    const dark = side * sheet.localLight.x < 0;
    sheet.shape([...inner, ...geo.reverse(outer)], dark ? "brick" : "red", 0.8);
    hairShape.strands(
      sheet,
      inner,
      outer,
      9,
      6,
      dark ? "red" : "salmon",
      (x, y) => 0.75 + 0.6 * noise.rough(x / 40, y / 70, 3),
    );
    hairShape.strands(sheet, inner, outer, 5, 5, dark ? "plum" : "brick");
    sheet.stroke(geo.move(inner, side * 7, 0), 13, "cream", { taper: "none", jitter: 0.12 });
    for (let i = 1; i < 20; i++) {
      const [x, y] = geo.along(inner, i / 20);
      sheet.dot(x + side * 7, y, 3.4, "red");
    }
  };
  panel(
    1,
    geo.smooth(geo.line([50, 112, 78, 170, 66, 270, 10, 420, -40, 540])),
    geo.smooth(geo.line([66, 110, 150, 146, 206, 220, 236, 380, 250, 560])),
  );
  panel(
    -1,
    geo.smooth(geo.line([-50, 112, -76, 180, -44, 300, 40, 430, 110, 540])),
    geo.smooth(geo.line([-66, 110, -150, 146, -206, 220, -236, 380, -250, 560])),
  );
}

export const scene = new Scene({
  name: "testimonials/3",
  size: "square",
  people: true,
  light: { x: -0.72, y: -0.66 },
  palette: [
    "salmon",
    "brick",
    "timber",
    "bark",
    "night",
    "marigold",
    "orange",
    "red",
    "cream",
    "straw",
    "white",
    "ink",
    "greyLit",
    "plum",
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "salmon");
    for (let row = 0; row < 20; row++)
      for (let x = (row % 2) * 40 - 50; x < 820; x += 80)
        if (noise.at(x / 60, row, 5) > -0.15)
          sheet.stroke(geo.line([x, row * 42 + 20, x + 66, row * 42 + 20]), 6, "brick");
    lattice(sheet);
    garland(sheet, geo.smooth(geo.line([-10, 60, 110, 150, 250, 120, 330, -20])));
    garland(sheet, geo.smooth(geo.line([470, -20, 560, 120, 690, 150, 810, 60])));
    const shoulder: Point = [398, 340];
    sheet.place({ x: shoulder[0], y: shoulder[1], scale: 1.48, turn: 1 }, () => {
      figure(sheet, {
        look: {
          ...heads.lakshmi,
          skin: "tan",
          yaw: 0.25,
          tilt: -5,
          hairColours: { base: "ink", lit: "greyLit" },
          hair: "braid",
          age: "senior",
          jaw: "round",
          nose: "small",
          brow: "fine",
          mouth: "teeth",
          lips: "brick",
          spectacles: { kind: "round", colour: "ink" },
          bindi: "red",
          earrings: { kind: "stud", colour: "marigold" },
        },
        outfit: { kind: "sweater", cloth: { base: "cream", shade: "straw", lit: "white" } },
        half: true,
      });
      shawl(sheet);
    });
  },
});
