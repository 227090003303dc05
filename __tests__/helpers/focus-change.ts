import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast } from "./contrast";

/** WCAG 2.4.13 requires a ring 2 px thick; corners and parts below a neighbour are tolerated. */
const LEAST_SHARE = 0.5;
const RING_PX = 2;
/** WCAG 1.4.11: contrast of the same points with and without focus. */
const LEAST_CONTRAST = 3;

interface Area {
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Visible length of the control's edge in px. */
  readonly edge: number;
}

function areaOfFocus(): Area | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return undefined;
  // The ring may be around a label, or around the card that a link covers.
  const isCover = getComputedStyle(element, "::after").outlineStyle !== "none";
  const around = (isCover ? element.offsetParent : element.closest("label")) ?? element;
  const boxes = [around, element].map((part) => part.getBoundingClientRect());
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)) - 12));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)) - 12));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + 12));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + 12));
  const edge = [...element.getClientRects()].reduce((sum, box) => {
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return sum + 2 * Math.max(0, width) + 2 * Math.max(0, height);
  }, 0);
  return { clip: { x, y, width: right - x, height: bottom - y }, edge };
}

async function picture(page: Page, clip: Area["clip"]): Promise<Buffer> {
  return sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

interface Pictures {
  readonly edge: number;
  readonly focused: Buffer;
  readonly plain: Buffer;
}

/** Pictures of the focused control with and without focus. Late parts may move it: they are taken where it rests. */
async function pictures(page: Page): Promise<Pictures | undefined> {
  const area = await page.evaluate(areaOfFocus);
  if (!area) return undefined;
  const focused = await picture(page, area.clip);
  const control = await page.evaluateHandle(() => document.activeElement);
  await control.evaluate((element) => element instanceof HTMLElement && element.blur());
  const plain = await picture(page, area.clip);
  await control.evaluate(
    (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
  );
  const after = await page.evaluate(areaOfFocus);
  const isSame = JSON.stringify(after) === JSON.stringify(area);
  return isSame ? { edge: area.edge, focused, plain } : pictures(page);
}

/**
 * Compares pictures of the focused control with and without focus.
 * @returns a fault when too few points change, or change too little to be visible
 */
export async function focusChange(page: Page): Promise<string[]> {
  const taken = await pictures(page);
  if (!taken) return ["lost the focus"];
  const { edge, focused, plain } = taken;
  let changed = 0;
  for (let at = 0; at < focused.length; at += 3) {
    if (focused[at] === plain[at] && focused[at + 1] === plain[at + 1] && focused[at + 2] === plain[at + 2])
      continue;
    if (contrast(focused.subarray(at, at + 3), plain.subarray(at, at + 3)) >= LEAST_CONTRAST) changed += 1;
  }
  const least = edge * RING_PX * LEAST_SHARE;
  return changed >= least ? [] : [`focus changes ${changed} points of at least ${Math.round(least)}`];
}
