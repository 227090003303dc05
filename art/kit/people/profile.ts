import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import { palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { Look } from "./look";
import paths from "./profile.paths.json";

/* A head from the side, looking to the right: head units, the eye's height 0, chin at 104, crown at -98. */

const closed = (numbers: readonly number[], parts = 6): Line => geo.smooth(geo.line(numbers), true, parts);

/** The nose's reach by its kind: how far the tip stands out, and how far it hangs. */
const noses = {
  straight: [0, 0],
  broad: [2, 2],
  aquiline: [5, 5],
  small: [-6, -3],
} as const;

/** Whether a look wears hair that is gathered and shows the ear. */
const covered = (look: Look): boolean => look.headwear?.kind === "hijab";

/** The face's plane with its shade, eye, brow and mouth. */
function face(sheet: Sheet, look: Look): void {
  const skin = palette.skins[look.skin];
  const [out, hang] = noses[look.nose ?? "straight"];
  const chin = look.jaw === "long" ? 5 : look.jaw === "round" ? -3 : 0;
  const shape = geo.smooth(
    geo
      .line(paths.face)
      .map(([x, y]) => [
        x + (y > 10 && y < 45 && x > 60 ? out : 0),
        y + (y > 30 && y < 47 && x > 60 ? hang : y > 78 ? chin : 0),
      ]),
    true,
    6,
  );
  sheet.shape(shape, skin.base, 0.3);
  const front = sheet.localLight.x > 0;
  sheet.clip(shape, () => {
    const jaw: Line = front
      ? geo.smooth(
          geo.line([-40, -60, -14, 0, -4, 44, 14, 70, 40, 86, 56, 96, 50, 120, -60, 110, -60, -60]),
          true,
        )
      : geo.smooth(
          geo.line([
            40, -90, 52, -40, 50, -10, 58, 10, 60, 30, 52, 44, 56, 60, 54, 78, 44, 88, 30, 96, 20, 120, 110,
            120, 110, -90,
          ]),
          true,
        );
    sheet.shape(jaw, skin.shade, 0.4);
    const lit = front ? [50, 20, 36, 26, 26, 40] : [2, 34, 12, 52, 26, 64];
    sheet.stroke(geo.smooth(geo.line(lit)), 8, skin.lit, { jitter: 0.1 });
    if (front) sheet.stroke(geo.smooth(geo.line([56, -58, 60, -44, 58, -32])), 6, skin.lit, { jitter: 0.1 });
  });
  const line = front ? skin.shade : "ink";
  if (look.eyes === "down")
    sheet.stroke(geo.smooth(geo.line([38, 0, 48, 5, 60, 3])), 4, "ink", { taper: "start", jitter: 0.1 });
  else {
    sheet.shape(geo.smooth(geo.line([41, 0, 48, -6, 57, -5, 58, 2, 50, 4])), "white", 0);
    sheet.shape(geo.arc(54.5, -1.4, 4, 5.6, 0, 354, 16), "ink", 0);
    sheet.stroke(geo.smooth(geo.line([36, -1, 46, -7.5, 61, -6])), look.brow === "fine" ? 4.6 : 3.6, "ink", {
      taper: "start",
      jitter: 0.1,
    });
  }
  const thick = { soft: 6, strong: 8, fine: 4.4 }[look.brow ?? "soft"];
  sheet.stroke(geo.smooth(geo.line([34, -17, 46, -24, 62, -21])), thick, look.hairColours?.base ?? "ink", {
    taper: "start",
  });
  sheet.stroke(geo.smooth(geo.line([69 + out * 0.4, 46, 67, 40, 70, 33])), 3, line, { jitter: 0.1 });
  if (look.lips) {
    sheet.shape(closed([76, 57, 77, 61, 58, 62, 66, 56]), look.lips, 0.2);
    sheet.shape(closed([58, 62, 76, 66, 75, 73, 66, 71]), look.lips, 0.2);
  }
  sheet.stroke(geo.smooth(geo.line([73, 63.5, 62, 63, 54, look.mouth === "calm" ? 62 : 57])), 3.2, line, {
    taper: "start",
    jitter: 0.1,
  });
}

/** A mass of hair within an outline, its lines swept from the brow to a point at the back. */
function swept(sheet: Sheet, look: Look, outline: Line, to: readonly [number, number], count: number): void {
  const c = hairShape.colours(look);
  sheet.shape(outline, c.base, 0.6);
  const light = sheet.localLight;
  sheet.clip(outline, () => {
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const from = geo.mid([34, -66], [-2, 4], t);
      const high = geo.mid([-10, -112], [-50, 6], t);
      const tone = 0.5 + 0.5 * (-0.2 * light.x - light.y * (1 - t)) + 0.3 * noise.at(i * 1.9, 3, 5);
      if (tone > 0.3)
        sheet.stroke(
          geo.part(geo.smooth([from, high, to]), 0.05, 0.55 + 0.4 * Math.abs(noise.at(i, 2, 7))),
          3.6,
          c.lit,
          {
            jitter: 0.18,
          },
        );
    }
  });
}

