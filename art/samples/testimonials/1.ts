import { buildings } from "../../kit/built/buildings";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";

export const scene = new Scene({
  name: "testimonials/1",
  size: "square",
  people: true,
  light: { x: 0.74, y: -0.62 },
  palette: [
    "marigold",
    "cream",
    "honey",
    "brick",
    "orange",
    "ink",
    "sea",
    "deep",
    "haze",
    "white",
    "red",
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "marigold");
    skies.heap(sheet, 150, 210, 300, { body: "cream", shade: "honey" }, 4);
    skies.heap(sheet, 690, 330, 270, { body: "cream", shade: "honey" }, 8);
    skies.cloud(sheet, 560, 90, 300, "honey", 3, 3);
    skies.birds(sheet, 560, 150, 17, 4, "brick");
    buildings.skyline(
      sheet,
      { left: -20, right: 820, foot: 820, low: 150, high: 300 },
      { wall: "orange", window: "honey" },
      6,
    );
    sheet.place({ x: 396, y: 340, scale: 1.7, turn: 2 }, () =>
      figure(sheet, {
        look: {
          ...heads.meera,
          skin: "tan",
          yaw: 0.3,
          tilt: 5,
          hair: "wavy",
          mouth: "teeth",
          lips: "red",
          jaw: "oval",
          nose: "straight",
          build: "slim",
          earrings: undefined,
        },
        outfit: { kind: "hoodie", cloth: { base: "sea", shade: "deep", lit: "haze" }, accent: "white" },
        half: true,
        carry: () => {
          for (const side of [-1, 1]) {
            const strap = geo.smooth(
              geo.line([side * 70, 138, side * 76, 220, side * 76, 320, side * 84, 520]),
            );
            sheet.stroke(strap, 34, "red", { taper: "none", jitter: 0.05 });
            sheet.stroke(geo.move(strap, -9, 0), 4, "orange", { jitter: 0.1 });
          }
        },
      }),
    );
  },
});
