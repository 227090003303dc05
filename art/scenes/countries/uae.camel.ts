import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A camel, walking left, about 200 long, its soles on y = 0; `stride` -1..1 is where its legs are. */
export function camel(
  sheet: Sheet,
  coat: Colour,
  far: Colour,
  cloth: Colour,
  trim: Colour,
  stride: number,
): void {
  for (const [x, lean] of [
    [-44, 12 * stride],
    [58, -14 * stride],
  ] as const)
    sheet.stroke(
      geo.smooth([
        [x, -92],
        [x + lean * 0.2 + 5, -48],
        [x + lean, 0],
      ]),
      14,
      far,
      { taper: "end" },
    );
  const body = geo.smooth(
    geo.line([
      -150, -166, -142, -178, -122, -180, -110, -170, -104, -140, -92, -112, -72, -110, -50, -132, -24, -152,
      0, -190, 22, -186, 40, -148, 68, -134, 84, -108, 80, -84, 40, -76, -10, -74, -60, -80, -92, -84, -118,
      -110, -122, -150, -140, -154,
    ]),
    true,
  );
  sheet.shape(body, coat, 0.6);
  for (const [x, lean] of [
    [-66, -16 * stride],
    [72, 14 * stride],
  ] as const)
    sheet.stroke(
      geo.smooth([
        [x, -96],
        [x + lean * 0.3 + 6, -50],
        [x + lean, 2],
      ]),
      16,
      coat,
      { taper: "end" },
    );
  sheet.stroke(geo.smooth(geo.line([82, -112, 96, -90, 94, -66])), 6, coat);
  sheet.shape(
    geo.smooth(geo.line([-36, -140, -4, -182, 26, -176, 48, -140, 40, -96, -24, -96]), true),
    cloth,
    0.6,
  );
  for (const x of [-18, 4, 26])
    sheet.stroke(
      [
        [x, -160 + Math.abs(x - 4) * 0.8],
        [x + 1, -100],
      ],
      4,
      trim,
    );
}
