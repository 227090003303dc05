import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { WIDTHS } from "./window";

/** How much larger than its file a picture may be displayed: browsers choose the nearest file, not the next larger. */
const STRETCH = 1.1;
/** Pixel densities by the window's width; tablets and desktops rarely exceed 2. */
const DENSITIES: Readonly<Record<number, readonly number[]>> = {
  [WIDTHS.phone]: [1, 2, 3],
  [WIDTHS.tablet]: [1, 2],
  [WIDTHS.desk]: [1, 2],
};
/** Maximum bytes of a picture on a phone with two device pixels per px. */
const MAX_BYTES = 160 * 1024;
const PHONE = { width: WIDTHS.phone, density: 2 };

interface Candidate {
  readonly address: string;
  readonly width: number;
}

interface Shown {
  readonly box: { readonly width: number; readonly height: number };
  /** Width by height of the files. */
  readonly shape: number;
  /** Width according to `sizes`, in CSS pixels. */
  readonly promised: number;
  /** For each format, the files that the browser chooses from. */
  readonly sets: readonly (readonly Candidate[])[];
}

function shownPictures(): Shown[] {
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.transition = "none";
  const widthOf = (sizes: string) => {
    const parts = sizes.split(",").map((part) => /^\s*(\(.*\))?\s*(\S.*)$/.exec(part) ?? []);
    const [, , length = "100vw"] =
      parts.find(([, condition]) => !condition || window.matchMedia(condition).matches) ?? [];
    probe.style.width = length;
    return probe.getBoundingClientRect().width;
  };
  const found = [...document.querySelectorAll<HTMLImageElement>("picture > img")].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? []), image].filter(
      (source) => !(source instanceof HTMLSourceElement && source.media && !matchMedia(source.media).matches),
    );
    const [chosen] = sources;
    if (width === 0 || !chosen) return [];
    // A crop for phones has the shape of its box and is the only choice.
    const isCrop = chosen instanceof HTMLSourceElement && chosen.media !== "";
    const sets = sources
      .filter((source) => !isCrop || (source instanceof HTMLSourceElement && source.media === chosen.media))
      .map(({ srcset }) =>
        srcset.split(",").map((one) => {
          const [address = "", descriptor = ""] = one.trim().split(/\s+/);
          return { address, width: Number.parseInt(descriptor, 10) };
        }),
      );
    const shape = isCrop
      ? width / height
      : Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    return [{ box: { width, height }, shape, promised: widthOf(chosen.sizes), sets }];
  });
  probe.remove();
  return found;
}

/**
 * The file that Chromium chooses: the first that is wide enough, or the one before if nearer (`ImageCandidate`
 * selection, by the geometric mean of both densities).
 */
function chosen(set: readonly Candidate[], promised: number, density: number): Candidate | undefined {
  const next = set.findIndex(({ width }) => width / promised >= density);
  if (next === -1) return set.at(-1);
  const [before, after] = [set[next - 1], set[next]];
  if (!before || !after || density <= 1) return after;
  return density >= Math.sqrt(before.width * after.width) / promised ? after : before;
}

/** Width and height of each picture in `content/images`, by the digest that stands in the addresses of its files. */
export async function masterSizes(): Promise<ReadonlyMap<string, readonly [number, number]>> {
  const root = "content/images";
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sizes = files
    .filter((file) => /\.(png|jpe?g)$/.test(file))
    .map(async (file) => {
      const bytes = readFileSync(path.join(root, file));
      const { width, height } = await sharp(bytes).metadata();
      return [createHash("md5").update(bytes).digest("hex"), [width, height]] as const;
    });
  return new Map(await Promise.all(sizes));
}

/**
 * Pictures for which a browser would choose too small a file at the page's width, or too heavy a one on a phone;
 * calculated, so for all densities and for browsers without AVIF.
 */
export async function fileFaults(
  page: Page,
  width: number,
  masters: Awaited<ReturnType<typeof masterSizes>>,
): Promise<string[]> {
  return (await page.evaluate(shownPictures)).flatMap(({ box, shape, promised, sets }) =>
    sets.flatMap((set, index) => {
      const name = set.at(-1)?.address ?? "";
      const master = masters.get(name.split("/")[2] ?? "");
      if (!master) return [`${name} comes from no picture in content/images`];
      const most = Math.min(master[0], master[1] * shape);
      // The picture covers its box, so in a box that is higher than the file the height decides.
      const filled = Math.max(box.width, box.height * shape);
      // The only file for browsers without AVIF, which stands last, must suffice for density 1.
      const isPlain = set.length === 1 && index === sets.length - 1;
      const densities = isPlain ? [1] : (DENSITIES[width] ?? []);
      return densities.flatMap((density) => {
        const taken = chosen(set, promised, density);
        if (!taken) return [`${name}: no file to choose`];
        const needed = Math.min(filled * density, most);
        const place = `${width} px at ${density}x, box ${Math.round(box.width)}x${Math.round(box.height)}`;
        const small =
          taken.width * STRETCH < needed
            ? [
                `${place}: ${taken.address} is ${taken.width} wide for ${Math.round(needed)}; sizes say ${promised}`,
              ]
            : [];
        const bytes = statSync(`public${taken.address}`).size;
        const isHeavy = width === PHONE.width && density === PHONE.density && bytes > MAX_BYTES;
        return isHeavy ? [...small, `${place}: ${taken.address} has ${bytes} bytes`] : small;
      });
    }),
  );
}
