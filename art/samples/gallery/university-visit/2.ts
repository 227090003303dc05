import { geo, type Line, type Point } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { figure } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { limb } from "../../../kit/people/limb";
import { poses } from "../../../kit/people/poses";

/** The workshop: saw-tooth roof windows, crane beam, tool wall and a yellow line on the floor. */
function hall(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  for (let i = 0; i < 4; i++) {
    const x = -60 + i * 340;
    sheet.shape(geo.line([x, 300, x, 90, x + 300, -40, x + 300, 300]), "haze", 1);
    for (const d of [75, 150, 225]) sheet.shape(geo.rect(x + d - 5, -40, 10, 350), "deep", 0.6);
    sheet.shape(geo.rect(x, 168, 300, 9), "deep", 0.6);
    sheet.stroke(geo.line([x - 20, 100, x + 320, -48]), 16, "ink", { taper: "none", jitter: 0.05 });
  }
  sheet.shape(geo.rect(-20, 296, 1240, 44), "marigold", 0.8);
  for (let x = -20; x < 1220; x += 62)
    sheet.shape(geo.line([x, 340, x + 26, 296, x + 42, 296, x + 16, 340]), "ink", 0.6);
  sheet.shape(geo.rect(-20, 340, 1240, 330), "sea", 0.8);
  for (let x = 20; x < 1220; x += 100) sheet.stroke(geo.line([x, 352, x, 660]), 4, "deep");
  sheet.shape(geo.rect(-20, 660, 1240, 260), "lagoon", 0.8);
  for (let i = 0; i < 12; i++) sheet.stroke(geo.line([-160 + i * 130, 920, 260 + i * 62, 662]), 4, "haze");
  sheet.shape(geo.line([-20, 840, 1220, 780, 1220, 806, -20, 870]), "marigold", 1);
}

/** A steel arm between two joints with its lit edge. */
function boom(sheet: Sheet, a: Point, b: Point, ra: number, rb: number): void {
  const { shape, left, right } = limb.outline([a, b], [ra, rb], true, true);
  sheet.shape(shape, "red", 0.6);
  sheet.shape([...right, ...geo.reverse(geo.between(left, right, 0.62, 25))], "brick", 0.6);
  sheet.stroke(geo.part(geo.between(left, right, 0.16), 0.1, 0.9), 7, "salmon");
  const slot = limb.outline([geo.mid(a, b, 0.3), geo.mid(a, b, 0.72)], [ra * 0.3, rb * 0.3], true, true);
  sheet.shape(slot.shape, "brick", 0.5);
}

/** A joint: dark drum, ring and bolts. */
function joint(sheet: Sheet, [x, y]: Point, r: number): void {
  sheet.dot(x, y, r, "ink");
  sheet.dot(x, y, r * 0.7, "slate");
  sheet.dot(x, y, r * 0.38, "ink");
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    sheet.dot(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55, r * 0.07, "white");
  }
  sheet.stroke(geo.arc(x, y, r * 0.86, r * 0.86, 190, 280), r * 0.09, "haze");
}

/** The robot arm on its base, gripper with a small cube. */
function robot(sheet: Sheet): void {
  const base: Point = [800, 610];
  const elbow: Point = [930, 330];
  const wrist: Point = [676, 250];
  sheet.shape(geo.line([680, 800, 712, 690, 888, 690, 920, 800]), "ink", 0.8);
  sheet.shape(geo.rect(664, 794, 272, 26), "slate", 0.8);
  sheet.stroke(geo.line([720, 706, 696, 790]), 8, "slate");
  sheet.shape(geo.line([736, 696, 746, 596, 854, 596, 864, 696]), "red", 0.6);
  sheet.shape(geo.line([812, 696, 812, 596, 854, 596, 864, 696]), "brick", 0.6);
  const hose: Line = geo.smooth(
    geo.line([806, 640, 900, 642, 1000, 540, 1016, 400, 970, 292, 860, 236, 756, 214, 676, 240]),
  );
  sheet.stroke(hose, 13, "ink", { taper: "none", jitter: 0.05 });
  boom(sheet, base, elbow, 58, 44);
  joint(sheet, base, 62);
  boom(sheet, elbow, wrist, 46, 30);
  joint(sheet, elbow, 54);
  boom(sheet, wrist, [652, 330], 26, 24);
  joint(sheet, wrist, 33);
  sheet.shape(geo.rect(616, 334, 72, 20), "ink", 0.6);
  for (const side of [-1, 1])
    sheet.shape(
      geo.line([
        652 + side * 34,
        352,
        652 + side * 38,
        402,
        652 + side * 22,
        422,
        652 + side * 18,
        406,
        652 + side * 22,
        396,
        652 + side * 20,
        352,
      ]),
      "slate",
      0.5,
    );
  sheet.shape(geo.rect(632, 388, 40, 40), "marigold", 0.6);
  sheet.shape(geo.rect(658, 388, 14, 40), "honey", 0.6);
}

export const scene = new Scene({
  name: "gallery/university-visit/2",
  size: "card",
  people: true,
  light: { x: -0.5, y: -0.85 },
  palette: [
    "deep",
    "haze",
    "ink",
    "marigold",
    "sea",
    "lagoon",
    "slate",
    "red",
    "brick",
    "salmon",
    "white",
    "honey",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    hall(sheet);
    robot(sheet);
    const dark = { base: "ink", shade: "ink", lit: "slate" } as const;
    sheet.place({ x: 496, y: 372, scale: 0.6 }, () =>
      figure(sheet, {
        look: {
          ...heads.thomas,
          skin: "tan",
          yaw: -0.6,
          tilt: 0,
          mouth: "teeth",
          hairColours: { base: "slate", lit: "haze" },
          headwear: { kind: "cap", base: "red", lit: "salmon", shade: "brick" },
          spectacles: { kind: "square", colour: "ink" },
        },
        outfit: { kind: "shirt", cloth: { base: "slate", shade: "ink", lit: "haze" }, trousers: dark },
        pose: {
          ...poses.standing,
          right: { elbow: [230, 376], wrist: [352, 252], hand: "open", handTurn: 58, thumb: "left" },
        },
      }),
    );
    sheet.place({ x: 284, y: 330, scale: 0.7 }, () =>
      figure(sheet, {
        look: {
          ...heads.meera,
          skin: "brown",
          hair: "bob",
          yaw: 0.75,
          tilt: -5,
          mouth: "teeth",
          lips: "red",
          earrings: undefined,
        },
        outfit: {
          kind: "kurta",
          cloth: { base: "marigold", shade: "honey", lit: "white" },
          accent: "red",
          trousers: dark,
        },
        pose: poses.holding,
      }),
    );
    sheet.place({ x: 104, y: 300, scale: 0.76 }, () =>
      figure(sheet, {
        look: {
          ...heads.kumar,
          skin: "brown",
          hair: "crop",
          beard: "moustache",
          yaw: 0.85,
          tilt: -7,
          mouth: "smile",
          jaw: "round",
          build: "broad",
        },
        outfit: {
          kind: "jacket",
          cloth: { base: "white", shade: "haze", lit: "white" },
          second: { base: "red", shade: "brick", lit: "salmon" },
          trousers: dark,
        },
        pose: {
          ...poses.standing,
          left: {
            elbow: [-150, 404],
            wrist: [-30, 430],
            hand: "fist",
            handTurn: 180,
            thumb: "right",
            behind: true,
          },
        },
      }),
    );
  },
});
