import { isHydrated } from "../hydrated";
import { paint } from "../painted";
import type { Driver, Json } from "./driver";
import { clickAt, type Key, pressOf, typingOf } from "./input";
import { COMPLAINTS } from "./witness";

/** A visible element: by selector, and where several have it by its whole text or its name. */
export interface Target {
  readonly css: string;
  readonly text?: string;
}

/** Where to click, or why that cannot be yet. */
type Spot = { readonly x: number; readonly y: number } | { readonly fault: string };

/** How long a condition may take on a slow, busy machine. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Scrolls a target into view and says where it stands, uncovered and at rest. */
async function place({ css, text }: Target): Promise<Spot> {
  const isNamed = (element: Element) =>
    text === undefined ||
    [element.textContent?.replace(/\s+/g, " ").trim(), element.getAttribute("aria-label")].includes(text);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const found = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && isNamed(element),
  );
  if (!found) return { fault: "is not there" };
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = found.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = found.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { fault: "moves" };
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(found.contains(hit) || hit.contains(found)))
    return { fault: `lies below ${hit?.outerHTML.slice(0, 80)}` };
  return { x, y };
}

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

  /** Waits until a function gives something true in the page. */
  async until<Args extends readonly Json[]>(
    what: string,
    script: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      if (await this.run(script, ...args)) return;
      if (Date.now() > end) throw new Error(`in vain waited until ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Waits until something is there to be seen. */
  shown({ css, text }: Target): Promise<void> {
    return this.until(
      `${text ?? ""} (${css}) is shown`,
      (selector, words) =>
        [...document.querySelectorAll(selector)].some(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            (words === null || (element.textContent ?? "").replace(/\s+/g, " ").includes(words)),
        ),
      css,
      text ?? null,
    );
  }

  gone(css: string): Promise<void> {
    return this.until(`${css} is gone`, (selector) => document.querySelector(selector) === null, css);
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

  /** As a new visitor's browser: nothing stored. */
  async forget(): Promise<void> {
    await this.driver.navigate(`${this.site}/favicon.svg`);
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  async click(target: Target): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      const spot = await this.run(place, { ...target });
      if ("x" in spot) return this.driver.perform(clickAt(spot.x, spot.y));
      if (Date.now() > end) throw new Error(`${target.text ?? ""} (${target.css}) ${spot.fault}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  press(key: Key): Promise<void> {
    return this.driver.perform(pressOf(key));
  }

  /** Types where the focus is. */
  type(text: string): Promise<void> {
    return this.driver.perform(typingOf(text));
  }

  async fill(css: string, text: string): Promise<void> {
    await this.click({ css });
    await this.until(
      `${css} has the focus`,
      (selector) => document.activeElement?.matches(selector) ?? false,
      css,
    );
    await this.type(text);
  }

  /** Chooses in a list as its browser does; a list that is open stands outside the page, where no test reaches. */
  async choose(css: string, value: string): Promise<void> {
    await this.shown({ css });
    await this.run(
      (selector, chosen) => {
        const list = document.querySelector(selector);
        if (!(list instanceof HTMLSelectElement)) throw new Error(`${selector} is no list`);
        list.value = chosen;
        if (list.value !== chosen) throw new Error(`${selector} has no ${chosen}`);
        list.dispatchEvent(new Event("input", { bubbles: true }));
        list.dispatchEvent(new Event("change", { bubbles: true }));
      },
      css,
      value,
    );
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
