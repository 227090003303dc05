import { harbour } from "../../kit/built/harbour";
import { geo } from "../../kit/core/geo";
import { Scene } from "../../kit/core/scene";
import { skies } from "../../kit/nature/skies";

export const scene = new Scene({
  name: "home/hero-phone",
  size: "phone",
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
      x: 452,
      horizon: 998,
      scale: 0.84,
      flight: geo.line([-12, -190, 60, -370, 220, -478, 470, -500]),
    });
  },
});
