import { furniture } from "../../../kit/built/furniture";
import { things } from "../../../kit/built/things";
import { geo, type Line } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure, type Person } from "../../../kit/people/figure";
import { holding } from "../../../kit/people/hands-holding";
import { headForm } from "../../../kit/people/head-form";
import { heads } from "../../../kit/people/heads";
import { limb } from "../../../kit/people/limb";
import type { Look } from "../../../kit/people/look";
import { type Pose, poses } from "../../../kit/people/poses";

const look: Look = {
  ...heads.divya,
  skin: "brown",
  hair: "ponytail",
  yaw: 0.5,
  tilt: 3,
  mouth: "smile",
  lips: "red",
  brow: "fine",
  earrings: undefined,
  jaw: "oval",
};

const coat = { base: "white", shade: "haze", lit: "white" } as const;

/** A conical flask standing on (0, 0), 150 high, filled to a share. */
function flask(sheet: Sheet, fill: Colour, shade: Colour, share = 0.45): void {
  const body: Line = geo.line([-18, -150, -18, -96, -70, -10, -60, 0, 60, 0, 70, -10, 18, -96, 18, -150]);
  sheet.shape(body, "white", 0.5);
  const level = -104 * share;
  sheet.clip(body, () => {
    sheet.shape(geo.rect(-80, level, 160, 120), fill, 0.6);
    sheet.shape(geo.line([20, level, 80, level, 80, 10, 34, 10]), shade, 0.6);
    sheet.shape(geo.arc(0, level, 50, 7), "cream", 0.5);
  });
  sheet.bar([...body, [-18, -150]], 4, "ink");
  sheet.bar(geo.line([-26, -150, 26, -150]), 8, "ink");
  sheet.stroke(geo.line([-16, -84, -50, -22]), 6, "white");
  for (let i = 0; i < 3; i++)
    sheet.bar(geo.line([14 + i * 12, -70 + i * 22, 30 + i * 12, -70 + i * 22]), 2.6, "ink");
}

/** Safety goggles over the eyes: one wide frame, a strap that goes round the head. */
function goggles(sheet: Sheet): void {
  const form = headForm(look);
  const p = form.project;
  const rim = geo.smooth(
    [
      p(-60, -20, 30),
      p(-34, -27, 56),
      p(0, -25, 64),
      p(34, -27, 56),
      p(60, -18, 30),
      p(60, 14, 30),
      p(40, 24, 52),
      p(14, 22, 62),
      p(0, 12, 68),
      p(-14, 22, 62),
      p(-40, 24, 52),
      p(-60, 14, 30),
    ],
    true,
    6,
  );
  sheet.stroke(
    geo.smooth([p(-60, -4, 30), [form.nearEar[0] - 2, -12], [form.nearEar[0] - 12, -16]]),
    15,
    "brick",
    { taper: "none", jitter: 0.05 },
  );
  sheet.stroke([p(60, -4, 30), [p(60, -4, 30)[0] + 14, -8]], 15, "brick", { taper: "none", jitter: 0.05 });
  sheet.bar([...rim, rim[0] ?? [0, 0]], 7, "sea");
}

