import { geo, type Line, type Point } from "./geo";
import { noise } from "./noise";
import { type Colour, palette } from "./palette";

/** Where the light comes from, as a direction on the page: { x: -0.7, y: -0.7 } is upper left. */
export type Light = { readonly x: number; readonly y: number };

/** How a stroke is drawn. */
export type StrokeStyle = {
  /** Which ends thin out; "both" by default. */
  readonly taper?: "both" | "start" | "end" | "none";
  /** Share by which the edge wanders, 0.22 by default. */
  readonly jitter?: number;
  /** Width factor by place in the coordinates in use; below 0.14 the line breaks. */
  readonly tone?: (x: number, y: number) => number;
};

/** Where a part is put: moved, then turned (degrees), scaled, and mirrored left to right. */
export type Placement = {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
};

type Matrix = readonly [number, number, number, number, number, number];

const apply = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

const join = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const profile: Record<"both" | "start" | "end" | "none", (t: number) => number> = {
  both: (t) => Math.sin(Math.PI * t) ** 0.6,
  start: (t) => Math.sin((Math.PI / 2) * Math.min(1, t * 1.02)) ** 0.7,
  end: (t) => Math.sin((Math.PI / 2) * Math.min(1, (1 - t) * 1.02)) ** 0.7,
  none: () => 1,
};

/** The sheet being printed. All marks end up here, in order, as polygons of declared colours. */
export class Sheet {
  private readonly parts: string[] = [];
  private readonly used = new Set<Colour>();
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private clips = 0;
  /** Every area of skin, on the page. */
  private readonly skin: Line[] = [];

  constructor(
    readonly name: string,
    readonly width: number,
    readonly height: number,
    readonly light: Light,
    private readonly declared: ReadonlySet<Colour>,
  ) {}

  /** How many pixels a unit of the coordinates in use takes. */
  get scale(): number {
    return Math.hypot(this.matrix[0], this.matrix[1]);
  }

  /** The light as seen in the coordinates in use: mirrored and turned with them, length 1. */
  get localLight(): Light {
    const [a, b, c, d] = this.matrix;
    const det = a * d - b * c;
    const x = (d * this.light.x - c * this.light.y) / det;
    const y = (a * this.light.y - b * this.light.x) / det;
    const size = Math.hypot(x, y);
    return { x: x / size, y: y / size };
  }

  /** A closed shape. `edge` is how far its outline wanders, in pixels: 1.3 print, 4-5 foliage, up to 0.5 faces. */
  shape(line: Line, colour: Colour, edge = 1.3): void {
    if (line.length < 3) return;
    this.emit(this.rough(line, edge), colour);
  }

  /** A closed shape with holes. */
  pierced(outer: Line, holes: readonly Line[], colour: Colour, edge = 1.3): void {
    const rings = [outer, ...holes].map((ring) => this.path(this.rough(ring, edge)));
    this.put(`<path fill-rule="evenodd" fill="${this.hex(colour)}" d="${rings.join("")}"/>`);
  }

  /** A carved stroke: a tapered polygon along a line. `width` in the coordinates in use. */
  stroke(line: Line, width: number, colour: Colour, style: StrokeStyle = {}): void {
    const { taper = "both", jitter = 0.22, tone } = style;
    const count = Math.round(geo.clamp((geo.length(line) * this.scale) / 7, 6, 48));
    const points = geo.even(line, count);
    const shaped = profile[taper];
    let left: Point[] = [];
    let right: Point[] = [];
    const flush = (): void => {
      if (left.length > 2) this.emit([...left, ...right.reverse()], colour);
      left = [];
      right = [];
    };
    points.forEach((point, i) => {
      const before = points[Math.max(0, i - 1)] ?? point;
      const after = points[Math.min(points.length - 1, i + 1)] ?? point;
      const size = geo.distance(before, after) || 1;
      const here = tone ? tone(point[0], point[1]) : 1;
      if (here < 0.14) {
        flush();
        return;
      }
      const [gx, gy] = apply(this.matrix, point);
      const half = (width / 2) * shaped(i / (count - 1)) * Math.min(here, 1.6);
      const nx = -(after[1] - before[1]) / size;
      const ny = (after[0] - before[0]) / size;
      const l = half * (1 + jitter * noise.at(gx / 9, gy / 9, 5));
      const r = half * (1 + jitter * noise.at(gx / 9, gy / 9, 6));
      left.push(apply(this.matrix, [point[0] + nx * l, point[1] + ny * l]));
      right.push(apply(this.matrix, [point[0] - nx * r, point[1] - ny * r]));
    });
    flush();
  }

