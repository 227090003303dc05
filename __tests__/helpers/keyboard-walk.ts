import type { JSHandle, Page } from "playwright-core";
import { focusChange } from "./focus-change";
import { painted } from "./painted";

/** An element that the keyboard focused. */
export interface Stop {
  readonly name: string;
  /** Faults of this stop; empty if there are none. */
  readonly faults: readonly string[];
}

/** Repeats one key and records where the focus has been. */
export interface Walk {
  /** Presses the key; undefined when the focus has left the page or started again. */
  next(): Promise<Stop | undefined>;
  /** Controls that the key should have reached and did not. */
  missed(): Promise<string[]>;
}

interface Notes {
  readonly seen: Element[];
}

interface Sight {
  readonly name: string;
  readonly faults: string[];
  /** Styles of the control: controls that share them are compared only once. */
  readonly look: string;
  /** Whether it is part of a control seen before, such as a button inside a video. */
  readonly isKnown: boolean;
}

/** Examines the focused element, with and without focus. */
function lookAtFocus({ seen }: Notes): Sight | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  if (seen.length > 1 && element === seen[0]) return undefined;
  const faults: string[] = [];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const spots = [
    [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const;
  const isSeen = spots.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return (
      found &&
      (element.contains(found) || found.contains(element) || found.closest("label")?.contains(element))
    );
  });
  if (right < 1 || bottom < 1 || left > innerWidth - 1 || top > innerHeight - 1)
    faults.push("outside the window");
  else if (!isSeen) faults.push("covered by something else");

  // The ring may be the control's own, its parent's or its label's.
  const parts = [element, element.parentElement, element.closest("label")].filter((part) => part !== null);
  const rings = () =>
    [...parts.map((part) => getComputedStyle(part)), getComputedStyle(element, "::after")].map(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2
          ? ""
          : `${outlineWidth} ${outlineColor}`,
    );
  // A video's controls are Tab stops of their own and show the focus themselves.
  if (element.tagName !== "VIDEO") {
    const focused = rings();
    element.blur();
    const plain = rings();
    element.focus({ preventScroll: true });
    if (!focused.some((ring, index) => ring !== "" && ring !== plain[index])) faults.push("no visible focus");
  }

  const isKnown = seen.includes(element);
  if (!isKnown) seen.push(element);
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return {
    name: `${element.tagName} ${element.getAttribute("name") ?? ""} ${words.trim().slice(0, 50)}`,
    faults,
    look: [element, element.parentElement, element.parentElement?.parentElement]
      .map((part) => `${part?.tagName}.${part?.getAttribute("class")}`)
      .join(" "),
    isKnown,
  };
}

/** Tabbable elements that were not seen. */
function findMissed({ seen }: Notes): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), textarea, select, summary, video[controls], [tabindex='0']",
  );
  const isRadio = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === "radio";
  return (
    [...controls]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest("[inert]") && !seen.includes(control))
      // A group of radio buttons is one stop.
      .filter(
        (control) => !seen.some((other) => isRadio(control) && isRadio(other) && other.name === control.name),
      )
      .map((control) => control.outerHTML.slice(0, 120))
  );
}

/**
 * Starts a walk at the focused element.
 * @param known styles of controls whose focus was compared on pictures before; this walk adds its own
 */
export async function startWalk(page: Page, known: Set<string>, key = "Tab"): Promise<Walk> {
  const notes: JSHandle<Notes> = await page.evaluateHandle(() => ({ seen: [] }));
  const next = async (): Promise<Stop | undefined> => {
    await page.keyboard.press(key);
    const sight = await page.evaluate(lookAtFocus, notes);
    if (!sight) return undefined;
    const { name, look, isKnown } = sight;
    if (isKnown) return { name, faults: [] };
    const faults = [...sight.faults];
    if (faults.length === 0 && !known.has(look) && !name.startsWith("VIDEO")) {
      known.add(look);
      faults.push(...(await focusChange(page)));
    }
    return { name, faults };
  };
  return { next, missed: () => page.evaluate(findMissed, notes) };
}

/** Walks a page from its start, or from its end with Shift+Tab, until the focus leaves it; returns the faults. */
export async function keyboardWalk(page: Page, known: Set<string>, key = "Tab"): Promise<string[]> {
  await page.evaluate((isBackwards) => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // The browser continues from where the focus was last, even if that element is gone.
    const start = document.createElement("span");
    start.tabIndex = -1;
    if (isBackwards) document.body.append(start);
    else document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  }, key !== "Tab");
  // The scroll-to-top button disappears only when the page has scrolled.
  await painted(page);
  const walk = await startWalk(page, known, key);
  const faults: string[] = [];
  // More stops than the page has: a focus trap would never end.
  const most = (await page.locator("a, button, input, textarea, select, summary, video").count()) + 50;
  for (let presses = 0; presses < most; presses += 1) {
    const stop = await walk.next();
    if (!stop) return [...faults, ...(await walk.missed()).map((control) => `never reached: ${control}`)];
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.name}`));
  }
  return [...faults, "the walk does not end"];
}