/** Hair by style, over the face. */
function hair(sheet: Sheet, look: Look): void {
  const c = hairShape.colours(look);
  const cap: Line = [...geo.smooth(geo.line(paths.cap)), ...geo.reverse(geo.smooth(geo.line(paths.skull)))];
  if (look.hair === "curls" || look.hair === "afro") {
    hairShape.curls(
      sheet,
      cap,
      15,
      c,
      (x, y) => 0.45 + (x * sheet.localLight.x + y * sheet.localLight.y) / 160,
    );
    return;
  }
  if (look.hair === "bob") swept(sheet, look, closed(paths.bob), [-70, 92], 12);
  else if (look.hair === "long" || look.hair === "wavy") {
    swept(sheet, look, closed(paths.long), [-74, 210], 13);
    hairShape.strands(
      sheet,
      geo.smooth(geo.line([8, -50, -12, 30, -36, 120, -48, 214])),
      geo.smooth(geo.line([-64, -92, -98, 0, -104, 120, -92, 214])),
      9,
      3.6,
      c.lit,
      (x, y) => 0.55 + 0.5 * noise.rough(x / 20, y / 70, 9),
    );
  } else {
    const tail = look.hair === "bun" || look.hair === "ponytail" || look.hair === "braid";
    swept(sheet, look, cap, tail ? [-92, -4] : [-84, 40], 12);
    if (look.hair === "quiff" || look.hair === "side-part")
      hairShape.lock(
        sheet,
        geo.smooth(geo.line([30, -62, 44, -78, 58, -76])),
        geo.smooth(geo.line([6, -104, 40, -118, 68, -96, 58, -76])),
        5,
        3.4,
        c,
      );
  }
}

/** What hangs from the back of the head: a knot, a tail, a plait. Call before the body. */
function tail(sheet: Sheet, look: Look): void {
  const c = hairShape.colours(look);
  if (look.headwear) return;
  if (look.hair === "bun") {
    sheet.shape(geo.arc(-108, 4, 36, 33), c.base, 0.6);
    hairShape.strands(
      sheet,
      geo.arc(-108, 4, 30, 27, 150, 330),
      geo.arc(-108, 4, 30, 27, 150, -30),
      6,
      3.6,
      c.lit,
    );
  }
  if (look.hair === "ponytail")
    hairShape.lock(
      sheet,
      geo.smooth(geo.line([-88, -34, -128, -26, -146, 40, -130, 140, -146, 190])),
      geo.smooth(geo.line([-90, 4, -104, 20, -112, 70, -104, 130, -146, 190])),
      6,
      3.8,
      c,
    );
  if (look.hair === "braid")
    hairShape.plait(
      sheet,
      geo.smooth(geo.line([-80, 44, -104, 110, -112, 210, -106, 330])),
      44,
      c,
      look.earrings?.colour ?? c.lit,
    );
}

/** A scarf or a turban from the side. */
function wrapped(sheet: Sheet, look: Look): void {
  if (!look.headwear || (look.headwear.kind !== "hijab" && look.headwear.kind !== "turban")) return;
  const { kind, base, lit, shade } = look.headwear;
  const outline = closed(kind === "hijab" ? paths.wrap : paths.turban);
  sheet.shape(outline, base, 0.6);
  sheet.clip(outline, () => {
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const fold =
        kind === "hijab"
          ? geo.smooth([
              [36 - 14 * t, -84 + 170 * t],
              [-30 - 26 * t, -84 + 210 * t],
              [-112, -30 + 220 * t],
            ])
          : geo.smooth([
              [60, -116 + 52 * t],
              [-10, -140 + 96 * t],
              [-112, -90 + 120 * t],
            ]);
      sheet.stroke(geo.part(fold, 0.05, 0.6), 5, sheet.localLight.x > 0 ? lit : shade);
      sheet.stroke(geo.part(fold, 0.5, 0.96), 5, sheet.localLight.x > 0 ? shade : lit);
    }
  });
}

/** The head over neck and shoulders. Call after the body. */
function head(sheet: Sheet, look: Look): void {
  const { base, shade } = palette.skins[look.skin];
  sheet.place({ y: 110, turn: look.tilt ?? 0 }, () =>
    sheet.place({ y: -110 }, () => {
      face(sheet, look);
      if (look.beard === "full" || look.beard === "short")
        sheet.shape(closed(paths.beard), hairShape.colours(look).base, 0.5);
      if (look.beard === "moustache" || look.beard === "full")
        sheet.stroke(geo.smooth(geo.line([78, 52, 66, 52, 54, 62])), 8, hairShape.colours(look).base);
      if (!look.headwear) hair(sheet, look);
      wrapped(sheet, look);
      if (!covered(look) && !["bob", "long", "wavy"].includes(look.hair)) {
        sheet.shape(closed(paths.ear), base, 0.3);
        sheet.stroke(geo.smooth(geo.line([-10, -8, -3, -8, -4, 4, -10, 14])), 3, shade);
      }
      if (look.spectacles) {
        sheet.bar(geo.arc(53, 2, 13, 18), 4.4, look.spectacles.colour);
        sheet.bar(geo.line([40, -4, -8, -6]), 4, look.spectacles.colour);
      }
      if (look.earrings && !covered(look))
        sheet.dot(-10, 32, look.earrings.kind === "stud" ? 5 : 8, look.earrings.colour);
    }),
  );
}

export const profile = { tail, head };
