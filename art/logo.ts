import { palette } from "../src/theme/palette";

/** The name's letters as outlines of the heading font, 200 wide about (0, 0): one path each, holes included. */
const LETTERS = [
  "M-67.8 45.6L-100 45.6L-100 -46.1L-69.6 -46.1Q-63.5 -46.1 -58 -44.7Q-52.5 -43.4 -48.2 -40.4Q-43.9 -37.4 -41.4 -32.7Q-39 -28 -39 -21.1Q-39 -14.9 -41 -11Q-43 -7 -47.3 -4.9Q-51.5 -2.7 -58.2 -2L-58.2 0.1Q-46.5 0.8 -41 6.1Q-35.5 11.5 -35.5 21.2Q-35.5 29.5 -39.3 34.9Q-43 40.4 -50.2 43Q-57.3 45.6 -67.8 45.6Z",
  "M-78.9 6.5L-78.9 29L-69.4 29Q-63.5 29 -60.6 26.3Q-57.8 23.6 -57.8 18.3Q-57.8 13 -61.3 9.7Q-64.8 6.5 -70.7 6.5Z",
  "M-78.9 -29.4L-78.9 -7.2L-72.9 -7.2Q-66.4 -7.2 -63.3 -9.8Q-60.3 -12.4 -60.3 -18.3Q-60.3 -23.8 -62.9 -26.6Q-65.5 -29.4 -71.4 -29.4Z",
  "M-24.5 45.6L-24.5 -46.1L25.8 -46.1L25.8 -29L-2.9 -29L-2.9 -9L21.6 -9L21.6 7L-2.9 7L-2.9 28.6L25.8 28.6L25.8 45.6Z",
  "M69.7 47.6Q60.4 47.6 53.8 44.5Q47.3 41.3 43.1 35.2Q39 29.1 37.1 20.5Q35.3 11.9 35.3 0.8Q35.3 -10.6 37.2 -19.6Q39.1 -28.6 43.3 -34.9Q47.4 -41.2 54 -44.4Q60.5 -47.6 69.5 -47.6Q77.6 -47.6 83.3 -45.1Q89 -42.6 92.5 -38Q96.1 -33.4 97.4 -27.4Q98.7 -21.3 98.1 -14.2L78.1 -11.5Q78.8 -18.8 77.4 -23.1Q76.1 -27.4 73.6 -29.3Q71.2 -31.2 68.6 -31.2Q66 -31.2 63.9 -29.5Q61.7 -27.7 60.2 -24.1Q58.7 -20.5 57.9 -14.7Q57 -8.8 57 -0.8Q57 10.9 58.6 17.7Q60.2 24.5 63.1 27.4Q65.9 30.4 69.4 30.4Q73.4 30.4 75.9 26.9Q78.4 23.4 79.3 17.9Q80.2 12.3 79.8 5.8L99.8 8.4Q100.4 16.6 99.3 23.8Q98.1 30.9 94.7 36.3Q91.2 41.6 85.1 44.6Q79 47.6 69.7 47.6Z",
];

type Options = {
  /** Ink up to the edge, for systems that cut the corners themselves. */
  readonly bleed?: boolean;
  /** How much of the square the label takes; 1 unless told. */
  readonly share?: number;
};

/** The logo as SVG text on a square of 64: a luggage label, dashed marigold inside, the name in white. */
export function logo({ bleed = false, share = 1 }: Options = {}): string {
  const back = `<rect width="64" height="64" ${bleed ? "" : 'rx="10" '}fill="${palette.ink}"/>`;
  const inner =
    `<rect x="5" y="5" width="54" height="54" rx="5" fill="none" stroke="${palette.marigold}" stroke-width="2" stroke-dasharray="4.4 2.7"/>` +
    `<path fill="${palette.white}" fill-rule="evenodd" transform="translate(32 32.5) scale(.222 .27)" d="${LETTERS.join("")}"/>`;
  const placed =
    share === 1 ? inner : `<g transform="translate(32 32) scale(${share}) translate(-32 -32)">${inner}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${back}${placed}</svg>\n`;
}
