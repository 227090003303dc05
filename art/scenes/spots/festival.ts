import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import { ground, house, porch } from "./festival.house";
import { bearer, guest, hanger } from "./festival.people";

export const scene = new Scene({
  name: "spots/festival",
  size: "card",
  people: true,
  light: { x: 0.35, y: 0.5 },
  palette: [
    "deep",
    "lagoon",
    "haze",
    "ink",
    "sea",
    "white",
    "cream",
    "honey",
    "marigold",
    "red",
    "brick",
    "plum",
    "timber",
    "leaf",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    house(sheet);
    porch(sheet);
    hanger(sheet);
    ground(sheet);
    bearer(sheet);
    guest(sheet);
  },
});
