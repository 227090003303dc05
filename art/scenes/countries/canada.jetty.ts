import { planes } from "../../kit/built/plane";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";

const wide = 100;
const deep = 600;

/** The timber jetty: posts with their reflections, boards laid across, the side away from the sun. */
export function jetty(sheet: Sheet): void {
  const lay = planes.level(
    { y: 880, left: 1150, right: 1340 },
    { y: 1110, left: 1240, right: 1700 },
    wide,
    deep,
  );
  const at = (x: number, z: number) =>
    lay([
      [x, z],
      [x, z],
    ])[0] ?? [0, 0];
  const edge = (x: number): Line => lay(geo.line([x, 0, x, deep]));
  const posts = [0, 150, 300].flatMap((z) => [at(-3, z), at(wide + 3, z)].map((foot) => ({ foot, z })));
  for (const { foot, z } of posts) {
    const size = 1 + z / 420;
    const [x, y] = foot;
    water.reflection(
      sheet,
      geo.rect(x - 8 * size, y - 96 * size, 16 * size, 96 * size),
      y + 26 * size,
      "ink",
      1,
      6,
      z,
    );
    sheet.shape(geo.rect(x - 8 * size, y - 4, 16 * size, 34 * size), "ink", 0.8);
  }
  const deck: Line = [...edge(0), ...geo.reverse(edge(wide))];
  water.reflection(sheet, geo.move(deck, -6, 0), 900, "ink", 1, 9, 4);
  sheet.shape(geo.move(deck, 0, 17), "ink", 0.8);
  sheet.shape(deck, "dusk", 0.8);
  sheet.clip(deck, () => {
    for (let z = 0; z < deep; z += 24) {
      sheet.stroke(lay(geo.line([-4, z, wide + 4, z])), 2 + (z / deep) * 4, "ink", {
        taper: "none",
        jitter: 0.4,
      });
      const from = 12 + 30 * (1 + noise.at(z * 0.7, 2, 4));
      const board = lay(geo.line([from, z + 12, from + 30 + 20 * noise.at(z, 5, 3), z + 12]));
      sheet.stroke(board, 2.5 + (z / deep) * 4, z % 72 === 0 ? "slate" : "white");
    }
    sheet.shape([...edge(82), ...geo.reverse(edge(wide + 4))], "slate", 1);
  });
  for (const { foot, z } of posts) {
    const size = 1 + z / 420;
    const [x, y] = foot;
    sheet.shape(geo.rect(x - 9 * size, y - 34 * size, 18 * size, 36 * size), "slate", 0.7);
    sheet.shape(geo.rect(x + 2 * size, y - 34 * size, 7 * size, 36 * size), "ink", 0.6);
    sheet.shape(geo.arc(x, y - 34 * size, 9 * size, 3 * size, 0, 350, 16), "white", 0.4);
  }
}
