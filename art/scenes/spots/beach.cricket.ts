import { geo, type Line } from "../../kit/core/geo";
import { palette, type SkinSteps } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { cast } from "../../kit/people/cast";
import { figure } from "../../kit/people/figure";
import { poses } from "../../kit/people/poses";
import { sideFigure } from "../../kit/people/side-figure";
import { bareLeg } from "./beach.legs";

/* Three skins share three inks. */
const brown = palette.skins.brown;
const dark: SkinSteps = { lit: "brown", base: "brownShade", shade: "bark" };
const light: SkinSteps = { lit: "honey", base: "brownLit", shade: "brown" };
const navy = { base: "ink", shade: "ink", lit: "sea" } as const;

/** Noon's short shadow on the sand, to the right of the feet. */
function shadow(sheet: Sheet, x: number, y: number, w: number): void {
  sheet.shape(geo.turn(geo.arc(x + w * 0.3, y, w, w * 0.11), -2, [x, y]), "honey", 1);
}

/** He bowls: the ball leaves his hand over the top, the front foot is down. */
function bowler(sheet: Sheet): void {
  shadow(sheet, 346, 623, 84);
  sheet.place({ x: 350, y: 436, scale: 0.178 }, () => {
    const shorts = { base: "sea", shade: "ink", lit: "lagoon" } as const;
    bareLeg(sheet, { hip: [6, 510], knee: [150, 744], ankle: [226, 1000], toe: 1 }, dark, shorts);
    bareLeg(sheet, { hip: [-26, 510], knee: [-40, 772], ankle: [-226, 946], toe: 1, heel: 56 }, dark, shorts);
    sheet.place({ x: -10, y: 500, turn: 9 }, () =>
      sheet.place({ x: 10, y: -500 }, () =>
        sideFigure(sheet, {
          look: {
            skin: dark,
            hair: "curls",
            hairColours: { base: "ink", lit: "brownShade" },
            nose: "broad",
            brow: "ink",
          },
          cloth: { base: "red", shade: "brick", lit: "marigold" },
          short: true,
          bow: -4,
          far: { elbow: [150, 310], wrist: [262, 206], hand: "rest" },
          near: { elbow: [-134, 40], wrist: [-150, -150], hand: "wrap", handTurn: 2 },
          over: () => sheet.dot(-160, -258, 36, "red", 0.3),
        }),
      ),
    );
  });
}

/** A cricket bat along its axis: the knob at (0, 0), the blade up to -710. */
function bat(sheet: Sheet): void {
  sheet.shape(geo.rect(-15, -235, 30, 240), "ink", 0.4);
  for (let y = -20; y > -220; y -= 26) sheet.stroke(geo.line([-14, y, 14, y - 8]), 4, "sea");
  const blade = geo.smooth(
    geo.line([
      -14, -226, -42, -272, -44, -500, -42, -690, -20, -712, 22, -712, 42, -690, 44, -500, 42, -272, 14, -226,
    ]),
    true,
    5,
  );
  sheet.shape(blade, "honey", 0.5);
  sheet.clip(blade, () => {
    sheet.shape(geo.line([20, -230, 22, -720, 60, -720, 60, -230]), "brown", 0.5);
    sheet.stroke(geo.line([-34, -290, -35, -680]), 9, "cream");
    sheet.stroke(geo.line([12, -250, 14, -690]), 5, "brown");
    sheet.shape(geo.rect(-60, -420, 120, 30), "red", 0.3);
  });
}

/** He waits before the stumps, the bat lifted, his eyes on the bowler. */
function batter(sheet: Sheet): void {
  shadow(sheet, 800, 702, 104);
  sheet.place({ x: 790, y: 466, scale: 0.225 }, () => {
    bareLeg(sheet, { hip: [62, 506], knee: [136, 752], ankle: [150, 1000], toe: 0 }, brown, navy);
    bareLeg(sheet, { hip: [-62, 506], knee: [-150, 742], ankle: [-156, 1000], toe: -1 }, brown, navy);
    sheet.place({ x: 0, y: 500, turn: -7 }, () =>
      sheet.place({ x: 0, y: -500 }, () =>
        figure(sheet, {
          look: {
            ...cast.harbir,
            skin: "brown",
            yaw: -0.92,
            tilt: 4,
            traits: { ...cast.harbir.traits, mouth: "smile" },
            headwear: { kind: "turban", base: "red", lit: "marigold", shade: "brick" },
          },
          outfit: { kind: "sweater", cloth: { base: "leaf", shade: "pine", lit: "lime" }, sleeves: "short" },
          half: true,
          pose: {
            ...poses.standing,
            left: { elbow: [-146, 392], wrist: [14, 406], hand: "grip", handTurn: 125, thumb: "left" },
            right: { elbow: [268, 332], wrist: [150, 417], hand: "grip", handTurn: -55, thumb: "right" },
          },
          carry: () => sheet.place({ x: 33, y: 481, turn: 35 }, () => bat(sheet)),
        }),
      ),
    );
  });
}

