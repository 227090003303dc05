import type { Page } from "playwright-core";
import { endAnimations } from "./painted";

/** Text and controls outside the viewport at a side, unless a part of the page scrolls to them. */
export function stickingOut(): string[] {
  const faults: string[] = [];
  const isMeantToBe = (start: Element) => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { overflowX, visibility, opacity, clipPath } = getComputedStyle(element);
      if (visibility === "hidden" || opacity === "0" || clipPath === "inset(50%)") return true;
      if (element.getAttribute("aria-hidden") === "true") return true;
      if (element !== document.body && /auto|scroll/.test(overflowX)) return true;
    }
    return false;
  };
  const check = (owner: Element, boxes: Iterable<DOMRect>, what: string) => {
    for (const { left, right, width, height } of boxes) {
      if (width === 0 || height === 0 || (left >= -1 && right <= innerWidth + 1)) continue;
      if (!isMeantToBe(owner))
        faults.push(`sticks out: ${owner.tagName} "${what.trim().slice(0, 40)}" ${left}..${right}`);
      return;
    }
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.textContent?.trim() || !node.parentElement) continue;
    range.selectNodeContents(node);
    check(node.parentElement, range.getClientRects(), node.textContent);
  }
  for (const control of document.querySelectorAll(
    "a[href], button, input, textarea, select, summary, img, video",
  )) {
    const name = control.getAttribute("aria-label") ?? control.className;
    check(control, [control.getBoundingClientRect()], name);
  }
  return faults;
}

/** Boxes that clip their text at the bottom or the side; slides that wait beside a carousel are hidden, not cut. */
export function cutOff(): string[] {
  const isRead = (owner: Element | null) =>
    owner?.closest("svg, [aria-hidden=true], .visually-hidden, noscript") === null &&
    owner.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const range = document.createRange();
  const textOutside = (box: DOMRect, element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.textContent?.trim() || !isRead(node.parentElement)) continue;
      range.selectNodeContents(node);
      const { left, right, bottom } = range.getBoundingClientRect();
      if (right > box.right + 2 || left < box.left - 2 || bottom > box.bottom + 2)
        return node.textContent.trim();
    }
    return undefined;
  };
  return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
    const isHigher = element.scrollHeight > element.clientHeight + 2;
    const isWider = element.scrollWidth > element.clientWidth + 2;
    if (element.clientHeight === 0 || !(isHigher || isWider)) return [];
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
    const isCut = (isHigher && /hidden|clip/.test(overflowY)) || (isWider && /hidden|clip/.test(overflowX));
    if (!isCut || display === "inline" || clipPath === "inset(50%)" || !isRead(element)) return [];
    const text = textOutside(element.getBoundingClientRect(), element);
    return text ? [`cuts off: ${element.tagName}.${element.className} "${text.slice(0, 40)}"`] : [];
  });
}

/** Text over other text, except in floating or sticky elements. */
export function overlapping(): string[] {
  interface Line {
    readonly node: Node;
    readonly box: DOMRect;
  }
  const known = new Map<Element, boolean>();
  const floats = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { position, visibility, opacity, clipPath } = getComputedStyle(element);
    const isLoose =
      position === "fixed" ||
      position === "sticky" ||
      visibility === "hidden" ||
      opacity === "0" ||
      clipPath === "inset(50%)" ||
      (element.parentElement !== null && floats(element.parentElement));
    known.set(element, isLoose);
    return isLoose;
  };
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const owner = node.parentElement;
    if (!node.textContent?.trim() || !owner || owner.closest("svg, option, noscript")) continue;
    if (!owner.checkVisibility() || floats(owner)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) lines.push({ node, box });
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  return lines.flatMap(({ node, box }, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom) break;
      if (other.node === node) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
      // The line boxes of tight headings overlap in their empty parts.
      if (wide > 4 && high > 0.5 * Math.min(box.height, other.box.height))
        return [`overlap: "${node.textContent?.slice(0, 30)}" and "${other.node.textContent?.slice(0, 30)}"`];
    }
    return [];
  });
}

export async function layoutFaults(page: Page): Promise<string[]> {
  await endAnimations(page);
  return [
    ...(await page.evaluate(stickingOut)),
    ...(await page.evaluate(cutOff)),
    ...(await page.evaluate(overlapping)),
  ];
}

/** What makes a page hard to read with wider text spacing (WCAG 1.4.12), which is removed afterwards. */
export async function faultsWhenSpaced(page: Page): Promise<string[]> {
  const sheet = await page.addStyleTag({
    content:
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
  });
  const faults = await layoutFaults(page);
  await sheet.evaluate((element) => element instanceof Element && element.remove());
  return faults;
}
