import { geo } from "../core/geo";
import { palette } from "../core/palette";
import type { Draw } from "./features";
import { noseShapes, type Traits } from "./traits";

/** The nose of a face with traits: shadow from the bridge down one side, base with nostrils, wing, light. */
export function traitNose({ sheet, look, form, dark }: Draw, traits: Traits): void {
  const { shade, lit } = palette.skins[look.skin];
  const { tip, wing, root, bridge, drop } = noseShapes[traits.nose];
  const p = form.project;
  const low = tip + drop;
  if (root > -3) {
    const ridge = geo.smooth([
      p(dark * 3.5, -14, 60 + root),
      p(dark * 4.5, 6, 66 + bridge),
      p(dark * 5, tip * 0.55, 72 + bridge),
      p(dark * 5.5, tip - 4, 82),
    ]);
    const flank = geo.smooth([
      p(dark * wing * 0.8, low + 1, 74),
      p(dark * wing * 1.12, tip + 3, 64),
      p(dark * wing * 1.15, tip - 6, 62),
      p(dark * wing * 0.78, tip - 17, 63),
      p(dark * (8 + root * 0.3), 6, 60),
      p(dark * (9 + root * 0.4), -16, 58),
    ]);
    sheet.shape([...ridge, ...flank], shade, 0.3);
  } else {
    sheet.shape(
      geo.smooth(
        [
          p(dark * 4, tip - 20, 68),
          p(dark * 5, tip - 4, 80),
          p(dark * wing * 0.8, low + 1, 72),
          p(dark * wing * 1.14, tip + 2, 63),
          p(dark * wing * 1.08, tip - 8, 62),
        ],
        true,
      ),
      shade,
      0.3,
    );
  }
  sheet.shape(
    geo.smooth(
      [
        p(-wing * 0.96, tip + 3, 65),
        p(-wing * 0.5, tip + 2, 74),
        p(0, low + 5, 80),
        p(wing * 0.5, tip + 2, 74),
        p(wing * 0.96, tip + 3, 65),
        p(wing * 0.45, low + 7, 68),
        p(0, low + 9, 70),
        p(-wing * 0.45, low + 7, 68),
      ],
      true,
    ),
    shade,
    0.2,
  );
  sheet.stroke(
    geo.smooth([
      p(-dark * wing * 0.92, tip - 8, 66),
      p(-dark * wing * 1.24, tip - 2, 62),
      p(-dark * wing * 1.04, tip + 5, 63),
    ]),
    traits.nose === "broad" || traits.nose === "flat" ? 3.4 : 2.6,
    shade,
    { jitter: 0.1 },
  );
  const start = root > -3 ? -4 : tip - 16;
  sheet.stroke(
    geo.smooth([
      p(-dark, start, 64 + root),
      p(-dark, geo.lerp(start, tip, 0.5), 72 + bridge * 0.8),
      p(-dark * 2, tip - 5, 82),
    ]),
    traits.nose === "hooked" || traits.nose === "long" ? 5.6 : 4.4,
    lit,
    { jitter: 0.1 },
  );
  if (root <= -3) sheet.stroke([p(-dark * 5, tip - 4, 79), p(dark, tip - 6, 82)], 5, lit, { jitter: 0.1 });
}
