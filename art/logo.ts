import { label } from "./kit/built/label";
import { palette } from "./kit/core/palette";

type Options = {
  /** Ink up to the edge, for systems that cut the corners themselves. */
  readonly bleed?: boolean;
  /** How much of the square the label takes; 1 unless told. */
  readonly share?: number;
};

/** The sign of the house as SVG text on a square of 64: a luggage label, dashed marigold inside, the name in white. */
export function logo({ bleed = false, share = 1 }: Options = {}): string {
  const ground = palette.hex("ink");
  const line = palette.hex("marigold");
  const name = palette.hex("white");
  const letters = Object.values(label.letters).flat().join("");
  const back = `<rect width="64" height="64" ${bleed ? "" : 'rx="10" '}fill="${ground}"/>`;
  const inner =
    `<rect x="5" y="5" width="54" height="54" rx="5" fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="4.4 2.7"/>` +
    `<path fill="${name}" fill-rule="evenodd" transform="translate(32 32.5) scale(.222 .27)" d="${letters}"/>`;
  const placed =
    share === 1 ? inner : `<g transform="translate(32 32) scale(${share}) translate(-32 -32)">${inner}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${back}${placed}</svg>\n`;
}
