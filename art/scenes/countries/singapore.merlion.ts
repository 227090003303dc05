import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./singapore.merlion.paths.json";

type Stone = { readonly base: Colour; readonly shade: Colour; readonly line: Colour };

const back = geo.smooth(geo.line(paths.back));
const chest = geo.smooth(geo.line(paths.chest));

/** Rows of scales over the fish body; each is an open cup, darker away from the light. */
function scales(sheet: Sheet, body: Line, colours: Stone): void {
  sheet.clip(body, () => {
    const light = sheet.localLight.x;
    const dark = geo.smooth(geo.line(paths.scaleShade));
    sheet.shape([...dark, [140, 0], [140, -400]], colours.shade, 2);
    for (let row = 0; row < 13; row++) {
      const y = -290 + row * 23;
      for (let k = -6; k < 8; k++) {
        const x = k * 27 + (row % 2) * 13.5 + 12;
        const dim = (x - 15) * light < -20;
        const cup = geo.arc(x, y, 14.5, 21, 8, 172, 14);
        sheet.stroke(cup, dim ? 5.5 : 3.6, dim ? colours.line : colours.shade);
        if (!dim) sheet.stroke(geo.arc(x, y, 7, 12, 50, 130, 8), 2.4, colours.shade);
      }
    }
  });
}

/** Locks of the mane, curling back from the face and down over the shoulders. */
function mane(sheet: Sheet, colours: Stone): void {
  const outline = geo.smooth(geo.line(paths.mane), true);
  sheet.shape(outline, colours.base, 2);
  sheet.clip(outline, () => sheet.shape(geo.smooth(geo.line(paths.maneShade), true), colours.shade, 2));
  const roots = geo.smooth(geo.line(paths.maneRoots));
  const tips = geo.smooth(geo.line(paths.maneTips));
  for (let i = 3; i <= 13; i++) {
    const [a, b] = [geo.along(roots, i / 15), geo.along(tips, i / 15)];
    const end = geo.mid(a, b, 1.2);
    sheet.stroke(
      geo.smooth([geo.mid(a, b, 0.5), geo.mid(a, b, 0.9), [end[0] - 4, end[1] + 12]]),
      26,
      i > 5 ? colours.shade : colours.base,
    );
  }
  for (let i = 0; i <= 15; i++) {
    const t = i / 15;
    const [a, b] = [geo.along(roots, t), geo.along(tips, t)];
    const middle = geo.mid(a, b, 0.5);
    const bend = 14 * (i % 2 === 0 ? 1 : 0.5);
    const lock = geo.smooth([a, [middle[0] + bend * 0.4, middle[1] - bend], b]);
    const dim = t > 0.42;
    sheet.stroke(lock, dim ? 9 : 6, dim ? colours.line : colours.shade, {
      taper: i % 3 === 0 ? "start" : "both",
    });
    if (i % 2 === 0) sheet.stroke(geo.move(geo.part(lock, 0.1, 0.7), 3, -9), 3.4, colours.shade);
  }
}

/** The face in profile, jaws open to the jet. */
function face(sheet: Sheet, colours: Stone): void {
  const skull: Line = [
    ...geo.smooth(geo.line(paths.brow)),
    ...geo.smooth(geo.line(paths.jaw)),
    ...geo.smooth(geo.line(paths.nape)),
  ];
  sheet.shape(skull, colours.base, 0.8);
  sheet.shape(geo.smooth(geo.line(paths.mouth), true), colours.line, 0.4);
  sheet.shape(geo.smooth(geo.line([-110, -482, -96, -490, -90, -480, -102, -472]), true), colours.line, 0.4);
  sheet.stroke(geo.smooth(geo.line([-90, -470, -76, -456, -50, -446, -30, -440])), 4.5, colours.shade);
  sheet.stroke(geo.smooth(geo.line([-64, -506, -50, -516, -32, -514, -20, -504])), 7, colours.line);
  sheet.shape(geo.smooth(geo.line([-58, -500, -46, -507, -32, -501, -44, -496]), true), colours.line, 0.3);
  for (const [dx, dy] of geo.line([0, 0, 9, 12, 14, 26]))
    sheet.stroke(
      geo.smooth(geo.line([-30 + dx, -486 + dy, -10 + dx, -474 + dy, 4 + dx, -452 + dy])),
      4,
      colours.shade,
    );
  for (const x of [-82, -74, -66])
    sheet.stroke(
      [
        [x, -416],
        [x + 4, -398],
      ],
      3,
      colours.shade,
    );
  sheet.shape(
    geo.smooth(geo.line([2, -546, 20, -578, 42, -568, 40, -536, 22, -528]), true),
    colours.base,
    0.8,
  );
  sheet.shape(geo.smooth(geo.line([14, -548, 24, -566, 34, -558, 30, -540]), true), colours.shade, 0.5);
}

