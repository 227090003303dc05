import type { JSHandle, Page } from "playwright-core";
import { fixedSite, PHONE, type Visit } from "../fixed-site/fixed-site";
import { untilFocused } from "../helpers/focus";
import { movePointer } from "../helpers/hydrated";
import { sessionOf } from "../helpers/painted";

const site = fixedSite();

const KINDS = [
  "/",
  "/about",
  "/countries/australia",
  "/services/coaching",
  "/blogs/first-talk",
  "/gallery/images",
  "/gallery/videos",
  "/testimonials",
  "/contact",
  "/online-consultation-form",
  "/cost-of-living",
  "/statement",
  "/privacy",
  "/figures",
  "/institutions",
  "/compare",
  "/plan",
  "/search",
  "/no-such-page",
];

/** Opens a page and loads everything that it loads lazily. */
async function openWhole(path: string, visit: Visit = {}): Promise<Page> {
  const { page } = await site.open(path, { reducedMotion: "reduce", mayComplain: true, ...visit });
  await movePointer(page);
  return page;
}

/** Visible animations and transitions: endless ones, and those that move an element. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 50)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 99) : "")),
  );

/** Controls that are only visible by colour, which forced colours remove. */
async function edgeless(page: Page): Promise<string[]> {
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button")].filter((control) =>
      [getComputedStyle(control), getComputedStyle(control, "::before")].some(
        ({ backgroundColor, content }) => content !== "none" && !/, 0\)|transparent/.test(backgroundColor),
      ),
    ),
  );
  await page.emulateMedia({ forcedColors: "active" });
  const found = await filled.evaluate((controls) =>
    controls
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
      })
      .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
}

const CONTROLS =
  "a[href], button, input:not([type=hidden]), textarea, select, summary, video[controls], [tabindex='0']";

/** Number of key presses between two reads of the notes. */
const AT_ONCE = 25;
/** As the browser's protocol names them. */
const TAB = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, nativeVirtualKeyCode: 9 };
const SHIFT = 8;

type Notes = ReturnType<typeof takeNotes>;

/** Records after each press the focused element and its faults. Runs in the page. */
function takeNotes({ controls, isBackwards }: { controls: string; isBackwards: boolean }) {
  const ringsOf = (element: Element) => {
    // The focus ring may be on the control, its parent or its label.
    const parts = [element, element.parentElement, element.closest("label")].filter((part) => part !== null);
    return [...parts.map((part) => getComputedStyle(part)), getComputedStyle(element, "::after")].map(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? "" : outlineColor,
    );
  };
  const plain = new Map(
    [...document.querySelectorAll<HTMLElement>(controls)].map((one) => [one, ringsOf(one).join()]),
  );
  const stops: (Element | undefined)[] = [];
  const faults: string[] = [];
  /** All elements that had the focus: on a busy machine two presses may pass before the first is noted. */
  const reached = new Set<EventTarget | null>();
  // Registered before React, which stops the event on parts that are not hydrated.
  window.addEventListener("focusin", ({ target }) => reached.add(target), true);
  const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
  const isSeen = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const spots = [
      [middle(left, right, innerWidth), middle(top, bottom, innerHeight)],
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
    if (!(element instanceof HTMLElement) || element === document.body) return void stops.push(undefined);
    stops.push(element);
    const name = element.outerHTML.slice(0, 120);
    if (!isSeen(element)) faults.push(`covered or outside the window: ${name}`);
    // A video's controls are separate stops and show their own focus.
    if (element instanceof HTMLVideoElement) return;
    const rings = ringsOf(element);
    if (rings.every((ring) => ring === "") || rings.join() === plain.get(element))
      faults.push(`no visible focus: ${name}`);
  });
  return { isBackwards, plain, stops, reached, faults };
}

function isOver({ stops }: Notes): boolean {
  return stops.includes(undefined) || stops.lastIndexOf(stops[0]) > 0;
}

