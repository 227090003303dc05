import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "./visitor";

const PATIENCE_MS = 40_000;
const PAUSE_MS = 100;
const PHONE = 390;
const WIDE = 1280;

const named = (tag: string, name: string) =>
  `//${tag}[normalize-space()="${name}" or @aria-label="${name}" or @name="${name}"]`;
const button = (name: string) => named("button", name);
const link = (name: string, within = "") => `${within}${named("a", name)}`;
const field = (name: string) => `//form//*[@name="${name}"]`;
const box = (name: string) => `//label[normalize-space()="${name}"]`;

const found = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)}, document, null, 9, null).singleNodeValue`;
const HYDRATED = `document.documentElement.dataset.hydrated !== undefined && Object.keys(document.querySelector("h1")).some((key) => key.startsWith("__react"))`;

export class Tour {
  constructor(
    private readonly visitor: Visitor,
    private readonly site: string,
  ) {}

  async until(what: string, expression: string): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      if (await this.visitor.run(`Boolean(${expression})`)) return;
      if (Date.now() > end) throw new Error(`in vain waited until ${what}`);
      await wait(PAUSE_MS);
    }
  }

  async open(path: string, width = WIDE): Promise<void> {
    await this.visitor.resize(width, 844);
    await this.visitor.goTo(this.site + path);
    await this.until(`${path} is hydrated`, HYDRATED);
  }

  sees = (xpath: string) =>
    this.until(`${xpath} is shown`, `${found(xpath)}?.checkVisibility({ visibilityProperty: true })`);
  gone = (xpath: string) => this.until(`${xpath} is gone`, `${found(xpath)} === null`);
  reads = (text: string) =>
    this.until(`“${text}” is read`, `document.body.innerText.includes(${JSON.stringify(text)})`);
  hasFocus = (xpath: string) =>
    this.until(`${xpath} has the focus`, `document.activeElement === ${found(xpath)}`);
  isAt = (path: string) =>
    this.until(`the address is ${path}`, `location.href === location.origin + ${JSON.stringify(path)}`);

  async click(xpath: string): Promise<void> {
    await this.sees(xpath);
    // At the window's edge the bar at the foot would cover it.
    await this.visitor.run(`void ${found(xpath)}.scrollIntoView({ block: "center", behavior: "instant" })`);
    await this.visitor.click(xpath);
  }
  follow = (xpath: string, path: string) => this.click(xpath).then(() => this.isAt(path));
  clickToFocus = (xpath: string, other: string) => this.click(xpath).then(() => this.hasFocus(other));
  escape = (back: string) => this.press("Escape").then(() => this.hasFocus(back));
  async fill(name: string, text: string): Promise<void> {
    await this.clickToFocus(field(name), field(name));
    await this.visitor.type(text);
  }
  scrolls = () => this.visitor.run("scrollBy(0, 200)");
  type = (text: string) => this.visitor.type(text);
  press = (key: "Escape" | "ArrowRight") => this.visitor.press(key);

  /** Elements wider than the window, and fonts and visible pictures that have not loaded. */
  async unfit(): Promise<string> {
    const faults = await this.visitor.run(`(async () => {
      await document.fonts.ready;
      const sticksOut = document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [];
      // Those for the time before a font has come are the machine's own, which it may not have.
      const isOwn = ({ family }) => / (?:Fallback|Roboto|DejaVu)"?$/.test(family);
      const fonts = [...document.fonts].filter((one) => one.status === "error" && !isOwn(one)).map(({ family }) => family);
      const inView = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
      });
      const empty = await Promise.all(inView.map((image) => image.decode().then(() => [], () => [image.currentSrc])));
      return [...sticksOut, ...fonts, ...empty.flat()].join(", ");
    })()`);
    return String(faults);
  }
}

type Step = (tour: Tour) => Promise<void>;
const on =
  (width: number, path: string, step: Step): Step =>
  (tour) =>
    tour.open(path, width).then(() => step(tour));

const picture = (id: string) => `//a[@id="${id}"]`;
const MENU = '//header//nav[@aria-label="Main"]';

export const STEPS: Readonly<Record<string, Step>> = {
  "the phone's menu has the focus, gives it back, and leads on": on(PHONE, "/about", async (tour) => {
    await tour.clickToFocus(button("Open menu"), `(${MENU}//a)[1]`);
    await tour.escape(button("Open menu"));
    await tour.click(button("Open menu"));
    await tour.click(button("Countries"));
    await tour.follow(link("Malaysia", MENU), "/countries/malaysia");
    await tour.hasFocus("//h1");
  }),
  "a menu of wide windows opens and closes": on(WIDE, "/about", async (tour) => {
    await tour.click(button("Countries"));
    await tour.sees(link("Malaysia", MENU));
    await tour.escape(button("Countries"));
  }),
  "an empty message says what it needs; a whole one is sent": on(PHONE, "/contact", async (tour) => {
    await tour.click(button("Send message"));
    await tour.reads("First name is required");
    await tour.reads("Message cannot be empty");
    await tour.hasFocus(field("fullName"));
    await tour.fill("fullName", "Anitha Raman");
    await tour.fill("email", "anitha@home.example");
    await tour.fill("phone", "98765 43210");
    await tour.fill("message", "Which intake is next?");
    // The host treats faster senders as bots.
    await tour.until("a person would be done", "performance.now() > 3000");
    await tour.click(button("Send message"));
    await tour.reads("Message sent successfully!");
    await tour.until("the form is empty", `${found(field("fullName"))}.value === ""`);
  }),
  "pictures open, turn and close, with the focus back": on(PHONE, "/gallery/images", async (tour) => {
    await tour.follow(picture("fair-1"), "/gallery/images#fair-1");
    await tour.follow(`//*[@role="dialog"]${button("Next picture")}`, "/gallery/images#fair-2");
    await tour.press("ArrowRight");
    await tour.isAt("/gallery/images#winter-1");
    await tour.press("Escape");
    await tour.gone('//*[@role="dialog"]');
    await tour.isAt("/gallery/images");
    await tour.hasFocus(picture("fair-1"));
  }),
  "the search's field has the focus, and finds a country with a wrong letter": on(
    WIDE,
    "/about",
    async (tour) => {
      await tour.clickToFocus(link("Search", "//header"), "//main//input");
      await tour.type("Malaisia");
      await tour.follow('//main//a[@data-found][@href="/countries/malaysia"]', "/countries/malaysia");
      await tour.hasFocus("//h1");
    },
  ),
  "a currency stays; a star puts a country in the plan": on(PHONE, "/countries/malaysia", async (tour) => {
    await tour.reads("₹");
    await tour.scrolls();
    await tour.click(box("NPR"));
    await tour.reads("NPR");
    await tour.click('//main//button[contains(., "Add to our plan")]');
    await tour.open("/countries/malaysia");
    await tour.reads("NPR");
    await tour.open("/plan");
    await tour.reads("Malaysia");
  }),
};
