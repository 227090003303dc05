import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** What turns behind a door, or the door standing open. */
export type Load = { readonly cloths: readonly Colour[]; readonly open?: boolean };

/** A washing machine: foot at 0, 208 wide, 330 high, its door in the middle. */
export function machine(sheet: Sheet, { cloths, open = false }: Load): void {
  sheet.shape(geo.rect(-104, -330, 208, 330), "white", 0.8);
  sheet.shape(geo.rect(72, -330, 32, 330), "haze", 0.8);
  sheet.shape(geo.rect(-104, -330, 208, 58), "slate", 0.7);
  sheet.stroke(geo.line([-100, -326, 98, -326]), 5, "white", { taper: "none" });
  sheet.shape(geo.rect(-90, -318, 64, 34), "ink", 0.5);
  sheet.stroke(geo.line([-80, -301, -44, -301]), 9, open ? "honey" : "leaf", { jitter: 0.2 });
  sheet.shape(geo.arc(18, -301, 19, 19), "white", 0.5);
  sheet.bar(geo.line([18, -301, 28, -313]), 5, "ink");
  for (const x of [56, 80]) sheet.dot(x, -301, 7, x === 56 ? "red" : "white");
  sheet.shape(geo.rect(-90, -60, 60, 34), "haze", 0.6);
  sheet.stroke(geo.line([-82, -43, -40, -43]), 4, "slate");
  sheet.shape(geo.arc(4, -158, 96, 96), "haze", 0.7);
  sheet.shape(geo.arc(0, -160, 92, 92), "slate", 0.7);
  sheet.stroke(geo.arc(0, -160, 86, 86, 190, 290, 20), 8, "white");
  const drum = geo.arc(0, -160, 70, 70);
  sheet.shape(drum, "ink", 0.7);
  sheet.clip(drum, () => {
    cloths.forEach((cloth, i) => {
      const turn = i * 83 + cloths.length * 40;
      const [x, y] = [30 * Math.cos(turn / 57.3), -150 + 30 * Math.sin(turn / 57.3)];
      const fold = geo
        .arc(x, y, 46, 34, 0, 350, 18)
        .map(([px, py]): readonly [number, number] => [
          px + 9 * noise.at(px / 16, py / 16, i + 2),
          py + 9 * noise.at(px / 16, py / 16, i + 5),
        ]);
      sheet.shape(geo.turn(fold, turn, [x, y]), cloth, 1);
      sheet.stroke(
        geo.turn(geo.arc(x, y, 26, 18, 180, 330, 12), turn, [x, y]),
        5,
        cloth === "white" ? "haze" : "ink",
      );
    });
    if (open) {
      for (const r of [58, 44, 30])
        for (let a = 0; a < 360; a += 36)
          sheet.dot(r * Math.cos(a / 57.3), -160 + r * Math.sin(a / 57.3), 3, "slate");
      return;
    }
    sheet.shape(geo.line([-80, -112, 80, -124, 80, -80, -80, -80]), "lagoon", 3);
    for (let i = 0; i < 9; i++)
      sheet.dot(-60 + i * 15, -116 + 5 * noise.at(i, 2, 3), 8 + (i % 3) * 3, "white", 1);
    sheet.stroke(geo.arc(0, -160, 54, 54, 200, 262, 14), 9, "white");
  });
  if (!open) {
    sheet.shape(geo.rect(58, -180, 22, 40), "ink", 0.5);
    return;
  }
  sheet.shape(geo.arc(-142, -158, 38, 94), "slate", 0.7);
  sheet.shape(geo.arc(-146, -158, 28, 72), "lagoon", 0.6);
  sheet.stroke(geo.arc(-146, -158, 20, 60, 170, 250, 12), 7, "white");
  sheet.shape(geo.rect(-112, -186, 16, 56), "ink", 0.5);
}
