import { furniture } from "../../kit/built/furniture";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";

/** The desk from above: painted boards, the window's light across them. */
function desk(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, -10, 1940, 1100), "sea");
  furniture.grain(sheet, geo.rect(-10, -10, 1940, 1100), "deep", 26);
  for (const x of [-220, 330, 880, 1430, 1980]) {
    const light = geo.line([x, -20, x + 430, -20, x - 30, 1100, x - 460, 1100]);
    sheet.shape(light, "lagoon", 1.6);
    furniture.grain(sheet, light, "sea", 40);
  }
  for (const y of [262, 810]) sheet.stroke(geo.line([-10, y, 1930, y]), 7, "deep", { taper: "none" });
}

/** The shadow that a palm outside throws over the far corner. */
function palmShadow(sheet: Sheet): void {
  const flat = { dark: "deep", base: "deep", lit: "deep" } as const;
  leaves.frond(sheet, geo.smooth(geo.line([2000, -60, 1760, 80, 1600, 300])), 130, flat, 3);
  leaves.frond(sheet, geo.smooth(geo.line([2040, 140, 1840, 260, 1740, 470])), 120, flat, 6);
}

/** A transcript: letterhead, rows of marks in columns, seal at its foot, coloured tab at its side. */
function transcript(
  sheet: Sheet,
  at: { x: number; y: number; turn: number },
  tab: Colour,
  seal: Colour,
): void {
  sheet.place({ ...at, scale: 1.08 }, () => {
    sheet.shape(geo.rect(-146, -214, 320, 452), "deep", 1.2);
    sheet.shape(
      geo.rect(
        146,
        -170 + (tab === "red" ? 0 : tab === "marigold" ? 92 : tab === "leaf" ? 184 : 276),
        30,
        70,
      ),
      tab,
      0.8,
    );
    sheet.shape(geo.rect(-160, -226, 320, 452), "white", 0.8);
    sheet.dot(-112, -178, 26, tab);
    sheet.dot(-112, -178, 14, "white");
    sheet.stroke(geo.line([-70, -188, 118, -188]), 10, "ink");
    sheet.stroke(geo.line([-70, -164, 60, -164]), 6, "slate");
    for (let row = 0; row < 9; row++) {
      const y = -122 + row * 26;
      if (row % 2 === 0) sheet.shape(geo.rect(-138, y - 12, 276, 25), "cream", 0.6);
      const long = 96 + 40 * noise.at(row * 2.3, at.x / 90, 4);
      sheet.stroke(geo.line([-128, y, -128 + long, y]), 6, "slate");
      sheet.stroke(geo.line([40, y, 68, y]), 7, "slate", { taper: "none" });
      sheet.stroke(geo.line([92, y, 128, y]), 8, row % 4 === 1 ? "red" : "ink", { taper: "none" });
    }
    sheet.stroke(
      geo.smooth(geo.line([-126, 176, -100, 150, -84, 184, -60, 158, -44, 180, -12, 168])),
      6,
      "ink",
    );
    sheet.stroke(geo.line([-130, 196, 0, 196]), 4, "slate");
    for (let i = 0; i < 20; i++)
      sheet.dot(74 + 42 * Math.cos(i * 0.314), 164 + 42 * Math.sin(i * 0.314), 8, seal);
    sheet.dot(74, 164, 43, seal);
    sheet.bar(geo.arc(74, 164, 33, 33), 3, "white");
    sheet.shape(star(74, 164, 22), "white", 0.4);
  });
}

/** A five-pointed star. */
function star(x: number, y: number, r: number): Line {
  return Array.from({ length: 10 }, (_, i): readonly [number, number] => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = i % 2 ? r * 0.42 : r;
    return [x + reach * Math.cos(a), y + reach * Math.sin(a)];
  });
}