/** Curling crests at the statue's foot. */
function crests(sheet: Sheet, colours: Stone): void {
  for (const [x, r, flip] of [
    [-64, 30, false],
    [118, 36, true],
    [-24, 36, false],
    [70, 40, true],
    [22, 34, false],
  ] as const) {
    sheet.place({ x, y: 6, flip }, () => {
      const curl: Line = geo.smooth(geo.line(paths.curl).map(([px, py]): Point => [px * r, py * r]));
      sheet.shape(curl, colours.base, 1);
      for (const s of [0.72, 0.9])
        sheet.stroke(
          geo.smooth(
            geo
              .line([-1.2, -0.1, -1, -0.9, -0.45, -1.45, 0.2, -1.52])
              .map(([px, py]): Point => [px * r * s, py * r * s]),
          ),
          r * 0.1,
          colours.shade,
        );
    });
  }
}

/** The Merlion, about 580 high on (0, 0), facing left; its jet arcs to the left down to `pool` below its foot. */
export function merlion(
  sheet: Sheet,
  colours: Stone,
  jet: { water: Colour; shade: Colour; reach: number; pool: number },
): void {
  const tail = geo.smooth(geo.line(paths.tail), true);
  sheet.shape(tail, colours.base, 1);
  for (const t of [0.2, 0.45, 0.7])
    sheet.stroke(
      geo.smooth([
        [120 + t * 60, -8 - t * 12],
        [180 + t * 26, -60 - t * 8],
        [196 + t * 24, -120 - t * 20],
      ]),
      6,
      colours.shade,
    );
  const body: Line = [...chest, ...geo.reverse(back)];
  sheet.shape(body, colours.base, 1);
  scales(sheet, body, colours);
  const fin = geo.smooth(geo.line(paths.fin), true);
  sheet.shape(fin, colours.shade, 1);
  for (const t of [0.25, 0.5, 0.75])
    sheet.stroke(
      [
        [30, -236],
        [70 + t * 40, -190 + t * 20 + (0.5 - t) * 50],
      ],
      5,
      colours.line,
      { taper: "end" },
    );
  mane(sheet, colours);
  face(sheet, colours);
  crests(sheet, colours);
  const random = noise.stream(5);
  const middle = geo.even(
    geo.smooth([
      [-66, -430],
      [-jet.reach * 0.42, -458],
      [-jet.reach * 0.8, -250],
      [-jet.reach, jet.pool],
    ]),
    24,
  );
  const spread = (off: number): Line =>
    middle.map(([x, y], k): Point => [x + off * k * 1.3, y + off * (4 + k * 0.9)]);
  sheet.shape([...spread(-0.7), ...geo.reverse(spread(0.7))], jet.water, 1.5);
  for (let i = 0; i < 26; i++) {
    const from = i % 2 === 0 ? random.range(0, 0.4) : random.range(0.4, 0.7);
    const line = geo.part(spread(random.range(-1.2, 1.2)), from, Math.min(1, from + random.range(0.25, 0.5)));
    sheet.stroke(line, random.range(3, 8), i % 3 === 0 ? jet.water : jet.shade);
  }
  for (let i = 0; i < 18; i++) {
    const long = random.range(30, 90);
    const x = -jet.reach + random.bell() * 90;
    sheet.stroke(
      geo.smooth([
        [x - long / 2, jet.pool + 4],
        [x, jet.pool - random.range(0, 7)],
        [x + long / 2, jet.pool + 4],
      ]),
      random.range(4, 8),
      i % 4 === 0 ? jet.shade : jet.water,
    );
  }
}
