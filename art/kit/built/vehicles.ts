import { geo, type Line } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import paths from "./vehicles.paths.json";

/* Every vehicle is drawn in its own coordinates (about 200 long, waterline, wheels or belly on y = 0, facing right); put it with sheet.place. */

/** A harbour ferry: hull, two decks of windows, wheelhouse, funnel. */
function ferry(
  sheet: Sheet,
  colours: { hull: Colour; cabin: Colour; window: Colour; funnel: Colour; line: Colour },
): void {
  const hull = geo.line(paths.ferryHull);
  sheet.shape(geo.line(paths.ferryCabin), colours.cabin, 0.6);
  sheet.shape(geo.line([-74, -48, -74, -66, 72, -66, 76, -48]), colours.cabin, 0.6);
  sheet.shape(geo.line([-82, -66, 82, -66, 82, -70, -82, -70]), colours.line, 0.5);
  sheet.shape(geo.line([20, -70, 22, -86, 46, -86, 52, -70]), colours.cabin, 0.5);
  sheet.shape(geo.rect(26, -83, 20, 7), colours.window, 0.3);
  sheet.shape(geo.line([-32, -70, -30, -94, -10, -94, -8, -70]), colours.funnel, 0.5);
  sheet.shape(geo.line([-31, -88, -30, -95, -10, -95, -9, -88]), colours.line, 0.4);
  for (let x = -88; x < 84; x += 15) sheet.shape(geo.rect(x, -42, 9, 9), colours.window, 0.3);
  for (let x = -66; x < 62; x += 15) sheet.shape(geo.rect(x, -62, 9, 8), colours.window, 0.3);
  sheet.shape(hull, colours.hull, 0.6);
  sheet.stroke(geo.line([-100, -20, 100, -20]), 2.6, colours.cabin, { taper: "none" });
  sheet.stroke(geo.line([-92, -7, 90, -7]), 4, colours.line);
  sheet.bar(geo.line([36, -86, 36, -104]), 1.8, colours.line);
}

/** A sailing boat heeling a little. */
function sailBoat(sheet: Sheet, colours: { hull: Colour; sail: Colour; second: Colour; line: Colour }): void {
  sheet.place({ turn: -4 }, () => {
    sheet.shape(geo.smooth(geo.line([2, -176, 34, -110, 50, -30])).concat([[2, -26]]), colours.sail, 0.6);
    sheet.shape(
      geo.smooth(geo.line([-3, -164, -30, -100, -46, -28])).concat([[-3, -24]]),
      colours.second,
      0.6,
    );
    for (const t of [0.3, 0.55, 0.78])
      sheet.stroke(
        [
          [4, -176 + t * 150],
          [8 + t * 40, -172 + t * 150],
        ],
        2,
        colours.line,
      );
    sheet.bar(geo.line([0, -182, 0, -14]), 2.6, colours.line);
    sheet.shape(geo.line([-58, -18, 62, -20, 46, 2, -44, 4]), colours.hull, 0.6);
    sheet.stroke(geo.line([-50, -13, 54, -15]), 2.6, colours.sail);
  });
}

/** A wheel with a hub. */
function wheel(sheet: Sheet, x: number, radius: number, colours: { tyre: Colour; hub: Colour }): void {
  sheet.dot(x, -radius, radius, colours.tyre);
  sheet.dot(x, -radius, radius * 0.45, colours.hub);
}