/** The laboratory: tall window with trees, shelf with bottles, pipe along the wall. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "lagoon");
  const frame = { base: "white", shade: "lagoon", lit: "white" } as const;
  furniture.window(sheet, { x: 30, y: 60, w: 300, h: 460 }, 3, 3, frame, () => {
    sheet.shape(geo.rect(20, 50, 320, 480), "cream", 0);
    trees.canopy(
      sheet,
      geo.line([0, 330, 200, 300, 340, 340, 540, 310]),
      54,
      3,
      { dark: "lagoon", base: "lagoon", lit: "haze" },
      4,
    );
    trees.canopy(
      sheet,
      geo.line([0, 440, 220, 410, 380, 450, 540, 420]),
      60,
      2,
      { dark: "deep", base: "sea", lit: "lagoon" },
      6,
    );
  });
  sheet.shape(geo.rect(900, 330, 320, 18), "deep", 1);
  const bottles = [
    ["marigold", 44, 110],
    ["deep", 52, 86],
    ["brick", 40, 124],
    ["white", 56, 80],
    ["deep", 40, 104],
  ] as const;
  bottles.forEach(([colour, w, h], i) => {
    const x = 916 + i * 60;
    sheet.shape(
      geo.smooth(
        geo.line([
          x,
          330,
          x,
          330 - h * 0.66,
          x + w * 0.34,
          330 - h * 0.8,
          x + w * 0.34,
          330 - h,
          x + w * 0.66,
          330 - h,
          x + w * 0.66,
          330 - h * 0.8,
          x + w,
          330 - h * 0.66,
          x + w,
          330,
        ]),
        false,
        3,
      ),
      colour,
      0.8,
    );
    sheet.shape(geo.rect(x + 5, 330 - h * 0.5, w - 10, h * 0.3), "cream", 0.7);
    sheet.shape(geo.rect(x + w * 0.28, 330 - h - 9, w * 0.44, 14), "ink", 0.6);
  });
  sheet.shape(geo.rect(860, 120, 360, 16), "deep", 1);
  for (const [x, h] of geo.line([892, 70, 964, 92, 1030, 64, 1104, 86])) {
    sheet.shape(geo.rect(x, 120 - h, 50, h), "white", 0.8);
    sheet.shape(geo.rect(x + 34, 120 - h, 16, h), "lagoon", 0.8);
    sheet.shape(geo.rect(x - 3, 120 - h, 56, 11), "ink", 0.7);
  }
}

/** The bench: its top with flask, rack of tubes and notebook, and its front. */
function bench(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 724, 1240, 200), "deep", 1);
  sheet.stroke(geo.line([-10, 728, 1210, 728]), 7, "sea", { taper: "none" });
  sheet.shape(geo.rect(-20, 876, 1240, 60), "ink", 1);
  sheet.place({ x: 940, y: 862, scale: 0.76 }, () => flask(sheet, "sea", "deep", 0.5));
  sheet.place({ x: 596, y: 852, scale: 1.3, turn: 2 }, () =>
    things.openBook(sheet, { cover: "brick", page: "cream", shade: "haze", line: "lagoon" }),
  );
  rack(sheet);
}

/** Four tubes in a wooden rack. */
function rack(sheet: Sheet): void {
  for (let i = 0; i < 4; i++) {
    const x = 80 + i * 42;
    const tube = geo.smooth(geo.line([x, 662, x, 790, x + 12, 800, x + 24, 790, x + 24, 662]), false, 5);
    sheet.shape(tube, "cream", 0.5);
    sheet.clip(tube, () =>
      sheet.shape(
        geo.rect(x - 4, 700 + ((i * 37) % 50), 34, 130),
        (["marigold", "brick", "sea"] as const)[i % 3] ?? "sea",
        0.6,
      ),
    );
    sheet.bar(tube, 3, "ink");
  }
  for (const y of [718, 792]) sheet.shape(geo.rect(62, y, 188, 18), "timber", 0.8);
  for (const x of [60, 234]) sheet.shape(geo.rect(x, 714, 18, 104), "timber", 0.8);
}

export const scene = new Scene({
  name: "gallery/student-visit/2",
  size: "card",
  people: true,
  light: { x: -0.8, y: -0.5 },
  palette: [
    "lagoon",
    "white",
    "cream",
    "haze",
    "sea",
    "deep",
    "marigold",
    "ink",
    "brick",
    "red",
    "timber",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    room(sheet);
    const at = { x: 590, y: 300, scale: 1.14 };
    const lie = { handTurn: 72, thumb: "left" } as const;
    const arms: Pick<Pose, "left" | "right"> = {
      left: { elbow: [-206, 392], wrist: [-88, 434], hand: "pen", handTurn: 112, thumb: "left" },
      right: {
        elbow: [214, 372],
        wrist: [374, 282],
        hand: "grip",
        ...lie,
        held: () =>
          holding.upright(sheet, lie, () =>
            sheet.place({ y: 142, scale: 1.14, turn: 2 }, () => flask(sheet, "marigold", "timber", 0.62)),
          ),
      },
    };
    const student: Person = {
      look,
      outfit: {
        kind: "jacket",
        cloth: coat,
        second: { base: "marigold", shade: "brick", lit: "cream" },
      },
      pen: "ink",
      pose: {
        ...poses.standing,
        ...arms,
      },
      half: true,
    };
    sheet.place(at, () => {
      figure(sheet, student);
      goggles(sheet);
    });
    bench(sheet);
    sheet.place(at, () => {
      figure(sheet, { ...student, armsOnly: true });
      for (const { elbow, wrist } of [arms.left, arms.right])
        limb.clothed(sheet, [geo.mid(elbow, wrist, 0.62), geo.mid(elbow, wrist, 0.915)], [35, 35], coat);
    });
  },
});
