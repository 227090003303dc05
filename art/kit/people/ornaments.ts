import { geo, type Line, type Point } from "../core/geo";
import { type Colour, palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { HeadForm } from "./head-form";
import type { Look } from "./look";

/** Spectacles: constant lines; light along each rim, above the eye on its side and below across from it. */
function spectacles(sheet: Sheet, look: Look, form: HeadForm): void {
  if (!look.spectacles) return;
  const { kind, colour, glint = true } = look.spectacles;
  const p = (x: number, y: number): Point =>
    form.project(x, y, 62 * Math.sqrt(Math.max(0.1, 1 - (x / 84) ** 2)) + 4);
  for (const side of [-1, 1]) {
    const ring: Line =
      kind === "round"
        ? geo.arc(31, 2, 22, 21, 0, 360, 36).map(([x, y]): Point => p(side * x, y))
        : geo
            .smooth(geo.line([9, -8, 20, -13, 44, -13, 54, -8, 53, 8, 44, 18, 24, 18, 12, 10]), true, 5)
            .map(([x, y]): Point => p(side * x, y));
    if (kind === "half")
      sheet.bar(
        ring.filter(([, y]) => y < 2),
        4.6,
        colour,
      );
    else sheet.bar([...ring, ring[0] ?? [0, 0]], 4.4, colour);
    const temple: Line =
      side === 1 && form.turn > 0.35
        ? [p(53, -6), p(62, -8)]
        : [p(side * 53, -6), side === 1 ? (form.farEar ?? p(66, -6)) : [form.nearEar[0] + 2, -7]];
    sheet.bar(temple, 3.6, colour);
    if (!glint) continue;
    const shine = (from: number, to: number, width: number, ink: Colour): void =>
      sheet.stroke(
        geo.arc(side * 31, 2, 17.6, 16.6, from, to, 10).map(([x, y]): Point => p(x, y)),
        width,
        ink,
        { jitter: 0.1 },
      );
    const lit = sheet.localLight.x > 0 ? 1 : -1;
    shine(270 + lit * 22, 270 + lit * 66, 2.4, "white");
    shine(90 - lit * 8, 90 - lit * 62, 3, palette.skins[look.skin].lit);
  }
  sheet.bar(geo.smooth([p(-9, -3), p(0, -7), p(9, -3)]), 4, colour);
}

/** Earrings at the visible ears, bindi, nose stud. */
function jewels(sheet: Sheet, look: Look, form: HeadForm): void {
  if (look.bindi) {
    const [x, y] = form.project(0, -27);
    sheet.dot(x, y, 4.6, look.bindi, 0);
  }
  if (look.noseStud) {
    const [x, y] = form.project(14, 37, 63);
    sheet.dot(x, y, 2.4, look.noseStud, 0);
  }
  if (!look.earrings) return;
  const { kind, colour } = look.earrings;
  for (const at of [form.nearEar, form.farEar]) {
    if (!at) continue;
    const [x, y] = [at[0], at[1] + 24];
    if (kind === "stud") sheet.dot(x, y, 4.4, colour, 0);
    if (kind === "hoop") sheet.bar(geo.arc(x, y + 11, 10, 11), 3, colour);
    if (kind === "jhumka") {
      sheet.dot(x, y - 1, 4.6, colour, 0);
      sheet.shape(
        geo.smooth([
          [x - 2, y + 4],
          [x - 6, y + 8],
          [x - 11, y + 20],
          [x + 11, y + 20],
          [x + 6, y + 8],
          [x + 2, y + 4],
        ]),
        colour,
        0.2,
      );
      for (const dx of [-8, -3, 3, 8]) sheet.dot(x + dx, y + 23, 2.2, colour, 0);
      sheet.stroke(
        [
          [x - 9, y + 16],
          [x + 9, y + 16],
        ],
        2.2,
        "red",
        { taper: "none" },
      );
    }
  }
}

export const ornaments = { spectacles, jewels };