/** A city bus; `decks` 2 makes it a double-decker. */
function bus(
  sheet: Sheet,
  colours: { body: Colour; window: Colour; line: Colour; stripe: Colour },
  decks: 1 | 2 = 1,
): void {
  const top = decks === 2 ? -128 : -82;
  const body: Line = geo.smooth(
    [
      [-100, -16],
      [-100, top + 8],
      [-94, top],
      [92, top],
      [99, top + 10],
      [102, -40],
      [101, -16],
    ],
    false,
    4,
  );
  sheet.shape(body, colours.body, 0.6);
  for (let deck = 0; deck < decks; deck++) {
    const y = -72 - deck * 48;
    for (let x = -92; x < 66; x += 27) sheet.shape(geo.rect(x, y, 22, 26), colours.window, 0.4);
    sheet.shape(
      [
        [74, y],
        [96, y],
        [99, y + 28],
        [74, y + 28],
      ],
      colours.window,
      0.4,
    );
    for (let x = -88; x < 70; x += 27)
      sheet.stroke(
        [
          [x, y + 20],
          [x + 9, y + 4],
        ],
        2.2,
        colours.stripe,
      );
  }
  sheet.stroke(geo.line([-98, -34, 99, -34]), 5, colours.stripe, { taper: "none" });
  sheet.stroke(geo.line([-96, -18, 98, -18]), 4, colours.line, { taper: "none" });
  sheet.dot(96, -26, 4, colours.stripe);
  for (const x of [-62, 58]) wheel(sheet, x, 15, { tyre: colours.line, hub: colours.stripe });
}

/** A tram with pole and skirts, as Melbourne's. */
function tram(sheet: Sheet, colours: { body: Colour; upper: Colour; window: Colour; line: Colour }): void {
  sheet.shape(geo.line(paths.tram), colours.body, 0.6);
  sheet.shape(geo.line([-112, -50, -106, -88, 106, -88, 112, -50]), colours.upper, 0.6);
  sheet.shape(geo.smooth(geo.line([-110, -87, -92, -98, 92, -98, 110, -87]), false, 5), colours.body, 0.6);
  for (let x = -98; x < 90; x += 25) sheet.shape(geo.rect(x, -81, 19, 26), colours.window, 0.4);
  sheet.stroke(geo.line([-108, -40, 108, -40]), 2.6, colours.upper, { taper: "none" });
  sheet.stroke(geo.line([-108, -17, 108, -17]), 2.6, colours.upper, { taper: "none" });
  for (const x of [-70, -34, 34, 70]) wheel(sheet, x, 9, { tyre: colours.line, hub: colours.upper });
  sheet.bar(geo.line([-20, -98, 6, -114, -18, -130, 8, -130]), 2, colours.line);
}

/** A passenger plane from the side, climbing when placed with a negative turn. */
function plane(sheet: Sheet, colours: { body: Colour; shade: Colour; tail: Colour; window: Colour }): void {
  sheet.shape(geo.line([-88, -24, -112, -62, -96, -62, -62, -26]), colours.tail, 0.6);
  const body = geo.smooth(geo.line(paths.plane), true, 6);
  sheet.shape(body, colours.body, 0.6);
  sheet.clip(body, () => sheet.shape(geo.smooth(geo.line(paths.planeShade), true, 5), colours.shade, 0.6));
  for (let x = -62; x < 76; x += 10) sheet.dot(x, -19, 2.3, colours.window);
  sheet.shape(geo.line([84, -24, 97, -20, 95, -16, 84, -17]), colours.window, 0.3);
  sheet.shape(geo.line([18, -10, -34, 34, -50, 34, -16, -8]), colours.tail, 0.6);
  sheet.shape(geo.line([-84, -20, -110, -6, -118, -6, -102, -22]), colours.tail, 0.6);
  sheet.shape(geo.arc(-6, 10, 15, 7, 0, 355, 18), colours.body, 0.4);
}

/** A folded paper plane, nose to the right. */
function paperPlane(sheet: Sheet, colours: { body: Colour; shade: Colour; fold: Colour }): void {
  sheet.shape(geo.line([-90, -34, 100, -6, -66, 12]), colours.body, 0.6);
  sheet.shape(geo.line([-66, 12, 100, -6, -44, 44]), colours.shade, 0.6);
  sheet.shape(geo.line([-66, 12, 100, -6, -30, 18, -44, 44]), colours.fold, 0.6);
}

export const vehicles = { ferry, sailBoat, bus, tram, plane, paperPlane, wheel };