/** She stands ready in the field, hands open for a catch. */
function fielder(sheet: Sheet): void {
  shadow(sheet, 586, 521, 54);
  sheet.place({ x: 590, y: 384, scale: 0.132 }, () => {
    const shorts = { base: "marigold", shade: "brown", lit: "cream" } as const;
    bareLeg(sheet, { hip: [56, 500], knee: [116, 742], ankle: [134, 1000], toe: 1 }, brown, shorts);
    bareLeg(sheet, { hip: [-56, 500], knee: [-116, 742], ankle: [-150, 970], toe: -1 }, brown, shorts);
    figure(sheet, {
      look: {
        ...cast.tara,
        skin: "brown",
        hair: "ponytail",
        hairColours: { base: "ink", lit: "bark" },
        yaw: -0.4,
        tilt: -3,
        traits: { ...cast.tara.traits, head: "round", mouth: "smile", nose: "straight" },
      },
      outfit: { kind: "sweater", cloth: { base: "white", shade: "haze", lit: "white" }, sleeves: "short" },
      half: true,
      pose: {
        ...poses.standing,
        left: { elbow: [-206, 380], wrist: [-120, 424], hand: "open", handTurn: 14, thumb: "left" },
        right: { elbow: [206, 380], wrist: [126, 440], hand: "open", handTurn: -20, thumb: "right" },
      },
    });
  });
}

/** A brimmed hat on a head from the side. */
function hat(sheet: Sheet): void {
  const crown: Line = geo.smooth(
    geo.line([-100, -40, -96, -100, -50, -134, 10, -134, 56, -104, 66, -48]),
    true,
    6,
  );
  sheet.shape(crown, "cream", 0.5);
  sheet.shape(
    geo.smooth(geo.line([-104, -70, -20, -50, 68, -60, 68, -36, -20, -26, -106, -42]), true, 5),
    "red",
    0.4,
  );
  sheet.shape(
    geo.smooth(
      geo.line([-150, -20, -60, -54, 30, -52, 124, -34, 126, -24, 30, -30, -60, -30, -148, -8]),
      true,
      5,
    ),
    "straw",
    0.4,
  );
}

/** He in the hat, far in the field bends, hands on his knees. */
function keeper(sheet: Sheet): void {
  shadow(sheet, 1000, 549, 64);
  sheet.place({ x: 1006, y: 398, scale: 0.145, flip: true }, () => {
    bareLeg(sheet, { hip: [24, 516], knee: [172, 716], ankle: [140, 984], toe: 1 }, light, navy);
    bareLeg(sheet, { hip: [-22, 516], knee: [100, 730], ankle: [24, 1000], toe: 1 }, light, navy);
    const turn = 34;
    sheet.place({ x: -20, y: 500, turn }, () =>
      sheet.place({ x: 20, y: -500 }, () => {
        sideFigure(sheet, {
          look: { skin: light, hair: "crop", nose: "aquiline", hairColours: { base: "ink", lit: "brown" } },
          cloth: { base: "lagoon", shade: "sea", lit: "haze" },
          short: true,
          bow: -28,
          far: { elbow: [120, 380], wrist: [192, 560], hand: "rest" },
          near: { elbow: [60, 408], wrist: [166, 574], hand: "rest" },
        });
        sheet.place({ x: -20, y: 90, turn: -28 }, () =>
          sheet.place({ x: 20, y: -90 }, () => sheet.place({ y: 14 }, () => hat(sheet))),
        );
      }),
    );
  });
}

/** Three stumps and their bails. */
function stumps(sheet: Sheet): void {
  for (const x of [880, 897, 914]) {
    sheet.stroke(geo.line([x, 694, x + 62, 697]), 7, "honey", { taper: "end" });
    sheet.bar(geo.line([x, 694, x + 1, 582]), 7, "brown");
    sheet.bar(geo.line([x - 1.6, 692, x - 0.6, 584]), 2, "honey");
  }
  for (const x of [879, 899]) sheet.bar(geo.line([x, 580, x + 17, 579]), 5, "brownShade");
}

/** A game of cricket on the sand: bowler, batter before three stumps, two in the field. */
export function cricket(sheet: Sheet): void {
  fielder(sheet);
  keeper(sheet);
  bowler(sheet);
  stumps(sheet);
  batter(sheet);
}
