import { isHydrated } from "../hydrated";
import { paint } from "../painted";
import type { Driver, Json } from "./driver";
import { clickAt, type Key, pressOf, typingOf } from "./input";
import { COMPLAINTS } from "./witness";

/** A visible element: by selector, and where several have it by its whole text, its name or its label. */
export interface Target {
  readonly css: string;
  readonly text?: string;
}

/** Which of the elements that a selector finds is the target; -1 while there is none to be seen. */
function seek({ css, text }: Target): number {
  const plain = (words: string | null) => words?.replace(/\s+/g, " ").trim();
  return [...document.querySelectorAll(css)].findIndex((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const names = [element.getAttribute("aria-label"), ...[element, ...labels].map((one) => one.textContent)];
    return text === undefined || names.map(plain).includes(plain(text));
  });
}

/** Where to click, or why that cannot be yet. */
type Spot = { readonly x: number; readonly y: number } | { readonly fault: string };

/** Scrolls an element into view and says where it stands, uncovered and at rest. */
async function place(css: string, index: number): Promise<Spot> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const element = document.querySelectorAll(css)[index];
  if (!element) return { fault: "went away" };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { fault: "moves" };
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (element.contains(hit) || hit?.closest("label")?.control === element) return { x, y };
  return { fault: `lies below ${hit?.outerHTML.slice(0, 80)}` };
}

/** How long a condition may take on a slow, busy machine. */
const PATIENCE_MS = 40_000;
const PAUSE_MS = 50;

const named = ({ css, text }: Target) => (text === undefined ? css : `"${text}" (${css})`);

/** A page in any engine. */
export class EnginePage {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Runs a function in the page; it may use nothing from outside. */
  async run<Args extends readonly Json[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const list = args.map((arg) => JSON.stringify(arg)).join(", ");
    const text = await this.driver.evaluate(
      `(async () => JSON.stringify(await (${script})(${list})) ?? "null")()`,
    );
    return JSON.parse(text);
  }

  /** Tries until something comes of it. */
  private async attempt<Result>(what: string, attempt: () => Promise<Result | undefined>): Promise<Result> {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      const result = await attempt();
      if (result !== undefined) return result;
      if (Date.now() > end) throw new Error(`in vain waited until ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Waits until a function gives something true in the page. */
  async until<Args extends readonly Json[]>(
    what: string,
    script: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await this.attempt(what, async () => (await this.run(script, ...args)) || undefined);
  }

  /** Waits until something is there to be seen, and says which of those that the selector finds. */
  shown(target: Target): Promise<number> {
    return this.attempt(`${named(target)} is shown`, async () => {
      const index = await this.run(seek, { ...target });
      return index < 0 ? undefined : index;
    });
  }

  gone(css: string): Promise<void> {
    return this.until(`${css} is gone`, (selector) => document.querySelector(selector) === null, css);
  }

  /** Waits until the focus is on an element that a selector finds. */
  focused(css: string): Promise<void> {
    const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;
    return this.until(`${css} has the focus`, hasFocus, css);
  }

  /** Waits until the address is a path, with what stands behind it. */
  at(path: string): Promise<void> {
    const isAt = (wanted: string) => location.pathname + location.search + location.hash === wanted;
    return this.until(`the address is ${path}`, isAt, path);
  }

  async resize(width: number, height = 844): Promise<void> {
    await this.driver.resize(width, height);
    await this.until(`the window is ${width} px wide`, (wide) => window.innerWidth === wide, width);
    await this.run(paint);
  }

  /** Opens a route and waits until it is hydrated. */
  async open(route: string): Promise<void> {
    await this.driver.navigate(this.site + route);
    await this.until(`${route} is hydrated`, isHydrated);
  }

  /** Forgets what the site stored, as in a new visitor's browser. */
  async forget(): Promise<void> {
    await this.driver.navigate(`${this.site}/favicon.svg`);
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Clicks with the mouse as soon as the target stands still and uncovered. */
  async click(target: Target): Promise<void> {
    let fault = "is not shown";
    const { x, y } = await this.attempt(`${named(target)} can be clicked`, async () => {
      const spot = await this.run(place, target.css, await this.shown(target));
      if ("x" in spot) return spot;
      fault = spot.fault;
      return undefined;
    }).catch((error: Error) => {
      throw new Error(`${error.message}: it ${fault}`);
    });
    await this.driver.perform(clickAt(x, y));
  }

  press(key: Key): Promise<void> {
    return this.driver.perform(pressOf(key));
  }

  /** Types where the focus is. */
  type(text: string): Promise<void> {
    return this.driver.perform(typingOf(text));
  }

  /** Clicks into a field and types. */
  async fill(css: string, text: string): Promise<void> {
    await this.click({ css });
    await this.focused(css);
    await this.type(text);
  }

  /** Chooses in a list as Playwright does: an open list stands outside the page, where no driver reaches. */
  async choose(target: Target, value: string): Promise<void> {
    const pick = (css: string, index: number, chosen: string) => {
      const list = document.querySelectorAll(css)[index];
      if (!(list instanceof HTMLSelectElement)) throw new Error(`${css} is no list`);
      if (list.disabled) return false;
      list.value = chosen;
      if (list.value !== chosen) throw new Error(`${css} has no ${chosen}`);
      list.dispatchEvent(new Event("input", { bubbles: true }));
      list.dispatchEvent(new Event("change", { bubbles: true }));
      return true;
    };
    await this.until(`${named(target)} can be used`, pick, target.css, await this.shown(target), value);
  }

  /** Errors of the page since it was opened, and files of the site that did not come. */
  complaints(): Promise<readonly string[]> {
    return this.run((name) => {
      const noted: unknown = Reflect.get(window, name);
      if (!Array.isArray(noted)) return ["the page has no witness"];
      const refused = performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400)
        .map((entry) => `refused: ${entry.name}`);
      return [...noted.map(String), ...refused];
    }, COMPLAINTS);
  }

  screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }
}
