import { buildings } from "../../kit/built/buildings";
import { gopuram } from "../../kit/built/gopuram";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";

const greens = { dark: "deep", base: "leaf", lit: "marigold" } as const;

/** A street of Coimbatore for a hero picture's left part: hills, palms, temple tower, two rows of houses, road. */
export function townStreet(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.bands(sheet, [{ top: 318, colour: "cream" }]);
  skies.cloud(sheet, 420, 240, 360, "white", 3, 4);
  hills.far(
    sheet,
    hills.ridge(geo.line([-20, 372, 110, 300, 230, 340, 360, 262, 500, 330, 640, 290, 800, 360]), 10, 6),
    460,
    { body: "dusk", hatch: "sea" },
  );
  trees.canopy(
    sheet,
    geo.line([180, 420, 330, 408, 470, 424]),
    26,
    1,
    { dark: "deep", base: "sea", lit: "haze" },
    3,
  );
  gopuram(
    sheet,
    { x: 236, y: 436, half: 46, tiers: 6 },
    { wall: "salmon", second: "marigold", mark: "sea", line: "brick" },
  );
  sheet.shape(geo.rect(-10, 436, 1940, 660), "cream", 1);
  trees.palm(sheet, 196, 470, 230, -34, greens, { bark: "brick", ring: "ink" }, 3);
  buildings.street(
    sheet,
    { x: -120, top: 236, foot: 900 },
    { x: 268, top: 388, foot: 462 },
    4,
    { walls: ["cream", "salmon", "white", "marigold"], window: "deep", line: "brick" },
    5,
  );
  buildings.street(
    sheet,
    { x: 792, top: -150, foot: 930 },
    { x: 396, top: 352, foot: 462 },
    4,
    { walls: ["salmon", "cream", "sea", "white"], window: "ink", line: "red" },
    8,
  );
  trees.palm(sheet, 548, 700, 400, 10, { ...greens, dark: "leaf" }, { bark: "brick", ring: "ink" }, 4);
  sheet.shape(geo.arc(548, 700, 30, 8), "ink", 1);
  sheet.shape(geo.line([286, 462, 380, 462, 760, 1100, -420, 1100]), "dusk", 1);
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) ** 2;
    const y = 474 + t * 600;
    sheet.shape(
      geo.line([
        328 - t * 106,
        y,
        336 - t * 84,
        y,
        336 - t * 94,
        y + 10 + t * 60,
        328 - t * 122,
        y + 10 + t * 60,
      ]),
      "cream",
      0.9,
    );
  }
  for (const side of [0, 1]) {
    const edge: Line = side ? geo.line([380, 462, 760, 1100]) : geo.line([286, 462, -420, 1100]);
    const kerb: Line = side ? geo.line([384, 462, 800, 1100]) : geo.line([282, 462, -470, 1100]);
    sheet.shape([...edge, ...geo.reverse(kerb)], "white", 0.9);
    for (let i = 0; i < 16; i++) {
      const [t, u] = [(i / 16) ** 1.8, ((i + 0.5) / 16) ** 1.8];
      sheet.shape(
        [geo.along(edge, t), geo.along(edge, u), geo.along(kerb, u), geo.along(kerb, t)],
        "ink",
        0.7,
      );
    }
  }
  const random = noise.stream(5);
  for (let i = 0; i < 44; i++) {
    const depth = random.next();
    const y = 480 + depth * 560;
    const x = geo.lerp(geo.lerp(286, -420, depth), geo.lerp(380, 760, depth), random.range(0.06, 0.94));
    sheet.dot(x, y, 1 + depth * 2.4, "haze", 0.6);
  }
}
