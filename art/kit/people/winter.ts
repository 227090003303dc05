import { geo } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { Leg } from "./poses";
import { shoe } from "./shoe";

/** A boot from behind, over the trousers: on its heel, or lifted so that its sole is seen down to the toes. */
function boot(sheet: Sheet, { ankle: [x, y], lifted }: Leg, leather: Colour, ground: number): void {
  if (lifted)
    sheet.place({ x, y }, () => shoe.raised(sheet, { base: leather, line: "ink", sole: "ink" }, ground - y));
  const shaft = geo.smooth(
    geo.line([
      x - 48,
      y - 110,
      x - 47,
      y - 40,
      x - 40,
      y + (lifted ? -4 : 12),
      x - 38,
      y + (lifted ? 4 : 44),
      x + 38,
      y + (lifted ? 4 : 44),
      x + 40,
      y + (lifted ? -4 : 12),
      x + 47,
      y - 40,
      x + 48,
      y - 110,
    ]),
    false,
    5,
  );
  sheet.shape(shaft, leather, 0.5);
  sheet.stroke(geo.line([x - 51, y - 110, x, y - 102, x + 51, y - 110]), 18, "white", {
    taper: "none",
    jitter: 0.1,
  });
  sheet.stroke(geo.smooth(geo.line([x - 20, y - 84, x - 18, y - 20, x - 22, y + 20])), 6, "slate");
  if (!lifted)
    sheet.stroke(geo.line([x - 40, y + 42, x + 40, y + 42]), 14, "ink", { taper: "none", jitter: 0.05 });
}

/** A scarf wound about the neck, one end down the back. */
function scarf(sheet: Sheet, base: Colour, fold: Colour, end: number): void {
  sheet.shape(geo.line([end - 26, 140, end + 30, 140, end + 40, 330, end - 22, 334]), base, 0.6);
  for (let i = 0; i < 5; i++)
    sheet.stroke(geo.line([end - 18 + i * 13, 326, end - 20 + i * 14, 356]), 7, base);
  for (const y of [214, 262])
    sheet.stroke(geo.line([end - 26, y, end + 36, y]), 14, fold, { taper: "none", jitter: 0.1 });
  sheet.shape(
    geo.smooth(
      geo.line([-72, 96, -40, 84, 40, 84, 72, 96, 84, 130, 64, 164, 0, 176, -64, 164, -84, 130]),
      true,
      5,
    ),
    base,
    0.6,
  );
  for (const d of [0, 26])
    sheet.stroke(geo.smooth(geo.line([-74, 114 + d, 0, 134 + d, 74, 112 + d])), 7, fold);
}

/** A knitted hat on a head from behind. */
function hat(sheet: Sheet, base: Colour, fold: Colour): void {
  const cap = geo.smooth(
    geo.line([-80, -18, -84, -60, -62, -104, 0, -126, 62, -104, 84, -60, 80, -18, 0, -8]),
    true,
    6,
  );
  sheet.shape(geo.arc(0, -138, 27, 25), "white", 2);
  sheet.shape(cap, base, 0.7);
  sheet.clip(cap, () => {
    sheet.shape(geo.smooth(geo.line([30, -140, 44, -80, 40, 0, 110, 0, 110, -140]), true), fold, 0.7);
    for (const x of [-52, -30, -8, 14])
      sheet.stroke(geo.smooth(geo.line([x * 0.4, -122, x, -80, x * 1.1, -40])), 5, fold);
  });
  sheet.stroke(geo.smooth(geo.line([-84, -24, 0, -10, 84, -24])), 34, base, { taper: "none", jitter: 0.05 });
  for (let i = 0; i < 11; i++) sheet.stroke(geo.line([-72 + i * 14.4, -40, -70 + i * 14, -6]), 4, fold);
}

/** What those who are seen from behind wear in the cold, in their own coordinates. */
export const winter = { boot, scarf, hat };
