/** Red, green and blue from 0 to 255. */
export type Rgb = ArrayLike<number>;

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const share = (colour[channel] ?? 0) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
