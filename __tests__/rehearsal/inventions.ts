import sharp from "sharp";
import { seededRandom } from "../helpers/random";

const random = seededRandom(2027);

const WORDS =
  "river garden window morning letter harbour kitchen ticket lantern market bridge orchard paper meadow winter ferry candle island valley summer station copper temple cotton saffron museum anchor violet pepper marble".split(
    " ",
  );

/** A marker that no real content contains: shows that a text comes from here. */
export const MARK = "Rehearsed";

/**
 * A unique replacement for a text, no longer than it was.
 * @param old text to replace; its `{placeholders}` and its full stop stay
 * @param least minimum length of the field
 * @param most maximum length of the field
 */
export function inventText(old: string, least: number, most: number): string {
  const placeholders = old.match(/\{\w+\}/g)?.join(" ") ?? "";
  const room = Math.min(Math.max(old.length, least + 12, 12), most) - placeholders.length - 2;
  let text = old.length > 40 ? MARK : random.pick(WORDS);
  for (;;) {
    const longer = `${text} ${random.pick(WORDS)}`;
    if (longer.length > room) break;
    text = longer;
  }
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return `${sentence}${placeholders && ` ${placeholders}`}${old.endsWith(".") ? "." : ""}`;
}

/** Last digits of phone numbers that `check:launch` does not treat as fictional. */
let nextNumber = 5550123;

/** A phone number that the launch check accepts as real. */
export function inventPhone(): string {
  nextNumber += 1;
  return `+91 422 ${nextNumber}`;
}

/** A simple picture: two areas and a sun, in different colours each time. */
export function makePhotograph(width: number, height: number): Promise<Buffer> {
  const shade = () => random.below(200) + 30;
  const colour = () => `rgb(${shade()},${shade()},${shade()})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour()}"/><rect y="60%" width="100%" height="40%" fill="${colour()}"/>
    <circle cx="70%" cy="30%" r="12%" fill="${colour()}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
