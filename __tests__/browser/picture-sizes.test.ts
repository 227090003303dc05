import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";
import { ROUTES } from "../helpers/site-content";
import { startTour } from "../helpers/tour";

const tour = startTour(sharedSite());

/** Windows and the densities of their screens; one of a tablet or a desk is hardly ever above 2. */
const WINDOWS = [
  { width: 390, densities: [1, 2, 3] },
  { width: 768, densities: [1, 2] },
  { width: 1280, densities: [1, 2] },
] as const;
/** How much larger than its file a picture may be shown: browsers choose the nearest file, not the next larger. */
const STRETCH = 1.1;

interface Shown {
  /** Digest of the master's file, from the address. */
  readonly master: string;
  readonly address: string;
  readonly box: { readonly width: number; readonly height: number };
  /** Width by height of the files. */
  readonly shape: number;
  /** Width that `sizes` promises, in CSS pixels. */
  readonly promised: number;
  readonly widths: readonly number[];
}

/** The page's visible raster pictures: where they stand, and from what the browser chooses. */
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
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
    const chosen = sources.find(
      (source) =>
        !(source instanceof HTMLSourceElement && source.media) || window.matchMedia(source.media).matches,
    );
    const candidates = (chosen?.srcset ?? "").split(",").map((one) => one.trim().split(/\s+/));
    const address = candidates.at(-1)?.[0] ?? "";
    if (width === 0 || address === "") return [];
    return [
      {
        master: address.split("/")[2] ?? "",
        address,
        box: { width, height },
        // A crop for phones is cut to its box.
        shape:
          chosen instanceof HTMLSourceElement && chosen.media
            ? width / height
            : Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
        promised: widthOf(chosen?.sizes ?? ""),
        widths: candidates.map(([, descriptor = ""]) => Number.parseInt(descriptor, 10)),
      },
    ];
  });
  probe.remove();
  return found;
}

/**
 * The file that Chromium takes: the first that is wide enough, or the one before it when that is nearer
 * (`ImageCandidate` selection, by the geometric mean of both densities).
 */
function chosen({ widths, promised }: Shown, density: number): number {
  const next = widths.findIndex((width) => width / promised >= density);
  if (next === -1) return widths.at(-1) ?? 0;
  const [before = 0, after = 0] = [widths[next - 1], widths[next]];
  if (before === 0 || density <= 1) return after;
  return density >= Math.sqrt(before * after) / promised ? after : before;
}

/** Size of each picture in `content/images`, by the digest that stands in the addresses of its files. */
async function masters(): Promise<Map<string, { width: number; height: number }>> {
  const folder = path.join("content", "images");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(png|jpe?g)$/.test(file),
  );
  const sizes = files.map(async (file) => {
    const bytes = readFileSync(path.join(folder, file));
    const { width, height } = await sharp(bytes).metadata();
    return [createHash("md5").update(bytes).digest("hex"), { width, height }] as const;
  });
  return new Map(await Promise.all(sizes));
}

let known: Awaited<ReturnType<typeof masters>>;
beforeAll(async () => {
  known = await masters();
});

test.each(ROUTES)(
  "%s chooses files as wide as its pictures are shown, or as their masters are",
  async (route) => {
    const small: string[] = [];
    const page = await tour.visit(route, WINDOWS[0].width);
    for (const { width, densities } of WINDOWS) {
      await page.setViewportSize({ width, height: 900 });
      // The new width holds at once, its media queries from the next frame on.
      await painted(page);
      for (const picture of await page.evaluate(shownPictures)) {
        const { box, shape, address } = picture;
        const master = known.get(picture.master);
        if (!master) throw new Error(`${address} comes from no picture in content/images`);
        const most = Math.min(master.width, master.height * shape);
        // The picture fills its box, so a box that is higher than the files takes its width from their height.
        const filled = Math.max(box.width, box.height * shape);
        for (const density of densities) {
          const needed = Math.min(filled * density, most);
          const taken = chosen(picture, density);
          if (taken * STRETCH < needed)
            small.push(
              `${width} px at ${density}x: ${taken} of ${picture.widths.join(" ")} for ${Math.round(needed)}, sizes say ${Math.round(picture.promised)}, box ${Math.round(box.width)}x${Math.round(box.height)}: ${address}`,
            );
        }
      }
    }
    expect(small).toEqual([]);
  },
);
