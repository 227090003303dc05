import { geo, type Line, type Point } from "../core/geo";
import type { Colour, SkinSteps } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type SideHair, sideHair } from "./side-hair";
import paths from "./side-head.paths.json";

/** A head seen from its side, looking to the right; mirrored by the placement. Same units as the other heads. */
export type SideLook = SideHair & {
  readonly skin: SkinSteps;
  readonly nose?: "straight" | "small" | "broad" | "aquiline";
  readonly chin?: "soft" | "strong";
  /** Eyes lowered to what the hands do. */
  readonly down?: boolean;
  readonly fine?: boolean;
  readonly lips?: Colour;
  readonly brow?: Colour;
  readonly bindi?: Colour;
  readonly earring?: Colour;
  readonly spectacles?: Colour;
  readonly beard?: Colour;
  readonly senior?: boolean;
};

/** How far the points of the nose (5 to 9 of the outline) move for each form. */
const noses: Record<NonNullable<SideLook["nose"]>, readonly (readonly [number, number])[]> = {
  straight: [],
  small: [
    [-2, 0],
    [-5, -2],
    [-7, -3],
    [-6, -3],
    [0, -2],
  ],
  broad: [
    [-1, 0],
    [-2, 2],
    [-3, 0],
    [-1, 2],
    [3, 0],
  ],
  aquiline: [
    [5, 0],
    [5, 0],
    [1, 4],
    [-2, 5],
    [0, 2],
  ],
};

function outline(look: SideLook): Line {
  const moves = noses[look.nose ?? "straight"];
  const strong = look.chin === "strong" ? 4 : 0;
  return geo.smooth(
    geo.line(paths.face).map(([x, y], i): Point => {
      const [dx, dy] = moves[i - 5] ?? [0, 0];
      return [x + dx + (i > 16 && i < 21 ? strong : 0), y + dy];
    }),
    true,
    5,
  );
}

/** The eye as a wedge behind the bridge of the nose, or the lowered lid. */
function eye(sheet: Sheet, look: SideLook): void {
  const { shade } = look.skin;
  if (look.down) {
    sheet.stroke(geo.smooth(geo.line([45, 0, 52, 6, 60, 7, 68, 3])), 4.6, "ink", { jitter: 0.1 });
    sheet.stroke(geo.smooth(geo.line([46, -8, 56, -9, 67, -7])), 2.4, shade, { jitter: 0.1 });
    if (look.fine) sheet.stroke(geo.line([62, 6, 72, 10]), 3, "ink", { taper: "end" });
  } else {
    const white = geo.smooth(geo.line([46, 2, 54, -7, 64, -8, 67, -3, 64, 5, 55, 6]), true, 5);
    sheet.shape(white, "white", 0);
    sheet.clip(white, () => sheet.shape(geo.arc(61, -1, 5.2, 7.4, 0, 354, 20), "ink", 0));
    sheet.stroke(geo.smooth(geo.line([43, 3, 53, -8, 64, -9, 69, -5])), 4.6, "ink", { jitter: 0.1 });
    if (look.fine) sheet.stroke(geo.line([63, -9, 74, -13]), 3, "ink", { taper: "end" });
    sheet.stroke(geo.smooth(geo.line([47, -9, 56, -15, 66, -14])), 2.2, shade, { jitter: 0.1 });
  }
  const brow = geo.smooth(geo.line([40, -24, 54, -32, 66, -30, 74, -25]));
  sheet.stroke(brow, look.fine ? 5 : 8, look.brow ?? "ink", { taper: "start", jitter: 0.1 });
}

/** Nostril, lips and the fold beside them. */
function mouth(sheet: Sheet, look: SideLook): void {
  const { shade } = look.skin;
  sheet.stroke(geo.smooth(geo.line([72, 34, 69, 43, 74, 50])), 2.8, shade, { jitter: 0.1 });
  sheet.stroke(geo.line([80, 46, 89, 44]), 4, shade, { jitter: 0.1 });
  const lips = look.lips ?? shade;
  sheet.shape(geo.smooth(geo.line([78, 61, 85, 64, 83, 69, 76, 69, 62, 65, 71, 63]), true, 5), lips, 0.2);
  if (look.lips)
    sheet.shape(geo.smooth(geo.line([76, 70, 82, 74, 81, 79, 74, 77, 64, 68]), true, 5), lips, 0.2);
  sheet.stroke(geo.smooth(geo.line([84, 70, 74, 71, 65, 67, 59, 61])), 3, look.lips ? shade : "ink", {
    jitter: 0.1,
  });
  sheet.stroke(geo.smooth(geo.line([58, 55, 55, 62, 57, 68])), 2.2, shade, { jitter: 0.1 });
  if (look.senior) {
    sheet.stroke(geo.smooth(geo.line([70, 46, 58, 54, 52, 68])), 2.6, shade);
    sheet.stroke(geo.smooth(geo.line([40, 2, 34, 4, 28, 10])), 2.4, shade);
  }
}

function beard(sheet: Sheet, colour: Colour): void {
  sheet.shape(geo.smooth(geo.line(paths.beard), true, 5), colour, 0.6);
  sheet.shape(
    geo.smooth(geo.line([80, 53, 89, 60, 84, 66, 66, 64, 56, 74, 52, 68, 62, 58]), true, 5),
    colour,
    0.4,
  );
}

/** Draws head and hair; neck and body come before. */
export function sideHead(sheet: Sheet, look: SideLook): void {
  const { base, shade, lit } = look.skin;
  const face = outline(look);
  sheet.shape(face, base, 0.4);
  sheet.clip(face, () => {
    if (sheet.localLight.x > -0.4) sheet.shape(geo.smooth(geo.line(paths.jaw), true, 5), shade, 0.4);
    else sheet.shape(geo.smooth(geo.line(paths.front), false, 5), shade, 0.4);
    sheet.stroke(geo.smooth(geo.line([20, 18, 34, 27, 48, 27])), 11, lit, { jitter: 0.12 });
    sheet.stroke(geo.line([79, 6, 86, 18, 93, 32]), 5, lit, { jitter: 0.1 });
    sheet.stroke(geo.smooth(geo.line([36, -52, 50, -48, 64, -44])), 8, lit, { jitter: 0.12 });
  });
  if (look.beard) beard(sheet, look.beard);
  eye(sheet, look);
  mouth(sheet, look);
  sideHair(sheet, look);
  if (look.cover === undefined && look.hair !== "long" && look.hair !== "bob") {
    sheet.shape(geo.smooth(geo.line(paths.ear), true, 5), base, 0.3);
    sheet.stroke(geo.smooth(geo.line([-14, -7, -6, -5, -7, 7, -13, 18])), 3, shade);
    if (look.earring) sheet.dot(-14, 33, 5.4, look.earring);
  }
  if (look.bindi) sheet.shape(geo.arc(72, -36, 3, 5), look.bindi, 0);
  if (look.spectacles) {
    sheet.bar(geo.smooth(geo.line([72, -12, 50, -13, 47, 2, 53, 16, 70, 15]), false, 6), 4, look.spectacles);
    sheet.bar(geo.line([48, -6, -12, -10]), 4, look.spectacles);
  }
}
