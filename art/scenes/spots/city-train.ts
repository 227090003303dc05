import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { commuter, loop, neighbour, standing, student } from "./city-train.passengers";
import { view } from "./city-train.view";

/** The car's wall with its windows, the ceiling's lamp, the doors at the left. */
function car(sheet: Sheet): void {
  const openings = [
    geo.rect(62, 132, 122, 440),
    geo.rect(206, 132, 122, 440),
    geo.rect(430, 126, 360, 300),
    geo.rect(838, 126, 360, 300),
  ].map((pane) =>
    geo.smooth(
      pane.flatMap((corner, i) => {
        const [before, after] = [pane[(i + 3) % 4] ?? corner, pane[(i + 1) % 4] ?? corner];
        return [
          geo.mid(corner, before, 0.1),
          geo.mid(corner, geo.mid(before, after), 0.03),
          geo.mid(corner, after, 0.1),
        ];
      }),
      true,
      4,
    ),
  );
  sheet.pierced(geo.rect(-20, -20, 1240, 780), openings, "white", 0.4);
  for (const pane of openings) sheet.bar([...pane, pane[0] ?? [0, 0]], 9, "deep");
  sheet.shape(geo.rect(-20, 432, 70, 330), "haze", 0.5);
  sheet.shape(geo.rect(348, 440, 900, 330), "haze", 0.5);
  sheet.shape(geo.rect(190, 104, 14, 660), "haze", 0.4);
  sheet.bar(geo.line([197, 104, 197, 760]), 4, "deep");
  for (const x of [46, 344]) sheet.bar(geo.line([x, 96, x, 760]), 6, "lagoon");
  for (const x of [112, 256]) sheet.shape(geo.rect(x, 600, 22, 110), "haze", 0.5);
  sheet.shape(geo.line([-20, -20, 1240, -20, 1240, 92, -20, 92]), "lagoon", 0.6);
  sheet.shape(geo.line([-20, -20, 1240, -20, 1240, 20, -20, 34]), "haze", 0.6);
  sheet.shape(geo.line([-20, 44, 1240, 34, 1240, 58, -20, 66]), "white", 0.5);
  sheet.shape(geo.rect(-20, 86, 1240, 14), "deep", 0.6);
}

/** The floor with the noon's light through the panes. */
function floor(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 752, 1240, 180), "lagoon", 0.7);
  sheet.shape(geo.rect(-20, 748, 1240, 12), "deep", 0.6);
  for (const [x, w] of [
    [30, 240],
    [400, 330],
    [810, 330],
  ] as const)
    sheet.shape(geo.line([x, 770, x + w, 770, x + w - 96, 930, x - 110, 930]), "cream", 0.8);
  for (const y of [800, 850]) sheet.stroke(geo.line([-20, y, 1220, y]), 4, "sea", { taper: "none" });
}

/** The bench: rounded backs and one long seat. */
function bench(sheet: Sheet): void {
  for (let i = 0; i < 5; i++) {
    const x = 408 + i * 158;
    const back = geo.smooth(
      geo.line([x, 590, x + 2, 440, x + 20, 418, x + 128, 418, x + 146, 440, x + 148, 590]),
      false,
      4,
    );
    sheet.shape(back, "sea", 0.7);
    sheet.clip(back, () => {
      sheet.shape(geo.rect(x - 10, 410, 44, 190), "deep", 0.7);
      for (const dx of [112, 126]) sheet.stroke(geo.line([x + dx, 446, x + dx, 566]), 5, "lagoon");
    });
  }
  sheet.shape(geo.rect(396, 582, 850, 40), "sea", 0.7);
  sheet.stroke(geo.line([400, 588, 1220, 588]), 7, "lagoon", { taper: "none" });
  sheet.shape(geo.rect(396, 618, 850, 14), "deep", 0.7);
  sheet.shape(geo.rect(420, 630, 800, 118), "deep", 0.7);
  for (let x = 440; x < 1200; x += 30) sheet.bar(geo.line([x, 650, x, 724]), 4, "ink");
}

/** Poles from floor to ceiling, a rail with loops. */
function rails(sheet: Sheet): void {
  sheet.bar(geo.line([-20, 106, 1220, 106]), 9, "haze");
  for (const x of [470, 620, 770, 920]) sheet.place({ x, y: 182 }, () => loop(sheet));
}

export const scene = new Scene({
  name: "spots/city-train",
  size: "card",
  people: true,
  light: { x: 0.5, y: -0.85 },
  palette: [
    "cream",
    "straw",
    "honey",
    "white",
    "haze",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "red",
    "brick",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    view(sheet);
    car(sheet);
    floor(sheet);
    bench(sheet);
    rails(sheet);
    sheet.bar(geo.line([284, 96, 284, 800]), 11, "honey");
    commuter(sheet);
    student(sheet);
    neighbour(sheet);
    standing(sheet);
  },
});
