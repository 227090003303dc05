import { geo, type Line, type Point } from "../core/geo";
import { type Colour, palette } from "../core/palette";
import type { Draw } from "./features";
import { lipShapes, type Traits } from "./traits";

/** How far the mouth opens, how much its corners rise, how much wider it grows, and whether it leans to one side. */
const kinds = {
  closed: { open: 0, rise: 0.6, wide: 0.92, lean: 0 },
  smile: { open: 0, rise: 5, wide: 1.1, lean: 0 },
  wry: { open: 0, rise: 2.2, wide: 1, lean: 4 },
  grin: { open: 7.5, rise: 5.4, wide: 1.16, lean: 0 },
  laugh: { open: 13, rise: 6.4, wide: 1.18, lean: 0 },
  talk: { open: 6, rise: 1, wide: 0.82, lean: 0 },
} as const;

/** The mouth of a face with traits; a band of teeth only where it opens for a smile. */
export function traitMouth({ sheet, look, form, dark }: Draw, traits: Traits): void {
  const { shade, lit } = palette.skins[look.skin];
  const kind = kinds[traits.mouth];
  const lips = lipShapes[traits.lips ?? "even"];
  const thin = 1 - 0.4 * geo.clamp((traits.years - 45) / 25);
  const bare = look.lips === undefined && kind.open > 0 ? 0.6 : 1;
  const [up, low] = [lips.up * thin * bare, lips.low * thin * bare];
  const wide = lips.wide * kind.wide;
  const y = traits.mouth === "laugh" ? 63 : 65.5;
  const c = (points: readonly (readonly [number, number])[]): Line =>
    geo.smooth(
      points.map(([t, dy]): Point => form.project(t * wide, y + dy - kind.lean * t * t * (t > 0 ? 1 : 0.1))),
      false,
      8,
    );
  const r = kind.rise;
  const fill = look.lips ?? shade;
  const line: Colour = look.skin === "ebony" || look.lips === undefined ? "ink" : shade;
  const upper = c([
    [-1, -r],
    [-0.52, -r * 0.3 - up * 0.75],
    [-0.18, -up],
    [0, -up * 0.72],
    [0.18, -up],
    [0.52, -r * 0.3 - up * 0.75],
    [1, -r],
  ]);
  const lower = c([
    [1, -r],
    [0.62, kind.open * 0.72 + low * 0.7],
    [0.24, kind.open + low],
    [0, kind.open + low * 1.02],
    [-0.24, kind.open + low],
    [-0.62, kind.open * 0.72 + low * 0.7],
    [-1, -r],
  ]);
  sheet.shape([...upper, ...lower], fill, 0.2);
  if (kind.open > 0) {
    const gap = [
      ...c([
        [-0.88, -r * 0.8],
        [-0.4, 0.4],
        [0, 1.2],
        [0.4, 0.4],
        [0.88, -r * 0.8],
      ]),
      ...c([
        [0.88, -r * 0.8],
        [0.55, kind.open * 0.66],
        [0, kind.open + 1],
        [-0.55, kind.open * 0.66],
        [-0.88, -r * 0.8],
      ]),
    ];
    sheet.shape(gap, "ink", 0);
    sheet.clip(gap, () =>
      sheet.shape(
        [
          ...c([
            [-0.9, -r - 2],
            [0.9, -r - 2],
          ]),
          ...c([
            [0.84, -r * 0.5],
            [0.5, kind.open > 10 ? kind.open * 0.48 : kind.open * 0.6],
            [0, kind.open * (kind.open > 10 ? 0.66 : 0.8)],
            [-0.5, kind.open > 10 ? kind.open * 0.48 : kind.open * 0.6],
            [-0.84, -r * 0.5],
          ]),
        ],
        "white",
        0,
      ),
    );
  } else {
    sheet.stroke(
      c([
        [-1.06, -r - 1],
        [-0.7, -r * 0.42],
        [-0.3, 0.4],
        [0, 1.2],
        [0.3, 0.4],
        [0.7, -r * 0.42],
        [1.06, -r - 1],
      ]),
      2.8,
      line,
      { jitter: 0.1 },
    );
    if (low > 6)
      sheet.stroke(
        c([
          [-dark * 0.46, low * 0.62],
          [-dark * 0.16, low * 0.7],
          [dark * 0.08, low * 0.66],
        ]),
        2,
        lit,
        { jitter: 0.1 },
      );
  }
  sheet.stroke(
    c([
      [-0.34, kind.open + low + 7],
      [0, kind.open + low + 8.6],
      [0.34, kind.open + low + 7],
    ]),
    2.8,
    shade,
    { jitter: 0.1 },
  );
}
