import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A tyre from the front: round at its top and foot, grooves between its tread. */
function wheel(
  sheet: Sheet,
  x: number,
  half: number,
  high: number,
  colours: { readonly dark: Colour; readonly glint: Colour },
): void {
  const end = half * 0.9;
  sheet.shape(
    [...geo.arc(x, end - high + 4, half, end, 180, 360), ...geo.arc(x, 4 - end, half, end, 0, 180)],
    colours.dark,
    0.4,
  );
  for (const groove of [-0.36, 0.36])
    sheet.stroke(geo.line([x + half * groove, -22, x + half * groove, -2]), 3, colours.glint);
}

/** A three-wheeled taxi from the front; the ground is y = 0, about 200 wide. `driver` draws who sits behind the glass, on the left. */
export function autoRickshaw(
  sheet: Sheet,
  colours: {
    readonly glass: Colour;
    readonly dark: Colour;
    readonly body: Colour;
    readonly shade: Colour;
    readonly glint: Colour;
    readonly red: Colour;
    readonly white: Colour;
  },
  driver: () => void,
): void {
  sheet.shape(geo.arc(6, 4, 128, 14), colours.glass, 1.4);
  for (const x of [-78, 78]) wheel(sheet, x, 15, 66, colours);
  sheet.shape(
    geo.smooth(geo.line([-96, -206, -84, -262, 0, -276, 84, -262, 96, -206]), false, 6),
    colours.dark,
    0.9,
  );
  sheet.shape(geo.line([-98, -206, 98, -206, 104, -40, -104, -40]), colours.body, 0.9);
  sheet.shape(geo.line([40, -206, 98, -206, 104, -40, 56, -40]), colours.shade, 0.9);
  const glass = geo.line([-82, -196, 82, -196, 86, -112, -86, -112]);
  sheet.shape(glass, colours.glass, 0.6);
  sheet.clip(glass, () => {
    driver();
    sheet.stroke(geo.line([38, -200, 10, -104]), 12, colours.glint);
    sheet.stroke(geo.line([64, -200, 42, -120]), 6, colours.glint);
  });
  sheet.bar(geo.line([0, -198, 0, -110]), 4, colours.dark);
  sheet.shape(
    geo.smooth(geo.line([-46, -108, 46, -108, 34, -30, 0, -14, -34, -30]), true, 5),
    colours.body,
    0.8,
  );
  sheet.stroke(geo.line([-40, -100, -32, -36, -12, -20]), 4, colours.shade, { taper: "none" });
  sheet.dot(0, -84, 17, colours.dark);
  sheet.dot(-1, -86, 13, colours.white);
  wheel(sheet, 0, 13, 50, colours);
  sheet.shape(
    geo.smooth(geo.line([-26, -22, -20, -46, 0, -56, 20, -46, 26, -22, 14, -32, -14, -32]), true, 5),
    colours.shade,
    0.7,
  );
  for (const x of [-80, 80]) sheet.shape(geo.rect(x - 11, -98, 22, 12), colours.red, 0.5);
  for (const side of [-1, 1])
    sheet.stroke(geo.line([side * 96, -190, side * 122, -184]), 11, colours.dark, { taper: "none" });
  for (let i = -3; i <= 3; i++) sheet.dot(i * 23, -208, 7, i % 2 ? colours.shade : colours.white, 1);
}
