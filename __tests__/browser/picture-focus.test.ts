import path from "node:path";
import sharp from "sharp";
import { PUBLIC } from "../helpers/exported-page";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";
import { countries } from "../helpers/site-content";
import { startTour } from "../helpers/tour";

const tour = startTour(sharedSite());

const WIDTHS = [320, 390, 768, 1280, 1920];
const MIDDLE = { x: 50, y: 50 };

interface Point {
  readonly x: number;
  readonly y: number;
}
/** What is seen of a picture, as shares of its width and height. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The head's picture: its box, where it lies in it, and a file of the format and crop that the browser takes. */
function headPicture(): { box: Size; position: Point; address: string } {
  const image = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  if (!image) throw new Error("the page's head has no picture");
  const { width, height } = image.getBoundingClientRect();
  const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(" ").map(Number.parseFloat);
  const source = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(
    ({ media }) => media === "" || window.matchMedia(media).matches,
  );
  const address = source?.srcset.split(",").at(-1)?.trim().split(" ")[0] ?? "";
  return { box: { width, height }, position: { x: x / 100, y: y / 100 }, address };
}

/** What a box shows of a picture that fills it. */
function shownIn(box: Size, picture: Size, at: Point): Window {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / (picture.width * scale), box.height / (picture.height * scale)];
  return { left: at.x * (1 - width), top: at.y * (1 - height), width, height };
}

const CUTS = [
  { position: "west", at: { x: 0, y: 0.5 } },
  { position: "centre", at: { x: 0.5, y: 0.5 } },
  { position: "east", at: { x: 1, y: 0.5 } },
] as const;
const SMALL = { width: 60, height: 48 };

/** What of its master a file holds: of the cuts that can be made, the one that looks most like it. */
async function cutOf(master: string, file: string): Promise<Window> {
  const [whole, cut] = await Promise.all([sharp(master).metadata(), sharp(file).metadata()]);
  const seen = await sharp(file)
    .resize({ ...SMALL, fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
  const unlike = CUTS.map(async ({ position, at }) => {
    const tried = await sharp(master)
      .resize({ width: cut.width, height: cut.height, fit: "cover", position })
      .toBuffer();
    const other = await sharp(tried)
      .resize({ ...SMALL, fit: "fill" })
      .greyscale()
      .raw()
      .toBuffer();
    const difference = other.reduce((sum, value, index) => sum + Math.abs(value - (seen[index] ?? 0)), 0);
    return { difference, window: shownIn(cut, whole, at) };
  });
  const [best] = (await Promise.all(unlike)).sort((a, b) => a.difference - b.difference);
  if (!best) throw new Error(`${file} is no cut of ${master}`);
  return best.window;
}

test.each(countries)("$path shows the focus of its picture at every width", async (country) => {
  const { x, y } = country.focus ?? MIDDLE;
  const master = path.join("content", "images", country.image);
  const page = await tour.visit(country.path, WIDTHS[0]);
  const lost: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await painted(page);
    const { box, position, address } = await page.evaluate(headPicture);
    const file = path.join(PUBLIC, address);
    const cut = await cutOf(master, file);
    const shown = shownIn(box, await sharp(file).metadata(), position);
    const left = 100 * (cut.left + shown.left * cut.width);
    const top = 100 * (cut.top + shown.top * cut.height);
    const right = left + 100 * shown.width * cut.width;
    const bottom = top + 100 * shown.height * cut.height;
    if (x < left || x > right || y < top || y > bottom) {
      const edges = [left, top, right, bottom].map((edge) => edge.toFixed(1));
      lost.push(`${width} px: ${x} ${y} is not within ${edges.join(" ")} of ${address}`);
    }
  }
  expect(lost).toEqual([]);
});
