import { noise } from "./noise";
import { type Colour, palette } from "./palette";
import { type Light, Sheet } from "./sheet";

/** `wide` is for pictures that are shown across a wide or dense screen. */
type Size = "wide" | "hero" | "card" | "poster" | "square" | "phone" | "about" | "social";

/** Width and height of each drawing, and the width of its picture where that is finer than the drawing. */
const sizes: Record<Size, readonly [width: number, height: number, printed?: number]> = {
  wide: [1920, 1080, 2560],
  hero: [1920, 1080],
  card: [1200, 900],
  poster: [900, 1200],
  square: [800, 800],
  phone: [1080, 1200],
  about: [1200, 1320],
  social: [1200, 630],
};

type Spec = {
  /** Folder and name of the picture under content/images. */
  readonly name: string;
  readonly size: Size;
  /** Every colour that is printed, and no other: at most 14, 18 with people. */
  readonly palette: readonly Colour[];
  readonly people?: boolean;
  /** Direction to the light on the page. */
  readonly light: Light;
  /** How many flecks of bare paper; 40 unless told, 8 with people. None falls on skin. */
  readonly flecks?: number;
  readonly draw: (sheet: Sheet) => void;
};

/** One picture: declared once, drawn as SVG on demand. */
export class Scene {
  constructor(private readonly spec: Spec) {}

  get name(): string {
    return this.spec.name;
  }

  /** The picture as SVG text. */
  svg(): string {
    const { name, size, light, people = false, flecks = people ? 8 : 40 } = this.spec;
    const [width, height, printed] = sizes[size];
    const sheet = new Sheet(name, width, height, light, palette.check(name, this.spec.palette, people));
    this.spec.draw(sheet);
    const paper: Colour = this.spec.palette.includes("sand") ? "sand" : "white";
    const random = noise.stream(noise.seedOf(name));
    for (let i = 0; i < flecks; i++) {
      const [x, y, radius] = [random.range(0, width), random.range(0, height), random.range(0.6, 1.5)];
      if (!sheet.onSkin([x, y])) sheet.dot(x, y, radius, paper);
    }
    return sheet.svg(printed);
  }
}
