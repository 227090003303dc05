import { geo, type Line, type Point } from "../core/geo";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { type Cloth, limb } from "./limb";
import type { Outfit } from "./outfit";
import type { Leg, Pose } from "./poses";
import { type Leather, shoe } from "./shoe";
import type { Torso } from "./torso";
import { trunk } from "./trunk";

/** The shoe at the end of one of two legs. */
function foot(
  sheet: Sheet,
  leather: Leather,
  legs: Pose["legs"],
  { ankle, toe, lifted }: Leg,
  rear: boolean,
): void {
  const [x, y] = ankle;
  const aside = toe !== 0 && legs[0].toe === legs[1].toe;
  const ground = Math.max(legs[0].ankle[1], legs[1].ankle[1]) + shoe.SOLE;
  sheet.place({ x, y, flip: toe === -1, turn: aside && lifted ? toe * 28 : 0 }, () => {
    if (aside) shoe.side(sheet, leather);
    else if (!rear) shoe.front(sheet, leather, toe !== 0);
    else if (lifted) shoe.raised(sheet, leather, ground - y);
    else shoe.heel(sheet, leather, toe !== 0);
  });
}

/** Trousers and shoes; seated thighs come forward. */
function legs(sheet: Sheet, outfit: Outfit, body: Torso, pose: Pose, rear: boolean): void {
  const cloth: Cloth = outfit.trousers ?? { base: "ink", shade: "night", lit: "slate" };
  const leather = shoe.leather(outfit.shoes ?? "ink", cloth);
  const leg = (side: 1 | -1, at: Leg): void => {
    const { knee, ankle } = at;
    const hip: Point = [side * body.hip * 0.5, pose.seated ? 500 : 486];
    foot(sheet, leather, pose.legs, at, rear);
    if (!pose.seated) {
      limb.clothed(sheet, [hip, knee, ankle], [64, 50, 38], cloth);
      return;
    }
    const draped = outfit.kind === "sari";
    const lap: Cloth = draped || outfit.kind === "kurta" || outfit.kind === "kameez" ? outfit.cloth : cloth;
    limb.clothed(sheet, [[knee[0], knee[1] + 10], ankle], [50, draped ? 60 : 38], draped ? lap : cloth);
    const [kx, ky] = knee;
    const thigh = geo.smooth(
      [
        [side * 8, 470],
        [side * (body.hip + 10), 476],
        [kx + side * 62, ky - 30],
        [kx + side * 56, ky + 34],
        [kx, ky + 56],
        [kx - side * 54, ky + 30],
        [side * 4, 560],
      ],
      true,
      6,
    );
    sheet.shape(thigh, lap.base, 0.7);
    const dark = sheet.localLight.x > 0 ? -1 : 1;
    sheet.clip(thigh, () =>
      sheet.shape(
        [
          [kx + dark * 20, 440],
          [kx + dark * 26, 760],
          [kx + dark * 150, 760],
          [kx + dark * 150, 440],
        ],
        lap.shade,
        0.8,
      ),
    );
    for (const r of [34, 46])
      sheet.stroke(geo.arc(kx - dark * 4, ky + 4, r, r, 100, 180, 12), 4, dark === 1 ? lap.lit : lap.shade);
  };
  leg(-1, pose.legs[0]);
  leg(1, pose.legs[1]);
}

/** Skirts of long garments: kurta and kameez to the knee, sari to the feet. */
function skirt(sheet: Sheet, outfit: Outfit, body: Torso): void {
  const hem = outfit.kind === "sari" ? 1120 : 740;
  const flare = outfit.kind === "sari" ? 34 : 40;
  const side = (s: number): Line =>
    geo.smooth([
      [s * body.waist * 0.98, 392],
      [s * body.hip, 470],
      [s * (body.hip + flare * 0.5), (hem + 470) / 2],
      [s * (body.hip + flare), hem],
    ]);
  const shape: Line = [...side(-1), ...geo.reverse(side(1))];
  const { cloth, accent = cloth.lit } = outfit;
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const wide = body.hip + flare;
  const [waist, middle] = [trunk.HEM - 6, (hem + trunk.HEM) / 2];
  const from = outfit.kind === "sari" ? body.hip * 0.5 : trunk.shadeEdge(body, outfit.folds);
  const edge = geo.smooth([
    [dark * from, waist],
    [dark * (from + 3), waist + 24],
    [dark * geo.lerp(from, wide * 0.56, 0.3), middle],
    [dark * wide * 0.56, hem + 10],
  ]);
  sheet.shape(shape, cloth.base, 0.8);
  sheet.clip(shape, () => {
    sheet.shape([...edge, [dark * 300, hem + 10], [dark * 300, waist]], cloth.shade, 1);
    const fold = (at: number, top: number, half: number): void =>
      sheet.shape(
        geo.smooth([
          [dark * wide * (at + half), hem + 10],
          [dark * wide * (at + half * 0.5) * 0.9, geo.lerp(hem, top, 0.5)],
          [dark * wide * at * 0.8, top],
          [dark * wide * (at - half * 0.5) * 0.9, geo.lerp(hem, top, 0.45)],
          [dark * wide * (at - half), hem + 10],
        ]),
        cloth.shade,
        0.8,
      );
    fold(0.3, geo.lerp(waist, hem, 0.3), 0.07);
    fold(-0.34, geo.lerp(waist, hem, 0.5), 0.05);
    const low = (line: Line): Line => geo.part(line, (waist - 380) / (hem - 380), 1);
    hairShape.strands(
      sheet,
      low(side(-dark)),
      [
        [dark * from * 0.4, waist + 16],
        [dark * wide * 0.16, hem],
      ],
      6,
      5.4,
      cloth.lit,
    );
    hairShape.strands(sheet, geo.part(edge, 0.1, 1), low(side(dark)), 3, 5, cloth.base);
    sheet.stroke(
      [
        [-body.hip - flare, hem - 9],
        [body.hip + flare, hem - 9],
      ],
      15,
      accent,
      { taper: "none", jitter: 0.06 },
    );
  });
}

/** Everything below the waist. */
export function lower(sheet: Sheet, outfit: Outfit, body: Torso, pose: Pose, rear: boolean): void {
  legs(sheet, outfit, body, pose, rear);
  const long = outfit.kind === "sari" || outfit.kind === "kurta" || outfit.kind === "kameez";
  if (long && !pose.seated) skirt(sheet, outfit, body);
}
