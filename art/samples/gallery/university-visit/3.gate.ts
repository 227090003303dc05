import { openings } from "../../../kit/built/openings";
import { geo, type Line } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import { trees } from "../../../kit/nature/trees";

/** A slim round tower with a pointed roof and a lamp beside it. */
function tower(sheet: Sheet, x: number): void {
  sheet.shape(geo.rect(x - 30, -372, 60, 372), "straw", 0.8);
  sheet.shape(geo.rect(x + 6, -372, 24, 372), "timber", 0.8);
  sheet.shape(geo.rect(x - 36, -378, 72, 12), "cream", 0.6);
  sheet.shape(geo.line([x - 40, -376, x, -446, x + 40, -376]), "brick", 0.7);
  sheet.shape(geo.line([x + 8, -432, x + 40, -376, x + 12, -376]), "ink", 0.6);
  for (const y of [-320, -220]) sheet.shape(openings.lancet(x - 14, y - 20, 16, 44), "honey", 0.4);
}

/** The university's gate, its foot at 0: two towers, a pointed arch, the lit quadrangle seen through it. */
export function gate(sheet: Sheet): void {
  const arch = openings.lancet(-88, -230, 176, 230);
  const wall: Line = geo.line([-150, 0, -150, -312, 150, -312, 150, 0]);
  sheet.clip(arch, () => {
    sheet.shape(geo.rect(-100, -240, 200, 240), "haze", 0);
    sheet.shape(geo.rect(-60, -150, 130, 120), "slate", 0.6);
    sheet.shape(geo.line([-70, -148, 4, -190, 80, -148]), "brick", 0.6);
    for (let i = 0; i < 8; i++)
      sheet.shape(geo.rect(-50 + (i % 4) * 30, i < 4 ? -132 : -88, 15, 26), "honey", 0.3);
    sheet.shape(geo.rect(-100, -36, 200, 40), "leaf", 0.8);
    sheet.shape(geo.line([-14, -36, 18, -36, 60, 4, -60, 4]), "straw", 0.6);
    const greens = { dark: "pine", base: "leaf", lit: "straw" } as const;
    trees.broadleaf(sheet, 66, -20, 130, greens, "ink", 5);
  });
  sheet.pierced(wall, [arch], "straw", 0.8);
  sheet.clip(wall, () => {
    for (let y = -296, row = 0; y < 0; y += 26, row++)
      for (let x = -146 + (row % 2) * 26; x < 150; x += 52)
        if ((x * 7 + row * 13) % 5 > 1 && !geo.inside(arch, [x + 20, y]) && !geo.inside(arch, [x, y]))
          sheet.stroke(geo.line([x, y, x + 36, y]), 3, "timber");
  });
  sheet.bar(arch, 12, "cream");
  sheet.bar(openings.lancet(-98, -250, 196, 250), 4, "timber");
  for (let i = 0; i < 7; i++)
    sheet.shape(geo.rect(-136 + i * 42, -338, 24, 30), i > 4 ? "timber" : "straw", 0.7);
  sheet.stroke(geo.line([-152, -310, 152, -310]), 9, "cream", { taper: "none" });
  sheet.shape(geo.line([-24, -300, 24, -300, 24, -276, 14, -260, 0, -252, -14, -260, -24, -276]), "red", 0.5);
  sheet.bar(geo.line([-18, -268, 0, -286, 18, -268]), 6, "cream");
  for (const x of [-168, 168]) tower(sheet, x);
}