  /** A line of constant width: steel, spectacles, window bars. */
  bar(line: Line, width: number, colour: Colour): void {
    const d = line.map((point) => this.pair(apply(this.matrix, point))).join("L");
    const size = (width * this.scale).toFixed(2);
    this.put(
      `<path d="M${d}" fill="none" stroke="${this.hex(colour)}" stroke-width="${size}" stroke-linejoin="round"/>`,
    );
  }

  /** A round dot. */
  dot(x: number, y: number, radius: number, colour: Colour, edge = 0): void {
    this.shape(geo.arc(x, y, radius, radius, 0, 354, 24), colour, edge);
  }

  /** Whether skin was printed at a point of the page or close to it, eyes and mouths on it included. */
  onSkin([x, y]: Point): boolean {
    const near: Line = geo.arc(x, y, 3, 3, 0, 315, 7);
    return this.skin.some((shape) => near.some((point) => geo.inside(shape, point)));
  }

  /** Draws only inside a closed shape. */
  clip(line: Line, draw: () => void): void {
    const id = `c${this.clips++}`;
    const d = this.path(line.map((point) => apply(this.matrix, point)));
    this.put(`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">`);
    draw();
    this.put("</g>");
  }

  /** Draws in coordinates of its own. */
  place({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement, draw: () => void): void {
    const before = this.matrix;
    const c = Math.cos((turn * Math.PI) / 180) * scale;
    const s = Math.sin((turn * Math.PI) / 180) * scale;
    const side = flip ? -1 : 1;
    this.matrix = join(before, [c * side, s * side, -s, c, x, y]);
    draw();
    this.matrix = before;
  }

  /**
   * The finished picture; fails when a declared colour was never printed.
   * @param printed width in pixels of the picture; the marks stay where they are
   */
  svg(printed = this.width): string {
    const idle = [...this.declared].filter((colour) => !this.used.has(colour));
    if (idle.length > 0) throw new Error(`${this.name}: declared but not used: ${idle.join(", ")}`);
    const high = (this.height * printed) / this.width;
    const size = `width="${printed}" height="${high}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.parts.join("")}</svg>`;
  }

  /** The outline on the page, wandering by noise of place so that shared edges stay shut. */
  private rough(line: Line, edge: number): Line {
    const page = line.map((point) => apply(this.matrix, point));
    const reach = edge * Math.min(1, Math.sqrt(this.scale));
    if (reach === 0) return page;
    const size = edge > 3 ? 16 : 11;
    return geo.dense(page, 6, true).map((point) => {
      const [x, y] = point;
      return [
        point[0] + reach * noise.rough(x / size, y / size, 2),
        point[1] + reach * noise.rough(x / size, y / size, 3),
      ];
    });
  }

  private emit(line: Line, colour: Colour): void {
    if (palette.isSkin(colour)) this.skin.push(line);
    this.put(`<path fill="${this.hex(colour)}" d="${this.path(line)}"/>`);
  }

  private hex(colour: Colour): string {
    if (!this.declared.has(colour))
      throw new Error(`${this.name}: colour "${colour}" is not in the scene's palette`);
    this.used.add(colour);
    return palette.hex(colour);
  }

  private path(line: Line): string {
    return `M${line.map((point) => this.pair(point)).join("L")}Z`;
  }

  private pair([x, y]: Point): string {
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  }

  private put(part: string): void {
    this.parts.push(part);
  }
}
