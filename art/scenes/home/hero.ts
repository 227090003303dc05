import { harbour } from "../../kit/built/harbour";
import { geo } from "../../kit/core/geo";
import { Scene } from "../../kit/core/scene";
import { skies } from "../../kit/nature/skies";

export const scene = new Scene({
  name: "home/hero",
  size: "wide",
  light: { x: 0.6, y: -0.75 },
  flecks: 12,
  palette: [
    "cream",
    "straw",
    "honey",
    "sand",
    "white",
    "haze",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "salmon",
    "pine",
    "leaf",
    "red",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "cream");
    harbour(sheet, {
      x: 1200,
      horizon: 852,
      scale: 1,
      flight: geo.line([-20, -180, 50, -400, 270, -570, 560, -612]),
    });
  },
});
