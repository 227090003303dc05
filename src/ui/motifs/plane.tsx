interface PlaneProps {
  readonly x: number;
  readonly y: number;
  /** Clockwise rotation in degrees; 0 flies to the right. */
  readonly turn?: number;
  readonly scale?: number;
}

const SHAPE =
  "M33 0c0 3-5 5-11 5H8L-8 27h-8L-9 5h-12l-7 8h-6l4-13-4-13h6l7 8h12l-7-22h8L8-5h14c6 0 11 2 11 5z";

/** The plane on dotted paths; for use inside an SVG. */
export function Plane({ x, y, turn = 0, scale = 1 }: PlaneProps) {
  return (
    <path d={SHAPE} fill="currentColor" transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} />
  );
}
