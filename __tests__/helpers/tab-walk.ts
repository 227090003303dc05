import type { JSHandle, Page } from "playwright-core";

/** What can take the focus. */
const CONTROLS =
  "a[href], button, input:not([type=hidden]), textarea, select, summary, video[controls], [tabindex='0']";

/** Presses between two looks at the notes. */
const AT_ONCE = 25;
/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

/** The page's own notes of a walk: one entry a press, undefined where the focus had left the page. */
interface Notes {
  /** The controls that can be focused. */
  readonly controls: string;
  readonly isBackwards: boolean;
  readonly stops: (Element | undefined)[];
  readonly faults: string[];
}

/** Notes after each press where the focus is and what is wrong with that. Runs in the page. */
function takeNotes([controls, isBackwards, least]: [string, boolean, number]): Notes {
  const notes: Notes = { controls, isBackwards, stops: [], faults: [] };
  const ringsOf = (element: Element) => {
    // The ring may be the control's own, its parent's or its label's.
    const parts = [element, element.parentElement, element.closest("label")].filter((part) => part !== null);
    return [...parts.map((part) => getComputedStyle(part)), getComputedStyle(element, "::after")].map(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? "" : outlineColor,
    );
  };
  const plain = new Map([...document.querySelectorAll(controls)].map((one) => [one, ringsOf(one).join()]));
  const lightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  /** Colours on which a ring may lie: the control's own and that of what is behind it. */
  const groundsOf = (element: Element) => {
    const grounds: string[] = [];
    for (let part: Element | null = element; part && grounds.length < 2; part = part.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      if (backgroundImage !== "none") return [];
      if (!/, 0\)$|transparent/.test(backgroundColor)) grounds.push(backgroundColor);
    }
    return grounds;
  };
  const isSeen = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const middle = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2] as const;
    const spots = [
      [middle[0], (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const;
    return spots.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      const isPart = found && (element.contains(found) || found.contains(element));
      return isPart || found?.closest("label")?.contains(element);
    });
  };
  document.addEventListener("keyup", (event) => {
    if (event.key !== "Tab") return;
    const { activeElement: element } = document;
    if (!element || element === document.body) return void notes.stops.push(undefined);
    notes.stops.push(element);
    const name = `${element.outerHTML.slice(0, 120)}`;
    if (!isSeen(element)) notes.faults.push(`covered or outside the window: ${name}`);
    // A video's controls are stops of their own and show the focus themselves.
    if (element instanceof HTMLVideoElement) return;
    const rings = ringsOf(element);
    const [ring] = rings.filter((colour) => colour !== "");
    if (!ring || rings.join() === plain.get(element))
      return void notes.faults.push(`no visible focus: ${name}`);
    const grounds = groundsOf(element);
    const contrasts = grounds.map((ground) => {
      const [dark = 0, light = 0] = [lightness(ring), lightness(ground)].sort((one, other) => one - other);
      return light / dark;
    });
    if (grounds.length > 0 && Math.max(...contrasts) < least)
      notes.faults.push(`pale focus ${ring}: ${name}`);
  });
  return notes;
}

/** Whether the focus has left the page or come round. */
function isOver({ stops }: Notes): boolean {
  return stops.includes(undefined) || stops.lastIndexOf(stops[0]) > 0;
}

/** The faults of a walk that has ended. */
function faultsOf({ controls, isBackwards, stops, faults }: Notes): string[] {
  const end = stops.findIndex((stop, at) => stop === undefined || (at > 0 && stop === stops[0]));
  const walked = stops.slice(0, end).filter((stop) => stop !== undefined);
  const name = (one: Element) => one.outerHTML.slice(0, 120);
  const groupOf = (one: Element) => one instanceof HTMLInputElement && one.type === "radio" && one.name;
  const expected = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && !one.closest("[inert]"),
  );
  const missed = expected
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !walked.includes(one))
    // A group of radio buttons is one stop.
    .filter((one) => !walked.some((other) => groupOf(one) && groupOf(one) === groupOf(other)));
  const before = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const astray = walked.filter((stop, at) => {
    const last = walked[at - 1];
    return last && last !== stop && !(last.compareDocumentPosition(stop) & before);
  });
  return [
    ...faults,
    ...missed.map((one) => `never reached: ${name(one)}`),
    ...astray.map((one) => `out of order: ${name(one)}`),
  ];
}

/**
 * Presses Tab, or Shift+Tab from the page's end, until the focus leaves the page. The page itself notes each stop, so
 * that a press is all that is sent.
 * @returns what is wrong: stops that are hidden, covered, without visible focus, out of order or never reached
 */
export async function tabWalk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string[]> {
  const isBackwards = key !== "Tab";
  await page.evaluate((fromEnd) => {
    // The browser continues from where the focus was last, even if that element is gone.
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body[fromEnd ? "append" : "prepend"](start);
    start.focus({ preventScroll: true });
    start.remove();
  }, isBackwards);
  const notes: JSHandle<Notes> = await page.evaluateHandle(takeNotes, [
    CONTROLS,
    isBackwards,
    LEAST_CONTRAST,
  ]);
  // More stops than the page has: a focus trap would never end.
  const most = (await page.locator(CONTROLS).count()) + 2 * AT_ONCE;
  for (let presses = 0; presses < most; presses += AT_ONCE) {
    for (let press = 0; press < AT_ONCE; press += 1) await page.keyboard.press(key);
    if (await page.evaluate(isOver, notes)) return page.evaluate(faultsOf, notes);
  }
  return ["the walk does not end"];
}
