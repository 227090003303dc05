import { geo, type Line } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import type { Look } from "../../kit/people/look";
import { torso } from "../../kit/people/torso";
import { trunk } from "../../kit/people/trunk";

const look: Look = {
  ...heads.emma,
  traits: {
    head: "broad",
    years: 44,
    eyes: "single",
    brow: "straight",
    nose: "flat",
    mouth: "smile",
    lips: "even",
    cheek: "apple",
  },
  skin: "tan",
  hair: "bob",
  hairColours: { base: "ink", lit: "sea" },
  parting: -0.5,
  lips: "red",
  yaw: -0.42,
  tilt: -3,
  earrings: { kind: "jhumka", colour: "marigold" },
};

/** The open front of a cardigan over a pale blouse: ribbed bands and buttons. */
function cardigan(sheet: Sheet): void {
  const body = torso(look);
  const n = body.neck;
  const vee = geo.line([-n - 20, 126, -n - 6, 200, 0, 372, n + 6, 200, n + 20, 126]);
  sheet.shape(vee, "white", 0.5);
  sheet.clip(vee, () => sheet.shape(geo.line([8, 120, 14, 380, 120, 380, 120, 120]), "haze", 0.5));
  trunk.neck(sheet, look, body, geo.smooth(geo.line([-n - 18, 130, -34, 176, 0, 190, 34, 176, n + 18, 130])));
  for (const side of [-1, 1]) {
    const inner = geo.smooth(geo.line([side * (n + 12), 116, side * (n + 8), 210, side * 26, 310, 0, 376]));
    const outer = geo.smooth(
      geo.line([side * (n + 32), 124, side * (n + 32), 214, side * 50, 320, side * 22, 384]),
    );
    const band: Line = [...inner, ...geo.reverse(outer)];
    sheet.shape(band, "brick", 0.5);
    for (let i = 1; i < 26; i++)
      sheet.stroke(
        [geo.along(inner, i / 26), geo.along(outer, i / 26)],
        2.8,
        side === trunk.darkSide(sheet) ? "red" : "salmon",
      );
  }
  sheet.shape(geo.line([-22, 380, 22, 380, 22, 540, -22, 540]), "brick", 0.5);
  for (let y = 388; y < 530; y += 10) sheet.stroke(geo.line([-20, y, 20, y]), 2.8, "salmon");
  for (const y of [404, 462]) sheet.dot(0, y, 8, "cream");
}

/** Prayer flags on a sagging line. */
function flags(sheet: Sheet, line: Line, size: number): void {
  sheet.bar(line, 2.4, "ink");
  const colours = ["sea", "white", "red", "leaf", "marigold"] as const;
  for (let i = 0; i < 15; i++) {
    const [x, y] = geo.along(line, (i + 0.3) / 15);
    const [x2, y2] = geo.along(line, (i + 0.92) / 15);
    const sway = 7 * Math.sin(i * 1.7);
    sheet.shape(
      [
        [x, y],
        [x2, y2],
        [x2 + sway, y2 + size],
        [x + sway, y + size * 0.96],
      ],
      colours[i % 5] ?? "white",
      1.4,
    );
  }
}

export const scene = new Scene({
  name: "team/6",
  size: "square",
  people: true,
  light: { x: 0.75, y: -0.62 },
  palette: [
    "haze",
    "deep",
    "lagoon",
    "white",
    "mist",
    "sea",
    "leaf",
    "sage",
    "ink",
    "red",
    "marigold",
    "brick",
    "salmon",
    "cream",
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "haze");
    const peak = (x: number, top: number, half: number, seed: number): void =>
      hills.mountain(
        sheet,
        {
          ridge: hills.ridge(
            [
              [x - half, 640],
              [x - half * 0.55, top + 190],
              [x - half * 0.2, top + 66],
              [x, top],
              [x + half * 0.24, top + 96],
              [x + half * 0.6, top + 200],
              [x + half, 640],
            ],
            10,
            seed,
          ),
          spine: [
            [x, top],
            [x - 14, top + 130],
            [x + 34, top + 300],
            [x + 10, 640],
          ],
          foot: 640,
        },
        { dark: "deep", lit: "lagoon", carve: "sea", snow: "white", snowShade: "mist" },
        { snow: 0.5, seed },
      );
    peak(640, 196, 330, 4);
    peak(150, 150, 300, 7);
    hills.green(sheet, hills.rolling(-20, 820, 610, 60, 4), 820, { body: "leaf", lit: "sage" }, 1, 3);
    flags(sheet, geo.smooth(geo.line([-20, 30, 200, 92, 470, 90, 820, 4])), 44);
    sheet.place({ x: 402, y: 336, scale: 1.62, turn: -1 }, () =>
      figure(sheet, {
        look,
        outfit: { kind: "sweater", cloth: { base: "red", shade: "brick", lit: "salmon" } },
        half: true,
        carry: () => cardigan(sheet),
      }),
    );
  },
});
