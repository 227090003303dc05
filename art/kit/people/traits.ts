/**
 * What makes a face one person's: named measures, to be combined freely. A look with traits is drawn from these
 * instead of its jaw, nose, brow, eyes, mouth and age.
 */
export type Traits = {
  readonly head: keyof typeof headShapes;
  /** Years, 17 to 70. */
  readonly years: number;
  readonly eyes: keyof typeof eyeShapes;
  readonly brow: keyof typeof browShapes;
  readonly nose: keyof typeof noseShapes;
  readonly mouth: "closed" | "smile" | "grin" | "laugh" | "talk" | "wry";
  readonly lips?: keyof typeof lipShapes;
  /** How the light models the cheek: a wide apple, a bone, or hardly at all. */
  readonly cheek?: "apple" | "bone" | "plain";
  readonly lashes?: boolean;
  readonly mark?: "mole" | "dimples" | "freckles";
  /** Eyes lowered to what lies before them. */
  readonly lowered?: boolean;
};

export type HeadShape = {
  /** Width of the whole head, and length of the face below the nose and above the brow. */
  readonly wide: number;
  readonly low: number;
  readonly high: number;
  /** Width at the eleven points from the crown over temple (3), cheek (5) and jaw (8) to the chin. */
  readonly widths: readonly number[];
};

export const headShapes = {
  oval: { wide: 1, low: 1, high: 1, widths: [1, 1, 1, 1, 1, 1, 0.99, 0.98, 0.98, 1, 1] },
  round: { wide: 1.06, low: 0.93, high: 0.98, widths: [1, 1, 1, 1, 1.01, 1.04, 1.08, 1.1, 1.08, 1.05, 1] },
  square: {
    wide: 1.02,
    low: 0.98,
    high: 0.97,
    widths: [1, 1.02, 1.04, 1.02, 1, 1.01, 1.09, 1.19, 1.25, 1.3, 1],
  },
  heart: {
    wide: 1.03,
    low: 0.97,
    high: 1.03,
    widths: [1, 1.03, 1.05, 1.03, 1.01, 0.97, 0.88, 0.78, 0.72, 0.68, 1],
  },
  long: { wide: 0.93, low: 1.13, high: 1.05, widths: [1, 1, 1, 1, 1, 0.97, 0.96, 0.97, 1, 1.06, 1] },
  diamond: {
    wide: 1.01,
    low: 1.04,
    high: 0.98,
    widths: [1, 0.96, 0.94, 0.96, 1.01, 1.05, 0.98, 0.86, 0.78, 0.76, 1],
  },
  pear: {
    wide: 0.99,
    low: 0.98,
    high: 0.97,
    widths: [1, 0.96, 0.94, 0.95, 0.98, 1.04, 1.13, 1.2, 1.2, 1.12, 1],
  },
  broad: {
    wide: 1.11,
    low: 0.95,
    high: 0.95,
    widths: [1, 1, 0.98, 0.99, 1.02, 1.04, 1.05, 1.03, 1.02, 1.05, 1],
  },
  narrow: { wide: 0.89, low: 1.03, high: 1.02, widths: [1, 1, 1, 1, 1, 0.99, 0.95, 0.9, 0.88, 0.9, 1] },
} as const satisfies Record<string, HeadShape>;

export type EyeShape = {
  /** Inner corner and length, height of the upper and the lower lid, how much the outer corner rises. */
  readonly inner: number;
  readonly size: number;
  readonly up: number;
  readonly low: number;
  readonly rise: number;
  /** Height of the lid's fold above the eye; null without one. */
  readonly fold: number | null;
};

export const eyeShapes = {
  almond: { inner: 15, size: 31, up: 9, low: 5.4, rise: 3, fold: 6 },
  round: { inner: 16, size: 29, up: 11.5, low: 8, rise: 1, fold: 5.5 },
  single: { inner: 17, size: 30, up: 6.6, low: 4.4, rise: 4.5, fold: null },
  hooded: { inner: 15, size: 30, up: 6.8, low: 5, rise: -1, fold: 3.2 },
  deep: { inner: 13.5, size: 28, up: 8, low: 5, rise: 1, fold: 9 },
  drooping: { inner: 15, size: 31, up: 8, low: 6, rise: -4.5, fold: 5 },
  narrow: { inner: 16, size: 30, up: 6.4, low: 3.4, rise: 2, fold: 5 },
  upturned: { inner: 15.5, size: 33, up: 9.4, low: 5.2, rise: 7, fold: 6 },
} as const satisfies Record<string, EyeShape>;

export type BrowShape = {
  /** Heights at the inner end, at two thirds and at the outer end; thickness; where it begins. */
  readonly heights: readonly [number, number, number];
  readonly thick: number;
  readonly inner: number;
};

export const browShapes = {
  arched: { heights: [-23, -32, -20], thick: 6, inner: 12 },
  rounded: { heights: [-22, -29, -19], thick: 5.4, inner: 14 },
  straight: { heights: [-22, -25, -22], thick: 7.6, inner: 11 },
  bushy: { heights: [-22, -27.5, -20], thick: 10.5, inner: 9 },
  angled: { heights: [-24, -31, -22], thick: 7.4, inner: 10 },
  thin: { heights: [-25, -31, -22], thick: 3.6, inner: 13 },
  low: { heights: [-19.5, -22.5, -17], thick: 8.4, inner: 10 },
  sparse: { heights: [-22, -26, -20], thick: 4.8, inner: 15 },
} as const satisfies Record<string, BrowShape>;

export type NoseShape = {
  /** Height of the tip, half width of the wings, how far the bridge stands out at brow and middle, fall of the tip. */
  readonly tip: number;
  readonly wing: number;
  readonly root: number;
  readonly bridge: number;
  readonly drop: number;
};

export const noseShapes = {
  straight: { tip: 39, wing: 13.5, root: 4, bridge: 5, drop: 1 },
  broad: { tip: 39, wing: 19, root: 1, bridge: 3, drop: 2 },
  hooked: { tip: 42, wing: 14, root: 6, bridge: 11, drop: 4 },
  button: { tip: 34, wing: 12.5, root: -4, bridge: -2, drop: -2 },
  flat: { tip: 37, wing: 17, root: -8, bridge: -5, drop: 0 },
  long: { tip: 44.5, wing: 12.5, root: 4, bridge: 4, drop: 1.5 },
  snub: { tip: 36, wing: 15, root: 2, bridge: 0, drop: -4 },
} as const satisfies Record<string, NoseShape>;

/** Height of the upper and the lower lip, and the mouth's half width. */
export const lipShapes = {
  thin: { up: 2.6, low: 4.4, wide: 25 },
  even: { up: 5, low: 7.5, wide: 24 },
  full: { up: 7.5, low: 10.5, wide: 24 },
  small: { up: 5.4, low: 8, wide: 18.5 },
  broad: { up: 5, low: 7.6, wide: 29 },
} as const;
