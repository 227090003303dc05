import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { figure, type Person } from "../../../kit/people/figure";
import { hands } from "../../../kit/people/hands";
import { limb } from "../../../kit/people/limb";
import { poses } from "../../../kit/people/poses";

type Cook = { readonly at: { x: number; y: number; scale: number }; readonly person: Person };

/** She slices tomatoes: the knife in her right hand, the left one on what is cut. */
const slicer: Cook = {
  at: { x: 208, y: 350, scale: 0.8 },
  person: {
    look: {
      skin: "brown",
      hair: "braid",
      brow: "fine",
      yaw: 0.5,
      tilt: 7,
      lips: "red",
      earrings: { kind: "hoop", colour: "honey" },
      traits: {
        head: "heart",
        years: 21,
        eyes: "almond",
        brow: "thin",
        nose: "straight",
        mouth: "grin",
        lips: "full",
        cheek: "apple",
        lashes: true,
      },
    },
    outfit: {
      kind: "kameez",
      cloth: { base: "red", shade: "brick", lit: "salmon" },
      second: { base: "honey", shade: "timber", lit: "sand" },
    },
    pose: {
      ...poses.standing,
      left: { elbow: [-214, 360], wrist: [-110, 408], hand: "fist", handTurn: 108, thumb: "left" },
      right: { elbow: [222, 356], wrist: [228, 440], hand: "relaxed", handTurn: -104, thumb: "right" },
    },
  },
};

/** He stirs with his right hand and strews salt with the left. */
function stirrer(sheet: Sheet): Cook {
  return {
    at: { x: 596, y: 300, scale: 0.84 },
    person: {
      look: {
        skin: "brown",
        hair: "curls",
        yaw: -0.3,
        tilt: -3,
        traits: {
          head: "long",
          years: 24,
          eyes: "round",
          brow: "straight",
          nose: "broad",
          mouth: "laugh",
        },
      },
      outfit: {
        kind: "sweater",
        cloth: { base: "honey", shade: "salmon", lit: "sand" },
        sleeves: "short",
      },
      pose: {
        ...poses.standing,
        left: {
          elbow: [-194, 372],
          wrist: [-104, 332],
          hand: "grip",
          handTurn: 72,
          thumb: "left",
          held: () => {
            sheet.bar(geo.line([76, -64, -96, -64]), 15, "timber");
            sheet.bar(geo.line([70, -67, -84, -67]), 4, "salmon");
          },
        },
        right: { elbow: [206, 374], wrist: [120, 292], hand: "pinch", handTurn: -82, thumb: "left" },
      },
    },
  };
}

/** She rolls out bread, a hand on either end of the pin. */
const roller: Cook = {
  at: { x: 984, y: 344, scale: 0.8 },
  person: {
    look: {
      skin: "fair",
      hair: "ponytail",
      nape: "trimmed",
      hairColours: { base: "timber", lit: "honey" },
      brow: "fine",
      yaw: -0.65,
      tilt: -4,
      lips: "red",
      traits: {
        head: "oval",
        years: 23,
        eyes: "upturned",
        brow: "straight",
        nose: "snub",
        mouth: "grin",
        lips: "thin",
        mark: "freckles",
        lashes: true,
      },
    },
    outfit: { kind: "hoodie", cloth: { base: "deep", shade: "ink", lit: "lagoon" }, accent: "sand" },
    pose: {
      ...poses.standing,
      left: { elbow: [-206, 350], wrist: [-136, 404], hand: "grip", handTurn: 172, thumb: "left" },
      right: {
        elbow: [208, 350],
        wrist: [136, 404],
        hand: "grip",
        handTurn: -172,
        thumb: "right",
      },
    },
  },
};

/** Forearms bent so far that their sleeves and upper arms lie behind them, each with its hand. */
function forearms(sheet: Sheet, { at, person }: Cook): void {
  const { pose = poses.standing, look } = person;
  const skin = palette.skins[look.skin];
  sheet.place(at, () => {
    for (const { elbow, wrist, hand, handTurn, thumb, held } of [pose.right, pose.left]) {
      const { left, right, shape } = limb.outline([elbow, wrist], [38, 22], true, true);
      sheet.shape(shape, skin.base, 0.4);
      const low = geo.along(left, 0.5)[1] > geo.along(right, 0.5)[1] ? [left, right] : [right, left];
      const [dim = left, lit = right] = low;
      sheet.clip(shape, () =>
        sheet.shape(
          [...dim, ...geo.reverse(geo.part(geo.between(dim, lit, 0.26, 25), 0.3, 1))],
          skin.shade,
          0.4,
        ),
      );
      hands.draw(
        sheet,
        hand,
        look.skin,
        { x: wrist[0], y: wrist[1], turn: handTurn, flip: thumb === "left", scale: 0.92 },
        undefined,
        held,
      );
    }
  });
}

/** Draws a cook to the hips; what stands on the worktop before her is printed between trunk and arms. */
function draw(sheet: Sheet, { at, person }: Cook, carry: () => void): void {
  const { x, y, scale } = at;
  sheet.place(at, () =>
    figure(sheet, {
      ...person,
      half: true,
      carry: () => sheet.place({ x: -x / scale, y: -y / scale, scale: 1 / scale }, carry),
    }),
  );
}

export const cooks = { slicer, stirrer, roller, draw, forearms };
