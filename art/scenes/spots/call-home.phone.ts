import { geo, type Line } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { limb } from "../../kit/people/limb";

const grey = { base: "grey", lit: "white" } as const;
const grandfather: Person = {
  look: {
    ...heads.thomas,
    skin: "brown",
    yaw: -0.4,
    tilt: -5,
    hairColours: grey,
    mouth: "teeth",
    beard: "moustache",
  },
  outfit: { kind: "kurta", cloth: { base: "white", shade: "haze", lit: "cream" }, accent: "haze" },
  half: true,
};
const grandmother: Person = {
  look: { ...heads.lakshmi, yaw: 0.3, tilt: 4, hairColours: grey, mouth: "teeth", lips: "red" },
  outfit: {
    kind: "sari",
    cloth: { base: "red", shade: "brick", lit: "marigold" },
    second: { base: "sea", shade: "deep", lit: "haze" },
    accent: "marigold",
  },
  half: true,
};

/** The phone with the bright picture from home; its middle at 0, 0. */
export function phone(sheet: Sheet): void {
  const body = (grow: number): Line => {
    const [w, h] = [66 + grow, 120 + grow];
    const corners = [
      [1, 1, 0],
      [-1, 1, 90],
      [-1, -1, 180],
      [1, -1, 270],
    ] as const;
    return corners.flatMap(([sx, sy, from]) => [
      ...geo.arc(sx * (w - 14), sy * (h - 14), 14, 14, from, from + 90, 6),
    ]);
  };
  sheet.shape(body(8), "night", 0.4);
  const screen = body(0);
  sheet.shape(screen, "cream", 0.3);
  sheet.clip(screen, () => {
    sheet.shape(geo.rect(-70, -124, 140, 124), "honey", 0.4);
    sheet.shape(geo.rect(-52, -108, 52, 66), "white", 0.4);
    sheet.shape(geo.rect(-46, -102, 40, 54), "lagoon", 0.3);
    sheet.shape(geo.line([-46, -48, -30, -78, -14, -56, -6, -64, -6, -48]), "white", 0.3);
    sheet.place({ x: 28, y: -20, scale: 0.34 }, () => figure(sheet, grandfather));
    sheet.place({ x: -26, y: 22, scale: 0.35 }, () => figure(sheet, grandmother));
  });
  sheet.shape(geo.rect(32, -110, 26, 38), "deep", 0.3);
  sheet.dot(45, -97, 7, "brown");
  sheet.shape(geo.line([35, -72, 38, -87, 52, -87, 55, -72]), "marigold", 0.2);
  sheet.dot(0, 102, 9, "red");
}

/** Fingers that come round the phone's far edge, and the thumb over the near one. */
export function fingers(sheet: Sheet): void {
  const { base, shade } = palette.skins.brown;
  for (let i = 0; i < 4; i++) {
    const y = 2 + i * 23;
    const finger = geo.line([-86, y + 8, -74, y - 2, -56 + (i === 3 ? -6 : 0), y]);
    sheet.shape(limb.outline(geo.move(finger, 0, 4), [12, 12, 9], true, true).shape, shade, 0.2);
    sheet.shape(limb.outline(finger, [11, 11, 8], true, true).shape, base, 0.2);
  }
  const thumb = geo.line([44, 134, 80, 98, 74, 54, 50, 28]);
  sheet.shape(limb.outline(geo.move(thumb, 4, 3), [20, 19, 14, 10], true, true).shape, shade, 0.2);
  sheet.shape(limb.outline(thumb, [20, 18, 13, 9], true, true).shape, base, 0.2);
}
