import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { coat } from "../../kit/nature/coat";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { kiwi } from "./new-zealand.kiwi";

/** A twice-feathered frond along its rib, as a silver fern's; `reach` is its longest side branch. */
function fern(
  sheet: Sheet,
  rib: Line,
  reach: number,
  colours: { leaf: Colour; dim: Colour; stem: Colour },
): void {
  const pairs = Math.round(geo.length(rib) / (reach * 0.235));
  for (let i = 1; i < pairs; i++) {
    const t = i / pairs;
    const foot = geo.along(rib, t);
    const ahead = geo.along(rib, Math.min(1, t + 0.03));
    const way = Math.atan2(ahead[1] - foot[1], ahead[0] - foot[0]);
    const long = reach * Math.sin(Math.PI * (0.14 + 0.84 * t) ** 0.9) ** 0.8;
    for (const side of [-1, 1]) {
      const angle = way + side * (1.28 - 0.5 * t);
      const branch: Line = geo.smooth(
        [0, 0.5, 1].map((s): Point => {
          const bent = angle - side * 0.34 * s;
          return [foot[0] + Math.cos(bent) * long * s, foot[1] + Math.sin(bent) * long * s];
        }),
      );
      const colour = side < 0 ? colours.leaf : colours.dim;
      const blades = Math.max(6, Math.round(long / 8.5));
      sheet.stroke(branch, 9, colour, { taper: "end" });
      for (let k = 0; k < blades; k++) {
        const s = (0.94 * (k + 0.5)) / blades;
        const [bx, by] = geo.along(branch, s);
        const size = (long * 0.12 + 4) * (1 - s * 0.76);
        for (const turn of [-1, 1]) {
          const tip: Point = [
            bx + Math.cos(angle - side * 0.3 * s + turn * 0.95) * size,
            by + Math.sin(angle - side * 0.3 * s + turn * 0.95) * size,
          ];
          sheet.stroke([[bx, by], geo.mid([bx, by], tip), tip], Math.max(6, size * 0.5), colour, {
            taper: "end",
          });
        }
      }
      sheet.stroke(branch, Math.max(2, reach * 0.02), colours.stem, { taper: "end" });
    }
  }
  sheet.stroke(rib, reach * 0.06, colours.stem, { taper: "end" });
}

/** The bush at night: ringed trunks of tree ferns, the dark floor, moss where the moon gets through. */
function bush(sheet: Sheet): void {
  skies.flat(sheet, "forest");
  for (const [x, w, lean] of geo.fours([34, 62, 22, 0, 640, 34, 8, 0, 826, 66, -20, 0])) {
    sheet.shape(geo.line([x, -20, x + w, -20, x + w + lean + 10, 900, x + lean - 10, 900]), "pine", 4);
    for (let y = 14; y < 820; y += 31) {
      const left = x + (lean * y) / 900 + 4;
      sheet.stroke(geo.smooth(geo.line([left, y, left + w / 2, y + 13, left + w, y])), 6, "forest");
    }
  }
  sheet.shape(hills.body(hills.rolling(-20, 920, 802, 22, 5), 1220), "pine", 3);
  const floor = hills.body(hills.rolling(-20, 920, 856, 12, 9), 1220);
  sheet.shape(floor, "forest", 2);
  const upward = geo.fours([120, 1200, 100, 880, 450, 1200, 450, 880, 780, 1200, 800, 880]);
  const along = upward.map(
    ([x, y, tx, ty]): Line => [
      [x, y],
      [tx, ty],
    ],
  );
  const patch = (x: number, y: number): number => 1.5 * noise.rough(x / 190, y / 46, 11) + 0.1;
  coat(sheet, floor, { colour: "pine", along, step: 17, long: 30, width: 8, seed: 3 });
  coat(sheet, floor, { colour: "leaf", along, step: 19, long: 26, width: 7, tone: patch, seed: 5 });
  sheet.stroke(skies.streak(270, 868, 390, 3), 24, "ink");
}

/** Ferns close by, dark against the moss, cropped by the sheet. */
function close(sheet: Sheet): void {
  const dark = { leaf: "sea", dim: "ink", stem: "ink" } as const;
  fern(sheet, geo.smooth(geo.line([-40, 1240, 90, 1120, 240, 1060, 400, 1090])), 120, dark);
  fern(sheet, geo.smooth(geo.line([960, 1230, 850, 1090, 720, 1020, 570, 1050])), 130, {
    ...dark,
    leaf: "ink",
    dim: "sea",
  });
}

const silver = { leaf: "white", dim: "haze", stem: "sea" } as const;

export const scene = new Scene({
  name: "stamps/new-zealand",
  size: "poster",
  flecks: 16,
  light: { x: -0.5, y: -0.8 },
  palette: ["forest", "pine", "leaf", "white", "haze", "sea", "timber", "bark", "honey", "straw", "ink"],
  draw: (sheet) => {
    bush(sheet);
    fern(
      sheet,
      geo.smooth(geo.line([-30, 704, 50, 490, 220, 330, 450, 274, 680, 312, 830, 446])),
      190,
      silver,
    );
    sheet.place({ x: 14, y: -26 }, () => kiwi(sheet));
    close(sheet);
  },
});
