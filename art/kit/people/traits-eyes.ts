import { geo, type Line, type Point } from "../core/geo";
import { palette } from "../core/palette";
import type { Draw } from "./features";
import { browShapes, eyeShapes, type Traits } from "./traits";

/** One eye of a face with traits; side 1 is the far one. */
export function traitEye({ sheet, look, form }: Draw, traits: Traits, side: 1 | -1): void {
  const { shade } = palette.skins[look.skin];
  const { inner, size, up, low, rise, fold } = eyeShapes[traits.eyes];
  const laughing = traits.mouth === "laugh" || traits.mouth === "grin";
  const old = geo.clamp((traits.years - 45) / 25);
  const open = traits.years < 22 ? 1.08 : 1 - 0.16 * old;
  const { lowered = false } = traits;
  const [high, bottom] = [up * open, low * (laughing && !lowered ? 0.55 : 1)];
  const top = lowered ? high * 0.04 : high;
  const sag = 3 * old;
  const curve = (points: readonly (readonly [number, number])[]): Line =>
    geo.smooth(
      points.map(([t, y]): Point => form.project(side * (inner + size * t), y)),
      false,
      8,
    );
  const outer = -rise + sag;
  const upper = curve([
    [0, 3],
    [0.18, -top * 0.55],
    [0.48, -top],
    [0.8, -top * 0.62 + outer * 0.6],
    [1, outer],
  ]);
  const lower = curve([
    [1, outer],
    [0.78, bottom * 0.75 + outer * 0.5],
    [0.5, bottom],
    [0.2, bottom * 0.85],
    [0, 3],
  ]);
  const white = [...upper, ...lower];
  sheet.shape(white, "white", 0);
  const [cx, cy] = form.project(side * (inner + size * 0.5), lowered ? 5 : -top * 0.12);
  const narrow = side === 1 ? geo.lerp(1, 0.86, form.turn) : 1;
  const radius = Math.min(8, 4.4 + high * 0.4);
  sheet.clip(white, () => {
    sheet.shape(geo.arc(cx + 1.6 * form.turn, cy, radius * narrow, radius * 1.04, 0, 354, 26), "ink", 0);
    if (!lowered) sheet.dot(cx + 1.6 * form.turn + sheet.localLight.x * 3, cy - 3, 1.9, "white");
  });
  const lash: readonly (readonly [number, number])[] = [
    [-0.02, 3.6],
    [0.18, -top * 0.6],
    [0.48, -top - 0.6],
    [0.8, -top * 0.66 + outer * 0.6],
    [1.02, outer],
  ];
  sheet.stroke(
    curve(traits.lashes ? [...lash, [1.16, outer - 5]] : lash),
    traits.lashes ? 4.8 : traits.eyes === "single" ? 4.4 : 3.6,
    "ink",
    { jitter: 0.1 },
  );
  if (fold !== null)
    sheet.stroke(
      curve([
        [0.1, -high * 0.7 - fold * 0.5],
        [0.45, -high - fold],
        [0.85, -high * 0.7 - fold * 0.8 + outer * 0.5],
        [1.04, outer - 1 + sag],
      ]),
      traits.eyes === "hooded" || old > 0.4 ? 4.4 : traits.eyes === "deep" ? 3.4 : 2.2,
      shade,
      { jitter: 0.1 },
    );
}

/** One brow: a tapered shape of short hairs, thicker towards the nose. */
export function traitBrow({ sheet, look, form }: Draw, traits: Traits, side: 1 | -1): void {
  const hair = look.hairColours?.base ?? "ink";
  const { heights, thick, inner } = browShapes[traits.brow];
  const { inner: eye, size } = eyeShapes[traits.eyes];
  const end = eye + size + 9;
  const lift = traits.mouth === "talk" ? -4 : traits.mouth === "laugh" ? -2 : 0;
  const wry = traits.mouth === "wry" && side === -1 ? -5 : 0;
  const at = (t: number, y: number): Point => form.project(side * geo.lerp(inner, end, t), y + lift + wry);
  const spine = [
    at(0, heights[0]),
    at(0.3, geo.lerp(heights[0], heights[1], 0.62)),
    at(0.62, heights[1]),
    at(1, heights[2]),
  ];
  const widths = [0.62, 1, 0.86, 0.06].map((w) => (w * thick) / 2);
  const upper = spine.map(([x, y], i): Point => [x, y - (widths[i] ?? 0)]);
  const lower = spine.map(([x, y], i): Point => [x, y + (widths[i] ?? 0)]);
  sheet.shape(
    [...geo.smooth(upper), ...geo.reverse(geo.smooth(lower))],
    hair,
    traits.brow === "bushy" ? 0.9 : 0.4,
  );
  if (traits.brow !== "bushy") return;
  for (let i = 0; i < 4; i++) {
    const [x, y] = geo.along(geo.smooth(upper), 0.08 + i * 0.16);
    sheet.stroke(
      [
        [x - side * 3, y + 4],
        [x + side * 6, y - 1.6],
      ],
      3,
      hair,
      { taper: "end" },
    );
  }
}
