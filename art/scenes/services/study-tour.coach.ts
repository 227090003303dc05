import { vehicles } from "../../kit/built/vehicles";
import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** Who sits at a window: skin, hair, shirt, headgear, and whether an arm is out, waving. */
export type Rider = {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly shirt: Colour;
  readonly long?: boolean;
  readonly wave?: boolean;
};

type Paint = {
  readonly body: Colour;
  readonly shade: Colour;
  readonly roof: Colour;
  readonly stripe: Colour;
  readonly glass: Colour;
  readonly glint: Colour;
  readonly dark: Colour;
};

/** One rider behind a pane whose left edge is at x; the arm is drawn apart, over the frame. */
function seat(sheet: Sheet, x: number, rider: Rider, dark: Colour): void {
  sheet.clip(geo.rect(x, -200, 82, 102), () => {
    if (rider.long)
      sheet.shape(
        geo.smooth(geo.line([x + 12, -98, x + 10, -150, x + 38, -176, x + 64, -150, x + 64, -98])),
        rider.hair,
        0.4,
      );
    sheet.shape(
      geo.smooth(geo.line([x, -98, x + 8, -116, x + 38, -124, x + 68, -116, x + 78, -98])),
      rider.shirt,
      0.5,
    );
    sheet.shape(geo.line([x + 32, -132, x + 48, -132, x + 49, -114, x + 31, -114]), rider.skin, 0.3);
    sheet.dot(x + 37, -150, 24, rider.hair);
    sheet.shape(
      geo.smooth(
        geo.line([x + 26, -154, x + 40, -166, x + 56, -158, x + 58, -140, x + 46, -124, x + 32, -128]),
        true,
      ),
      rider.skin,
      0.3,
    );
    sheet.stroke(geo.arc(x + 48, -137, 7, 5, 5, 165, 8), 3.2, "white");
    for (const ex of [42, 53]) sheet.dot(x + ex, -147, 2.2, dark, 0);
  });
}

/** A touring coach from the side, 590 long, wheels on y = 0, driving right; one rider a window. */
export function coach(sheet: Sheet, riders: readonly Rider[], paint: Paint): void {
  const body = geo.smooth(
    geo.line([
      -292, -34, -294, -190, -284, -214, -258, -222, 214, -222, 252, -214, 272, -186, 290, -108, 296, -60,
      292, -34,
    ]),
    false,
    4,
  );
  for (const [x, w] of geo.line([-210, 88, -112, 70, -20, 96]))
    sheet.shape(
      geo.rect(x, -252, w, 32),
      x === -112 ? paint.stripe : x < -112 ? paint.shade : paint.dark,
      0.8,
    );
  sheet.bar(geo.line([-236, -222, -228, -238, 110, -238, 118, -222]), 4, paint.dark);
  sheet.shape(body, paint.body, 0.8);
  sheet.clip(body, () => {
    sheet.shape(geo.rect(-310, -60, 620, 40), paint.shade, 0.8);
    sheet.shape(geo.rect(-310, -230, 560, 22), paint.roof, 0.8);
    sheet.shape(
      geo.smooth(
        geo.line([-310, -84, -60, -84, 120, -80, 310, -62, 310, -46, 120, -64, -60, -68, -310, -68]),
      ),
      paint.stripe,
      0.7,
    );
    sheet.stroke(geo.line([-280, -205, 226, -205]), 5, paint.shade, { taper: "none" });
  });
  riders.forEach((rider, i) => {
    const x = -276 + i * 93;
    sheet.shape(geo.rect(x, -198, 84, 100), paint.glass, 0.5);
    seat(sheet, x, rider, paint.dark);
    sheet.stroke(geo.line([x + 66, -108, x + 79, -180]), 4, paint.glint);
    if (rider.wave) {
      sheet.stroke(geo.smooth(geo.line([x + 66, -104, x + 82, -140, x + 76, -186])), 14, rider.skin, {
        taper: "none",
        jitter: 0.05,
      });
      for (const a of [-26, -9, 8, 25])
        sheet.stroke(geo.turn(geo.line([x + 76, -182, x + 76, -210]), a, [x + 76, -182]), 6, rider.skin, {
          taper: "none",
        });
    }
  });
  sheet.shape(geo.line([194, -198, 244, -198, 262, -178, 282, -104, 282, -96, 194, -96]), paint.glass, 0.5);
  sheet.shape(geo.smooth(geo.line([200, -96, 206, -118, 232, -126, 254, -112, 260, -96])), paint.stripe, 0.5);
  sheet.dot(230, -146, 20, "ebony");
  sheet.shape(geo.line([210, -152, 214, -172, 246, -172, 250, -158, 262, -154]), "white", 0.5);
  sheet.stroke(geo.arc(240, -136, 7, 5, 10, 165, 8), 3, "white");
  sheet.stroke(geo.line([-264, -219, 210, -219]), 4, "white");
  for (let i = 0; i < 4; i++) sheet.stroke(geo.line([-124 + i * 66, -44, -70 + i * 66, -44]), 5, paint.dark);
  for (const x of [-190, 178]) {
    sheet.shape(geo.arc(x, -32, 50, 50, 180, 360), paint.dark, 0.6);
    vehicles.wheel(sheet, x, 38, { tyre: paint.dark, hub: paint.roof });
    sheet.stroke(geo.arc(x, -38, 28, 28, 190, 320), 4, paint.glint);
  }
  sheet.shape(geo.arc(284, -60, 9, 13), paint.roof, 0.5);
  sheet.shape(geo.rect(-296, -76, 9, 24), paint.stripe, 0.5);
}
