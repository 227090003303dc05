import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "./visitor";

const PATIENCE_MS = 40_000;
const PAUSE_MS = 100;

/** An element of a kind by its whole text, or by its name. */
const named = (tag: string, name: string) =>
  `//${tag}[normalize-space()="${name}" or @aria-label="${name}" or @name="${name}"]`;
const button = (name: string) => named("button", name);
const link = (name: string, within = "") => `${within}${named("a", name)}`;
const box = (name: string) => `//label[normalize-space()="${name}"]`;

const found = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)}, document, null, 9, null).singleNodeValue`;
const HYDRATED = `document.documentElement.dataset.hydrated !== undefined && Object.keys(document.querySelector("h1")).some((key) => key.startsWith("__react"))`;

/** What a tour does with a browser on the fixed site. */
export class Tour {
  constructor(
    private readonly visitor: Visitor,
    private readonly site: string,
  ) {}

  /** Waits until an expression is true in the page. */
  async until(what: string, expression: string): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      if (await this.visitor.run(`Boolean(${expression})`)) return;
      if (Date.now() > end) throw new Error(`in vain waited until ${what}`);
      await wait(PAUSE_MS);
    }
  }

  async open(path: string, width = 1280): Promise<void> {
    await this.visitor.resize(width, 844);
    await this.visitor.goTo(this.site + path);
    await this.until(`${path} is hydrated`, HYDRATED);
  }

  sees(xpath: string): Promise<void> {
    return this.until(`${xpath} is shown`, `${found(xpath)}?.checkVisibility({ visibilityProperty: true })`);
  }
  gone(xpath: string): Promise<void> {
    return this.until(`${xpath} is gone`, `${found(xpath)} === null`);
  }
  reads(text: string): Promise<void> {
    return this.until(`“${text}” is read`, `document.body.innerText.includes(${JSON.stringify(text)})`);
  }
  hasFocus(xpath: string): Promise<void> {
    return this.until(`${xpath} has the focus`, `document.activeElement === ${found(xpath)}`);
  }
  isAt(path: string): Promise<void> {
    const address = "location.pathname + location.search + location.hash";
    return this.until(`the address is ${path}`, `${address} === ${JSON.stringify(path)}`);
  }

  async click(xpath: string): Promise<void> {
    await this.sees(xpath);
    // At the window's edge the bar at its foot would lie over it.
    await this.visitor.run(`void ${found(xpath)}.scrollIntoView({ block: "center", behavior: "instant" })`);
    await this.visitor.click(xpath);
  }
  async fill(name: string, text: string): Promise<void> {
    const field = `//form//*[@name="${name}"]`;
    await this.click(field);
    await this.hasFocus(field);
    await this.visitor.type(text);
  }
  /** As a visitor's first act, for which later parts of a page wait. */
  async scrolls(): Promise<void> {
    await this.visitor.run("scrollBy(0, 200)");
  }
  type = (text: string) => this.visitor.type(text);
  press = (key: "Escape" | "ArrowRight") => this.visitor.press(key);

  /** Chooses in a list: an open one stands outside the page, where no driver reaches. */
  async choose(label: string, value: string): Promise<void> {
    const list = `//label[normalize-space()="${label}"]/following::select[1]`;
    await this.sees(list);
    await this.visitor.run(`(() => {
      const list = ${found(list)};
      list.value = ${JSON.stringify(value)};
      list.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
  }

  /** What does not fit a window, and what has not come of fonts and pictures in view. */
  async unfit(): Promise<string> {
    const faults = await this.visitor.run(`(async () => {
      await document.fonts.ready;
      const sticksOut = document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [];
      const fonts = [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family);
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

const picture = (id: string) => `//a[@id="${id}"]`;
const MENU = '//header//nav[@aria-label="Main"]';

/** What a visitor does, each from a fresh page on. */
export const STEPS: Readonly<Record<string, Step>> = {
  "the phone's menu opens with the focus in it, and Escape gives it back": async (tour) => {
    await tour.open("/about", 390);
    await tour.click(button("Open menu"));
    await tour.hasFocus(`(${MENU}//a)[1]`);
    await tour.press("Escape");
    await tour.hasFocus(button("Open menu"));
  },
  "a link of the phone's menu leads to its page, with the focus on its heading": async (tour) => {
    await tour.open("/about", 390);
    await tour.click(button("Open menu"));
    await tour.click(link("Malaysia", MENU));
    await tour.isAt("/countries/malaysia");
    await tour.hasFocus("//h1");
  },
  "a menu of wide windows opens and closes": async (tour) => {
    await tour.open("/about");
    await tour.click(button("Countries"));
    await tour.sees(link("Malaysia", MENU));
    await tour.press("Escape");
    await tour.hasFocus(button("Countries"));
  },
  "an empty message is answered with what each field needs": async (tour) => {
    await tour.open("/contact", 390);
    await tour.click(button("Send message"));
    await tour.reads("First name is required");
    await tour.reads("Message cannot be empty");
    await tour.hasFocus('//form//*[@name="fullName"]');
  },
  "a message is sent, thanked for, numbered, and gone from the form": async (tour) => {
    await tour.open("/contact", 390);
    await tour.fill("fullName", "Anitha Raman");
    await tour.fill("email", "anitha@home.example");
    await tour.fill("phone", "98765 43210");
    await tour.fill("message", "Which intake is next?");
    // The host takes nobody for a person who is faster.
    await tour.until("a person would be done", "performance.now() > 3000");
    await tour.click(button("Send message"));
    await tour.reads("Message sent successfully!");
    await tour.until("the form is empty", 'document.querySelector("[name=fullName]").value === ""');
  },
  "an empty request for a consultation is answered": async (tour) => {
    await tour.open("/online-consultation-form", 390);
    await tour.click(button("Submit"));
    await tour.reads("Please fill out the name.");
  },
  "a draft is there again after a reload": async (tour) => {
    await tour.open("/contact");
    await tour.fill("message", "A draft");
    await tour.open("/contact");
    await tour.until(
      "the draft is back",
      'document.querySelector("[name=message]").value.includes("A draft")',
    );
  },
  "pictures open, turn and close, with the focus back": async (tour) => {
    await tour.open("/gallery/images", 390);
    await tour.click(picture("fair-1"));
    await tour.isAt("/gallery/images#fair-1");
    await tour.click(`//*[@role="dialog"]${button("Next picture")}`);
    await tour.isAt("/gallery/images#fair-2");
    await tour.press("ArrowRight");
    await tour.isAt("/gallery/images#winter-1");
    await tour.press("Escape");
    await tour.gone('//*[@role="dialog"]');
    await tour.isAt("/gallery/images");
    await tour.hasFocus(picture("fair-1"));
  },
  "the search finds a country with a wrong letter, and leads there": async (tour) => {
    await tour.open("/about");
    await tour.click(link("Search", "//header"));
    await tour.hasFocus("//dialog//input");
    await tour.type("Malaisia");
    await tour.click('//dialog//a[@href="/countries/malaysia"]');
    await tour.isAt("/countries/malaysia");
    await tour.hasFocus("//h1");
  },
  "Escape closes the search and gives the focus back": async (tour) => {
    await tour.open("/about");
    await tour.click(link("Search", "//header"));
    await tour.hasFocus("//dialog//input");
    await tour.press("Escape");
    await tour.gone("//dialog");
    await tour.hasFocus(link("Search", "//header"));
  },
  "a budget sorts the countries": async (tour) => {
    await tour.open("/compare", 390);
    await tour.choose("I can spend a year", "20");
    await tour.isAt("/compare?m=20");
    await tour.reads("Not enough is known to say");
  },
  "another currency at home changes the amounts, and holds after a reload": async (tour) => {
    await tour.open("/countries/malaysia");
    await tour.until("amounts are in rupees", 'document.body.innerText.includes("₹")');
    await tour.scrolls();
    await tour.click(box("NPR"));
    await tour.reads("NPR");
    await tour.open("/countries/malaysia");
    await tour.reads("NPR");
  },
  "a star takes a country into the plan": async (tour) => {
    await tour.open("/countries/malaysia");
    await tour.scrolls();
    await tour.click('//main//button[contains(., "plan") or contains(@aria-label, "plan")]');
    await tour.open("/plan");
    await tour.reads("Malaysia");
  },
  "the register shows one state of figures, and the address says so": async (tour) => {
    await tour.open("/figures");
    await tour.choose("Country", "malaysia");
    await tour.until("the address says so", 'location.search !== ""');
  },
  "a name that is typed leaves its institution": async (tour) => {
    await tour.open("/institutions");
    await tour.click('//main//input[@type="search"]');
    await tour.type("zzzz");
    await tour.until("the address says so", 'location.search.includes("zzzz")');
  },
  "the home page names its countries, and leads to one": async (tour) => {
    await tour.open("/");
    await tour.scrolls();
    await tour.click('//main//a[@href="/countries/malaysia"]');
    await tour.isAt("/countries/malaysia");
  },
  "an address that leads nowhere shows the way home": async (tour) => {
    await tour.open("/no-such-page");
    await tour.click('//main//a[@href="/"]');
    await tour.isAt("/");
  },
};