/** The passport: dark cover, gilt wheel and laurels, rounded corners. */
function passport(sheet: Sheet): void {
  sheet.place({ x: 1296, y: 770, turn: 8 }, () => {
    const cover = [
      ...geo.arc(112, -164, 22, 22, 270, 360, 8),
      ...geo.arc(112, 164, 22, 22, 0, 90, 8),
      ...geo.line([-132, 186, -132, -186]),
    ];
    sheet.shape(geo.move(cover, 16, 14), "deep", 1.2);
    sheet.shape(geo.move(cover, 7, 6), "cream", 0.8);
    sheet.shape(cover, "ink", 0.8);
    sheet.stroke(geo.line([-116, -176, -116, 176]), 5, "slate");
    sheet.bar(geo.rect(-96, -164, 206, 328).concat([[-96, -164]]), 3, "marigold");
    sheet.bar(geo.arc(6, -14, 62, 62), 6, "marigold");
    for (let i = 0; i < 24; i++)
      sheet.stroke(geo.turn(geo.line([6, -30, 6, -70]), i * 15, [6, -14]), 3, "marigold", { taper: "none" });
    sheet.dot(6, -14, 16, "marigold");
    for (const side of [-1, 1])
      for (let i = 0; i < 7; i++) {
        const a = ((100 + i * 17) * Math.PI) / 180;
        const [x, y] = [6 + side * -86 * Math.cos(a), -14 + 86 * Math.sin(a)];
        sheet.stroke(geo.line([x, y, x + side * 14, y - 20]), 11, "marigold");
      }
    sheet.stroke(geo.line([-62, -130, 74, -130]), 9, "marigold", { jitter: 0.1 });
    sheet.stroke(geo.line([-46, 112, 58, 112]), 9, "marigold", { jitter: 0.1 });
    sheet.stroke(geo.line([-26, 136, 38, 136]), 6, "marigold", { jitter: 0.1 });
  });
}

/** A fountain pen with its cap beside it. */
function pen(sheet: Sheet): void {
  const draw = (colour: "deep" | null): void => {
    const c = (own: Colour): Colour => colour ?? own;
    sheet.shape(geo.line([-190, -15, 96, -17, 96, 17, -190, 15, -204, 0]), c("red"), 0.6);
    sheet.shape(geo.line([96, -12, 150, -10, 150, 10, 96, 12]), c("ink"), 0.5);
    sheet.shape(geo.smooth(geo.line([148, -11, 180, -9, 214, 0, 180, 9, 148, 11])), c("marigold"), 0.4);
    if (colour) return;
    sheet.stroke(geo.line([-180, -8, 88, -9]), 5, "salmon");
    sheet.shape(geo.rect(84, -18, 14, 36), "marigold", 0.4);
    sheet.stroke(geo.line([164, 0, 212, 0]), 2.6, "ink");
  };
  sheet.place({ x: 872, y: 846, turn: -13 }, () => draw("deep"));
  sheet.place({ x: 862, y: 834, turn: -13 }, () => draw(null));
}

/** A cup of coffee from above, on its saucer. */
function cup(sheet: Sheet): void {
  const [x, y] = [404, 838];
  sheet.dot(x + 18, y + 16, 148, "deep");
  sheet.dot(x, y, 146, "white");
  sheet.bar(geo.arc(x, y, 128, 128), 5, "marigold");
  sheet.stroke(geo.arc(x, y, 112, 112, 20, 120), 12, "cream");
  sheet.bar(geo.line([x + 70, y - 36, x + 128, y - 74]), 26, "white");
  sheet.dot(x + 6, y + 6, 88, "slate");
  sheet.dot(x, y, 86, "white");
  sheet.dot(x, y, 72, "bark");
  sheet.stroke(geo.arc(x, y, 56, 56, 190, 300), 7, "salmon");
  sheet.stroke(
    geo.smooth(geo.line([x - 26, y + 10, x - 4, y - 16, x + 20, y - 2, x + 6, y + 22, x - 14, y + 16])),
    8,
    "cream",
  );
}

/** Paper clips, loose. */
function clips(sheet: Sheet): void {
  for (const [x, y, turn] of [
    [1490, 640, 30],
    [1538, 706, -50],
    [1476, 778, 80],
  ] as const)
    sheet.place({ x, y, turn }, () =>
      sheet.bar(
        geo.smooth(
          geo.line([
            -12, 22, -12, -30, 0, -40, 12, -30, 12, 34, 2, 42, -6, 34, -6, -18, 0, -24, 5, -18, 5, 22,
          ]),
        ),
        4,
        "cream",
      ),
    );
}

export const scene = new Scene({
  name: "articles/application-preparation",
  size: "hero",
  light: { x: -0.6, y: -0.7 },
  palette: [
    "sea",
    "deep",
    "lagoon",
    "white",
    "cream",
    "ink",
    "slate",
    "red",
    "salmon",
    "marigold",
    "leaf",
    "bark",
  ],
  draw: (sheet) => {
    desk(sheet);
    palmShadow(sheet);
    transcript(sheet, { x: 462, y: 436, turn: -7 }, "red", "red");
    transcript(sheet, { x: 780, y: 408, turn: -2.5 }, "marigold", "marigold");
    transcript(sheet, { x: 1096, y: 410, turn: 2 }, "leaf", "leaf");
    transcript(sheet, { x: 1414, y: 436, turn: 6.5 }, "ink", "sea");
    cup(sheet);
    passport(sheet);
    pen(sheet);
    clips(sheet);
  },
});