function faultsOf({ plain, isBackwards, stops, reached, faults }: Notes): string[] {
  const end = stops.findIndex((stop, at) => stop === undefined || (at > 0 && stop === stops[0]));
  const walked = stops.slice(0, end).filter((stop) => stop !== undefined);
  const name = (one: Element) => one.outerHTML.slice(0, 120);
  const isRadio = (one: Element) => one instanceof HTMLInputElement && one.type === "radio" && one.name;
  // A group of radio buttons is one stop.
  const isReached = (one: HTMLElement) =>
    [...plain.keys()].some(
      (other) => reached.has(other) && (other === one || (isRadio(one) && isRadio(other) === isRadio(one))),
    );
  const missed = [...plain.keys()]
    .filter((one) => one.tabIndex >= 0 && !one.matches(":disabled, [inert] *") && !isReached(one))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const before = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const astray = walked.filter((stop, at) => {
    const last = walked[at - 1];
    const isThere = last?.isConnected && stop.isConnected && last !== stop;
    return isThere && !(last.compareDocumentPosition(stop) & before);
  });
  return [
    ...faults,
    ...missed.map((one) => `never reached: ${name(one)}`),
    ...astray.map((one) => `out of order: ${name(one)}`),
  ];
}

/**
 * Presses Tab, or Shift+Tab from the page's end, until the focus leaves the page. The page records each stop, so that
 * only presses are sent.
 */
async function tabWalk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string[]> {
  const isBackwards = key !== "Tab";
  await page.evaluate((fromEnd) => {
    // The browser continues from where the focus was last, even if that element is gone.
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body[fromEnd ? "append" : "prepend"](start);
    start.focus({ preventScroll: true });
    start.remove();
  }, isBackwards);
  const notes: JSHandle<Notes> = await page.evaluateHandle(takeNotes, { controls: CONTROLS, isBackwards });
  const session = await sessionOf(page);
  // Sent without awaiting each answer, which would take most of the time; the order is kept.
  const press = (type: "rawKeyDown" | "keyUp") =>
    session.send("Input.dispatchKeyEvent", { type, ...TAB, modifiers: isBackwards ? SHIFT : 0 });
  // Upper limit of stops, as a focus trap would never end.
  const most = (await page.locator(CONTROLS).count()) + 2 * AT_ONCE;
  for (let presses = 0; presses < most; presses += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }).flatMap(() => [press("rawKeyDown"), press("keyUp")]));
    if (await page.evaluate(isOver, notes)) return page.evaluate(faultsOf, notes);
  }
  return ["the walk does not end"];
}

test.each(KINDS)(
  "Tab reaches all of %s in order, in sight, with a visible focus; nothing moves for who asked for that, and buttons have an edge in forced colours",
  async (path) => {
    const page = await openWhole(path);
    const edgelessOnes = await edgeless(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const moving = await motions(page);
    const walk = await tabWalk(page);
    expect({ edgeless: edgelessOnes, moving, walk }).toEqual({ edgeless: [], moving: [], walk: [] });
  },
);

test.each<[how: string, path: string, visit: Visit, key: "Tab" | "Shift+Tab"]>([
  ["on a phone", "/", PHONE, "Tab"],
  ["on a phone", "/countries/australia", PHONE, "Tab"],
  ["backwards", "/countries/australia", { width: 390 }, "Shift+Tab"],
  ["in forced colours", "/countries/australia", { forcedColors: "active" }, "Tab"],
  ["at 400 % zoom", "/contact", { width: 320, height: 256 }, "Tab"],
])("%s, too, the focus reaches every control of %s, in sight and visibly", async (_how, path, visit, key) => {
  expect(await tabWalk(await openWhole(path, visit), key)).toEqual([]);
});

test("a form with errors takes the focus to the first of them, and Tab reaches the others", async () => {
  const page = await openWhole("/contact");
  await page.getByRole("main").locator("form [type=submit]").click();
  await untilFocused(page, "[aria-invalid=true]");
  expect(await tabWalk(page)).toEqual([]);
});
