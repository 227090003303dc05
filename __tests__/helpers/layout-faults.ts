import type { Page } from "playwright-core";
import { endAnimations } from "./painted";

/** Runs in a page: text and controls outside the window, text that its box cuts off, and text over other text. */
function faultsInPage(): string[] {
  const range = document.createRange();
  function textsIn(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: { text: string; owner: Element; box: DOMRect; lines: readonly DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim();
      if (!text || !node.parentElement) continue;
      range.selectNodeContents(node);
      const [box, lines] = [range.getBoundingClientRect(), [...range.getClientRects()]];
      found.push({ text: text.slice(0, 40), owner: node.parentElement, box, lines });
    }
    return found;
  }
  const isUnseen = ({ visibility, opacity, clipPath }: CSSStyleDeclaration) =>
    visibility === "hidden" || opacity === "0" || clipPath === "inset(50%)";
  const withAbove = (one: Element): Element[] => [
    one,
    ...(one.parentElement ? withAbove(one.parentElement) : []),
  ];

  /** Hidden, or in a part of the page that scrolls to it. */
  const mayStickOut = (owner: Element) =>
    withAbove(owner).some((one) => {
      const style = getComputedStyle(one);
      const scrolls = one !== document.body && /auto|scroll/.test(style.overflowX);
      return isUnseen(style) || scrolls || one.getAttribute("aria-hidden") === "true";
    });
  const all = textsIn(document.body);
  const controls = document.querySelectorAll("a[href], button, input, textarea, select, summary, img, video");
  const sticking = [
    ...all,
    ...[...controls].map((owner) => {
      const text = owner.getAttribute("aria-label") ?? owner.className;
      return { text, owner, lines: [owner.getBoundingClientRect()] };
    }),
  ].flatMap(({ text, owner, lines }) => {
    const isOut = ({ left, right, width, height }: DOMRect) =>
      width > 0 && height > 0 && (left < -1 || right > innerWidth + 1);
    const out = lines.find(isOut);
    if (!out || mayStickOut(owner)) return [];
    return [`sticks out: ${owner.tagName} "${text}" ${out.left}..${out.right}`];
  });

  const isRead = (owner: Element) =>
    owner.closest("svg, [aria-hidden=true], .visually-hidden, noscript") === null &&
    owner.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // Slides that wait beside a carousel are hidden, not cut off.
  const cut = [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
    const isHigher = element.scrollHeight > element.clientHeight + 2;
    const isWider = element.scrollWidth > element.clientWidth + 2;
    if (element.clientHeight === 0 || !(isHigher || isWider)) return [];
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
    const isCut = (isHigher && /hidden|clip/.test(overflowY)) || (isWider && /hidden|clip/.test(overflowX));
    if (!isCut || display === "inline" || clipPath === "inset(50%)" || !isRead(element)) return [];
    const { left, right, bottom } = element.getBoundingClientRect();
    const outside = textsIn(element).find(
      ({ owner, box }) =>
        (box.right > right + 2 || box.left < left - 2 || box.bottom > bottom + 2) && isRead(owner),
    );
    return outside ? [`cuts off: ${element.tagName}.${element.className} "${outside.text}"`] : [];
  });

  const known = new Map<Element, boolean>();
  /** Text may be covered by fixed or sticky elements. */
  function floats(element: Element): boolean {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const { parentElement: above } = element;
    const isLoose =
      /fixed|sticky/.test(style.position) || isUnseen(style) || (above !== null && floats(above));
    known.set(element, isLoose);
    return isLoose;
  }
  const lines = all
    .filter(
      ({ owner }) => !owner.closest("svg, option, noscript") && owner.checkVisibility() && !floats(owner),
    )
    .flatMap((one) => one.lines.map((box) => ({ one, box })))
    .sort((a, b) => a.box.top - b.box.top);
  const overlapping = lines.flatMap(({ one, box }, index) => {
    for (let next = index + 1; ; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom) return [];
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
      // The line boxes of tight headings overlap in their empty parts.
      if (other.one !== one && wide > 4 && high > 0.5 * Math.min(box.height, other.box.height))
        return [`overlap: "${one.text}" and "${other.one.text}"`];
    }
  });
  return [...sticking, ...cut, ...overlapping];
}

export async function layoutFaults(page: Page): Promise<string[]> {
  await endAnimations(page);
  return page.evaluate(faultsInPage);
}

/** Layout faults with wider text spacing (WCAG 1.4.12), which is removed afterwards. */
export async function faultsWhenSpaced(page: Page): Promise<string[]> {
  const sheet = await page.addStyleTag({
    content:
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
  });
  const faults = await layoutFaults(page);
  await sheet.evaluate((element) => element instanceof Element && element.remove());
  return faults;
}
